/// What comes after the end of a publisher in a chain.
enum ChainStep<Output, FirstFailure: Error, Failure: Error> {
  case end(Subscribers.Completion<Failure>)
  /// Another publisher, after which nothing comes.
  case next((ChainLink<Output, Failure>) -> Void)
  /// The same kind of publisher again.
  case again((ChainLink<Output, FirstFailure>) -> Void)
}

/// A subscriber in a chain.
final class ChainLink<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onEnd: (Subscribers.Completion<Failure>) -> Void

  init(
    subscription: @escaping (any Subscription) -> Void, value: @escaping (Input) -> Subscribers.Demand,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    onSubscription = subscription
    onValue = value
    onEnd = end
  }

  func receive(subscription: any Subscription) { onSubscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  func receive(completion: Subscribers.Completion<Failure>) { onEnd(completion) }
}

/// Publishers one after the other under one subscription: demand that one publisher has not met is passed to the next one.
final class Chain<Downstream: Subscriber, FirstFailure: Error>: Subscription, CustomStringConvertible {
  typealias Step = ChainStep<Downstream.Input, FirstFailure, Downstream.Failure>

  private struct State {
    var subscription: (any Subscription)?
    var demand = Subscribers.Demand.none
    var isOver = false
    var hasStarted = false
  }

  private let downstream: Downstream
  private let state = Guarded(State())
  private let onEnd: (Subscribers.Completion<FirstFailure>) -> Step
  let description: String

  init(
    _ downstream: Downstream, _ name: String,
    onEnd: @escaping (Subscribers.Completion<FirstFailure>) -> Step
  ) {
    self.downstream = downstream
    self.onEnd = onEnd
    description = name
  }

  func start(_ attach: (ChainLink<Downstream.Input, FirstFailure>) -> Void) { attach(firstLink()) }

  private func firstLink() -> ChainLink<Downstream.Input, FirstFailure> {
    ChainLink(subscription: { self.take($0) }, value: { self.pass($0) }, end: { self.firstEnded($0) })
  }

  private func firstEnded(_ completion: Subscribers.Completion<FirstFailure>) {
    guard leave() else { return }
    switch onEnd(completion) {
    case .end(let completion): end(completion)
    case .next(let attach):
      attach(ChainLink(subscription: { self.take($0) }, value: { self.pass($0) }, end: { self.end($0) }))
    case .again(let attach): attach(firstLink())
    }
  }

  /// The publisher is over; whether the chain goes on.
  private func leave() -> Bool {
    state.change { state in
      state.subscription = nil
      return !state.isOver
    }
  }

  private func take(_ subscription: any Subscription) {
    let (isFirst, isOver, demand) = state.change { state in
      defer { state.hasStarted = true }
      if !state.isOver { state.subscription = subscription }
      return (!state.hasStarted, state.isOver, state.demand)
    }
    if isOver { return subscription.cancel() }
    if isFirst { downstream.receive(subscription: self) } else if demand > 0 { subscription.request(demand) }
  }

  private func pass(_ value: Downstream.Input) -> Subscribers.Demand {
    guard
      state.change({ state in
        state.demand -= 1
        return !state.isOver
      })
    else { return .none }
    let more = downstream.receive(value)
    state.change { $0.demand += more }
    return more
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let isNew = state.change { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    if isNew { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    let subscription = state.change { state in
      state.demand += demand
      return state.subscription
    }
    subscription?.request(demand)
  }

  func cancel() {
    let subscription = state.change { state in
      state.isOver = true
      defer { state.subscription = nil }
      return state.subscription
    }
    subscription?.cancel()
  }
}
