import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = Self(rawValue: 1)
  public static let hasBeenRounded = Self(rawValue: 2)
  public static let positiveInfinity = Self(rawValue: 4)
  public static let negativeInfinity = Self(rawValue: 8)
  public static let indefinite = Self(rawValue: 16)
}

/// A time as a fraction: `value` parts of which `timescale` are a second.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard seconds.isFinite else {
      self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let parts = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: CMTimeValue(min(max(parts, -9e18), 9e18)), timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Seconds; no number for a time that is none.
  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    if flags.contains(.negativeInfinity) { return -.infinity }
    guard isNumeric, timescale != 0 else { return .nan }
    return Double(value) / Double(timescale)
  }
  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { flags.contains(.indefinite) }
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
  }
  public var isPositiveInfinity: Bool { flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { flags.contains(.negativeInfinity) }

  public static func == (one: CMTime, other: CMTime) -> Bool {
    guard one.isNumeric, other.isNumeric else { return one.flags == other.flags }
    return one.seconds == other.seconds
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : Double(flags.rawValue)) }
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
  public static func + (one: CMTime, other: CMTime) -> CMTime { combined(one, other, 1) }
  public static func - (one: CMTime, other: CMTime) -> CMTime { combined(one, other, -1) }
}

/// From when on and for how long.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init() { self.init(start: .invalid, duration: .invalid) }
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()
  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { isValid && duration == .zero }
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 > time2 ? 1 : 0 }
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
