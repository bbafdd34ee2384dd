extension Publishers {
  /// A value when no other has come for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// How long no other value may come before one is passed on.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the time and runs the work.
    public let scheduler: Context
    /// The options of the scheduler; nil for its defaults.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher with an upstream publisher, an interval, a scheduler and options of the scheduler.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber, which gets a value after an interval without others.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options, dueTime) = (scheduler, options, dueTime)
      let latest = Guarded<(number: Int, value: Output?)>((0, nil))
      TimedRun<Output, Failure, S>("Debounce", subscriber) { run, value in
        let number = latest.change { state in
          state = (state.number + 1, value)
          return state.number
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
        ) {
          let value = latest.change { state -> Output? in
            guard state.number == number else { return nil }
            defer { state.value = nil }
            return state.value
          }
          if let value { run.outlet.send(value) }
        }
      } end: { run, completion in
        // The value that waits is the last one.
        if case .finished = completion, let value = latest.change({ $0.value }) { run.outlet.send(value) }
        latest.change { $0 = ($0.number + 1, nil) }
        run.outlet.end(completion)
      }.start(upstream)
    }
  }

  /// The first or the last value of each stretch of time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The interval in which at most one value is passed on.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the time and runs the work.
    public let scheduler: Context
    /// Whether the last value of an interval is passed on instead of the first.
    public let latest: Bool

    /// Creates the publisher with an upstream publisher, an interval, a scheduler and which value to keep.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber, which gets at most one value in each interval.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, isLatest) = (scheduler, interval, latest)
      let state = Guarded<(value: Output?, next: Context.SchedulerTimeType?, isWaiting: Bool)>((nil, nil, false))
      TimedRun<Output, Failure, S>("Throttle", subscriber) { run, value in
        let now = scheduler.now
        let due = state.change { state -> Context.SchedulerTimeType? in
          if state.isWaiting {
            if isLatest || state.value == nil { state.value = value }
            return nil
          }
          state.value = value
          state.isWaiting = true
          guard let next = state.next, now < next else { return now }
          return next
        }
        guard let due else { return }
        let deliver = {
          let value = state.change { state -> Output? in
            defer {
              state.value = nil
              state.isWaiting = false
              state.next = scheduler.now.advanced(by: interval)
            }
            return state.value
          }
          if let value { run.outlet.send(value) }
        }
        if due == now { scheduler.schedule(deliver) } else { scheduler.schedule(after: due, deliver) }
      } end: { run, completion in
        scheduler.schedule {
          if case .finished = completion, let value = state.change({ $0.value }) { run.outlet.send(value) }
          state.change { $0.value = nil }
          run.outlet.end(completion)
        }
      }.start(upstream)
    }
  }

  /// Ends when no value has come for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// How long the next value may take.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the time and runs the work.
    public let scheduler: Context
    /// The options of the scheduler; nil for its defaults.
    public let options: Context.SchedulerOptions?
    /// The error in place of an end.
    public let customError: (() -> Failure)?

    /// Creates the publisher with an upstream publisher, an interval, a scheduler, options of the scheduler and a
    /// function that makes the error.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber, which gets the values, or the end when none comes during the interval.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options, interval, customError) = (scheduler, options, interval, customError)
      let number = Guarded(0)
      func wait(_ run: TimedRun<Output, Failure, S>) {
        let own = number.change { count in
          count += 1
          return count
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard number.change({ $0 }) == own else { return }
          run.stop()
          run.outlet.end(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let run = TimedRun<Output, Failure, S>("Timeout", subscriber) { run, value in
        wait(run)
        scheduler.schedule(options: options) { run.outlet.send(value) }
      } end: { run, completion in
        number.change { $0 += 1 }
        scheduler.schedule(options: options) { run.outlet.end(completion) }
      }
      wait(run)
      run.start(upstream)
    }
  }
}

extension Publisher {
  /// A value when no other has come for some time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// The first or the last value of each stretch of time.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Ends, or fails, when no value has come for some time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}

/// Values that are handed out at other times than they come: the publisher is asked for all.
final class TimedRun<Input, Failure: Error, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Failure == Failure {
  let outlet: Outlet<Downstream>
  /// What runs beside, for as long as this does.
  var timer: AnyCancellable?
  private let source = Guarded<JointSource<Input, Failure>?>(nil)
  private let onValue: (TimedRun, Input) -> Void
  private let onEnd: (TimedRun, Subscribers.Completion<Failure>) -> Void
  let description: String

  init(
    _ name: String, _ downstream: Downstream, value: @escaping (TimedRun, Input) -> Void,
    end: @escaping (TimedRun, Subscribers.Completion<Failure>) -> Void
  ) {
    description = name
    outlet = Outlet(downstream)
    onValue = value
    onEnd = end
  }

  func start<P: Publisher>(_ upstream: P) where P.Output == Input, P.Failure == Failure {
    let source = JointSource<Input, Failure>(first: .unlimited) { [self] value in
      onValue(self, value)
      return .none
    } end: { [self] in
      onEnd(self, $0)
    }
    self.source.change { $0 = source }
    outlet.start(self)
    upstream.subscribe(source)
  }

  func stop() {
    timer?.cancel()
    source.exchange(nil)?.cancel()
  }

  /// Ends by what another publisher said.
  func fail(_ completion: Subscribers.Completion<Failure>) {
    stop()
    outlet.end(completion)
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    outlet.cancel()
    stop()
  }
}
