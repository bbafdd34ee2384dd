/// What a reduction makes of a value.
enum ReductionStep<Output, Failure: Error> {
  case goOn
  /// The result is known before the publisher ends.
  case result(Output)
  case failure(Failure)
}

/// One result of all values: requests all of them, and sends the result when it is known and requested.
final class Reduction<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  private struct State {
    var subscription: (any Subscription)?
    var isSubscribed = false
    var hasDemand = false
    /// The result, and with it the end, waits for demand.
    var result: Downstream.Input?
    var hasEnded = false
    var isDone = false
  }

  private let downstream: Downstream
  private let state = Guarded(State())
  private let onValue: (Input) -> ReductionStep<Downstream.Input, Downstream.Failure>
  private let onEnd: () -> Downstream.Input?
  private let onFailure: (Failure) -> Downstream.Failure
  let description: String

  init(
    _ name: String, _ downstream: Downstream, failure: @escaping (Failure) -> Downstream.Failure,
    value: @escaping (Input) -> ReductionStep<Downstream.Input, Downstream.Failure>,
    end: @escaping () -> Downstream.Input?
  ) {
    description = name
    self.downstream = downstream
    onValue = value
    onEnd = end
    onFailure = failure
  }

  func receive(subscription: any Subscription) {
    let isFirst = state.change { state in
      guard !state.isSubscribed else { return false }
      state.isSubscribed = true
      state.subscription = subscription
      return true
    }
    guard isFirst else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard state.change({ !$0.isDone && !$0.hasEnded }) else { return .none }
    switch onValue(input) {
    case .goOn: break
    case .result(let output):
      takeSubscription()?.cancel()
      end(with: output)
    case .failure(let error):
      takeSubscription()?.cancel()
      fail(error)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard state.change({ !$0.isDone && !$0.hasEnded }) else { return }
    _ = takeSubscription()
    switch completion {
    case .finished: end(with: onEnd())
    case .failure(let error): fail(onFailure(error))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let result = state.change { state -> Downstream.Input? in
      state.hasDemand = true
      guard state.hasEnded, !state.isDone, let result = state.result else { return nil }
      state.isDone = true
      return result
    }
    if let result { deliver(result) }
  }

  func cancel() {
    let subscription = state.change { state in
      state.isDone = true
      state.result = nil
      let subscription = state.subscription
      state.subscription = nil
      return subscription
    }
    subscription?.cancel()
  }

  private func takeSubscription() -> (any Subscription)? {
    state.change { state in
      let subscription = state.subscription
      state.subscription = nil
      return subscription
    }
  }

  private func end(with result: Downstream.Input?) {
    let isNow = state.change { state in
      state.hasEnded = true
      if state.isDone { return false }
      if result != nil, !state.hasDemand {
        state.result = result
        return false
      }
      state.isDone = true
      return true
    }
    guard isNow else { return }
    if let result { deliver(result) } else { downstream.receive(completion: .finished) }
  }

  private func deliver(_ result: Downstream.Input) {
    _ = downstream.receive(result)
    downstream.receive(completion: .finished)
  }

  private func fail(_ error: Downstream.Failure) {
    let isNow = state.change { state in
      defer { state.isDone = true }
      return !state.isDone
    }
    if isNow { downstream.receive(completion: .failure(error)) }
  }
}

extension Publisher {
  /// Attaches a reduction whose errors are those of the publisher.
  func reduce<S: Subscriber>(
    _ name: String, _ subscriber: S, value: @escaping (Output) -> ReductionStep<S.Input, Failure>,
    end: @escaping () -> S.Input?
  ) where S.Failure == Failure {
    subscribe(Reduction<Output, Failure, S>(name, subscriber, failure: { $0 }, value: value, end: end))
  }

  /// Attaches a reduction that can fail by itself.
  func reduceThrowing<S: Subscriber>(
    _ name: String, _ subscriber: S, value: @escaping (Output) throws -> ReductionStep<S.Input, any Error>,
    end: @escaping () -> S.Input?
  ) where S.Failure == any Error {
    subscribe(
      Reduction<Output, Failure, S>(
        name, subscriber, failure: { $0 },
        value: { input in do { return try value(input) } catch { return .failure(error) } }, end: end))
  }
}
