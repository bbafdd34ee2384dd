@_spi(Plainview) import PlainviewUIKitCore

/// The wiring of scenes as a graph: objects are nodes, connections are edges.
///
/// Nodes and edges are in the order of the sorted texts of the connections, scene by scene. A segue to a scene that is
/// in the graph leads to that scene's controller.
@MainActor package struct WiringGraph {
  /// A scene's wiring below its title.
  package typealias Scene = (title: String, wiring: Wiring)

  struct Node {
    let name: String
    /// Whether the node stands for a missing object.
    let isMissing: Bool
  }

  struct Edge {
    let source: Int
    let target: Int
    let link: WiringConnection.Link
    /// The occasion, the method, and what is wrong, a line each.
    let label: [String]
    let isDangling: Bool
    let isUsed: Bool
  }

  /// The nodes of one scene, by their numbers.
  struct Group {
    let title: String
    var nodes: [Int] = []
  }

  private enum Key: Hashable {
    case object(ObjectIdentifier)
    case scene(String)
    /// What is no object is another node in every scene.
    case other(String, group: Int)
  }

  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  private(set) var groups: [Group] = []
  private var numbers: [Key: Int] = [:]
  /// The controllers that documents call by an id.
  private var controllers: [String: AnyObject] = [:]
  /// The scenes of the controllers.
  private var homes: [ObjectIdentifier: Int] = [:]

  private let uses: [String: Int]

  /// - Parameter uses: How often a flow used each connection, by the connection's text.
  package init(_ scenes: [Scene], uses: [String: Int] = [:]) {
    self.uses = uses
    groups = scenes.map { Group(title: $0.title) }
    // A controller that one scene is and another one contains belongs to its own scene.
    for (number, scene) in scenes.enumerated() { remember(scene.wiring.controllers.prefix(1), in: number) }
    for (number, scene) in scenes.enumerated() { remember(scene.wiring.controllers.dropFirst(), in: number) }
    for (number, scene) in scenes.enumerated() {
      for connection in scene.wiring.sortedConnections { add(connection, in: number) }
    }
  }

  private mutating func remember(_ found: ArraySlice<UIViewController>, in group: Int) {
    for controller in found {
      if homes[ObjectIdentifier(controller)] == nil { homes[ObjectIdentifier(controller)] = group }
      if let id = controller.documentID, controllers[id] == nil { controllers[id] = controller }
    }
  }

  private mutating func add(_ connection: WiringConnection, in group: Int) {
    let source = node(connection.source, in: group)
    let target = node(connection.receiver, in: group)
    edges.append(
      Edge(
        source: source, target: target, link: connection.link, label: connection.label,
        isDangling: connection.problem != nil, isUsed: !uses.isEmpty && uses[connection.text] != nil))
  }

  private mutating func node(_ end: WiringEnd, in group: Int) -> Int {
    let key = key(of: end, in: group)
    if let known = numbers[key] { return known }
    numbers[key] = nodes.count
    groups[home(of: key) ?? group].nodes.append(nodes.count)
    nodes.append(Node(name: end.name, isMissing: end.kind == .gone || end.kind == .nobody))
    return nodes.count - 1
  }

  private func home(of key: Key) -> Int? {
    guard case .object(let object) = key else { return nil }
    return homes[object]
  }

  private func key(of end: WiringEnd, in group: Int) -> Key {
    if let object = end.object { return .object(ObjectIdentifier(object)) }
    guard case .scene(let id) = end.kind else { return .other(end.name, group: group) }
    return controllers[id].map { .object(ObjectIdentifier($0)) } ?? .scene(id)
  }
}
