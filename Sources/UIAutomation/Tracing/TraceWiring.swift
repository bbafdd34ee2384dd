import PlainviewRuntime
import PlainviewSnapshot
import PlainviewTargetAction
@_spi(Plainview) import PlainviewUIKitCore

/// The wiring of all screens of a trace, as a graph; objects that disappear stay in it.
package struct TraceWiring: Sendable {
  package struct Node: Equatable, Sendable {
    package let name: String
    /// The number of the controller that it belongs to in `groups`.
    package let group: Int
    /// Whether it stands for a missing object.
    package let isMissing: Bool
    /// The number of the view; nil for what is none.
    package let view: Int?
  }

  package struct Edge: Equatable, Sendable {
    package enum Kind: String, Sendable { case event, recognizer, delegate, outlet, segue }

    package let source: Int
    package let target: Int
    package let kind: Kind
    /// The occasion, the method, and what is wrong, a line each.
    package let label: [String]
    package let isBroken: Bool
    let sender: ObjectIdentifier?
    let receiver: ObjectIdentifier?
    let method: String?
    let identifier: String?
    /// The connection as the wiring's text has it.
    let text: String
  }

  package private(set) var groups: [String] = []
  package private(set) var nodes: [Node] = []
  package private(set) var edges: [Edge] = []
  private var numbers: [String: Int] = [:]

  package init() {}

  /// Adds what is new in the wiring of a screen; `view` gives the number of a view or of a controller's view.
  @MainActor mutating func add(_ wiring: Wiring, view: (ObjectIdentifier) -> Int?) {
    for connection in wiring.connections {
      let source = node(connection.source, view)
      let target = node(connection.receiver, view)
      var identifier: String?
      if case .segue(_, let name) = connection.link { identifier = name }
      let edge = Edge(
        source: source, target: target, kind: connection.link.kind, label: connection.label,
        isBroken: connection.problem != nil, sender: connection.sender?.object.map { ObjectIdentifier($0) },
        receiver: connection.receiver.object.map { ObjectIdentifier($0) }, method: connection.selector?.name,
        identifier: identifier, text: connection.text)
      // The same wire of an object that was made anew is the same arrow.
      let known = edges.firstIndex {
        $0.source == source && $0.target == target && $0.kind == edge.kind && $0.label == edge.label
      }
      if let known { edges[known] = edge } else { edges.append(edge) }
    }
  }

  @MainActor private mutating func node(_ end: WiringEnd, _ view: (ObjectIdentifier) -> Int?) -> Int {
    let owner = (end.object as? UIResponder).flatMap(Self.controller).map { plainName(of: $0) } ?? ""
    let group = groups.firstIndex(of: owner) ?? groups.count
    if group == groups.count { groups.append(owner) }
    let key = "\(group) \(end.name)"
    if let known = numbers[key] { return known }
    numbers[key] = nodes.count
    nodes.append(
      Node(
        name: end.name, group: group, isMissing: end.kind == .gone || end.kind == .nobody,
        view: end.object.flatMap { view(ObjectIdentifier($0)) }))
    return nodes.count - 1
  }

  /// The controller that a responder is, or whose view it is in.
  @MainActor private static func controller(of responder: UIResponder) -> UIViewController? {
    sequence(first: responder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
  }

  // MARK: What fired

  /// The wire that a message came along, if it is one of them; `sender` is the object that sent an event or recognized last.
  func wire(of entry: Transcript.Entry, from sender: ObjectIdentifier?) -> Int? {
    switch entry.kind {
    case .action: action(entry, from: sender)
    case .delegate: delegate(entry)
    case .controller: segue(entry)
    default: nil
    }
  }

  private func action(_ entry: Transcript.Entry, from sender: ObjectIdentifier?) -> Int? {
    guard entry.text.hasPrefix("-> ") else { return nil }
    let candidates = edges.indices.filter { index in
      let edge = edges[index]
      guard edge.kind == .event || edge.kind == .recognizer else { return false }
      guard let method = entry.method else { return edge.method == nil && edge.receiver == nil }
      return edge.method == method && (edge.receiver == nil || edge.receiver == entry.subject?.object)
    }
    return candidates.first { edges[$0].sender != nil && edges[$0].sender == sender }
      ?? (entry.method == nil ? nil : candidates.first)
  }

  private func delegate(_ entry: Transcript.Entry) -> Int? {
    guard let receiver = entry.subject?.object else { return nil }
    let candidates = edges.indices.filter { edges[$0].kind == .delegate && edges[$0].receiver == receiver }
    // The first argument is the object that asks.
    guard let start = entry.text.firstIndex(of: "(") else { return candidates.first }
    let argument = entry.text[start...].dropFirst()
    return candidates.first { argument.hasPrefix(nodes[edges[$0].source].name) }
      ?? (candidates.count == 1 ? candidates.first : nil)
  }

  private func segue(_ entry: Transcript.Entry) -> Int? {
    guard entry.text.contains(" prepare(for:sender:)") else { return nil }
    return edges.indices.first { index in
      let edge = edges[index]
      guard edge.kind == .segue, entry.text.hasPrefix(nodes[edge.source].name + " prepare") else { return false }
      return edge.identifier.map { entry.text.contains("'\($0)'") } ?? true
    }
  }
}

extension WiringConnection.Link {
  fileprivate var kind: TraceWiring.Edge.Kind {
    switch self {
    case .event: .event
    case .recognizer: .recognizer
    case .delegate: .delegate
    case .outlet: .outlet
    case .segue: .segue
    case .notification, .timer: .event
    }
  }
}
