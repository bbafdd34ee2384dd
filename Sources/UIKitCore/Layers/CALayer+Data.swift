public import Foundation
import PlainviewRuntime

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer; raw values are Core Animation's.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// What few layers have: kept apart, so that the others stay small.
@MainActor final class LayerExtras {
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var mask: CALayer?
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var shadowPath: CGPath?
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var isDoubleSided = true
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
  var drawsAsynchronously = false
  var needsDisplayOnBoundsChange = false
  var transform: CATransform3D?
  var sublayerTransform = CATransform3DIdentity
  var drawing: ViewDrawing?
  var values: [String: Any] = [:]
  var animations: [LayerAnimation] = []
}

extension CALayer {
  private var known: LayerExtras? { storedExtras }

  var extras: LayerExtras {
    if let storedExtras { return storedExtras }
    let made = LayerExtras()
    storedExtras = made
    return made
  }

  /// Which corners the radius rounds.
  public var maskedCorners: CACornerMask {
    get { known?.maskedCorners ?? .all }
    set { extras.maskedCorners = newValue }
  }
  public var cornerCurve: CALayerCornerCurve {
    get { known?.cornerCurve ?? .circular }
    set { extras.cornerCurve = newValue }
  }
  /// The layer whose shape cuts this one out; kept as data.
  public var mask: CALayer? {
    get { known?.mask }
    set { extras.mask = newValue }
  }
  public var contents: Any? {
    get { known?.contents }
    set { extras.contents = newValue }
  }
  public var contentsGravity: CALayerContentsGravity {
    get { known?.contentsGravity ?? .resize }
    set { extras.contentsGravity = newValue }
  }
  public var contentsScale: CGFloat {
    get { known?.contentsScale ?? 1 }
    set { extras.contentsScale = newValue }
  }
  public var contentsRect: CGRect {
    get { known?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { extras.contentsRect = newValue }
  }
  public var shadowPath: CGPath? {
    get { known?.shadowPath }
    set { extras.shadowPath = newValue }
  }
  public var shouldRasterize: Bool {
    get { known?.shouldRasterize ?? false }
    set { extras.shouldRasterize = newValue }
  }
  public var rasterizationScale: CGFloat {
    get { known?.rasterizationScale ?? 1 }
    set { extras.rasterizationScale = newValue }
  }
  public var isDoubleSided: Bool {
    get { known?.isDoubleSided ?? true }
    set { extras.isDoubleSided = newValue }
  }
  public var allowsEdgeAntialiasing: Bool {
    get { known?.allowsEdgeAntialiasing ?? false }
    set { extras.allowsEdgeAntialiasing = newValue }
  }
  public var allowsGroupOpacity: Bool {
    get { known?.allowsGroupOpacity ?? true }
    set { extras.allowsGroupOpacity = newValue }
  }
  public var drawsAsynchronously: Bool {
    get { known?.drawsAsynchronously ?? false }
    set { extras.drawsAsynchronously = newValue }
  }
  public var needsDisplayOnBoundsChange: Bool {
    get { known?.needsDisplayOnBoundsChange ?? false }
    set { extras.needsDisplayOnBoundsChange = newValue }
  }

  /// The transform in space; what lies in the plane of the screen moves and turns the layer.
  public var transform: CATransform3D {
    get { known?.transform ?? CATransform3DMakeAffineTransform(affineTransform()) }
    set {
      extras.transform = CATransform3DIsAffine(newValue) ? nil : newValue
      setAffineTransform(CATransform3DGetAffineTransform(newValue))
    }
  }
  public var sublayerTransform: CATransform3D {
    get { known?.sublayerTransform ?? CATransform3DIdentity }
    set { extras.sublayerTransform = newValue }
  }

  // MARK: - Values of an app's own

  public func setValue(_ value: Any?, forKey key: String) { extras.values[key] = value }
  public func value(forKey key: String) -> Any? { known?.values[key] }

  // MARK: - Asking

  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// From this layer's coordinates to those of another one in the same tree.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let root = point.applying(transformToRoot)
    return layer.map { root.applying($0.transformToRoot.inverted()) } ?? root
  }
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let root = layer.map { point.applying($0.transformToRoot) } ?? point
    return root.applying(transformToRoot.inverted())
  }
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    let root = rect.applying(transformToRoot)
    return layer.map { root.applying($0.transformToRoot.inverted()) } ?? root
  }
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    let root = layer.map { rect.applying($0.transformToRoot) } ?? rect
    return root.applying(transformToRoot.inverted())
  }

  private var transformToRoot: CGAffineTransform {
    var (transform, layer) = (CGAffineTransform.identity, CALayer?.some(self))
    while let current = layer {
      transform = transform.concatenating(current.transformToSuperlayer)
      layer = current.superlayer
    }
    return transform
  }

  /// The farthest layer in this one that has a point of the superlayer.
  public func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = point.applying(transformToSuperlayer.inverted())
    guard contains(own) else { return nil }
    return (sublayers ?? []).reversed().lazy.compactMap { $0.hitTest(own) }.first ?? self
  }

  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard old.superlayer === self else { return }
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }
}
