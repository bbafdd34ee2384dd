/// A subject that keeps nothing: who subscribes gets what is sent from then on.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let state = Guarded(Conduits<Output, Failure>())

  public init() {}

  deinit { for subscription in state.change({ $0.subscriptions }) { subscription.cancel() } }

  public func send(subscription: any Subscription) {
    let isWanted = state.change { state in
      state.subscriptions.append(subscription)
      return state.isWanted
    }
    if isWanted { subscription.request(.unlimited) }
  }

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

  public func send(_ input: Output) {
    for conduit in state.change({ $0.all }) { conduit.offer(input) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for conduit in state.change({ $0.end(completion) }) { conduit.finish(completion) }
  }

  /// Somebody wants values: the publishers behind the subject are asked for all.
  private func ask() {
    let subscriptions = state.change { state -> [any Subscription] in
      guard !state.isWanted else { return [] }
      state.isWanted = true
      return state.subscriptions
    }
    for subscription in subscriptions { subscription.request(.unlimited) }
  }
}
