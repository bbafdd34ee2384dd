public import Foundation
package import PlainviewGraphics
import PlainviewRuntime

/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The type as a text.
  public let rawValue: String
  /// Creates a type from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line from the start to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses around the start point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, like the hands of a clock.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Fills its bounds with colours that go over into each other; text pictures show the first one.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// Each is a `CGColor`.
  open var colors: [Any]?
  /// Fractions of the gradient's length, from 0 to 1.
  open var locations: [NSNumber]?
  /// Shares of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The point where the last color is, in shares of the bounds; by default the middle of the bottom edge.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The form of the gradient; along a line by default.
  open var type = CAGradientLayerType.axial

  override func take(_ other: CALayer) {
    super.take(other)
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  package override var surfaceColor: CGColor? { (colors?.first as? CGColor) ?? backgroundColor }
}
