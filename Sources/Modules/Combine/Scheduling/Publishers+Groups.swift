extension Publishers {
  /// The values in arrays of a size.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// Arrays of the values of the upstream publisher.
    public typealias Output = [Upstream.Output]
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// How many values an array has.
    public let count: Int

    /// Creates the publisher with an upstream publisher and a number of values.
    public init(upstream: Upstream, count: Int) {
      precondition(count > 0, "an array has at least one value")
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber, which gets arrays of a fixed number of values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (count, group) = (count, Guarded<[Upstream.Output]>([]))
      TimedRun<Upstream.Output, Failure, S>("CollectByCount", subscriber) { run, value in
        let full = group.change { group -> [Upstream.Output]? in
          group.append(value)
          guard group.count == count else { return nil }
          defer { group = [] }
          return group
        }
        if let full { run.outlet.send(full) }
      } end: { run, completion in
        let rest = group.exchange([])
        if case .finished = completion, !rest.isEmpty { run.outlet.send(rest) }
        run.outlet.end(completion)
      }.start(upstream)
    }
  }

  /// When an array of values ends.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After each interval of a scheduler.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// After each interval of a scheduler, or earlier when the array has so many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// The values of each stretch of time in arrays.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// Arrays of the values of the upstream publisher.
    public typealias Output = [Upstream.Output]
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// When an array ends.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options of the scheduler; nil for its defaults.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher with an upstream publisher, a strategy and options of the scheduler.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber, which gets arrays of the values of each interval.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, most): (Context, Context.SchedulerTimeType.Stride, Int) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, .max)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      let group = Guarded<[Upstream.Output]>([])
      let run = TimedRun<Upstream.Output, Failure, S>("CollectByTime", subscriber) { run, value in
        let full = group.change { group -> [Upstream.Output]? in
          group.append(value)
          guard group.count == most else { return nil }
          defer { group = [] }
          return group
        }
        if let full { run.outlet.send(full) }
      } end: { run, completion in
        run.timer?.cancel()
        let rest = group.exchange([])
        if case .finished = completion, !rest.isEmpty { run.outlet.send(rest) }
        run.outlet.end(completion)
      }
      run.timer = AnyCancellable(
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
          options: options
        ) { [weak run] in
          let values = group.exchange([])
          if !values.isEmpty { run?.outlet.send(values) }
        })
      run.start(upstream)
    }
  }

  /// When the values to be buffered are requested.
  public enum PrefetchStrategy: Hashable {
    /// Requests as many values as the buffer can take; without effect here.
    case keepFull
    /// Asks for values when the subscriber does; without effect here.
    case byRequest
  }

  /// What happens with a value when the buffer is full.
  public enum BufferingStrategy<Failure: Error> {
    /// The new value is dropped.
    case dropNewest
    /// The oldest value that is kept is dropped.
    case dropOldest
    /// The publisher fails with the error that a function makes.
    case customError(() -> Failure)
  }

  /// Keeps values until they are requested.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// How many values are kept at most.
    public let size: Int
    /// When values are asked for; kept, without effect.
    public let prefetch: PrefetchStrategy
    /// What happens with a value when the buffer is full.
    public let whenFull: BufferingStrategy<Failure>

    /// Creates the publisher with an upstream publisher, a number of values to keep, when to ask for values and what to
    /// do when it is full.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber, which gets the values, which are kept until it asks for them.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (size, whenFull) = (size, whenFull)
      TimedRun<Output, Failure, S>("Buffer", subscriber) { run, value in
        if run.outlet.waitingCount < size { return run.outlet.send(value) }
        switch whenFull {
        case .dropNewest: run.outlet.flush(adding: value, droppingOldest: false)
        case .dropOldest: run.outlet.flush(adding: value, droppingOldest: true)
        case .customError(let error):
          run.stop()
          run.outlet.end(.failure(error()))
        }
      } end: { run, completion in
        run.outlet.end(completion)
      }.start(upstream)
    }
  }
}

extension Publisher {
  /// The values in arrays of a size.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// The values of each stretch of time in arrays.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }

  /// Keeps values until they are requested.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
