public import Foundation

/// A moment of the clock, for the schedulers that count in dates: run loops and operation queues, which have types of their own
/// of this kind in Apple's Combine.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by n: Stride) -> DateSchedulerTime { DateSchedulerTime(date + n.timeInterval) }

  /// An interval in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable,
    Codable, Sendable
  {
    public var magnitude: TimeInterval

    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }

    public var timeInterval: TimeInterval { magnitude }

    public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
    public static func + (one: Stride, other: Stride) -> Stride { Stride(one.magnitude + other.magnitude) }
    public static func - (one: Stride, other: Stride) -> Stride { Stride(one.magnitude - other.magnitude) }
    public static func * (one: Stride, other: Stride) -> Stride { Stride(one.magnitude * other.magnitude) }
    public static func += (one: inout Stride, other: Stride) { one = one + other }
    public static func -= (one: inout Stride, other: Stride) { one = one - other }
    public static func *= (one: inout Stride, other: Stride) { one = one * other }
    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1000) }
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1_000_000) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1_000_000_000) }
  }
}
