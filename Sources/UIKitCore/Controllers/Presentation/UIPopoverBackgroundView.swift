public import Foundation
public import PlainviewGraphics

/// The superclass of views behind a popover's content; none is shown here.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// How far the arrow is from the middle of its side, in points.
  open var arrowOffset: CGFloat = 0
  /// The side at which the arrow is.
  open var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Whether the content gets the system's inner shadow and corners; true by default.
  open class var wantsDefaultContentAppearance: Bool { true }
  /// The width of the arrow where it meets the background; 0, until a subclass overrides it.
  open class func arrowBase() -> CGFloat { 0 }
  /// The distances of the content from the edges; none, until a subclass overrides it.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// The height of the arrow; 0, until a subclass overrides it.
  open class func arrowHeight() -> CGFloat { 0 }
}
