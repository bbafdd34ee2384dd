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
        SimulatedProcess.witness?.sent(selector.name, to: receiver, from: sender.map { $0 as AnyObject })
        SimulatedProcess.transcript?.note(.action, "-> \(selector) of code that is not there")
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
    SimulatedProcess.witness?.sent(selector.name, to: receiver, from: sender.map { $0 as AnyObject })
    Self.depth += 1
    defer { Self.depth -= 1 }
    guard let transcript = SimulatedProcess.transcript else { return run(entry, of: receiver) }
    return transcript.call(.action, "-> \(String(describing: type)) \(selector)", answer: { _ in "" }) {
      run(entry, of: receiver)
    }
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
    let type: AnyClass = type(of: receiver)
    let address = SimulatedProcess.address(of: receiver)
    let reason = "-[\(className(of: receiver)) \(selector)]: unrecognized selector sent to instance \(address)"
    return .invalidArgument(reason, remedies: remedies(for: type))
  }

  private func remedies(for type: AnyClass) -> [String] {
    let names = ActionRegistry.names(in: type)
    var lines: [String] = []
    if let name = SelectorName(method: selector.name) {
      lines.append("That is a method's name in Swift; its selector is \(name.text)")
    }
    let nearest = nearestNames(to: selector.name, among: names, limit: 3)
    if !nearest.isEmpty { lines.append("Nearest names that it has: " + nearest.joined(separator: ", ")) }
    if names.isEmpty {
      lines.append("\(className(type)) has no registered methods.")
    } else if nearest.isEmpty {
      lines.append("Names that it has: " + names.joined(separator: ", "))
    }
    let method = selector.name.prefix { $0 != ":" }
    lines.append("To add it: override class var actions: ActionTable { [\"\(selector)\": .init(\(method))] }")
    if let sender { lines.append("The sender was a \(Swift.type(of: sender)).") }
    return lines
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
