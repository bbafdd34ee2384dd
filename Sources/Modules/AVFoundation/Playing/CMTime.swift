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
  ///
  /// A timescale at which the value would be too large is halved until it is not; one that is not positive gives an invalid
  /// time.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard seconds.isFinite, preferredTimescale > 0 else {
      self = seconds.isNaN || preferredTimescale <= 0 ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(timescale: preferredTimescale) { seconds * Double($0) }
    guard isNumeric else { return }
    if self.seconds == seconds { flags.remove(.hasBeenRounded) } else { flags.insert(.hasBeenRounded) }
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

  /// Seconds; NaN for a time that is not numeric.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    guard isNumeric, timescale != 0 else { return .nan }
    return Double(value) / Double(timescale)
  }
  /// Whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is a number of seconds.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
  }
  /// Whether the time lies after every other time.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time lies before every other time.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time is a number that was rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Returns whether neither of two times is less than the other.
  public static func == (one: CMTime, other: CMTime) -> Bool { one.compared(to: other) == 0 }
  /// Adds the length as a fraction in lowest terms, or what kind of time it is, to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    guard kind == .number else { return }
    let divisor = Self.greatestCommonDivisor(Int128(value), Int128(timescale))
    hasher.combine(Int128(value) / divisor)
    hasher.combine(Int128(timescale) / divisor)
    hasher.combine(epoch)
  }
  /// Returns whether one time is less than another: negative infinity, numbers by their epochs and lengths, indefinite,
  /// positive infinity, invalid.
  public static func < (one: CMTime, other: CMTime) -> Bool { one.compared(to: other) < 0 }
  /// Returns the sum of two times; an infinite one stays infinite, and a sum with an invalid one is invalid.
  public static func + (one: CMTime, other: CMTime) -> CMTime { sum(one, other, sign: 1) }
  /// Returns the difference of two times; the same holds as for sums.
  public static func - (one: CMTime, other: CMTime) -> CMTime { sum(one, other, sign: -1) }
}

/// A start and a duration.
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
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.compared(to: time2) }
/// Returns a time multiplied by a number, at the same timescale where it fits.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { time.multiplied(by: multiplier) }
/// Returns a time multiplied by a number, at a timescale of 65,536 at least where it fits.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime { time.multiplied(by: multiplier) }
/// Returns a range from its start and its duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
