public import Foundation

/// What a view's edge and shadow look like; kept as data and drawn where a text picture can.
@preconcurrency @MainActor open class CALayer: NSObject {
  package internal(set) weak var view: UIView?

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
    get { baseSublayers }
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
    if let values = other.storedExtras?.values, !values.isEmpty { extras.values = values }
  }

  /// A copy of the layer as its own values are, for what is seen at a moment.
  final func presented() -> CALayer {
    let copy = LayerMaker.layer(of: type(of: self), showing: self)
    copy.modelLayer = self
    return copy
  }

  final func setOwn(_ geometry: Geometry) { own = geometry }

  /// The model's value of a property by its key path, as numbers.
  func number(of keyPath: String) -> [CGFloat]? { plainNumber(of: keyPath) }
  func setShown(_ value: [CGFloat], of keyPath: String) { setPlain(value, of: keyPath) }

  // MARK: Content

  /// Draws and lays out the layer in its place; for a view's layer the view.
  open var delegate: (any CALayerDelegate)? {
    get { baseDelegate }
    set { baseDelegate = newValue }
  }
  /// Draws the layer's content, as its delegate does it; for layers that code adds, not for those of views.
  open func draw(in ctx: CGContext) { baseDraw(in: ctx) }
  /// Has the delegate give the layer its contents, or the layer draw them.
  open func display() { baseDisplay() }
  open func layoutSublayers() { baseLayoutSublayers() }
  open func setNeedsDisplay() { storedExtras?.drawing = nil }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { storedExtras?.drawing == nil }
  open func displayIfNeeded() { if needsDisplay() { display() } }
  open func setNeedsLayout() { baseSetNeedsLayout() }
  open func needsLayout() -> Bool { view?.marks.contains(.needsLayout) ?? storedExtras?.needsLayout ?? false }
  open func layoutIfNeeded() { baseLayoutIfNeeded() }
  open func preferredFrameSize() -> CGSize { view?.sizeThatFits(bounds.size) ?? bounds.size }

  // MARK: Actions (CALayerDelegate)

  /// What changes do, by the names of properties. Without one a change is seen at once: layers here are not animated by
  /// themselves, which UIKit's layers of no view are.
  open var actions: [String: any CAAction]? {
    get { knownExtras.actions }
    set { extras.actions = newValue }
  }
  open var style: [AnyHashable: Any]? {
    get { knownExtras.style }
    set { extras.style = newValue }
  }
  open func action(forKey event: String) -> (any CAAction)? { baseAction(forKey: event) }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Time (CAMediaTiming)

  open var beginTime: CFTimeInterval {
    get { knownExtras.timing?.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue } }
  }
  /// Zero stops the animations that were added to the layer and those below it.
  open var speed: Float {
    get { knownExtras.timing?.speed ?? 1 }
    set { changeTiming { $0.speed = newValue } }
  }
  open var timeOffset: CFTimeInterval {
    get { knownExtras.timing?.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  /// From the time of another layer, or the clock's, to this layer's.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(l?.clockTime(t) ?? t) }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(clockTime(t)) ?? clockTime(t)
  }

  /// The rectangle of the layer's coordinates that its content is drawn in.
  package var drawnArea: CGRect { bounds }
  /// What the layer draws by itself.
  var drawnSteps: [DrawingStep] { stepsOfContents }
  /// Where sublayers are shown, each time from the layer's coordinates; once for most layers.
  package var instances: [CGAffineTransform] { [.identity] }
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
      if let view { return view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
      ownBackground = newValue
      ran("backgroundColor")
    }
  }

  open var frame: CGRect {
    get { view?.frame ?? own.frame }
    set {
      if let view { return view.frame = newValue }
      let size = own.bounds.size
      own.frame = newValue
      ran("position")
      if own.bounds.size != size { ownSizeChanged() }
    }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set {
      if let view { return view.bounds = newValue }
      let old = own.bounds
      changeOwn { $0.bounds = newValue }
      if own.bounds != old { ownSizeChanged() }
    }
  }

  open var position: CGPoint {
    get { view?.center ?? own.position(of: anchorPoint) }
    set {
      if let view { return view.center = newValue }
      own.setPosition(newValue, of: anchorPoint)
      ran("position")
    }
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
    if let view { return view.transform = transform }
    changeOwn { $0.transform = transform }
    ran("transform")
  }

  private func ownSizeChanged() {
    ran("bounds")
    sizeDidChange()
    if storedExtras?.needsDisplayOnBoundsChange == true { setNeedsDisplay() }
  }

  /// From the layer's own coordinates to those of the one that it is in.
  package var transformToSuperlayer: CGAffineTransform { view?.transformToSuperview ?? own.toParent }

  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view { return view.alpha = CGFloat(newValue) }
      ownOpacity = newValue
      ran("opacity")
    }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set {
      if let view { return view.isHidden = newValue }
      ownIsHidden = newValue
      ran("hidden")
    }
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
  open func presentation() -> Self? { basePresentation().map { unsafeDowncast($0, to: Self.self) } }
  /// The layer that a copy was made of, or the layer itself.
  open func model() -> Self { modelLayer.map { unsafeDowncast($0, to: Self.self) } ?? self }
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
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point.applying(way(to: layer)) }
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point.applying(way(from: layer)) }
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect.applying(way(to: layer)) }
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { rect.applying(way(from: layer)) }
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
  open func removeAnimation(forKey key: String) { baseRemoveAnimation(forKey: key) }
  open func animation(forKey key: String) -> CAAnimation? { addedAnimation(forKey: key) }
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
