public import Foundation
public import PlainviewLayout

/// The properties of a controller's top and bottom layout guides.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view is covered there, in points.
  var length: CGFloat { get }
  /// The anchor of the guide's top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the guide's bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the guide's height.
  var heightAnchor: NSLayoutDimension { get }
}
