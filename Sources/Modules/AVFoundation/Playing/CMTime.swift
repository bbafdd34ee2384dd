import Foundation

/// The type of a time's numerator.
public typealias CMTimeValue = Int64
/// The type of a time's denominator.
public typealias CMTimeScale = Int32
/// The type of a time's epoch.
public typealias CMTimeEpoch = Int64

/// Flags of a time.
public struct CMTimeFlags: OptionSet, Sendable {
  /// The bits of the flags.
  public let rawValue: UInt32
  /// Creates flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is valid.
  public static let valid = Self(rawValue: 1)
  /// The time was rounded.
  public static let hasBeenRounded = Self(rawValue: 2)
  /// The time lies after every other time.
  public static let positiveInfinity = Self(rawValue: 4)
  /// The time lies before every other time.
  public static let negativeInfinity = Self(rawValue: 8)
  /// The time is not known.
  public static let indefinite = Self(rawValue: 16)
}

/// A time as a fraction: `value` parts of which `timescale` are a second.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The number of parts.
  public var value: CMTimeValue
  /// The number of parts in a second.
  public var timescale: CMTimeScale
  /// The flags of the time.
  public var flags: CMTimeFlags
  /// The number of the timeline, which separates times of different runs.
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// Creates a time from all its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }
  /// Creates a valid time of some parts of a second.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }
  /// Creates a time from seconds, rounded to the timescale; infinity and NaN give the matching special times.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard seconds.isFinite else {
      self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let parts = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: CMTimeValue(min(max(parts, -9e18), 9e18)), timescale: preferredTimescale)
  }

  /// Zero seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is not valid.
  public static let invalid = CMTime()
  /// A time that is not known.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// The time after every other time.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// The time before every other time.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Seconds; no number for a time that is none.
  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    if flags.contains(.negativeInfinity) { return -.infinity }
    guard isNumeric, timescale != 0 else { return .nan }
    return Double(value) / Double(timescale)
  }
  /// Whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is not known.
  public var isIndefinite: Bool { flags.contains(.indefinite) }
  /// Whether the time is a number of seconds.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
  }
  /// Whether the time lies after every other time.
  public var isPositiveInfinity: Bool { flags.contains(.positiveInfinity) }
  /// Whether the time lies before every other time.
  public var isNegativeInfinity: Bool { flags.contains(.negativeInfinity) }

  /// Returns whether two times have the same length in seconds, or the same flags when they are no numbers.
  public static func == (one: CMTime, other: CMTime) -> Bool {
    guard one.isNumeric, other.isNumeric else { return one.flags == other.flags }
    return one.seconds == other.seconds
  }
  /// Adds the length in seconds, or the flags, to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : Double(flags.rawValue)) }
  /// Returns whether one time is less than another, in seconds.
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }

  private static func combined(_ one: CMTime, _ other: CMTime, _ sign: Int64) -> CMTime {
    guard one.isNumeric, other.isNumeric else { return one.isNumeric ? other : one }
    if one.timescale == other.timescale {
      return CMTime(value: one.value + sign * other.value, timescale: one.timescale)
    }
    let (first, second) = (Int64(one.timescale), Int64(other.timescale))
    let product = first.multipliedReportingOverflow(by: second).partialValue
    if product <= Int64(Int32.max) {
      return CMTime(value: one.value * second + sign * other.value * first, timescale: CMTimeScale(product))
    }
    return CMTime(
      seconds: one.seconds + Double(sign) * other.seconds, preferredTimescale: max(one.timescale, other.timescale))
  }
  /// Returns the sum of two times; a time that is no number is returned as it is.
  public static func + (one: CMTime, other: CMTime) -> CMTime { combined(one, other, 1) }
  /// Returns the difference of two times; a time that is no number is returned as it is.
  public static func - (one: CMTime, other: CMTime) -> CMTime { combined(one, other, -1) }
}

/// From when on and for how long.
public struct CMTimeRange: Hashable, Sendable {
  /// The start of the range.
  public var start: CMTime
  /// The duration of the range.
  public var duration: CMTime
  /// Creates an invalid range.
  public init() { self.init(start: .invalid, duration: .invalid) }
  /// Creates a range from its start and its duration.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
  /// Creates a range from its start and its end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// The range of no duration at zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// A range that is not valid.
  public static let invalid = CMTimeRange()
  /// The end of the range, which does not belong to it.
  public var end: CMTime { start + duration }
  /// Whether start and duration are valid.
  public var isValid: Bool { start.isValid && duration.isValid }
  /// Whether the range is valid and has no duration.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// Returns whether a time lies in the range; the end does not.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// Returns a time of some parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Returns a time from seconds, rounded to the timescale.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns -1, 0 or 1 when the first time is less than, equal to or greater than the second.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 > time2 ? 1 : 0 }
/// Returns a range from its start and its duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
