/// Observes which wires of an app carry something: messages, closures, calls of delegates.
///
/// A process has at most one; nothing is worked out while there is none.
@preconcurrency @MainActor package protocol WiringWitness: AnyObject {
  /// A message that its receiver has a method for, or would take.
  func sent(_ selector: String, to receiver: AnyObject, from sender: AnyObject?)
  /// A closure that ran on behalf of a control.
  func performed(_ action: AnyObject, from sender: AnyObject?)
  /// The app answered a call of a delegate; the method is written as in a transcript, with its arguments.
  func asked(_ delegate: AnyObject, _ method: String)
}
