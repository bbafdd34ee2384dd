/// What an operator makes of a value.
enum StageResult<Output, Failure: Error> {
  /// The value is passed on.
  case value(Output)
  /// The value is dropped, and another one is requested instead.
  case nothing
  /// A last value, then the end.
  case last(Output)
  /// The end, which the publisher does not know of.
  case end(Subscribers.Completion<Failure>)
}

/// One step of a chain that makes at most one value of each: it passes on what its subscriber asks for.
final class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Result = StageResult<Downstream.Input, Downstream.Failure>

  private enum State {
    case waiting
    case subscribed(any Subscription)
    case ended
  }

  private let downstream: Downstream
  private let state = Guarded(State.waiting)
  private let onValue: (Input) -> Result
  private let onEnd: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  let description: String

  init(
    _ name: String, _ downstream: Downstream,
    end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
    value: @escaping (Input) -> Result
  ) {
    description = name
    self.downstream = downstream
    onValue = value
    onEnd = end
  }

  func receive(subscription: any Subscription) {
    let isFirst = state.change { state in
      guard case .waiting = state else { return false }
      state = .subscribed(subscription)
      return true
    }
    if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isOpen else { return .none }
    switch onValue(input) {
    case .value(let output): return downstream.receive(output)
    case .nothing: return .max(1)
    case .last(let output):
      guard let subscription = close() else { return .none }
      subscription.cancel()
      _ = downstream.receive(output)
      downstream.receive(completion: .finished)
    case .end(let completion):
      guard let subscription = close() else { return .none }
      subscription.cancel()
      downstream.receive(completion: completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard close() != nil else { return }
    downstream.receive(completion: onEnd(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    let subscription = state.change { state -> (any Subscription)? in
      if case .subscribed(let subscription) = state { subscription } else { nil }
    }
    subscription?.request(demand)
  }

  func cancel() { close()?.cancel() }

  private var isOpen: Bool {
    state.change { state in
      if case .subscribed = state { true } else { false }
    }
  }

  private func close() -> (any Subscription)? {
    if case .subscribed(let subscription) = state.exchange(.ended) { subscription } else { nil }
  }
}

extension Publisher {
  /// Attaches a step whose errors are those of the publisher.
  func attach<S: Subscriber>(
    _ name: String, _ subscriber: S, value: @escaping (Output) -> StageResult<S.Input, S.Failure>
  ) where S.Failure == Failure {
    subscribe(Stage(name, subscriber, end: { $0 }, value: value))
  }

  /// Attaches a step that can fail by itself.
  func attachThrowing<S: Subscriber>(
    _ name: String, _ subscriber: S, value: @escaping (Output) throws -> StageResult<S.Input, any Error>
  ) where S.Failure == any Error {
    subscribe(
      Stage<Output, Failure, S>(name, subscriber, end: \.erased) { input in
        do { return try value(input) } catch { return .end(.failure(error)) }
      })
  }
}
