public import Foundation

/// How fast fingers move, in points a second of virtual time.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The velocity in points per second; 0 stands for the default.
  public let rawValue: CGFloat

  /// Creates a velocity with points per second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  /// Creates a velocity with points per second.
  public init(_ value: CGFloat) { rawValue = value }
  /// Creates a velocity from a literal, in points per second.
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  /// Creates a velocity from an integer literal, in points per second.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// Every movement takes 0.2 seconds.
  public static let `default` = XCUIGestureVelocity(0)
  /// A slow movement: 200 points per second.
  public static let slow = XCUIGestureVelocity(200)
  /// A fast movement: 2000 points per second.
  public static let fast = XCUIGestureVelocity(2000)

  /// How long fingers take from one point to another, in seconds.
  func duration(from start: CGPoint, to end: CGPoint) -> TimeInterval {
    guard rawValue.isFinite, rawValue > 0 else { return 0.2 }
    return TimeInterval(hypot(end.x - start.x, end.y - start.y) / rawValue)
  }
}
