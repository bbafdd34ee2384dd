/// One value that comes later, or an error; later subscribers get the same result.
public final class Future<Output, Failure: Error>: Publisher {
  /// What is called once with the value or the error.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var waiting: [FutureWait<Output, Failure>] = []
  }

  private let state = Guarded(State())

  /// Starts at once what calls the promise.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill { self.fulfill($0) } }

  /// Attaches a subscriber, which gets the one value or error once it is there.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let wait = FutureWait(subscriber) { [weak self] wait in
      self?.state.change { state in state.waiting.removeAll { $0 === wait } }
    }
    let result = state.change { state in
      if state.result == nil { state.waiting.append(wait) }
      return state.result
    }
    subscriber.receive(subscription: wait)
    if let result { wait.take(result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = state.change { state -> [FutureWait<Output, Failure>] in
      guard state.result == nil else { return [] }
      state.result = result
      defer { state.waiting = [] }
      return state.waiting
    }
    for wait in waiting { wait.take(result) }
  }

}

/// A subscriber that waits for the value of a future.
private final class FutureWait<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private struct State {
    var hasDemand = false
    var result: Result<Output, Failure>?
    var deliver: ((Result<Output, Failure>) -> Void)?
  }

  private let state: Guarded<State>
  private let onCancel: (FutureWait) -> Void

  init<S: Subscriber>(_ subscriber: S, onCancel: @escaping (FutureWait) -> Void)
  where S.Input == Output, S.Failure == Failure {
    self.onCancel = onCancel
    state = Guarded(
      State(deliver: { result in
        switch result {
        case .success(let value):
          _ = subscriber.receive(value)
          subscriber.receive(completion: .finished)
        case .failure(let error): subscriber.receive(completion: .failure(error))
        }
      }))
  }

  var description: String { "Future" }

  func take(_ result: Result<Output, Failure>) {
    let deliver = state.change { state -> ((Result<Output, Failure>) -> Void)? in
      if case .success = result, !state.hasDemand {
        state.result = result
        return nil
      }
      defer { state.deliver = nil }
      return state.deliver
    }
    deliver?(result)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let result = state.change { state in
      state.hasDemand = true
      defer { state.result = nil }
      return state.result
    }
    if let result { take(result) }
  }

  func cancel() {
    state.change { $0.deliver = nil }
    onCancel(self)
  }
}
