/// A publisher to which values are sent.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Sends the end to all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the subscription of a publisher whose values are sent on.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value without content.
  public func send() { send(()) }
}

/// Passes what a publisher has on to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable, CustomStringConvertible {
  private let subject: Guarded<S?>
  private let subscription = Guarded<(any Subscription)?>(nil)

  init(_ subject: S) { self.subject = Guarded(subject) }

  var description: String { "Subject" }

  func receive(subscription: any Subscription) {
    let subject = self.subject.change { $0 }
    let isFirst = self.subscription.change { own in
      guard own == nil, subject != nil else { return false }
      own = subscription
      return true
    }
    if isFirst { subject?.send(subscription: subscription) } else { subscription.cancel() }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    subject.change { $0 }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    _ = subscription.exchange(nil)
    subject.exchange(nil)?.send(completion: completion)
  }

  func cancel() {
    withExtendedLifetime(subject.exchange(nil)) {}
    subscription.exchange(nil)?.cancel()
  }
}
