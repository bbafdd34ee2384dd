import Foundation

/// Seconds since 1 January 2001, 00:00 UTC.
public typealias CFAbsoluteTime = Double

/// What the app's clock says now, as `Date()` does.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
