package import Foundation

/// What a constraint can name: a view or a layout guide, as far as layout needs to know it.
@preconcurrency @MainActor package protocol LayoutItem: AnyObject {
  /// The item's node in the tree and in the engine; the same for the item's life.
  var layoutNode: LayoutNode { get }

  /// The item's rectangle in its parent's coordinates, in points, as if it had no transform.
  var layoutFrame: CGRect { get }

  /// Calls `visit` with each item whose parent this is, in order.
  func visitLayoutChildren(_ visit: (LayoutNode) -> Void)

  /// The preferred size of the content; a side of -1 is no preference (contract L17).
  var layoutContentSize: LayoutContentSize { get }

  /// By how much the alignment rectangle is smaller than the frame, in points.
  var layoutAlignmentInsets: LayoutInsets { get }

  /// The distances that the margin attributes keep from the frame's edges, in points.
  var layoutMarginInsets: LayoutInsets { get }

  /// The preferred height of the content for the width, in points; nil when the two do not depend on each other.
  func layoutContentHeight(forWidth width: Double) -> Double?

  /// Where the first or the last line of text stands.
  func layoutBaseline(isFirst: Bool) -> LayoutBaseline

  /// The descendant that has the baseline, or this item.
  func layoutBaselineItem(isFirst: Bool) -> (any LayoutItem)?

  /// Whether leading is right for the constraints that this item holds.
  var isLayoutRightToLeft: Bool { get }

  /// The item that position attributes mean when one of this item's descendants names it: a scroll view's content.
  var layoutContentItem: (any LayoutItem)? { get }

  /// Tells the root of a tree that its constraints have to be solved again.
  func setNeedsLayoutPass()

  /// Tells an item that its rectangle in the engine changed.
  func setNeedsLayoutFrame()

  /// How constraint descriptions call the item (contract L13).
  var layoutDescription: LayoutItemDescription { get }
}

extension LayoutItem {
  package func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {}
  package var layoutContentSize: LayoutContentSize { .none }
  package var layoutAlignmentInsets: LayoutInsets { .zero }
  package var layoutMarginInsets: LayoutInsets { .zero }
  package func layoutBaseline(isFirst: Bool) -> LayoutBaseline {
    isFirst ? LayoutBaseline(heightFraction: 0, offset: 0) : LayoutBaseline(heightFraction: 1, offset: 0)
  }
  package func layoutContentHeight(forWidth width: Double) -> Double? { nil }
  package func layoutBaselineItem(isFirst: Bool) -> (any LayoutItem)? { nil }
  package var isLayoutRightToLeft: Bool { false }
  package var layoutContentItem: (any LayoutItem)? { nil }
  package func setNeedsLayoutPass() {}
  package func setNeedsLayoutFrame() {}
}

/// Distances from the four edges of a rectangle, in points.
package struct LayoutInsets: Equatable, Sendable {
  package var top, left, bottom, right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package static let zero = LayoutInsets(top: 0, left: 0, bottom: 0, right: 0)
}

/// The preferred size of a view's content, and its priorities, along each axis.
package struct LayoutContentSize: Equatable, Sendable {
  /// Points, or -1 for no preference.
  package var width, height: Double
  /// Priorities against growing.
  package var horizontalHugging, verticalHugging: UILayoutPriority
  /// Priorities against shrinking.
  package var horizontalResistance, verticalResistance: UILayoutPriority

  package init(
    width: Double, height: Double,
    horizontalHugging: UILayoutPriority = .defaultLow, verticalHugging: UILayoutPriority = .defaultLow,
    horizontalResistance: UILayoutPriority = .defaultHigh, verticalResistance: UILayoutPriority = .defaultHigh
  ) {
    self.width = width
    self.height = height
    self.horizontalHugging = horizontalHugging
    self.verticalHugging = verticalHugging
    self.horizontalResistance = horizontalResistance
    self.verticalResistance = verticalResistance
  }

  package static let none = LayoutContentSize(width: -1, height: -1)
}

/// A baseline's distance from the top of the alignment rectangle: a share of its height and a constant, in points.
@_spi(Plainview) public struct LayoutBaseline: Equatable, Sendable {
  /// The share of the height, 0 at the top to 1 at the bottom, and the points added to it.
  public var heightFraction, offset: Double

  /// Creates a baseline from a share of the height and a distance in points.
  public init(heightFraction: Double, offset: Double) {
    self.heightFraction = heightFraction
    self.offset = offset
  }
}

/// The texts by which constraint descriptions refer to an item.
package struct LayoutItemDescription: Equatable, Sendable {
  /// The class, for example `UILabel`.
  package var className: String
  /// The object's address, for example `0x600000000010`.
  package var address: String
  /// The text of a label or a button, or the name of a guide; quoted behind the address.
  package var title: String?
  /// A name that stands for class and address: an accessibility identifier.
  package var name: String?

  package init(className: String, address: String, title: String? = nil, name: String? = nil) {
    self.className = className
    self.address = address
    self.title = title
    self.name = name
  }
}
