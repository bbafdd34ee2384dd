/// The values of a publisher, to be awaited one after the other.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The values of the publisher.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence with a publisher, to which each iterator subscribes.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher and returns an iterator over its values.
  public func makeAsyncIterator() -> Iterator { Iterator(AwaitedValues(publisher)) }

  /// Awaits the values.
  public struct Iterator: AsyncIteratorProtocol {
    private let values: AwaitedValues<P>

    init(_ values: AwaitedValues<P>) { self.values = values }

    /// Waits for the next value; nil after the end.
    public mutating func next() async -> P.Output? {
      switch await values.next() {
      case .success(let value)?: value
      default: nil
      }
    }
  }
}

/// The values of a publisher that may fail, to be awaited one after the other.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The values of the publisher.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence with a publisher, to which each iterator subscribes.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher and returns an iterator over its values.
  public func makeAsyncIterator() -> Iterator { Iterator(AwaitedValues(publisher)) }

  /// Awaits the values.
  public struct Iterator: AsyncIteratorProtocol {
    private let values: AwaitedValues<P>

    init(_ values: AwaitedValues<P>) { self.values = values }

    /// Waits for the next value; nil after the end. Throws the publisher's error.
    public mutating func next() async throws -> P.Output? { try await values.next()?.get() }
  }
}

extension Publisher where Failure == Never {
  /// The values, to be awaited one after the other.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, to be awaited one after the other; an error is thrown.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// Awaits the value.
  public final var value: Output {
    get async {
      for await value in values { return value }
      fatalError("a future without a value")
    }
  }
}

extension Future {
  /// Awaits the value, or throws the error.
  public final var value: Output {
    get async throws {
      for try await value in AsyncThrowingPublisher(self) { return value }
      throw CancellationError()
    }
  }
}

/// Asks a publisher for one value at a time.
final class AwaitedValues<P: Publisher>: Subscriber, @unchecked Sendable {
  typealias Input = P.Output
  typealias Failure = P.Failure
  private typealias Awaiting = UnsafeContinuation<Handed<Result<P.Output, any Error>?>, Never>

  private struct State {
    var subscription: (any Subscription)?
    var waiting: [Awaiting] = []
    var values: [P.Output] = []
    var demand = 0
    var isOver = false
    var error: (any Error)?
  }

  private let state = Guarded(State())

  init(_ publisher: P) { publisher.subscribe(self) }

  deinit { state.change { $0.subscription }?.cancel() }

  func receive(subscription: any Subscription) {
    let demand = state.change { state in
      state.subscription = subscription
      return state.demand
    }
    if demand > 0 { subscription.request(.max(demand)) }
  }

  func receive(_ input: P.Output) -> Subscribers.Demand {
    let next = state.change { state -> Awaiting? in
      state.demand -= 1
      if state.waiting.isEmpty {
        state.values.append(input)
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume(returning: Handed(.success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<P.Failure>) {
    let (waiting, error) = state.change { state -> ([Awaiting], (any Error)?) in
      state.isOver = true
      state.subscription = nil
      defer { state.waiting = [] }
      guard case .failure(let error) = completion else { return (state.waiting, nil) }
      if state.waiting.isEmpty { state.error = error }
      return (state.waiting, error)
    }
    for (index, continuation) in waiting.enumerated() {
      continuation.resume(returning: Handed(index == 0 ? error.map { .failure($0) } : nil))
    }
  }

  func next() async -> Result<P.Output, any Error>? {
    let stop = Handed(stop)
    return await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in wait(for: continuation) }.value
    } onCancel: {
      stop.value()
    }
  }

  private enum Answer {
    case now(Result<P.Output, any Error>?)
    case later((any Subscription)?)
  }

  private func wait(for continuation: Awaiting) {
    let answer = state.change { state -> Answer in
      if !state.values.isEmpty { return .now(.success(state.values.removeFirst())) }
      if state.isOver {
        defer { state.error = nil }
        return .now(state.error.map { .failure($0) })
      }
      state.waiting.append(continuation)
      state.demand += 1
      return .later(state.subscription)
    }
    switch answer {
    case .now(let result): continuation.resume(returning: Handed(result))
    case .later(let subscription): subscription?.request(.max(1))
    }
  }

  private func stop() {
    let (subscription, waiting) = state.change { state in
      state.isOver = true
      defer {
        state.subscription = nil
        state.waiting = []
      }
      return (state.subscription, state.waiting)
    }
    subscription?.cancel()
    for continuation in waiting { continuation.resume(returning: Handed(nil)) }
  }
}
