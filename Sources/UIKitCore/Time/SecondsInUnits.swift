// How many of one unit of time another one has, as Dispatch says it on Apple's systems; its own constants go before.

/// Nanoseconds in a second.
@_disfavoredOverload public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
@_disfavoredOverload public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
@_disfavoredOverload public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
@_disfavoredOverload public let USEC_PER_SEC: UInt64 = 1_000_000
