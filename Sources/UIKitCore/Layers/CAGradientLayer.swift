public import Foundation
import PlainviewRuntime

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Fills its bounds with colours that go over into each other; text pictures show the first one.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// Each is a `CGColor`.
  open var colors: [Any]?
  /// Shares of the way, from 0 to 1.
  open var locations: [NSNumber]?
  /// Shares of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  package override var surfaceColor: CGColor? { (colors?.first as? CGColor) ?? backgroundColor }
}
