public import Foundation

/// What a view's edge and shadow look like; kept as data and drawn where a text picture can.
@preconcurrency @MainActor open class CALayer: NSObject {
  package private(set) weak var view: UIView?

  open var cornerRadius: CGFloat = 0
  /// The width of the border in points; any border is drawn as a line.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var zPosition: CGFloat = 0
  open var name: String?
  /// The layers in this one, back to front, those of subviews among them; nil when there are none.
  open var sublayers: [CALayer]? {
    let layers = stackedLayers
    return layers.isEmpty ? nil : layers
  }
  open var superlayer: CALayer? { view?.superview?.layer ?? storedSuperlayer }
  var additions = LayerAdditions()
  weak var storedSuperlayer: CALayer?
  private var own = Geometry(frame: .zero)
  private var ownOpacity: Float = 1
  private var ownIsHidden = false
  /// The layer that this one is a picture of.
  private(set) var modelLayer: CALayer?
  private var ownBackground: CGColor?
  private var ownMasksToBounds = false

  public nonisolated override init() { super.init() }

  package init(view: UIView) {
    self.view = view
    super.init()
  }

  /// A layer of no view that looks as another one does at a moment.
  init(copying layer: CALayer, geometry: Geometry, opacity: Float, background: CGColor?) {
    super.init()
    modelLayer = layer
    own = geometry
    ownOpacity = opacity
    ownBackground = background
    ownIsHidden = layer.isHidden
    ownMasksToBounds = layer.masksToBounds
    cornerRadius = layer.cornerRadius
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
  }

  /// Whether sublayers are cut off at the bounds; a view's own layer shares this with `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue } }
  }

  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set {
      if let view { view.backgroundColor = newValue.map { UIColor(cgColor: $0) } } else { ownBackground = newValue }
    }
  }

  open var frame: CGRect {
    get { view?.frame ?? own.frame }
    set { if let view { view.frame = newValue } else { own.frame = newValue } }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set { if let view { view.bounds = newValue } else { own.bounds = newValue } }
  }

  open var position: CGPoint {
    get { view?.center ?? own.center }
    set { if let view { view.center = newValue } else { own.center = newValue } }
  }

  open func affineTransform() -> CGAffineTransform { view?.transform ?? own.transform }

  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let view { view.transform = transform } else { own.transform = transform }
  }

  /// From the layer's own coordinates to those of the one that it is in.
  package var transformToSuperlayer: CGAffineTransform { view?.transformToSuperview ?? own.toParent }

  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { min(Int(index), $0.count) } }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? layers.count }
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }
  /// Takes a layer of no view out; a view's layer leaves with its view.
  open func removeFromSuperlayer() { leaveSuperlayer() }
}

extension UIView {
  func layerMadeOnDemand() -> CALayer {
    if let layer = storedLayer { return layer }
    let layer = CALayer(view: self)
    storedLayer = layer
    return layer
  }

  /// The layer if someone has asked for it: one that nobody touched has nothing to draw.
  package var layerIfLoaded: CALayer? { storedLayer }
}
