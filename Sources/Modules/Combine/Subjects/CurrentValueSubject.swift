/// A subject that keeps the last value, which each new subscriber gets first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let state: Guarded<(conduits: Conduits<Output, Failure>, value: Output)>

  /// Begins with a value.
  public init(_ value: Output) { state = Guarded((Conduits(), value)) }

  deinit { for subscription in state.change({ $0.conduits.subscriptions }) { subscription.cancel() } }

  /// The last value; setting it sends it.
  public var value: Output {
    get { state.change { $0.value } }
    set { send(newValue) }
  }

  /// Keeps a subscription to another publisher and asks it for all values.
  public func send(subscription: any Subscription) {
    state.change { $0.conduits.subscriptions.append(subscription) }
    subscription.request(.unlimited)
  }

  /// Attaches a subscriber, which gets the present value and then each that is sent, or only the completion after the
  /// end.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let (conduit, completion) = state.change { state in
      let conduit = Conduit<Output, Failure>(
        "CurrentValueSubject", subscriber, first: state.value, keepsLast: true,
        onCancel: { [weak self] conduit in self?.state.change { $0.conduits.remove(conduit) } })
      if state.conduits.completion == nil { state.conduits.all.append(conduit) }
      return (conduit, state.conduits.completion)
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  /// Keeps a value and sends it to all subscribers; without effect after the end.
  public func send(_ input: Output) {
    let all = state.change { state in
      guard state.conduits.completion == nil else { return [Conduit<Output, Failure>]() }
      state.value = input
      return state.conduits.all
    }
    for conduit in all { conduit.offer(input) }
  }

  /// Ends the subject and all subscriptions.
  public func send(completion: Subscribers.Completion<Failure>) {
    for conduit in state.change({ $0.conduits.end(completion) }) { conduit.finish(completion) }
  }
}
