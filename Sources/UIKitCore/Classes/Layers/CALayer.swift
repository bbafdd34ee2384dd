public import Foundation
@_spi(Plainview) public import PlainviewGraphics

/// The border and the shadow of a view and other properties; drawn where a text picture can.
@preconcurrency @MainActor open class CALayer: NSObject {
  package internal(set) weak var view: UIView?

  /// The radius of the corners in points; 0 at first.
  open var cornerRadius: CGFloat = 0
  /// The width of the border in points; any border is drawn as a line.
  open var borderWidth: CGFloat = 0
  /// The color of the border; nil at first.
  open var borderColor: CGColor?
  /// The color of the shadow in images; nil at first, for black.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1; at 0, as at first, there is none.
  open var shadowOpacity: Float = 0
  /// How far the shadow is moved, in points; 3 points up at first.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How far the shadow is blurred, in points; 3 at first.
  open var shadowRadius: CGFloat = 3
  /// The position on the axis towards the user; 0 at first.
  open var zPosition: CGFloat = 0
  /// The name that code gives the layer; nil at first.
  open var name: String?
  /// The layers in this one, back to front, those of subviews among them; nil when there are none.
  ///
  /// Setting it replaces the layers of no view; subviews stay, since their layers leave with them.
  open var sublayers: [CALayer]? {
    get { baseSublayers }
    set { replaceSublayers(by: newValue ?? []) }
  }
  /// The layer that this one is in; nil when it is in none.
  open var superlayer: CALayer? { view?.superview?.layer ?? storedSuperlayer }
  var additions = LayerAdditions()
  weak var storedSuperlayer: CALayer?
  final var own = Geometry(frame: .zero)
  final var ownOpacity: Float = 1
  final var ownIsHidden = false
  /// The model layer of a presentation layer.
  final var modelLayer: CALayer?
  final var ownBackground: CGColor?
  final var ownMasksToBounds = false
  /// Rarely used state.
  final var storedExtras: LayerExtras?

  public nonisolated override init() { super.init() }

  /// Creates a layer from an archive or a document; nothing is read.
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

  /// Copies the properties of another layer; the copy belongs to no view.
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

  /// The model's value of a property by its key path, as numbers.
  func number(of keyPath: String) -> [CGFloat]? { plainNumber(of: keyPath) }
  func setShown(_ value: [CGFloat], of keyPath: String) { setPlain(value, of: keyPath) }

  // MARK: Content

  /// The object that draws and lays out the layer; for a view's layer the view.
  open var delegate: (any CALayerDelegate)? {
    get { baseDelegate }
    set { baseDelegate = newValue }
  }
  /// Draws the layer's content, as its delegate does it; for layers that code adds, not for those of views.
  open func draw(in ctx: CGContext) { baseDraw(in: ctx) }
  /// Has the delegate give the layer its contents, or the layer draw them.
  open func display() { baseDisplay() }
  /// Lays out the sublayers, as the delegate does it.
  open func layoutSublayers() { baseLayoutSublayers() }
  /// Has the content drawn anew before it is shown next.
  open func setNeedsDisplay() { storedExtras?.drawing = nil }
  /// Has all of the content drawn anew, whatever the rectangle is.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Returns whether the content has to be drawn.
  open func needsDisplay() -> Bool { storedExtras?.drawing == nil }
  /// Has the content drawn at once if it has to be.
  open func displayIfNeeded() { if needsDisplay() { display() } }
  /// Has the sublayers laid out before they are shown next.
  open func setNeedsLayout() { baseSetNeedsLayout() }
  /// Returns whether the sublayers have to be laid out.
  open func needsLayout() -> Bool { view?.marks.contains(.needsLayout) ?? storedExtras?.needsLayout ?? false }
  /// Lays out the sublayers at once if they have to be.
  open func layoutIfNeeded() { baseLayoutIfNeeded() }
  /// Returns the size that fits the view, in points; the size of the bounds for a layer of no view.
  open func preferredFrameSize() -> CGSize { view?.sizeThatFits(bounds.size) ?? bounds.size }

  // MARK: Actions (CALayerDelegate)

  /// The actions of changes, by the names of properties. Without one a change is shown at once: layers here are not animated by
  /// themselves, which UIKit's layers of no view are.
  open var actions: [String: any CAAction]? {
    get { knownExtras.actions }
    set { extras.actions = newValue }
  }
  /// Values of properties by name; only the actions below `actions` are read.
  open var style: [AnyHashable: Any]? {
    get { knownExtras.style }
    set { extras.style = newValue }
  }
  /// Returns what a change of a property does: from the delegate, `actions`, `style` or the class.
  open func action(forKey event: String) -> (any CAAction)? { baseAction(forKey: event) }
  /// Returns what a change of a property does in layers of the class; nil by default.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns the value that a property begins with; nil by default. Called by code only.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Returns whether a change of a property makes a new drawing necessary; false by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Time (CAMediaTiming)

  /// When the time of the layer begins, in seconds of the time of the layer that it is in.
  open var beginTime: CFTimeInterval {
    get { knownExtras.timing?.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue } }
  }
  /// Zero stops the animations that were added to the layer and those below it.
  open var speed: Float {
    get { knownExtras.timing?.speed ?? 1 }
    set { changeTiming { $0.speed = newValue } }
  }
  /// What is added to the time of the layer, in seconds; 0 at first.
  open var timeOffset: CFTimeInterval {
    get { knownExtras.timing?.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  /// From the time of another layer, or the clock's, to this layer's.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(l?.clockTime(t) ?? t) }
  /// From this layer's time to that of another layer, or the clock's.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(clockTime(t)) ?? clockTime(t)
  }

  /// The rectangle of the layer's coordinates that its content is drawn in.
  package var drawnArea: CGRect { bounds }
  /// The recorded drawing of the layer.
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

  /// The color behind the content; nil for none.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set { changeBackgroundColor(to: newValue) }
  }
  /// The rectangle in the coordinates of the layer that this one is in, in points.
  open var frame: CGRect {
    get { view?.frame ?? own.frame }
    set { changeFrame(to: newValue) }
  }
  /// The rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set { changeBounds(to: newValue) }
  }
  /// Where the anchor point is in the coordinates of the layer that this one is in, in points.
  open var position: CGPoint {
    get { view?.center ?? own.position(of: anchorPoint) }
    set { changePosition(to: newValue) }
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

  /// Returns the transform in the plane of the screen, around the anchor point.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? own.transform }
  /// Sets the transform in the plane of the screen.
  open func setAffineTransform(_ transform: CGAffineTransform) { changeTransform(to: transform) }

  /// From the layer's own coordinates to those of the one that it is in.
  package var transformToSuperlayer: CGAffineTransform { view?.transformToSuperview ?? own.toParent }

  /// The opacity of the layer and its sublayers, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { changeOpacity(to: newValue) }
  }

  /// Whether the layer and its sublayers are not shown.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { changeIsHidden(to: newValue) }
  }

  /// Puts a layer in front of the others; it leaves the one that it is in.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
  /// Inserts a layer at an index, counted from the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { min(Int(index), $0.count) } }
  /// Inserts a layer behind another one; in front of all when that is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? layers.count }
  }
  /// Inserts a layer in front of another one; in front of all when that is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }
  /// Takes a layer of no view out; a view's layer leaves with its view.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: CALayer+Presentation

  /// The layer with the animated values at the current time of the virtual clock.
  ///
  /// A copy with the current frame, bounds, position, transform, opacity and background.
  open func presentation() -> Self? { basePresentation().map { unsafeDowncast($0, to: Self.self) } }
  /// The layer that a copy was made of, or the layer itself.
  open func model() -> Self { modelLayer.map { unsafeDowncast($0, to: Self.self) } ?? self }
  /// Ends the animations of the layer at once: their completions get false (contract P2).
  open func removeAllAnimations() { baseRemoveAllAnimations() }
  /// The keys of the animations; nil without any.
  open func animationKeys() -> [String]? { baseAnimationKeys() }

  // MARK: CALayer+Data

  /// Which corners the radius rounds.
  open var maskedCorners: CACornerMask {
    get { knownExtras.maskedCorners }
    set { extras.maskedCorners = newValue }
  }
  /// The curve of rounded corners; a quarter of a circle at first. Kept, without effect.
  open var cornerCurve: CALayerCornerCurve {
    get { knownExtras.cornerCurve }
    set { extras.cornerCurve = newValue }
  }
  /// The layer whose shape cuts this one out; kept as data.
  open var mask: CALayer? {
    get { knownExtras.mask }
    set { extras.mask = newValue }
  }
  /// What the layer shows: an image; nil for nothing.
  open var contents: Any? {
    get { knownExtras.contents }
    set { extras.contents = newValue }
  }
  /// How the contents are fitted into the bounds; stretched at first. Kept, without effect.
  open var contentsGravity: CALayerContentsGravity {
    get { knownExtras.contentsGravity }
    set { extras.contentsGravity = newValue }
  }
  /// The number of pixels of the contents for a point; 1 at first.
  open var contentsScale: CGFloat {
    get { knownExtras.contentsScale }
    set { extras.contentsScale = newValue }
  }
  /// The part of the contents that is shown, in shares of their size; all at first. Kept, without effect.
  open var contentsRect: CGRect {
    get { knownExtras.contentsRect }
    set { extras.contentsRect = newValue }
  }
  /// The outline that casts the shadow; nil for that of the layer. Kept, without effect.
  open var shadowPath: CGPath? {
    get { knownExtras.shadowPath }
    set { extras.shadowPath = newValue }
  }
  /// Whether the layer is kept as a picture. Kept, without effect.
  open var shouldRasterize: Bool {
    get { knownExtras.shouldRasterize }
    set { extras.shouldRasterize = newValue }
  }
  /// The number of pixels of the kept picture for a point; 1 at first. Kept, without effect.
  open var rasterizationScale: CGFloat {
    get { knownExtras.rasterizationScale }
    set { extras.rasterizationScale = newValue }
  }
  /// Whether the layer is declared as opaque; kept as data.
  open var isOpaque: Bool {
    get { knownExtras.isOpaque }
    set { extras.isOpaque = newValue }
  }
  /// Whether the layer is seen from behind; true at first. Kept, without effect.
  open var isDoubleSided: Bool {
    get { knownExtras.isDoubleSided }
    set { extras.isDoubleSided = newValue }
  }
  /// Whether the edges are smoothed. Kept, without effect.
  open var allowsEdgeAntialiasing: Bool {
    get { knownExtras.allowsEdgeAntialiasing }
    set { extras.allowsEdgeAntialiasing = newValue }
  }
  /// Whether the sublayers take on the opacity as one picture; true at first. Kept, without effect.
  open var allowsGroupOpacity: Bool {
    get { knownExtras.allowsGroupOpacity }
    set { extras.allowsGroupOpacity = newValue }
  }
  /// Whether the content is drawn in the background. Kept, without effect.
  open var drawsAsynchronously: Bool {
    get { knownExtras.drawsAsynchronously }
    set { extras.drawsAsynchronously = newValue }
  }
  /// Whether a new size of the bounds has the content drawn anew.
  open var needsDisplayOnBoundsChange: Bool {
    get { knownExtras.needsDisplayOnBoundsChange }
    set { extras.needsDisplayOnBoundsChange = newValue }
  }
  /// The transform in space; its part in the plane of the screen moves and turns the layer.
  open var transform: CATransform3D {
    get { baseTransform }
    set { baseTransform = newValue }
  }
  /// The transform in space of all sublayers. Kept, without effect.
  open var sublayerTransform: CATransform3D {
    get { knownExtras.sublayerTransform }
    set { extras.sublayerTransform = newValue }
  }
  /// Keeps a value under a key of the app; properties do not change.
  open func setValue(_ value: Any?, forKey key: String) { extras.values[key] = value }
  /// Returns the value that was kept under a key; nil if there is none.
  open func value(forKey key: String) -> Any? { knownExtras.values[key] }
  /// Returns whether a point of the layer's own coordinates is in its bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// From this layer's coordinates to those of another one in the same tree.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point.applying(conversion(to: layer)) }
  /// From another layer's coordinates to those of this one.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point.applying(conversion(from: layer)) }
  /// From this layer's coordinates to those of another one; a rotated one becomes its bounding box.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect.applying(conversion(to: layer)) }
  /// From another layer's coordinates to those of this one; a rotated one becomes its bounding box.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { rect.applying(conversion(from: layer)) }
  /// The farthest layer in this one that has a point of the superlayer.
  open func hitTest(_ point: CGPoint) -> CALayer? { baseHitTest(point) }
  /// Replaces a sublayer by another layer; does nothing if that is no sublayer.
  open func replaceSublayer(_ old: CALayer, with new: CALayer) { baseReplaceSublayer(old, with: new) }

  // MARK: CALayer+Drawing

  /// Draws the layer's content for text pictures.
  open func render(in context: CGContext) { draw(in: context) }

  // MARK: LayerAnimation

  /// Adds a copy of an animation; one of the same key ends.
  open func add(_ anim: CAAnimation, forKey key: String?) { baseAdd(anim, forKey: key) }
  /// Ends an animation at once: its delegate gets false.
  open func removeAnimation(forKey key: String) { baseRemoveAnimation(forKey: key) }
  /// Returns the animation that was added under a key; nil if there is none.
  open func animation(forKey key: String) -> CAAnimation? { addedAnimation(forKey: key) }
}
