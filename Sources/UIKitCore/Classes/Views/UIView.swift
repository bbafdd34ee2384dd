public import Foundation
@_spi(Plainview) public import PlainviewGraphics
@_spi(Plainview) public import PlainviewLayout
import PlainviewRuntime
public import PlainviewTargetAction

/// A rectangle of the screen with contents, subviews and touches; its members are implemented in the files of their aspects.
@preconcurrency @MainActor open class UIView: UIResponder {
  @exclusivity(unchecked) final var holdings: ViewHoldings
  package final let layoutNode = LayoutNode(isGuide: false, translatesMask: true)
  @exclusivity(unchecked) final var geometry = Geometry(frame: .zero)
  @exclusivity(unchecked) final unowned(unsafe) var storedSuperview: UIView?
  @exclusivity(unchecked) final unowned(unsafe) var storedWindow: UIWindow?
  final var recognizers: [UIGestureRecognizer] = []
  @exclusivity(unchecked) final var guides: [UILayoutGuide] = []
  @exclusivity(unchecked) final var marks: Marks = [.needsLayout, .needsUpdateConstraints]
  @exclusivity(unchecked) final var indexInSuperview: Int32 = 0  // The last known index among the superview's subviews.
  @exclusivity(unchecked) final var subviewsToLayOut = MarkedRange()  // Those with marks of layout, below of updates.
  @exclusivity(unchecked) final var subviewsToUpdate = MarkedRange()
  @exclusivity(unchecked) final var storedRoles = ViewRoles(rawValue: 0)
  @exclusivity(unchecked) final var margins = Margins()
  @exclusivity(unchecked) final var contentPriorities = ContentPriorities()
  final var storedLayer: CALayer?
  final var drawing: ViewDrawing?
  package final var storedTint: UIColor?
  @exclusivity(unchecked) final package internal(set) weak var viewController: UIViewController?  // Whose view it is.
  @exclusivity(unchecked) final package var documentSize: DocumentSize?
  final package var documentID: String?  // In the document that the view was made from.
  /// Creates a view with a frame in the superview's coordinates, in points.
  public init(frame: CGRect) {
    geometry = Geometry(frame: UIView.checked(frame))
    holdings = ViewHoldings(layoutNode)
    super.init()
    layoutNode.belong(to: self)
  }
  /// Makes a view as a document does: everything is set afterwards.
  public required init?(coder: NSCoder) {
    holdings = ViewHoldings(layoutNode)
    super.init()
    layoutNode.belong(to: self)
  }
  @available(*, unavailable) public override init() { fatalError("use init(frame:)") }
  /// Creates a view of no size; as `init()` does on a device.
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
  /// Returns the size that fits the content best, in points; that of the bounds by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes on the size that fits; the upper left corner stays where it is.
  open func sizeToFit() { takeOnSize(sizeThatFits(bounds.size)) }
  /// Converts from this view's coordinates to the other one's; to the window's for nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { baseConvert(point, to: view) }
  /// Converts from the other view's coordinates to this one's; from the window's for nil.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { baseConvert(point, from: view) }
  /// Converts a rectangle to the other view's coordinates; a rotated one becomes its bounding box.
  open func convert(_ rectangle: CGRect, to view: UIView?) -> CGRect { baseConvert(rectangle, to: view) }
  /// Converts a rectangle from the other view's coordinates; a rotated one becomes its bounding box.
  open func convert(_ rectangle: CGRect, from view: UIView?) -> CGRect { baseConvert(rectangle, from: view) }
  /// Converts a point to the coordinates of a view or a screen.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { baseConvert(point, toSpace: space) }
  /// Converts a point from the coordinates of a view or a screen.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { baseConvert(point, in: space) }
  /// Converts a rectangle to the coordinates of a view or a screen.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { baseConvert(rect, toSpace: space) }
  /// Converts a rectangle from the coordinates of a view or a screen.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { baseConvert(rect, in: space) }
  // MARK: Hierarchy (UIView+Hierarchy)
  /// The views in this one, from the back to the front.
  open var subviews: [UIView] { storedSubviews }
  /// The view that this one is in; nil when it is in none.
  open var superview: UIView? { storedSuperview }
  /// The window that the view is in; nil when it is in none.
  open var window: UIWindow? { storedWindow }
  /// Returns whether the view is another one or in it, at any depth.
  open func isDescendant(of view: UIView) -> Bool { baseIsDescendant(of: view) }
  /// Puts a view in front of the subviews; it leaves its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: nil) }
  /// Inserts a view at an index, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, above: sibling) }
  /// Inserts a view behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, below: sibling) }
  /// Exchanges the subviews at two indices.
  open func exchangeSubview(at one: Int, withSubviewAt other: Int) { exchange(one, other) }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: storedSubviews.count - 1) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Leaves the superview, whose constraints on the view are removed.
  open func removeFromSuperview() { leaveSuperview() }
  /// Called when a subview was added; does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves; does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview, or none; does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has another superview, or none.
  open func didMoveToSuperview() { extended(()) }
  /// Called before the view gets another window, or none; does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has another window, or none.
  open func didMoveToWindow() { extended(()) }
  /// Called once for every view of a document, when all of them exist.
  open func awakeFromNib() { extended(()) }
  /// Called when a document holds the class itself; does nothing by default.
  open class func awakeFromNib() {}
  /// Called by a canvas for designs on a device; does nothing, and is called by code only.
  open func prepareForInterfaceBuilder() {}
  // MARK: Appearance and events (UIView+Events)
  /// Whether the view and its subviews are neither drawn nor hit; false at first.
  open var isHidden: Bool {
    get { marks.contains(.hidden) }
    set { observed("hidden", \.isHidden) { setMark(.hidden, newValue) } }
  }
  /// From 0 to 1; below 0.01 a view is neither drawn nor hit.
  @exclusivity(unchecked) open var alpha: CGFloat = 1 { didSet { noteAlpha(from: oldValue) } }
  /// Whether the view is declared as opaque; true at first.
  @exclusivity(unchecked) open var isOpaque = true
  /// The color behind the content; nil, as at first, for none.
  @exclusivity(unchecked) open var backgroundColor: UIColor? { didSet { noteBackgroundColor(from: oldValue) } }
  /// Whether subviews are cut off at the bounds; false at first.
  @exclusivity(unchecked) open var clipsToBounds = false
  /// How content is fitted into the bounds; stretched at first.
  open var contentMode: ContentMode = .scaleToFill
  /// The nearest tint up the tree, or the system's blue.
  open var tintColor: UIColor! {
    get { shownTint }
    set { changeTint(to: newValue) }
  }
  /// Called when the tint of the view has changed.
  open func tintColorDidChange() { extended(()) }
  /// The layer of the view, made when it is first asked for.
  open var layer: CALayer { layerMadeOnDemand() }
  /// The class of the layer; a plain one by default.
  open class var layerClass: AnyClass { CALayer.self }
  /// Has the content drawn anew before it is shown next.
  open func setNeedsDisplay() { drawing = nil }
  /// As `setNeedsDisplay()`: views draw all of themselves.
  open func setNeedsDisplay(_ rect: CGRect) { drawing = nil }
  /// Draws the content into the current context; does nothing by default.
  open func draw(_ rect: CGRect) {}
  /// Draws the view's own content as text, without background and border; Plainview's hook, to override as `draw(_:)`.
  @_spi(Plainview) open func drawText(on canvas: TextCanvas) {}
  /// Draws the content for images; without an override what `drawText(on:)` writes is shown. Plainview's own.
  @_spi(Plainview) open func drawScreen(on canvas: ScreenCanvas) { canvas.showsTextForm = true }
  /// The colour and the weight of what `drawText(on:)` writes; Plainview's own.
  @_spi(Plainview) open var textAppearance: TextAppearance { TextAppearance() }
  /// A number by which code finds the view; 0 at first.
  open var tag = 0
  /// Returns the first view with a tag: this one or one in it; nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
  /// The name by which tests find the view; nil at first.
  open var accessibilityIdentifier: String?
  /// The text that the view shows, for queries and descriptions; Plainview's own.
  @_spi(Plainview) open var displayedText: String? { nil }
  /// Whether the view and its subviews take touches; true at first.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// Whether the view takes several touches at once; false at first.
  open var isMultipleTouchEnabled = false
  /// Whether no other view takes touches while this one does; false at first.
  open var isExclusiveTouch = false
  /// Whether keys and remote controls mean this view; there is no focus engine here, so it is false for plain views.
  open var isFocused: Bool { false }
  /// The gestures that the view recognizes; nil if it never had any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { marks.contains(.hadRecognizers) ? recognizers : nil }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  /// Adds a gesture, which leaves its former view.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { adopt(recognizer) }
  /// Removes a gesture.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { abandon(recognizer) }
  /// Returns whether a gesture that is recognized may begin; true by default.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  /// The deepest view at the point that takes touches: subviews from the front, then the view itself (contract R3).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(at: point, event) }
  /// Whether the bounds hold the point, the far edges excluded (contract R4).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open override var next: UIResponder? { viewController ?? superview }
  /// Makes the first responder resign if it is this view or inside it (contract T11).
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingInside(force: force) }

  // MARK: Layout (UIView+Layout, UIView+Margins, UIView+Constraints)
  /// Whether views of the class work with constraints only; false by default. Called by code only.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Whether the frame and the autoresizing mask stand for constraints; true for views made in code (contract L19).
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutNode.translatesMask }
    set { changeMaskTranslation(newValue) }
  }
  /// What follows the size of the superview; nothing at first.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] { didSet { maskDidChange() } }
  /// Whether the subviews follow the size of the view by their masks; true at first.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// Has the subviews laid out in the next layout pass.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out at once what is due in the view's tree.
  open func layoutIfNeeded() { layOut() }
  /// Gives the subviews their rectangles; the default does so for those that constraints position.
  open func layoutSubviews() { extended(applySolvedFrames()) }
  /// Called before layout to bring properties up to date; does nothing by default.
  open func updateProperties() {}
  /// Has `updateProperties()` called before the next layout.
  open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
  /// Calls `updateProperties()` at once if it is due.
  open func updatePropertiesIfNeeded() { updateMarkedProperties() }
  /// Has `updateConstraints()` called in the next layout pass.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Returns whether `updateConstraints()` is due.
  open func needsUpdateConstraints() -> Bool { marks.contains(.needsUpdateConstraints) }
  /// Calls `updateConstraints()` at once where it is due.
  open func updateConstraintsIfNeeded() { updateMarkedConstraints() }
  /// Called to change constraints before they are solved; does nothing by default.
  open func updateConstraints() {}
  /// The natural size of the content; `noIntrinsicMetric` on an axis without one (contract L17).
  open var intrinsicContentSize: CGSize { extended(baseIntrinsicContentSize) }
  /// The height of the content at a width, in points; nil, as by default, when it does not depend on it; Plainview's own.
  @_spi(Plainview) open func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  /// Says that the content has another size, so that layout asks for it again.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  /// What constraints do not align of the frame, such as shadows, in points; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns how strongly the view keeps from growing beyond its content along an axis.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { baseHugging(axis) }
  /// Sets how strongly the view keeps from growing beyond its content along an axis.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setBaseHugging(priority, axis)
  }
  /// Returns how strongly the view keeps from shrinking below its content along an axis.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    baseResistance(axis)
  }
  /// Sets how strongly the view keeps from shrinking below its content along an axis.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setBaseResistance(priority, axis)
  }
  /// The view whose first line's baseline this view's first baseline is.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line's baseline this view's last baseline is.
  open var forLastBaselineLayout: UIView { self }
  /// The baseline's position, for a view whose content is text; Plainview's own.
  @_spi(Plainview) open func textBaseline(isFirst: Bool) -> LayoutBaseline? { nil }
  /// Returns the size that satisfies the constraints and is nearest to another one, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
  /// Returns the same with priorities, by which width and height are to be those of the other one.
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority x: UILayoutPriority, verticalFittingPriority y: UILayoutPriority
  ) -> CGSize { fittingSize(size, x, y) }
  /// The distances that content keeps from the edges, in points, the safe area included.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(NSDirectionalEdgeInsets(newValue, isRightToLeft: isRightToLeft)) }
  }
  /// The same distances by the direction of the text: leading instead of left.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, isRightToLeft: isRightToLeft) }
    set { setMargins(newValue) }
  }
  /// Whether the margins are at least those of the superview; false at first.
  @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false { didSet { refreshMargins() } }
  /// Whether the margins include the safe area; true at first.
  @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true { didSet { refreshMargins() } }
  /// Called when the margins have changed; does nothing by default.
  open func layoutMarginsDidChange() {}
  /// How much of each edge lies under bars or the device's cut-outs, in points.
  open var safeAreaInsets: UIEdgeInsets { margins.safeArea }
  /// Called when the safe area has changed; does nothing by default.
  open func safeAreaInsetsDidChange() {}
  /// The area that no bar and no cut-out covers.
  open var safeAreaLayoutGuide: UILayoutGuide { baseSafeAreaLayoutGuide }
  /// The area inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { baseLayoutMarginsGuide }
  /// The area inside the margins, no wider than text should be: at most 920 points, in the middle (contract L10).
  open var readableContentGuide: UILayoutGuide { baseReadableContentGuide }
  /// The window's traits, with the overrides of controllers and views between it and this view.
  open var traitCollection: UITraitCollection { baseTraitCollection }
  /// Traits are always up to date here.
  open func updateTraitsIfNeeded() {}
  /// Called when traits have changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The style of the view and its subviews, whatever the device's is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Whether the view is mirrored in languages from right to left; it is, at first.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { noteSemantics(oldValue) } }
  /// The direction in which content is arranged.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { baseLayoutDirection }
  @_spi(Plainview) open override class var frameworkMethods: ActionTable { methodsOfView }
  open override nonisolated var description: String { MainActor.assumeIsolated { baseDescription } }
  /// The guides of the view, in the order in which they were added.
  open var layoutGuides: [UILayoutGuide] { guides }
  /// Adds a guide, which leaves its former view.
  open func addLayoutGuide(_ guide: UILayoutGuide) { baseAddLayoutGuide(guide) }
  /// Removes a guide and the constraints on it.
  open func removeLayoutGuide(_ guide: UILayoutGuide) { baseRemoveLayoutGuide(guide) }
  /// The leading edge: left, or right in languages from right to left.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .leading) }
  /// The trailing edge: right, or left in languages from right to left.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .right) }
  /// The vertical line through the center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutNode, .centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .bottom) }
  /// The horizontal line through the center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .centerY) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .firstBaseline) }
  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutNode, .lastBaseline) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutNode, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutNode, .height) }
  /// The constraints that this view holds, in the order of their installation.
  open var constraints: [NSLayoutConstraint] { layoutNode.constraints }
  /// Installs a constraint here; its items have to be this view or inside it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: layoutNode) }
  /// Installs several constraints here.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { baseAddConstraints(constraints) }
  /// Removes a constraint that is installed here.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { baseRemoveConstraint(constraint) }
  /// Removes several constraints that are installed here.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { baseRemoveConstraints(constraints) }
  /// The installed constraints that decide about this view along the axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { affecting(axis) }
  /// Whether other rectangles would satisfy the constraints as well, along either axis; lays out nothing (contract L15).
  open var hasAmbiguousLayout: Bool { baseHasAmbiguousLayout }
  /// Moves a view with an ambiguous layout to another valid frame, and with the next call back (contract L15).
  open func exerciseAmbiguityInLayout() { baseExerciseAmbiguityInLayout() }
  /// The part of the frame that constraints align, in the superview's coordinates.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame whose aligned part is a rectangle, in the superview's coordinates.
  open func frame(forAlignmentRect rectangle: CGRect) -> CGRect { baseFrame(forAlignmentRect: rectangle) }
  /// A view whose shape cuts this one out; kept, and its layer is the layer's mask.
  open var mask: UIView? {
    get { viewExtras?.mask }
    set { setMask(newValue) }
  }
  /// The interactions of the view, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { baseInteractions }
    set { baseInteractions = newValue }
  }
  /// Adds an interaction, which leaves its former view.
  open func addInteraction(_ interaction: any UIInteraction) { adopt(interaction) }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { abandon(interaction) }
  /// Returns a view that shows this one as it is now.
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { snapshot(of: bounds) }
  /// Draws the view and its subviews into a rectangle of the current context; returns whether it did.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { drawShown(in: rect) }
  /// Called before the layer draws; does nothing by default.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Returns what a change of the layer does; nothing by default, since views animate by themselves.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  /// Writes state into an archive; does nothing by default and is called by code only.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads state from an archive; does nothing by default and is called by code only.
  open func decodeRestorableState(with coder: NSCoder) {}
  // What follows is `OverridableMethods.ofView`: nothing else may be declared behind it.
  /// Called in place of drawing where a class overrides it, to give the layer its contents; does nothing by default.
  open func display(_ layer: CALayer) {}
  /// Called when the layer draws; draws the view by default.
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }
  /// Called when the layer lays out its sublayers; does nothing by default.
  open func layoutSublayers(of layer: CALayer) {}
}
