public import Foundation
public import PlainviewGraphics

/// The metrics of a class of popover backgrounds, in points.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods: AnyObject {
  /// Returns the width of the arrow where it meets the background.
  static func arrowBase() -> CGFloat
  /// Returns how far the content keeps from the edges of the background, without the arrow.
  static func contentViewInsets() -> UIEdgeInsets
  /// Returns the height of the arrow.
  static func arrowHeight() -> CGFloat
}
