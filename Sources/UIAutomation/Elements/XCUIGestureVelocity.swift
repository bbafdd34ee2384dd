public import Foundation

/// How fast fingers move, in points a second of virtual time.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public let rawValue: CGFloat

  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(_ value: CGFloat) { rawValue = value }
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// Every movement takes 0.2 seconds.
  public static let `default` = XCUIGestureVelocity(0)
  public static let slow = XCUIGestureVelocity(200)
  public static let fast = XCUIGestureVelocity(2000)

  /// How long fingers take from one place to another, in seconds.
  func duration(from start: CGPoint, to end: CGPoint) -> TimeInterval {
    guard rawValue.isFinite, rawValue > 0 else { return 0.2 }
    return TimeInterval(hypot(end.x - start.x, end.y - start.y) / rawValue)
  }
}
