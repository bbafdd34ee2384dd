extension Publishers {
  /// The values of the publishers that are made of each value.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The values of the publishers that are made.
    public typealias Output = NewPublisher.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// How many publishers run at the same time.
    public let maxPublishers: Subscribers.Demand
    /// Makes the publisher from a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates the publisher with an upstream publisher, how many publishers may run at once and a function.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber, which gets the values of all the publishers that are made from values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      FlatMapRun(subscriber, maxPublishers, isLatestOnly: false, transform).start(upstream)
    }
  }

  /// The values of the publisher that came last.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The values of the publishers that come.
    public typealias Output = P.Output
    /// The errors, of the same type in all publishers.
    public typealias Failure = P.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher with an upstream publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber, which gets the values of the latest publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      FlatMapRun<S, Upstream, P>(subscriber, .unlimited, isLatestOnly: true) { $0 }.start(upstream)
    }
  }
}

extension Publisher {
  /// The values of the publishers that are made of each value.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// The values of the publishers that are made of each value, which may fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }

  /// The values of the publishers that are made of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// The values of the publishers that are made of each value, which do not fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the publisher that came last.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// The values of the publisher that came last, which may fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }

  /// The values of the publisher that came last.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> where Output.Failure == Never {
    Publishers.SwitchToLatest(upstream: self)
  }
}

/// The publishers of one subscriber.
private final class FlatMapRun<Downstream: Subscriber, Upstream: Publisher, Inner: Publisher>: Subscription,
  CustomStringConvertible
where
  Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure, Upstream.Failure == Downstream.Failure
{
  private typealias Source = JointSource<Inner.Output, Inner.Failure>

  private struct State {
    var outer: JointSource<Upstream.Output, Upstream.Failure>?
    var inner: [Int: Source] = [:]
    var next = 0
    var outerIsOver = false
    var isOver = false
  }

  private let outlet: Outlet<Downstream>
  private let most: Subscribers.Demand
  private let isLatestOnly: Bool
  private let transform: (Upstream.Output) -> Inner
  private let state = Guarded(State())

  init(
    _ downstream: Downstream, _ most: Subscribers.Demand, isLatestOnly: Bool,
    _ transform: @escaping (Upstream.Output) -> Inner
  ) {
    outlet = Outlet(downstream)
    self.most = most
    self.isLatestOnly = isLatestOnly
    self.transform = transform
  }

  var description: String { isLatestOnly ? "SwitchToLatest" : "FlatMap" }

  func start(_ upstream: Upstream) {
    let outer = JointSource<Upstream.Output, Upstream.Failure>(first: most) { [self] value in
      add(transform(value))
      return .none
    } end: { [self] in
      outerEnded($0)
    }
    state.change { $0.outer = outer }
    outlet.start(self)
    upstream.subscribe(outer)
  }

  private func add(_ publisher: Inner) {
    let (number, old) = state.change { state -> (Int?, [Source]) in
      guard !state.isOver else { return (nil, []) }
      state.next += 1
      let old = isLatestOnly ? Array(state.inner.values) : []
      if isLatestOnly { state.inner = [:] }
      return (state.next, old)
    }
    for source in old { source.cancel() }
    guard let number else { return }
    let source = Source(first: .unlimited) { [self] value in
      outlet.send(value)
      return .none
    } end: { [self] in
      innerEnded(number, $0)
    }
    state.change { $0.inner[number] = source }
    publisher.subscribe(source)
  }

  private func innerEnded(_ number: Int, _ completion: Subscribers.Completion<Inner.Failure>) {
    let (outer, isLast) = state.change { state in
      state.inner[number] = nil
      return (state.outer, state.outerIsOver && state.inner.isEmpty)
    }
    switch completion {
    case .failure: end(completion)
    case .finished:
      if isLast { end(.finished) } else if most != .unlimited { outer?.request(.max(1)) }
    }
  }

  private func outerEnded(_ completion: Subscribers.Completion<Upstream.Failure>) {
    let isLast = state.change { state in
      state.outerIsOver = true
      return state.inner.isEmpty
    }
    if case .failure = completion { end(completion) } else if isLast { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    stop()
    outlet.end(completion)
  }

  private func stop() {
    let (outer, inner) = state.change { state in
      state.isOver = true
      defer {
        state.outer = nil
        state.inner = [:]
      }
      return (state.outer, Array(state.inner.values))
    }
    outer?.cancel()
    for source in inner { source.cancel() }
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    outlet.cancel()
    stop()
  }
}
