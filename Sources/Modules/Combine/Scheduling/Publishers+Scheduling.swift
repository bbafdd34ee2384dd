extension Publishers {
  /// Hands values and the end out by a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The scheduler that measures the time and runs the work.
    public let scheduler: Context
    /// The options of the scheduler; nil for its defaults.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher with an upstream publisher, a scheduler and options of the scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber, which gets the values on the scheduler.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        ScheduledStage("ReceiveOn", subscriber) { action, _ in scheduler.schedule(options: options, action) })
    }
  }

  /// Hands values and the end out some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// How much later the values are passed on.
    public let interval: Context.SchedulerTimeType.Stride
    /// How much later than at its time a function may run.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the time and runs the work.
    public let scheduler: Context
    /// The options of the scheduler; nil for its defaults.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher with an upstream publisher, an interval, a tolerance, a scheduler and options of the
    /// scheduler.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber, which gets the values after the interval.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options, interval, tolerance) = (scheduler, options, interval, tolerance)
      upstream.subscribe(
        ScheduledStage("Delay", subscriber) { action, isError in
          if isError {
            scheduler.schedule(options: options, action)
          } else {
            scheduler.schedule(
              after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
          }
        })
    }
  }

  /// Subscribes, asks and cancels by a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The scheduler that measures the time and runs the work.
    public let scheduler: Context
    /// The options of the scheduler; nil for its defaults.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher with an upstream publisher, a scheduler and options of the scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber, which gets the values, after subscribing on the scheduler.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options, upstream) = (scheduler, options, upstream)
      let stage = ScheduledRequests(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(stage) }
    }
  }

  /// The time between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// An interval of the scheduler.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The scheduler that measures the time and runs the work.
    public let scheduler: Context

    /// Creates the publisher with an upstream publisher and a scheduler.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches a subscriber, which gets the interval since the value before.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let scheduler = scheduler
      let last = Box(scheduler.now)
      upstream.attach("MeasureInterval", subscriber) { _ in
        let now = scheduler.now
        defer { last.value = now }
        return .value(last.value.distance(to: now))
      }
    }
  }
}

extension Publisher {
  /// Hands values and the end out by a scheduler.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes, asks and cancels by a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Hands values and the end out some time later; an error at once.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }

  /// The time between values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> { Publishers.MeasureInterval(upstream: self, scheduler: scheduler) }
}

/// Hands everything but the subscription out by a function that schedules, in order.
private final class ScheduledStage<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  private let downstream: Downstream
  private let schedule: (@escaping () -> Void, _ isError: Bool) -> Void
  private let subscription = Guarded<(subscription: (any Subscription)?, isOver: Bool)>((nil, false))
  let description: String

  init(
    _ name: String, _ downstream: Downstream, schedule: @escaping (@escaping () -> Void, _ isError: Bool) -> Void
  ) {
    description = name
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    self.subscription.change { $0.subscription = subscription }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    schedule(
      { [self] in
        guard !subscription.change({ $0.isOver }) else { return }
        let more = downstream.receive(input)
        if more > 0 { subscription.change { $0.subscription }?.request(more) }
      }, false)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let isError = if case .failure = completion { true } else { false }
    schedule(
      { [self] in
        let isNew = subscription.change { state in
          defer { state = (nil, true) }
          return !state.isOver
        }
        if isNew { downstream.receive(completion: completion) }
      }, isError)
  }

  func request(_ demand: Subscribers.Demand) { subscription.change { $0.subscription }?.request(demand) }

  func cancel() {
    let old = subscription.change { state in
      defer { state = (nil, true) }
      return state.subscription
    }
    old?.cancel()
  }
}

/// Asks and cancels by a function that schedules.
private final class ScheduledRequests<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  private let downstream: Downstream
  private let schedule: (@escaping () -> Void) -> Void
  private let subscription = Guarded<(any Subscription)?>(nil)

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  var description: String { "SubscribeOn" }

  func receive(subscription: any Subscription) {
    self.subscription.change { $0 = subscription }
    downstream.receive(subscription: self)
  }
  func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    _ = subscription.exchange(nil)
    downstream.receive(completion: completion)
  }
  func request(_ demand: Subscribers.Demand) {
    schedule { [self] in subscription.change { $0 }?.request(demand) }
  }
  func cancel() {
    guard let subscription = subscription.exchange(nil) else { return }
    schedule { subscription.cancel() }
  }
}
