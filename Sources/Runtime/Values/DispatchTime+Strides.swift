public import Foundation

// What Dispatch has on Apple's systems alone.
extension DispatchTime {
  /// The time so much later; `.never` is the distant future.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

  /// How much later the other time is, in nanoseconds.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    if other == .distantFuture { return .never }
    return .nanoseconds(Int(Int64(bitPattern: other.uptimeNanoseconds &- uptimeNanoseconds)))
  }
}
