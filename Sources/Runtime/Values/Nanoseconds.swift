import Foundation

/// A time in seconds as nanoseconds; long ones are shortened to a billion seconds.
func nanoseconds(_ seconds: TimeInterval) -> Int64 { Int64(min(seconds, 1e9) * 1e9) }
