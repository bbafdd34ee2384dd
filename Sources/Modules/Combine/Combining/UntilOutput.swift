extension Publishers {
  /// The values until another publisher has one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The publisher whose first value counts.
    public let other: Other

    /// Creates the publisher with an upstream publisher and another publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber, which gets values until the other publisher has one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let run = TimedRun<Output, Failure, S>("PrefixUntilOutput", subscriber) { run, value in
        run.outlet.send(value)
      } end: { run, completion in
        run.timer?.cancel()
        run.outlet.end(completion)
      }
      run.timer = other.firstValue { [weak run] in
        run?.stop()
        run?.outlet.end(.finished)
      }
      run.start(upstream)
    }
  }

  /// The values from when another publisher has one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The publisher whose first value counts.
    public let other: Other

    /// Creates the publisher with an upstream publisher and another publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber, which gets values once the other publisher has had one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isOpen = Guarded(false)
      let run = TimedRun<Output, Failure, S>("DropUntilOutput", subscriber) { run, value in
        if isOpen.change({ $0 }) { run.outlet.send(value) }
      } end: { run, completion in
        run.timer?.cancel()
        run.outlet.end(completion)
      }
      run.timer = other.first().sink(
        receiveCompletion: { [weak run] completion in
          if case .failure = completion { run?.fail(completion) }
        }, receiveValue: { _ in isOpen.change { $0 = true } })
      run.start(upstream)
    }
  }
}

extension Publisher {
  /// The values until another publisher has one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// The values from when another publisher has one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where Failure == P.Failure { Publishers.DropUntilOutput(upstream: self, other: publisher) }

  /// Runs a function at the first value.
  fileprivate func firstValue(_ action: @escaping () -> Void) -> AnyCancellable {
    first().sink(receiveCompletion: { _ in }, receiveValue: { _ in action() })
  }
}
