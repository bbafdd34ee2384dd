public import Foundation
import PlainviewGraphics

/// The radius of a corner: a number of points, or concentric with the superview's corner.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }

  let kind: Kind

  /// In points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
  /// The radius of the superview's corner without the distance to it, in points; no less than the minimum.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }
}

/// The radii of a view's corners.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case capsule(maximum: CGFloat?)
    /// Corners in the order top left, top right, bottom left, bottom right; `groups` says which take the largest radius
    /// of their group.
    case corners([UICornerRadius?], groups: [Int])
  }

  let shape: Shape

  /// Corners as round as the view allows, and no rounder than the maximum.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
  }

  /// Returns a configuration with the same radius at all corners.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    made([radius, radius, radius, radius])
  }

  /// Returns a configuration with a radius for every corner; nil for a square one.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration { made([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]) }

  /// The same radius for all corners: the largest that one of them comes to.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    made([radius, radius, radius, radius], groups: [0, 0, 0, 0])
  }

  /// Returns a configuration with one radius at the top and one at the bottom.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    made([topRadius, topRadius, bottomRadius, bottomRadius], groups: [0, 0, 1, 1])
  }

  /// Returns a configuration with one radius at the left and one at the right.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    made([leftRadius, rightRadius, leftRadius, rightRadius], groups: [0, 1, 0, 1])
  }

  /// Returns a configuration with one radius at the top and one for each corner at the bottom.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    made([topRadius, topRadius, bottomLeftRadius, bottomRightRadius], groups: [0, 0, 2, 3])
  }

  /// Returns a configuration with one radius at the bottom and one for each corner at the top.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    made([topLeftRadius, topRightRadius, bottomRadius, bottomRadius], groups: [0, 1, 2, 2])
  }

  /// Returns a configuration with one radius at the left and one for each corner at the right.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    made([leftRadius, topRightRadius, leftRadius, bottomRightRadius], groups: [0, 1, 0, 3])
  }

  /// Returns a configuration with one radius at the right and one for each corner at the left.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    made([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius], groups: [0, 1, 2, 1])
  }

  private static func made(_ radii: [UICornerRadius?], groups: [Int] = [0, 1, 2, 3]) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners(radii, groups: groups))
  }
}
