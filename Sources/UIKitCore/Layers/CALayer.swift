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
  ///
  /// Setting it replaces the layers of no view; subviews stay, since their layers leave with them.
  open var sublayers: [CALayer]? {
    get {
      let layers = stackedLayers
      return layers.isEmpty ? nil : layers
    }
    set { replaceSublayers(by: newValue ?? []) }
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
  /// What few layers have.
  final var storedExtras: LayerExtras?

  public nonisolated override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Makes the layer that is seen while another one is animated.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { take(layer) }
  }

  package init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Becomes what another layer looks like, without being any view's.
  func take(_ other: CALayer) {
    own = other.view?.geometry ?? other.own
    if other.anchorPoint != anchorPoint { extras.anchorPoint = other.anchorPoint }
    ownOpacity = other.opacity
    ownBackground = other.backgroundColor
    ownIsHidden = other.isHidden
    ownMasksToBounds = other.masksToBounds
    (cornerRadius, borderWidth, borderColor) = (other.cornerRadius, other.borderWidth, other.borderColor)
    (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
    (shadowRadius, zPosition, name) = (other.shadowRadius, other.zPosition, other.name)
  }

  /// A copy of the layer as its own values are, for what is seen at a moment.
  final func presented() -> CALayer {
    let copy = makeLayerOfSameKind()
    copy.take(self)
    copy.modelLayer = self
    return copy
  }

  func makeLayerOfSameKind() -> CALayer { CALayer() }

  final func setOwn(_ geometry: Geometry) { own = geometry }

  /// The model's value of a property by its key path, as numbers.
  func number(of keyPath: String) -> [CGFloat]? { plainNumber(of: keyPath) }
  func setShown(_ value: [CGFloat], of keyPath: String) { setPlain(value, of: keyPath) }

  // MARK: Content

  /// Draws the layer's content; for layers that code adds, not for those of views.
  open func draw(in ctx: CGContext) {}
  open func display() {}
  open func layoutSublayers() {}
  open func setNeedsDisplay() { storedExtras?.drawing = nil }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func displayIfNeeded() { display() }
  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { if let view { view.layoutIfNeeded() } else { layoutSublayers() } }

  /// The rectangle of the layer's coordinates that its content is drawn in.
  package var drawnArea: CGRect { bounds }
  /// What the layer draws by itself.
  var drawnSteps: [DrawingStep] { [] }
  /// The colour that text pictures fill the layer with.
  package var surfaceColor: CGColor? { backgroundColor }
  /// Draws the content on a canvas of the drawn area.
  package func paintContent(on canvas: TextCanvas) { paintSteps(on: canvas) }

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
    set { if let view { view.bounds = newValue } else { changeOwn { $0.bounds = newValue } } }
  }

  open var position: CGPoint {
    get { view?.center ?? own.position(of: anchorPoint) }
    set { if let view { view.center = newValue } else { own.setPosition(newValue, of: anchorPoint) } }
  }

  /// The point that `position` places and that transforms turn around, in shares of the bounds' size; the middle at first.
  ///
  /// Setting it moves the frame: the position stays.
  open var anchorPoint: CGPoint {
    get { knownExtras.anchorPoint }
    set { changeAnchorPoint(to: newValue) }
  }
  /// How far behind the layer the point is that transforms in space turn around; kept as data.
  open var anchorPointZ: CGFloat {
    get { knownExtras.anchorPointZ }
    set { extras.anchorPointZ = newValue }
  }

  private func changeAnchorPoint(to anchor: CGPoint) {
    guard anchor != anchorPoint else { return }
    if let view { return view.changeAnchor { extras.anchorPoint = anchor } }
    let place = position
    extras.anchorPoint = anchor
    own.setPosition(place, of: anchor)
  }

  /// Changes the geometry of a layer of no view, so that its anchor point stays where it is.
  private func changeOwn(_ change: (inout Geometry) -> Void) {
    let place = own.position(of: anchorPoint)
    change(&own)
    own.setPosition(place, of: anchorPoint)
  }

  open func affineTransform() -> CGAffineTransform { view?.transform ?? own.transform }

  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let view { view.transform = transform } else { changeOwn { $0.transform = transform } }
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

  // MARK: CALayer+Presentation

  /// The layer as it is seen at this moment of the virtual clock, in the middle of animations.
  ///
  /// A copy: frame, bounds, position, transform, opacity and background are those of the moment.
  open func presentation() -> CALayer? { basePresentation() }
  /// The layer that a copy was made of, or the layer itself.
  open func model() -> CALayer { modelLayer ?? self }
  /// Ends the animations of the layer at once: their completions hear that they did not finish (contract P2).
  open func removeAllAnimations() { baseRemoveAllAnimations() }
  /// The names of what is animated; nil when nothing is.
  open func animationKeys() -> [String]? { baseAnimationKeys() }

  // MARK: CALayer+Data

  /// Which corners the radius rounds.
  open var maskedCorners: CACornerMask {
    get { knownExtras.maskedCorners }
    set { extras.maskedCorners = newValue }
  }
  open var cornerCurve: CALayerCornerCurve {
    get { knownExtras.cornerCurve }
    set { extras.cornerCurve = newValue }
  }
  /// The layer whose shape cuts this one out; kept as data.
  open var mask: CALayer? {
    get { knownExtras.mask }
    set { extras.mask = newValue }
  }
  open var contents: Any? {
    get { knownExtras.contents }
    set { extras.contents = newValue }
  }
  open var contentsGravity: CALayerContentsGravity {
    get { knownExtras.contentsGravity }
    set { extras.contentsGravity = newValue }
  }
  open var contentsScale: CGFloat {
    get { knownExtras.contentsScale }
    set { extras.contentsScale = newValue }
  }
  open var contentsRect: CGRect {
    get { knownExtras.contentsRect }
    set { extras.contentsRect = newValue }
  }
  open var shadowPath: CGPath? {
    get { knownExtras.shadowPath }
    set { extras.shadowPath = newValue }
  }
  open var shouldRasterize: Bool {
    get { knownExtras.shouldRasterize }
    set { extras.shouldRasterize = newValue }
  }
  open var rasterizationScale: CGFloat {
    get { knownExtras.rasterizationScale }
    set { extras.rasterizationScale = newValue }
  }
  /// Whether the layer says that nothing is seen through it; kept as data.
  open var isOpaque: Bool {
    get { knownExtras.isOpaque }
    set { extras.isOpaque = newValue }
  }
  open var isDoubleSided: Bool {
    get { knownExtras.isDoubleSided }
    set { extras.isDoubleSided = newValue }
  }
  open var allowsEdgeAntialiasing: Bool {
    get { knownExtras.allowsEdgeAntialiasing }
    set { extras.allowsEdgeAntialiasing = newValue }
  }
  open var allowsGroupOpacity: Bool {
    get { knownExtras.allowsGroupOpacity }
    set { extras.allowsGroupOpacity = newValue }
  }
  open var drawsAsynchronously: Bool {
    get { knownExtras.drawsAsynchronously }
    set { extras.drawsAsynchronously = newValue }
  }
  open var needsDisplayOnBoundsChange: Bool {
    get { knownExtras.needsDisplayOnBoundsChange }
    set { extras.needsDisplayOnBoundsChange = newValue }
  }
  /// The transform in space; what lies in the plane of the screen moves and turns the layer.
  open var transform: CATransform3D {
    get { baseTransform }
    set { baseTransform = newValue }
  }
  open var sublayerTransform: CATransform3D {
    get { knownExtras.sublayerTransform }
    set { extras.sublayerTransform = newValue }
  }
  open func setValue(_ value: Any?, forKey key: String) { extras.values[key] = value }
  open func value(forKey key: String) -> Any? { knownExtras.values[key] }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// From this layer's coordinates to those of another one in the same tree.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let root = point.applying(transformToRoot)
    return layer.map { root.applying($0.transformToRoot.inverted()) } ?? root
  }
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let root = layer.map { point.applying($0.transformToRoot) } ?? point
    return root.applying(transformToRoot.inverted())
  }
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    let root = rect.applying(transformToRoot)
    return layer.map { root.applying($0.transformToRoot.inverted()) } ?? root
  }
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    let root = layer.map { rect.applying($0.transformToRoot) } ?? rect
    return root.applying(transformToRoot.inverted())
  }
  /// The farthest layer in this one that has a point of the superlayer.
  open func hitTest(_ point: CGPoint) -> CALayer? { baseHitTest(point) }
  open func replaceSublayer(_ old: CALayer, with new: CALayer) { baseReplaceSublayer(old, with: new) }

  // MARK: CALayer+Drawing

  /// What the layer's content shows, for a text picture of its own.
  open func render(in context: CGContext) { draw(in: context) }

  // MARK: LayerAnimation

  /// Adds a copy of an animation; one of the same key ends.
  open func add(_ anim: CAAnimation, forKey key: String?) { baseAdd(anim, forKey: key) }
  /// Ends an animation at once: its delegate hears that it did not finish.
  open func removeAnimation(forKey key: String) {
    guard let index = storedExtras?.animations.firstIndex(where: { $0.key == key }) else { return }
    extras.animations.remove(at: index).cancel()
  }
  open func animation(forKey key: String) -> CAAnimation? {
    storedExtras?.animations.first { $0.key == key }?.animation
  }
}

extension UIView {
  func layerMadeOnDemand() -> CALayer {
    if let layer = storedLayer { return layer }
    let type: AnyClass = Self.layerClass
    let layer = type == CALayer.self ? CALayer(view: self) : LayerKinds.layer(of: type, for: self)
    storedLayer = layer
    return layer
  }

  /// The layer if someone has asked for it: one that nobody touched has nothing to draw.
  package var layerIfLoaded: CALayer? { storedLayer }
}
