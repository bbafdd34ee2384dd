public import Foundation

/// A moment of the clock, for the schedulers that count in dates: run loops and operation queues, which have types of their own
/// of this kind in Apple's Combine.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The moment as a date.
  public var date: Date

  /// Creates a moment with a date.
  public init(_ date: Date) { self.date = date }

  /// Returns the seconds from this moment to another one; negative when the other one is earlier.
  public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  /// Returns the moment that is later by an interval.
  public func advanced(by n: Stride) -> DateSchedulerTime { DateSchedulerTime(date + n.timeInterval) }

  /// An interval in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable,
    Codable, Sendable
  {
    /// The length of the interval in seconds.
    public var magnitude: TimeInterval

    /// Creates an interval with seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// Creates an interval from a literal, in seconds.
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    /// Creates an interval from a literal, in seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    /// Creates an interval from an integer, in seconds; nil when it is too large.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }

    /// The interval in seconds.
    public var timeInterval: TimeInterval { magnitude }

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
    /// Returns an interval of whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
    /// Returns an interval of seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Returns an interval of milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1000) }
    /// Returns an interval of microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1_000_000) }
    /// Returns an interval of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1_000_000_000) }
  }
}
