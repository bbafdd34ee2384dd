public import Foundation

extension RunLoop: Scheduler {
  /// A date of the system's clock.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// There are no options.
  public struct SchedulerOptions {}

  /// The current time of the system's clock.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// The least tolerance: 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a function in the next pass of the run loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Handed(action)
    perform { action.value() }
  }

  /// Runs a function at a date; the tolerance is the timer's.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Handed(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .common)
  }

  /// Runs a function at a date and then again after each interval until it is cancelled; the tolerance is the timer's.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeatedly(self, after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}
