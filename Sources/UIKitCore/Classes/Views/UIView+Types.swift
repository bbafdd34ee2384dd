extension UIView {
  /// How content is fitted into the bounds; raw values are UIKit's.
  public enum ContentMode: Int, Sendable {
    /// Stretched, fitted whole, fitted to fill, drawn anew, or unscaled at the center, an edge or a corner.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
      bottomLeft, bottomRight
  }

  /// The parts of a frame that follow the superview's size; raw values are UIKit's.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt
    /// Creates a mask with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the superview's left edge follows its width.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width follows the superview's width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the superview's right edge follows its width.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the superview's top edge follows its height.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height follows the superview's height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the superview's bottom edge follows its height.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Whether a view shows its tint as it is or in gray; raw values are UIKit's.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}
