/// What runs functions now, later, and again and again.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment of the scheduler's clock.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What may be said of a function's run.
  associatedtype SchedulerOptions

  /// The moment.
  var now: SchedulerTimeType { get }
  /// By how much a run may be late at least.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs a function as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a function at a moment.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Runs a function at a moment, and again after each interval.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) { schedule(after: date, tolerance: tolerance, options: nil, action) }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable { schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action) }
}

/// An interval of a scheduler's clock, by units.
public protocol SchedulerTimeIntervalConvertible: Comparable, SignedNumeric {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// Runs functions where they are scheduled.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never

  /// A moment of a clock that stands still.
  public struct SchedulerTimeType: Strideable, Sendable {
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// An interval, which takes no time.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible,
      Sendable
    {
      public var magnitude: Int

      public init(_ value: Int) { magnitude = value }
      public init(integerLiteral value: Int) { self.init(value) }
      public init(floatLiteral value: Double) { self.init(Int(value)) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

      public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
      public static func + (one: Stride, other: Stride) -> Stride { Stride(one.magnitude + other.magnitude) }
      public static func - (one: Stride, other: Stride) -> Stride { Stride(one.magnitude - other.magnitude) }
      public static func * (one: Stride, other: Stride) -> Stride { Stride(one.magnitude * other.magnitude) }
      public static func += (one: inout Stride, other: Stride) { one = one + other }
      public static func -= (one: inout Stride, other: Stride) { one = one - other }
      public static func *= (one: inout Stride, other: Stride) { one = one * other }
      public static func seconds(_ s: Int) -> Stride { 0 }
      public static func seconds(_ s: Double) -> Stride { 0 }
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      public static func microseconds(_ us: Int) -> Stride { 0 }
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) { action() }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// Runs a function again and again, by a scheduler that can run one later, until it is cancelled.
func repeatedly<S: Scheduler>(
  _ scheduler: S, after date: S.SchedulerTimeType, interval: S.SchedulerTimeType.Stride,
  tolerance: S.SchedulerTimeType.Stride, options: S.SchedulerOptions?, _ action: @escaping () -> Void
) -> AnyCancellable {
  let isOn = Guarded(true)
  func run(at date: S.SchedulerTimeType) {
    scheduler.schedule(after: date, tolerance: tolerance, options: options) {
      guard isOn.change({ $0 }) else { return }
      action()
      if isOn.change({ $0 }) { run(at: date.advanced(by: interval)) }
    }
  }
  run(at: date)
  return AnyCancellable { isOn.change { $0 = false } }
}
