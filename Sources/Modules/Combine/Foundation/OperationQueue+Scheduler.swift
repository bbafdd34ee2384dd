public import Foundation

extension OperationQueue: Scheduler {
  /// A date of the system's clock.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// There are no options.
  public struct SchedulerOptions {}

  /// The current time of the system's clock.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// The least tolerance: 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a function as soon as the queue can.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Handed(action)
    addOperation { action.value() }
  }

  /// Runs a function at a date; the tolerance has no effect.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let (action, queue) = (Handed(action), Handed(self))
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) {
      queue.value.addOperation { action.value() }
    }
  }

  /// Runs a function at a date and then again after each interval until it is cancelled; the tolerance has no effect.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeatedly(self, after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}
