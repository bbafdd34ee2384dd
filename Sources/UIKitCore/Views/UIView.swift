public import Foundation
@_spi(Plainview) public import PlainviewLayout
import PlainviewRuntime
public import PlainviewTargetAction

/// A rectangle of the screen with contents, subviews and touches.
///
/// The overridable members stand here; what they do is in the files of their aspects, `UIView+Hierarchy` and so on.
@preconcurrency @MainActor open class UIView: UIResponder {
  // MARK: State (each aspect's file says what it means)

  /// What the view leaves behind; it has no deinitializer, so that subclasses may have one of any isolation.
  @exclusivity(unchecked) final var holdings: ViewHoldings
  /// Constraints and the engine know views by their nodes; beside the holdings, since what never changes is read faster.
  package final let layoutNode = LayoutNode(isGuide: false, translatesMask: true)
  @exclusivity(unchecked) final var geometry: Geometry
  /// Not weak, since every use of an object that has weak references is slow: superview and window say when they go.
  @exclusivity(unchecked) final unowned(unsafe) var storedSuperview: UIView?
  @exclusivity(unchecked) final unowned(unsafe) var storedWindow: UIWindow?
  final var recognizers: [UIGestureRecognizer] = []
  @exclusivity(unchecked) final var guides: [UILayoutGuide] = []
  @exclusivity(unchecked) final var marks: Marks = [.needsLayout, .needsUpdateConstraints]
  /// Where the superview last saw the view among its subviews.
  @exclusivity(unchecked) final var placeInSuperview: Int32 = 0
  /// Where the subviews are that have marks of layout, and of constraint updates.
  @exclusivity(unchecked) final var subviewsToLayOut = MarkedRange()
  @exclusivity(unchecked) final var subviewsToUpdate = MarkedRange()
  @exclusivity(unchecked) final var storedRoles = ViewRoles(rawValue: 0)
  @exclusivity(unchecked) final var margins = Margins()
  @exclusivity(unchecked) final var contentPriorities = ContentPriorities()
  final var storedLayer: CALayer?
  final var drawing: ViewDrawing?
  package final var storedTint: UIColor?
  /// The controller whose root view this is.
  @exclusivity(unchecked) final package internal(set) weak var viewController: UIViewController?
  /// The size that the document stored for the text it stored; see `DocumentSize`.
  @exclusivity(unchecked) final package var documentSize: DocumentSize?
  /// The id in the document that the view was made from.
  final package var documentID: String?

  public init(frame: CGRect) {
    geometry = Geometry(frame: UIView.checked(frame))
    holdings = ViewHoldings(layoutNode)
    super.init()
    layoutNode.belong(to: self)
  }

  /// Makes a view as a document does: everything is set afterwards.
  public required init?(coder: NSCoder) {
    geometry = Geometry(frame: .zero)
    holdings = ViewHoldings(layoutNode)
    super.init()
    layoutNode.belong(to: self)
  }

  @available(*, unavailable) public override init() { fatalError("use init(frame:)") }

  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  // MARK: Geometry (UIView+Geometry)

  /// The rectangle in the superview's coordinates, in points; undefined under a transform that is not the identity.
  open var frame: CGRect {
    get { geometry.frame }
    set { observed("frame", \.frame) { changeFrame(to: UIView.checked(newValue)) } }
  }

  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { observed("bounds", \.bounds) { changeBounds(to: UIView.checked(newValue)) } }
  }

  /// Where the layer's anchor point is in the superview's coordinates, in points: the middle of the frame unless it moved.
  open var center: CGPoint {
    get { position }
    set { observed("center", \.center) { changeCenter(to: UIView.checked(newValue)) } }
  }

  /// Applied around the center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { changeTransform(to: newValue) }
  }

  @_spi(Plainview) open override class var frameworkMethods: ActionTable { methodsOfView }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes on the size that fits; the upper left corner stays where it is.
  open func sizeToFit() { takeOnSize(sizeThatFits(bounds.size)) }
  // MARK: Hierarchy (UIView+Hierarchy)

  open var subviews: [UIView] { storedSubviews }
  open var superview: UIView? { storedSuperview }
  open var window: UIWindow? { storedWindow }
  open func isDescendant(of view: UIView) -> Bool { baseIsDescendant(of: view) }

  open func addSubview(_ view: UIView) { insert(view, at: nil) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, above: sibling) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, below: sibling) }
  open func exchangeSubview(at one: Int, withSubviewAt other: Int) { exchange(one, other) }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: storedSubviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() { extended(()) }
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() { extended(()) }

  /// Called once for every view of a document, when all of them exist.
  open func awakeFromNib() { extended(()) }
  open class func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  // MARK: Appearance

  open var isHidden: Bool {
    get { marks.contains(.hidden) }
    set { observed("hidden", \.isHidden) { setMark(.hidden, newValue) } }
  }
  /// From 0 to 1; below 0.01 a view is neither drawn nor hit.
  open var alpha: CGFloat = 1 { didSet { noteAlpha(from: oldValue) } }
  open var isOpaque = true
  open var backgroundColor: UIColor? { didSet { noteBackgroundColor(from: oldValue) } }
  open var clipsToBounds = false
  open var contentMode: ContentMode = .scaleToFill
  /// The nearest tint up the tree, or the system's blue.
  open var tintColor: UIColor! {
    get { shownTint }
    set { changeTint(to: newValue) }
  }
  open func tintColorDidChange() { extended(()) }
  open var layer: CALayer { layerMadeOnDemand() }
  open class var layerClass: AnyClass { CALayer.self }
  open func setNeedsDisplay() { drawing = nil }
  open func draw(_ rect: CGRect) {}

  /// Draws the view's own content as text; subviews, background and border are drawn by the picture. Plainview's hook
  /// for views that look like something: override it as one overrides `draw(_:)` on a device.
  @_spi(Plainview) open func drawText(on canvas: TextCanvas) {}
  /// Draws the content for images; without an override what `drawText(on:)` writes is shown. Plainview's own.
  @_spi(Plainview) open func drawScreen(on canvas: ScreenCanvas) { canvas.showsTextForm = true }
  /// The colour and the weight of what `drawText(on:)` writes; Plainview's own.
  @_spi(Plainview) open var textAppearance: TextAppearance { TextAppearance() }

  // MARK: Identity

  open var tag = 0
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
  open var accessibilityIdentifier: String?
  /// The text that the view shows, for queries and descriptions; Plainview's own.
  @_spi(Plainview) open var displayedText: String? { nil }

  // MARK: Events (UIView+Events)

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  /// Whether keys and remote controls mean this view; there is no focus engine here, so it is false for plain views.
  open var isFocused: Bool { false }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { marks.contains(.hadRecognizers) ? recognizers : nil }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { adopt(recognizer) }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { abandon(recognizer) }
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  /// The deepest view at the point that takes touches: subviews from the front, then the view itself (contract R3).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(at: point, event) }

  /// Whether the bounds hold the point, the far edges excluded (contract R4).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open override var next: UIResponder? { viewController ?? superview }

  /// Makes the first responder resign if it is this view or inside it (contract T11).
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force: force) }

  // MARK: Layout (UIView+Layout)

  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame and the autoresizing mask stand for constraints; true for views made in code (contract L19).
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutNode.translatesMask }
    set { changeMaskTranslation(newValue) }
  }
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] { didSet { maskDidChange() } }
  @exclusivity(unchecked) open var autoresizesSubviews = true
  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutIfNeeded() { layOut() }

  /// Gives the subviews their rectangles; the default does so for those that constraints position.
  open func layoutSubviews() { extended(applySolvedFrames()) }
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
  open func updatePropertiesIfNeeded() { updateMarkedProperties() }
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func needsUpdateConstraints() -> Bool { marks.contains(.needsUpdateConstraints) }
  open func updateConstraintsIfNeeded() { updateMarkedConstraints() }
  open func updateConstraints() {}

  /// The size that the content wants; `noIntrinsicMetric` on an axis without a wish (contract L17).
  open var intrinsicContentSize: CGSize {
    extended(documentSize?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }
  /// The height of the content at a width, in points; nil, as by default, when it does not depend on it.
  ///
  /// Plainview's own: layout asks it instead of laying out twice, as UIKit does for labels of several lines.
  @_spi(Plainview) open func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { baseHugging(axis) }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setBaseHugging(priority, axis)
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    baseResistance(axis)
  }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setBaseResistance(priority, axis)
  }

  /// The view whose first line's baseline this view's first baseline is.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// The baseline's place, for a view whose content is text; Plainview's own.
  @_spi(Plainview) open func textBaseline(isFirst: Bool) -> LayoutBaseline? { nil }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal, vertical)
  }

  // MARK: Margins and safe area (UIView+Margins)

  /// The distances that content keeps from the edges, in points, the safe area included.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(NSDirectionalEdgeInsets(newValue, isRightToLeft: isRightToLeft)) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, isRightToLeft: isRightToLeft) }
    set { setMargins(newValue) }
  }
  @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false { didSet { refreshMargins() } }
  @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true { didSet { refreshMargins() } }
  open func layoutMarginsDidChange() {}
  /// How much of each edge lies under bars or the device's cut-outs, in points.
  open var safeAreaInsets: UIEdgeInsets { margins.safeArea }
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  /// The window's traits, with what controllers and views on the way here change of them.
  open var traitCollection: UITraitCollection {
    UITraitCollection.mayDifferByView ? resolvedTraits : window?.traitCollection ?? .current
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The style of the view and its subviews, whatever the device's is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutNode.insetsDidChange() } }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  open override nonisolated var description: String { MainActor.assumeIsolated { ViewDescription(self).text } }

  // MARK: UICoordinateSpace

  @_disfavoredOverload
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    baseConvert(point, toSpace: coordinateSpace)
  }
  @_disfavoredOverload
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    baseConvert(point, fromSpace: coordinateSpace)
  }
  @_disfavoredOverload
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    baseConvert(rect, toSpace: coordinateSpace)
  }
  @_disfavoredOverload
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    baseConvert(rect, fromSpace: coordinateSpace)
  }

  // MARK: UIView+Drawing

  /// As `setNeedsDisplay()`: views draw all of themselves.
  open func setNeedsDisplay(_ rect: CGRect) { drawing = nil }

  // MARK: UILayoutGuide

  open var layoutGuides: [UILayoutGuide] { guides }
  open func addLayoutGuide(_ guide: UILayoutGuide) { baseAddLayoutGuide(guide) }
  open func removeLayoutGuide(_ guide: UILayoutGuide) { baseRemoveLayoutGuide(guide) }

  // MARK: UIView+Constraints

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The constraints that this view holds, in the order of their installation.
  open var constraints: [NSLayoutConstraint] { layoutNode.constraints }
  /// Installs a constraint here; its items have to be this view or inside it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: layoutNode) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { baseAddConstraints(constraints) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { baseRemoveConstraint(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { baseRemoveConstraints(constraints) }
  /// The installed constraints that decide about this view along the axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    baseConstraintsAffectingLayout(for: axis)
  }
  /// Whether other rectangles would satisfy the constraints as well, along either axis (contract L15).
  ///
  /// A view counts as ambiguous by its own place in its superview, not by that of a superview. One whose frame follows
  /// from its mask never is. Updates constraints and solves them, lays out nothing; for debugging, since it may cost
  /// another solution.
  open var hasAmbiguousLayout: Bool { baseHasAmbiguousLayout }
  /// Moves a view with an ambiguous layout to another valid place, and with the next call back (contract L15).
  ///
  /// UIKit chooses at random; here the same calls lead to the same places. The frame follows in the next layout pass.
  open func exerciseAmbiguityInLayout() { baseExerciseAmbiguityInLayout() }
  /// The part of the frame that constraints align, in the superview's coordinates.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect rectangle: CGRect) -> CGRect { baseFrame(forAlignmentRect: rectangle) }

  // MARK: UITraitChangeObservable

  /// Traits are always up to date here.
  open func updateTraitsIfNeeded() {}

  // MARK: What few views have (ViewExtras)

  /// A view whose shape cuts this one out; kept, and its layer is the layer's mask.
  open var mask: UIView? {
    get { viewExtras?.mask }
    set { setMask(newValue) }
  }
  open var interactions: [any UIInteraction] {
    get { baseInteractions }
    set { baseInteractions = newValue }
  }
  open func addInteraction(_ interaction: any UIInteraction) { adopt(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { abandon(interaction) }
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { SnapshotView(of: self, bounds) }
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { drawShown(in: rect) }
  open func layoutSublayers(of layer: CALayer) {}
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }
  open func layerWillDraw(_ layer: CALayer) {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: UIView+Geometry

  /// Converts from this view's coordinates to the other one's; to the window's for nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { baseConvert(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { baseConvert(point, from: view) }
  open func convert(_ rectangle: CGRect, to view: UIView?) -> CGRect { baseConvert(rectangle, to: view) }
  open func convert(_ rectangle: CGRect, from view: UIView?) -> CGRect { baseConvert(rectangle, from: view) }

  // MARK: UIView+Margins

  /// The area that no bar and no cut-out covers.
  open var safeAreaLayoutGuide: UILayoutGuide { baseSafeAreaLayoutGuide }
  /// The area inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { baseLayoutMarginsGuide }
  /// The area inside the margins, no wider than text should be (contract L10).
  ///
  /// In a view wider than 1008 points it is at most 920 points wide and in the middle, as measured at the standard text
  /// size; other text sizes do not change that here.
  open var readableContentGuide: UILayoutGuide { baseReadableContentGuide }
}
