import PlainviewRuntime

extension Wiring {
  /// A line for each connection, sorted.
  ///
  /// A line ends in `! …` when the call would not arrive: the target is gone, it has no such method, or the view cannot
  /// be touched.
  package var text: String { text(uses: [:]) }

  /// The lines, with how often each connection was used, by its text: `… (used 2 times)`.
  package func text(uses: [String: Int]) -> String {
    sortedConnections.map { connection in
      guard let count = uses[connection.text] else { return connection.text }
      return "\(connection.text)  (used \(count == 1 ? "once" : "\(count) times"))"
    }.joined(separator: "\n")
  }

  /// The connections in the order of their texts.
  var sortedConnections: [WiringConnection] {
    connections.map { (text: $0.text, connection: $0) }.sorted { $0.text < $1.text }.map(\.connection)
  }
}

extension WiringConnection {
  /// `source --occasion--> receiver method`, `source.property -> receiver` or `source.property = receiver`.
  package var text: String { VisibleText.line(composedText) }

  private var composedText: String {
    let flaw = problem.map { "  ! \($0)" } ?? ""
    switch link {
    case .event(let name): return "\(source.name) --\(name)--> \(receiverAndMethod)\(flaw)"
    case .recognizer(let name): return "\(source.name) --\(name)--> \(receiverAndMethod)\(flaw)"
    case .delegate(let property): return "\(source.name).\(property) -> \(receiver.name)\(flaw)"
    case .outlet(let property): return "\(source.name).\(property) = \(receiver.name)\(flaw)"
    case .segue(let kind, let identifier):
      let name = identifier.map { " '\($0)'" } ?? ""
      return "\(source.name) --segue \(kind)\(name)--> \(receiver.name)\(flaw)"
    case .notification(let name):
      return "\(source.name) --\(name ?? "any notification")--> \(receiverAndMethod)\(flaw)"
    case .timer: return "\(source.name) --> \(receiverAndMethod)\(flaw)"
    }
  }

  private var receiverAndMethod: String { selector.map { "\(receiver.name) \($0)" } ?? receiver.name }
}
