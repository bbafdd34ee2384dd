import Foundation
import PlainviewGraphics

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
  /// What the folders above keep for the layer.
  var parts = KeptParts()

  /// The values of layers without extras; never written to.
  static let none = LayerExtras()
}

/// The layers that code put into a layer, each with the subview that it stands in front of; nil behind all of them.
@MainActor struct LayerAdditions {
  var layers: [(layer: CALayer, support: UIView?)] = []
}
