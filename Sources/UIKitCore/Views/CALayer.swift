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
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?
  private var ownFrame = CGRect.zero
  private var ownBackground: CGColor?
  private var ownMasksToBounds = false

  public nonisolated override init() { super.init() }

  package init(view: UIView) {
    self.view = view
    super.init()
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
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set { if let view { view.bounds = newValue } else { ownFrame.size = newValue.size } }
  }

  open var position: CGPoint {
    get { view?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      guard let view else {
        ownFrame.origin = CGPoint(x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
        return
      }
      view.center = newValue
    }
  }

  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    addSublayer(layer)
    sublayers?.removeLast()
    sublayers?.insert(layer, at: min(Int(index), sublayers?.count ?? 0))
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty ?? false { superlayer?.sublayers = nil }
    superlayer = nil
  }
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
