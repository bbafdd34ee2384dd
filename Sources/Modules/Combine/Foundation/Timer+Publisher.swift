public import Foundation

extension Timer {
  /// Publishes the time again and again, from when it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The dates at which the timer fires.
    public typealias Output = Date
    /// The publisher cannot fail.
    public typealias Failure = Never

    /// Seconds between two dates.
    public let interval: TimeInterval
    /// Seconds by which the timer may be late; nil for none.
    public let tolerance: TimeInterval?
    /// The run loop that the timer runs in.
    public let runLoop: RunLoop
    /// The mode of the run loop in which the timer fires.
    public let mode: RunLoop.Mode

    private let conduits = Guarded(Conduits<Date, Never>())

    /// Creates the publisher with an interval, a tolerance, a run loop and a mode of the run loop.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Attaches a subscriber, which gets the date at each interval after `connect()`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      let conduit = Conduit<Date, Never>(
        "Timer", subscriber, onCancel: { [weak self] conduit in self?.conduits.change { $0.remove(conduit) } })
      conduits.change { $0.all.append(conduit) }
      subscriber.receive(subscription: conduit)
    }

    /// Starts the timer for all subscribers; cancelling stops it.
    public func connect() -> any Cancellable {
      let conduits = Handed(conduits)
      let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true) { _ in
        let date = Date()
        for conduit in conduits.value.change({ $0.all }) { conduit.offer(date) }
      }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Publishes the time again and again.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
