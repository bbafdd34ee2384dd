/// The axes of the plane, as a set; raw values are UIKit's.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits of the axes: 1 for horizontal, 2 for vertical.
  public let rawValue: UInt
  /// Creates a set of axes with UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// The horizontal and the vertical axis.
  public static let both: UIAxis = [.horizontal, .vertical]
}
