/// Sides of a rectangle with leading and trailing instead of left and right; raw values are UIKit's.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The sides as bits.
  public let rawValue: UInt
  /// Creates sides with UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The side where text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The side where text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
