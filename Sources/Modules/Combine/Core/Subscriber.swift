/// What takes the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values that it takes.
  associatedtype Input
  /// The kind of errors that it takes; `Never` for none.
  associatedtype Failure: Error

  /// Called with the subscription, from which values can be requested.
  func receive(subscription: any Subscription)
  /// Takes a value; returns how many more are requested.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Called when no more values follow.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes a value without content.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of what belongs to subscribers.
public enum Subscribers {}

/// The connection of a subscriber to its publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for so many values more.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscriptions.
public enum Subscriptions {
  /// A subscription that never has a value.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, Sendable, CustomStringConvertible {
  static let shared = EmptySubscription()

  var description: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
