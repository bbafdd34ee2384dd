/// Passes values on; if there were none, sends a value of its own before the end, once it is requested.
final class EmptyReplacement<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  private struct State {
    var subscription: (any Subscription)?
    var hasValue = false
    var hasDemand = false
    var waits = false
    var isDone = false
  }

  private let downstream: Downstream
  private let output: Downstream.Input
  private let state = Guarded(State())

  init(_ downstream: Downstream, output: Downstream.Input) {
    self.downstream = downstream
    self.output = output
  }

  var description: String { "ReplaceEmpty" }

  func receive(subscription: any Subscription) {
    state.change { $0.subscription = subscription }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    state.change { $0.hasValue = true }
    return downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard case .finished = completion else { return end(completion) }
    let (replaces, waits) = state.change { state in
      state.waits = !state.hasValue && !state.hasDemand
      return (!state.hasValue && !state.isDone, state.waits)
    }
    if waits { return }
    if replaces { _ = downstream.receive(output) }
    end(completion)
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let isFirst = state.change { state in
      defer { state.isDone = true }
      return !state.isDone
    }
    if isFirst { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let (subscription, waited) = state.change { state in
      state.hasDemand = true
      let waited = state.waits && !state.isDone
      state.waits = false
      return (state.subscription, waited)
    }
    if waited {
      _ = downstream.receive(output)
      end(.finished)
    } else {
      subscription?.request(demand)
    }
  }

  func cancel() {
    let subscription = state.change { state in
      state.isDone = true
      let subscription = state.subscription
      state.subscription = nil
      return subscription
    }
    subscription?.cancel()
  }
}
