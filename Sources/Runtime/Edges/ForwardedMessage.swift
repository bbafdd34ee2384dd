/// Delegates that decide themselves to which messages they respond, and forward those that they have no method for.
///
/// On a device UIKit asks a delegate whether it responds to an optional method (`respondsToSelector:`). A class that
/// overrides the question can say no to a method that it has, or yes to one that only another object has, to which the
/// runtime then sends the message (`forwardingTargetForSelector:`). Here the registry knows which classes override these
/// two; without any of them a call of a delegate reads one variable more.
///
/// Differs from UIKit: the question is asked at each call, not once when the delegate is set.
@MainActor @usableFromInline package enum ForwardedMessage {
  /// The receiver of a message of a delegate protocol.
  package enum Receiver {
    /// The delegate, if its class has the method.
    case itself
    case noReceiver
    case other(AnyObject)
  }

  /// Finds the receiver of a delegate's method, by its full name.
  package typealias Choice =
    @MainActor @Sendable (_ delegate: AnyObject, _ protocol: Any.Type, _ method: String) -> Receiver

  private nonisolated static let choice = Installed<Choice>()

  /// To be called by the layer that knows the protocols' methods, when it is loaded.
  package nonisolated static func install(_ new: @escaping Choice) { choice.install(new) }

  /// Whether a class overrides one of the two methods; to be set by the registry.
  @exclusivity(unchecked) @usableFromInline package static var areAny = false

  /// The receiver of a method of a delegate.
  package static func receiver(of delegate: AnyObject, _ protocol: Any.Type, _ method: String) -> Receiver {
    guard areAny, let choice = choice.value else { return .itself }
    return choice(delegate, `protocol`, method)
  }

  /// Calls the receiver of the method; nil when its class left the method out, or when there is no receiver.
  @usableFromInline
  static func call<Delegate, Answer>(
    _ delegate: Delegate, _ method: StaticString, _ body: (Delegate) -> Answer
  ) -> Answer? {
    switch receiver(of: delegate as AnyObject, Delegate.self, method.description) {
    case .itself: return LeftOutMethod.callItself(delegate, method, body)
    case .noReceiver: return nil
    case .other(let other):
      guard let other = other as? Delegate else { return nil }
      return call(other, method, body)
    }
  }
}
