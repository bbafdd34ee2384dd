import Foundation
import PlainviewGraphics
import PlainviewRuntime

/// How a layer's contents are fitted into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The gravity as a text.
  public let rawValue: String
  /// Creates a gravity from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Unscaled at the center.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Unscaled at the middle of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Unscaled at the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Unscaled at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Unscaled at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Unscaled at the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Unscaled at the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Unscaled at the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Unscaled at the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to be whole within the bounds, in its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the bounds, in its proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The curve of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve as a text.
  public let rawValue: String
  /// Creates a curve from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A softer curve, as on the system's icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer; raw values are Core Animation's.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Creates a mask with Core Animation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// Rarely used state of layers, kept separately so that layers stay small.
@MainActor final class LayerExtras {
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var anchorPoint = Geometry.middle
  var anchorPointZ: CGFloat = 0
  var mask: CALayer?
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var shadowPath: CGPath?
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var isDoubleSided = true
  var isOpaque = false
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
  var drawsAsynchronously = false
  var needsDisplayOnBoundsChange = false
  var transform: CATransform3D?
  var sublayerTransform = CATransform3DIdentity
  var drawing: ViewDrawing?
  weak var delegate: (any CALayerDelegate)?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var timing: LayerTiming?
  var needsLayout = false
  var rareAppearance: RareAppearance?
  var values: [String: Any] = [:]
  var animations: [LayerAnimation] = []

  /// The values of layers without extras; never written to.
  static let none = LayerExtras()
}

extension CALayer {
  /// For reading.
  var knownExtras: LayerExtras { storedExtras ?? .none }

  /// For writing: made when a layer first needs it.
  var extras: LayerExtras {
    if let storedExtras { return storedExtras }
    let made = LayerExtras()
    storedExtras = made
    return made
  }

  var baseTransform: CATransform3D {
    get { knownExtras.transform ?? CATransform3DMakeAffineTransform(affineTransform()) }
    set {
      extras.transform = CATransform3DIsAffine(newValue) ? nil : newValue
      setAffineTransform(CATransform3DGetAffineTransform(newValue))
    }
  }

  // MARK: - Asking

  var transformToRoot: CGAffineTransform {
    var (transform, layer) = (CGAffineTransform.identity, CALayer?.some(self))
    while let current = layer {
      transform = transform.concatenating(current.transformToSuperlayer)
      layer = current.superlayer
    }
    return transform
  }

  /// From the layer's coordinates to those of another one, or of the root.
  func conversion(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return transformToRoot }
    return transformToRoot.concatenating(layer.transformToRoot.inverted())
  }

  func conversion(from layer: CALayer?) -> CGAffineTransform {
    (layer?.transformToRoot ?? .identity).concatenating(transformToRoot.inverted())
  }

  func baseHitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = point.applying(transformToSuperlayer.inverted())
    guard contains(own) else { return nil }
    return (sublayers ?? []).reversed().lazy.compactMap { $0.hitTest(own) }.first ?? self
  }

  func baseReplaceSublayer(_ old: CALayer, with new: CALayer) {
    guard old.superlayer === self else { return }
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }
}
