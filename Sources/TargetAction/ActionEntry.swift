import PlainviewRuntime

/// One method of a class, callable with what a sender has to offer.
///
/// Made from a method reference, so that nothing is spelled twice: `.init(handleTap)` inside the class. A subclass's
/// override is called, as in any Swift call. The method takes nothing, the sender, or the sender and the event.
@preconcurrency @MainActor public struct ActionEntry {
  typealias Invocation = @MainActor (_ receiver: AnyObject, _ sender: Any?, _ event: Any?) throws -> Any?

  let argumentCount: Int
  let invoke: Invocation

  public init<Receiver: AnyObject, Result>(_ method: @escaping @MainActor (Receiver) -> @MainActor () -> Result) {
    argumentCount = 0
    invoke = { receiver, _, _ in method(try cast(receiver))() }
  }

  public init<Receiver: AnyObject, Sender, Result>(
    _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Result
  ) {
    argumentCount = 1
    invoke = { receiver, sender, _ in method(try cast(receiver))(try cast(sender, position: 0)) }
  }

  public init<Receiver: AnyObject, Sender, Event, Result>(
    _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender, Event) -> Result
  ) {
    argumentCount = 2
    invoke = { receiver, sender, event in
      method(try cast(receiver))(try cast(sender, position: 0), try cast(event, position: 1))
    }
  }

  // The same three for classes that no actor isolates. The second parameter keeps their symbols apart.

  @_disfavoredOverload
  public init<Receiver: AnyObject, Result>(_ method: @escaping (Receiver) -> () -> Result, _: Void = ()) {
    argumentCount = 0
    invoke = { receiver, _, _ in method(try cast(receiver))() }
  }

  @_disfavoredOverload
  public init<Receiver: AnyObject, Sender, Result>(
    _ method: @escaping (Receiver) -> (Sender) -> Result, _: Void = ()
  ) {
    argumentCount = 1
    invoke = { receiver, sender, _ in method(try cast(receiver))(try cast(sender, position: 0)) }
  }

  @_disfavoredOverload
  public init<Receiver: AnyObject, Sender, Event, Result>(
    _ method: @escaping (Receiver) -> (Sender, Event) -> Result, _: Void = ()
  ) {
    argumentCount = 2
    invoke = { receiver, sender, event in
      method(try cast(receiver))(try cast(sender, position: 0), try cast(event, position: 1))
    }
  }
}

/// An argument that is not of the type that the method wants (contract S8).
struct ArgumentMismatch: Error {
  let position: Int
  let found: String
  let wanted: String
}

private func cast<Receiver: AnyObject>(_ receiver: AnyObject) throws -> Receiver {
  if let receiver = receiver as? Receiver { return receiver }
  throw ArgumentMismatch(position: -1, found: className(of: receiver), wanted: "\(Receiver.self)")
}

private func cast<Argument>(_ argument: Any?, position: Int) throws -> Argument {
  // The outer optional goes first: an Argument that is itself optional or Any takes nil as it is.
  if let argument = (argument as Any) as? Argument { return argument }
  let found = argument.map { "\(type(of: $0))" } ?? "nil"
  throw ArgumentMismatch(position: position, found: found, wanted: "\(Argument.self)")
}
