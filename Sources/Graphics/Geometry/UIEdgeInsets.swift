public import Foundation
package import PlainviewLayout

/// Distances from the edges of a rectangle, in points; positive ones point inwards.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distances from the four edges.
  public var top, left, bottom, right: CGFloat

  /// Creates insets with the distances from the four edges.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets of zero.
  public static let zero = UIEdgeInsets()

  package static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  package var layoutInsets: LayoutInsets {
    LayoutInsets(top: Double(top), left: Double(left), bottom: Double(bottom), right: Double(right))
  }
}

/// Distances from the edges of a rectangle in points, with leading and trailing instead of left and right.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// The distances from the four edges.
  public var top, leading, bottom, trailing: CGFloat

  /// Creates insets with the distances from the four edges.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()

  package func absolute(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }

  package init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }
}

/// A displacement, in points.
public struct UIOffset: Equatable, Sendable {
  /// The displacements to the right and downwards.
  public var horizontal, vertical: CGFloat

  /// Creates an offset without displacement.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// Creates an offset with its displacements.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No displacement.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
}

/// A displacement in two dimensions, in points.
public struct CGVector: Equatable, Sendable {
  /// The displacements to the right and downwards.
  public var dx, dy: CGFloat

  /// Creates a vector without displacement.
  public init() { self.init(dx: 0, dy: 0) }
  /// Creates a vector with its displacements.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No displacement.
  public static let zero = CGVector(dx: 0, dy: 0)
}

extension CGRect {
  /// The rectangle without the given strips at its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
