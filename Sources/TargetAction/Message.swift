import PlainviewRuntime

/// A message on its way: a selector with the sender and the event that its method may want.
@MainActor package struct Message {
  package let selector: Selector
  package let sender: Any?
  package let event: Any?

  package init(_ selector: Selector, sender: Any? = nil, event: Any? = nil) {
    self.selector = selector
    self.sender = sender
    self.event = event
  }

  /// How many messages are under way, one inside the other; a device's stack would overflow at some point.
  private static var depth = 0
  private static let depthLimit = 256

  /// Runs the receiver's method; fails as an unrecognized selector does when it has none (contract S1, S2).
  @discardableResult package func send(to receiver: AnyObject) -> Any? {
    if SimulatedProcess.isUnwinding { return nil }
    let type: AnyClass = type(of: receiver)
    guard let entry = ActionRegistry.entry(for: selector, in: type) else {
      if let catcher = receiver as? any MessageCatching, catcher.catches(self) {
        note(.init(text: selector.name)) { "-> \($0.text) of code that is not there" }
        return nil
      }
      if !SimulatedProcess.isUnwinding { raise(unrecognized(by: receiver)) }
      return nil
    }
    guard entry.argumentCount == selector.argumentCount else {
      raise(.invalidArgument(Self.wrongCount(selector, of: type, takes: entry.argumentCount)))
      return nil
    }
    guard Self.depth < Self.depthLimit else {
      let method = "-[\(className(of: receiver)) \(selector)]"
      raise(.internalInconsistency("\(method): \(Self.depthLimit) messages are under way, one inside the other."))
      return nil
    }
    Self.depth += 1
    defer { Self.depth -= 1 }
    guard let process = SimulatedProcess.driven else { return run(entry, of: receiver) }
    let facts = RecentEvents.Facts(.init(type), text: selector.name)
    if let transcript = process.transcript {
      return transcript.call(.action, Self.words(facts), answer: { _ in "" }) { run(entry, of: receiver) }
    }
    process.recentEvents?.add(.action, facts, Self.words)
    return run(entry, of: receiver)
  }

  private static func words(_ facts: RecentEvents.Facts) -> String { "-> \(facts.subject?.text ?? "") \(facts.text)" }

  private func note(_ facts: RecentEvents.Facts, _ words: @escaping RecentEvents.Words) {
    let process = SimulatedProcess.driven
    if let transcript = process?.transcript { return transcript.note(.action, words(facts)) }
    process?.recentEvents?.add(.action, facts, words)
  }

  private func run(_ entry: ActionEntry, of receiver: AnyObject) -> Any? {
    do {
      return try entry.invoke(receiver, sender, event)
    } catch {
      raise(.invalidArgument("-[\(className(of: receiver)) \(selector)]: \(error)"))
    }
    return nil
  }

  /// Fails as a message to a class does: class methods are not exposed (contract S2).
  package func send(toClass type: AnyClass) {
    if SimulatedProcess.isUnwinding { return }
    let address = SimulatedProcess.address(of: type as AnyObject)
    raise(.invalidArgument("+[\(className(type)) \(selector)]: unrecognized selector sent to class \(address)"))
  }

  private func unrecognized(by receiver: AnyObject) -> UncaughtException {
    let address = SimulatedProcess.address(of: receiver)
    let reason = "-[\(className(of: receiver)) \(selector)]: unrecognized selector sent to instance \(address)"
    return .invalidArgument(reason, remedies: remedies(for: receiver))
  }

  private func remedies(for receiver: AnyObject) -> [String] {
    let type: AnyClass = Swift.type(of: receiver)
    var lines: [String] = []
    if let name = SelectorName(method: selector.name) {
      lines.append("That is a method's name in Swift; its selector is \(name.text)")
    }
    let nearest = nearestNames(to: selector.name, among: ActionRegistry.names(in: type), limit: 3)
    if !nearest.isEmpty { lines.append("Nearest names that it has: " + nearest.joined(separator: ", ")) }
    lines += table(of: type)
    let method = selector.name.prefix { $0 != ":" }
    lines.append("To add it: override class var actions: ActionTable { [\"\(selector)\": .init(\(method))] }")
    return lines + origin(receiver)
  }

  /// The methods that the class has, a line for each class that declares some.
  private func table(of type: AnyClass) -> [String] {
    let rows = ActionRegistry.table(in: type)
    if rows.isEmpty { return ["\(className(type)) has no registered methods."] }
    return ["Methods that it has:"]
      + rows.map { row in
        let surplus = row.names.count - Self.namesInRow
        let names = row.names.prefix(Self.namesInRow).joined(separator: ", ")
        return "  \(className(row.type)): \(names)" + (surplus > 0 ? " and \(surplus) more" : "")
      }
  }

  /// How many names a line of the table holds at most.
  private static let namesInRow = 12

  /// Who sent the message, by which connection if that is known.
  private func origin(_ receiver: AnyObject) -> [String] {
    guard let sender else { return [] }
    let wiring = (sender as? any WiredSender)?.wiring(of: selector, to: receiver) ?? []
    return wiring.isEmpty ? ["The sender was a \(Swift.type(of: sender))."] : ["Sent by:"] + wiring.map { "  " + $0 }
  }

  private static func wrongCount(_ selector: Selector, of type: AnyClass, takes count: Int) -> String {
    "-[\(className(type)) \(selector)]: the number of arguments is \(selector.argumentCount) by the selector "
      + "and \(count) by the registered method"
  }
}

/// A receiver that may take messages that its class has no method for.
@MainActor package protocol MessageCatching: AnyObject {
  /// Takes the message; false lets it fail as an unrecognized selector does.
  func catches(_ message: Message) -> Bool
}

/// A sender that knows by which of its connections it sent a message.
@MainActor package protocol WiredSender: AnyObject {
  /// The connections with a method of a receiver, a line of the wiring's text each.
  func wiring(of selector: Selector, to receiver: AnyObject) -> [String]
}
