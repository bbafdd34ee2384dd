/// How an optional method that the app left out says so when it is called.
///
/// Objective-C asks an object whether it has an optional method. Here a protocol's extension has a default for each of
/// them, which answers what UIKit does without the method, and says that it was called. A default that the app itself
/// calls while it answers something else, of another object or of the same, is told from the answer by its receiver and
/// its name; one that an override calls by `super`, by `OverridableMethods`. Methods that cannot be called to find out
/// are looked up: see `Conformance`.
@MainActor @usableFromInline package enum LeftOutMethod {
  @exclusivity(unchecked) @usableFromInline static var last: (receiver: ObjectIdentifier, name: StaticString)?

  fileprivate static func note(_ receiver: AnyObject, _ name: StaticString) {
    last = (ObjectIdentifier(receiver), name)
  }

  /// Calls a method by its full name, such as `textFieldShouldReturn(_:)`; nil when the receiver's class left it out.
  @inlinable @inline(__always)
  package static func call<Receiver, Answer>(
    _ receiver: Receiver, _ name: StaticString, _ body: (Receiver) -> Answer
  ) -> Answer? {
    if ForwardedMessage.areAny { return ForwardedMessage.call(receiver, name, body) }
    if let answer = callItself(receiver, name, body) { return answer }
    // A method that is left out runs the registrations that wait, which may have been the first of such classes.
    return ForwardedMessage.areAny ? ForwardedMessage.call(receiver, name, body) : nil
  }

  /// The same, whatever the receiver's class says of its methods.
  @inlinable @inline(__always)
  static func callItself<Receiver, Answer>(
    _ receiver: Receiver, _ name: StaticString, _ body: (Receiver) -> Answer
  ) -> Answer? {
    last = nil
    let answer = body(receiver)
    return last != nil && wasLast(ObjectIdentifier(receiver as AnyObject), name) ? nil : answer
  }

  @usableFromInline
  static func wasLast(_ receiver: ObjectIdentifier, _ name: StaticString) -> Bool {
    guard let called = last, called.receiver == receiver else { return false }
    last = nil
    return called.name.utf8Start == name.utf8Start || called.name.description == name.description
  }
}

/// The default of an optional method: what UIKit does without it.
///
/// With the arguments a method is found that a subclass of the class that conforms adds: see `AddedMethod`.
@MainActor @discardableResult package func leftOut<Answer>(
  by receiver: AnyObject, _ answer: Answer, with arguments: @autoclosure () -> [Any?]? = nil,
  name: StaticString = #function
) -> Answer {
  if AddedMethod.isInstalled, let added = AddedMethod.answer(of: receiver, name, arguments),
    let answer = (added as Any) as? Answer
  {
    return answer
  }
  LeftOutMethod.note(receiver, name)
  return answer
}

/// The default of an optional method that answers nothing.
@MainActor package func leftOut(
  by receiver: AnyObject, with arguments: @autoclosure () -> [Any?]? = nil, name: StaticString = #function
) {
  if AddedMethod.isInstalled, AddedMethod.answer(of: receiver, name, arguments) != nil { return }
  LeftOutMethod.note(receiver, name)
}

/// The default of a method that an app's class may override, in a class of UIKit's: an override that calls it by `super`
/// answers for the app all the same.
@MainActor @discardableResult package func leftOut<Answer>(
  by receiver: AnyObject, of methods: OverridableMethods, _ answer: Answer, name: StaticString = #function
) -> Answer {
  if methods.isOverridden(name, by: type(of: receiver)) != true { LeftOutMethod.note(receiver, name) }
  return answer
}

/// The default of an optional method of a protocol that belongs to no actor; the library asks on the main thread only.
@discardableResult package nonisolated func leftOut<Answer>(
  by receiver: AnyObject, anywhere answer: Answer, with arguments: @autoclosure () -> [Any?]? = nil,
  name: StaticString = #function
) -> Answer {
  guard MainQueue.isCurrent else { return answer }
  nonisolated(unsafe) let (receiver, answer) = (receiver, answer)
  return withoutActuallyEscaping(arguments) { arguments in
    nonisolated(unsafe) let arguments = arguments
    return MainQueue.withoutIsolation { Handed(value: leftOut(by: receiver, answer, with: arguments(), name: name)) }
      .value
  }
}

/// A value that leaves the main actor's code, on the thread that runs it.
private struct Handed<Value>: @unchecked Sendable { let value: Value }
