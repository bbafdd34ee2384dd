/// A subject that keeps nothing: a subscriber gets what is sent after it subscribed.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let state = Guarded(Conduits<Output, Failure>())

  /// Creates a subject without subscribers.
  public init() {}

  deinit { for subscription in state.change({ $0.subscriptions }) { subscription.cancel() } }

  /// Keeps a subscription to another publisher, which is asked for values once a subscriber asks.
  public func send(subscription: any Subscription) {
    let isRequested = state.change { state in
      state.subscriptions.append(subscription)
      return state.isRequested
    }
    if isRequested { subscription.request(.unlimited) }
  }

  /// Attaches a subscriber, which gets what is sent from now on, or only the completion after the end.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(
      "PassthroughSubject", subscriber, onRequest: { [self] in ask() },
      onCancel: { [weak self] conduit in self?.state.change { $0.remove(conduit) } })
    let completion = state.change { state in
      if state.completion == nil { state.all.append(conduit) }
      return state.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  /// Sends a value to all subscribers that have asked for it.
  public func send(_ input: Output) {
    for conduit in state.change({ $0.all }) { conduit.offer(input) }
  }

  /// Ends the subject and all subscriptions.
  public func send(completion: Subscribers.Completion<Failure>) {
    for conduit in state.change({ $0.end(completion) }) { conduit.finish(completion) }
  }

  /// Requests all values from the upstream publishers, at the first demand.
  private func ask() {
    let subscriptions = state.change { state -> [any Subscription] in
      guard !state.isRequested else { return [] }
      state.isRequested = true
      return state.subscriptions
    }
    for subscription in subscriptions { subscription.request(.unlimited) }
  }
}
