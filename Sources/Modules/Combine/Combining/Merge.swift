/// Publishers of one kind of values, each by what attaches a source to it.
typealias Sources<Output, Failure: Error> = [(JointSource<Output, Failure>) -> Void]

/// The values of several publishers as they come.
final class MergeRun<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private typealias Source = JointSource<Downstream.Input, Downstream.Failure>

  private struct State {
    var sources: [Source] = []
    var left = 0
  }

  private let outlet: Outlet<Downstream>
  private let state = Guarded(State())

  init(_ downstream: Downstream) { outlet = Outlet(downstream) }

  var description: String { "Merge" }

  func start(_ publishers: Sources<Downstream.Input, Downstream.Failure>) {
    let sources = publishers.map { _ in
      Source(first: .unlimited) { [self] value in
        outlet.send(value)
        return .none
      } end: { [self] in
        ended($0)
      }
    }
    state.change { $0 = State(sources: sources, left: sources.count) }
    outlet.start(self)
    for (publisher, source) in zip(publishers, sources) { publisher(source) }
    if publishers.isEmpty { outlet.end(.finished) }
  }

  private func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let isLast = state.change { state in
      state.left -= 1
      return state.left == 0
    }
    if case .failure = completion { stop() } else if !isLast { return }
    outlet.end(completion)
  }

  private func stop() { for source in state.change({ $0.sources }) { source.cancel() } }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    outlet.cancel()
    stop()
  }
}

extension Publishers {
  /// The values of any number of publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publishers whose values are passed on.
    public let publishers: [Upstream]

    /// Creates the publisher with an upstream publisher.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates the publisher with an upstream publisher.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Attaches a subscriber, which gets the values of all the publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeRun(subscriber).start(publishers.map { publisher in { publisher.subscribe($0) } })
    }

    /// Returns a publisher with one more publisher to merge.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }
}

extension Publisher {
  /// The values of both publishers as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}
