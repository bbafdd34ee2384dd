/// What runs functions now, later, and again and again.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment of the scheduler's clock.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The options of a scheduled run.
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
  /// Runs a function as soon as the scheduler can.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs a function at a date.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a function at a date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) { schedule(after: date, tolerance: tolerance, options: nil, action) }

  /// Runs a function at a date and then again after each interval until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a function at a date and then again after each interval until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable { schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action) }
}

/// An interval of a scheduler's clock, by units.
public protocol SchedulerTimeIntervalConvertible: Comparable, SignedNumeric {
  /// Returns an interval of whole seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns an interval of seconds.
  static func seconds(_ s: Double) -> Self
  /// Returns an interval of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns an interval of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns an interval of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// Runs functions where they are scheduled.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// A moment of a clock that stands still.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// Returns the interval 0: all moments are the same.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }
    /// Returns the same moment.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// An interval, which takes no time.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible,
      Sendable
    {
      /// The length of the interval; it takes no time.
      public var magnitude: Int

      /// Creates an interval with a number.
      public init(_ value: Int) { magnitude = value }
      /// Creates an interval from a literal.
      public init(integerLiteral value: Int) { self.init(value) }
      /// Creates an interval from a literal, without its fraction.
      public init(floatLiteral value: Double) { self.init(Int(value)) }
      /// Creates an interval from an integer; nil when it is too large.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

      /// Whether the first interval is shorter.
      public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
      /// Returns the sum of two intervals.
      public static func + (one: Stride, other: Stride) -> Stride { Stride(one.magnitude + other.magnitude) }
      /// Returns the difference of two intervals.
      public static func - (one: Stride, other: Stride) -> Stride { Stride(one.magnitude - other.magnitude) }
      /// Returns the product of two intervals.
      public static func * (one: Stride, other: Stride) -> Stride { Stride(one.magnitude * other.magnitude) }
      /// Adds an interval.
      public static func += (one: inout Stride, other: Stride) { one = one + other }
      /// Subtracts an interval.
      public static func -= (one: inout Stride, other: Stride) { one = one - other }
      /// Multiplies by an interval.
      public static func *= (one: inout Stride, other: Stride) { one = one * other }
      /// Returns the interval 0: whole seconds take no time here.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// Returns the interval 0: seconds take no time here.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// Returns the interval 0: milliseconds take no time here.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// Returns the interval 0: microseconds take no time here.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// Returns the interval 0: nanoseconds take no time here.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// The scheduler that all share.
  public static let shared = ImmediateScheduler()

  /// The current time of the scheduler, which stands still.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// The least tolerance: 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a function at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Runs a function at once; the date has no effect.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) { action() }
  /// Runs a function at once, one time only; the interval has no effect.
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
