/// One of the publishers that are joined: takes what it has, one at a time, and hands it to the joint.
final class JointSource<Input, Failure: Error>: Subscriber {
  private let subscription = Guarded<(subscription: (any Subscription)?, isOver: Bool)>((nil, false))
  private let first: Subscribers.Demand
  private let onValue: (Input) -> Subscribers.Demand
  private let onEnd: (Subscribers.Completion<Failure>) -> Void

  init(
    first: Subscribers.Demand, value: @escaping (Input) -> Subscribers.Demand,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.first = first
    onValue = value
    onEnd = end
  }

  func receive(subscription: any Subscription) {
    let isAccepted = self.subscription.change { state in
      guard !state.isOver, state.subscription == nil else { return false }
      state.subscription = subscription
      return true
    }
    guard isAccepted else { return subscription.cancel() }
    if first > 0 { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    subscription.change { $0.isOver } ? .none : onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let isNew = subscription.change { state in
      defer { state = (nil, true) }
      return !state.isOver
    }
    if isNew { onEnd(completion) }
  }

  func request(_ demand: Subscribers.Demand) { subscription.change { $0.subscription }?.request(demand) }

  func cancel() {
    let old = subscription.change { state in
      defer { state = (nil, true) }
      return state.subscription
    }
    old?.cancel()
  }
}

/// Hands values of several threads to a subscriber one after the other, as it asks for them; keeps the others.
final class Outlet<Downstream: Subscriber> {
  private struct State {
    var waiting: [Downstream.Input] = []
    var completion: Subscribers.Completion<Downstream.Failure>?
    var demand = Subscribers.Demand.none
    var isBusy = false
    var isOver = false
  }

  private let downstream: Downstream
  private let state = Guarded(State())
  init(_ downstream: Downstream) { self.downstream = downstream }

  func start(_ subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func request(_ demand: Subscribers.Demand) {
    state.change { $0.demand += demand }
    drain()
  }

  func send(_ value: Downstream.Input) {
    state.change { state in
      if state.completion == nil, !state.isOver { state.waiting.append(value) }
    }
    drain()
  }

  /// How many values wait for demand.
  var waitingCount: Int { state.change { $0.demand > 0 ? 0 : $0.waiting.count } }

  /// Sends a value if there is demand; otherwise drops it or the oldest waiting one.
  func flush(adding value: Downstream.Input, droppingOldest: Bool) {
    state.change { state in
      guard state.completion == nil, !state.isOver else { return }
      if state.demand > 0 {
        state.waiting.append(value)
      } else if droppingOldest, !state.waiting.isEmpty {
        state.waiting.removeFirst()
        state.waiting.append(value)
      }
    }
    drain()
  }

  /// Ends when everything was handed out; an error comes at once.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    state.change { state in
      guard state.completion == nil else { return }
      state.completion = completion
      if case .failure = completion { state.waiting = [] }
    }
    drain()
  }

  func cancel() {
    state.change { state in
      state.isOver = true
      state.waiting = []
    }
  }

  private enum Step {
    case value(Downstream.Input)
    case end(Subscribers.Completion<Downstream.Failure>)
    case nothing
  }

  private func drain() {
    guard
      state.change({ state in
        defer { state.isBusy = true }
        return !state.isBusy
      })
    else { return }
    while true {
      switch next() {
      case .value(let value):
        let more = downstream.receive(value)
        state.change { $0.demand += more }
      case .end(let completion): downstream.receive(completion: completion)
      case .nothing: return
      }
    }
  }

  private func next() -> Step {
    state.change { state in
      if !state.isOver, let first = state.waiting.first, state.demand > 0 {
        state.waiting.removeFirst()
        state.demand -= 1
        return .value(first)
      }
      if !state.isOver, state.waiting.isEmpty, let completion = state.completion {
        state.isOver = true
        state.isBusy = false
        return .end(completion)
      }
      state.isBusy = false
      return .nothing
    }
  }
}
