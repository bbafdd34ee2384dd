public import Foundation
public import PlainviewLayout
import PlainviewRuntime

/// A rectangle of the screen with contents, subviews and touches.
///
/// The overridable members stand here; what they do is in the files of their aspects, `UIView+Hierarchy` and so on.
@preconcurrency @MainActor open class UIView: UIResponder {
  // MARK: State (each aspect's file says what it means)

  /// What the view leaves behind; it has no deinitializer, so that subclasses may have one of any isolation.
  @exclusivity(unchecked) final var holdings = ViewHoldings(LayoutNode(isGuide: false, translatesMask: true))
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
    super.init()
    layoutNode.belong(to: self)
  }

  /// Makes a view as a document does: everything is set afterwards.
  public required init?(coder: NSCoder) {
    geometry = Geometry(frame: .zero)
    super.init()
    layoutNode.belong(to: self)
  }

  @available(*, unavailable) public nonisolated override init() { fatalError("use init(frame:)") }

  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  // MARK: Geometry (UIView+Geometry)

  /// The rectangle in the superview's coordinates, in points; undefined under a transform that is not the identity.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      var changed = geometry
      changed.frame = UIView.checked(newValue)
      changeGeometry(to: changed)
    }
  }

  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeBounds(to: UIView.checked(newValue)) }
  }

  /// The middle of the frame in the superview's coordinates, in points.
  open var center: CGPoint {
    get { geometry.center }
    set { changeCenter(to: UIView.checked(newValue)) }
  }

  /// Applied around the center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      var changed = geometry
      changed.transform = newValue
      changeGeometry(to: changed)
    }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes on the size that fits; the upper left corner stays where it is.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  // MARK: Hierarchy (UIView+Hierarchy)

  open var subviews: [UIView] { storedSubviews }
  open var superview: UIView? { storedSuperview }
  open var window: UIWindow? { storedWindow }

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
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  /// Called once for every view of a document, when all of them exist.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  // MARK: Appearance

  open var isHidden: Bool {
    get { marks.contains(.hidden) }
    set { setMark(.hidden, newValue) }
  }
  /// From 0 to 1; below 0.01 a view is neither drawn nor hit.
  open var alpha: CGFloat = 1 {
    didSet {
      if AnimationRecording.isActive { AnimationRecording.note(.alpha, of: self, from: [oldValue], to: [alpha]) }
    }
  }
  open var isOpaque = true
  open var backgroundColor: UIColor? {
    didSet {
      guard AnimationRecording.isActive else { return }
      let (old, new) = (AnimatedProperty.numbers(oldValue), AnimatedProperty.numbers(backgroundColor))
      AnimationRecording.note(.backgroundColor, of: self, from: old, to: new)
    }
  }
  open var clipsToBounds = false
  open var contentMode: ContentMode = .scaleToFill
  /// The nearest tint up the tree, or the system's blue.
  open var tintColor: UIColor! {
    get { storedTint ?? superview?.tintColor ?? .systemBlue }
    set {
      storedTint = newValue
      tellTintDidChange()
    }
  }
  open func tintColorDidChange() {}
  open var layer: CALayer { layerMadeOnDemand() }
  open class var layerClass: AnyClass { CALayer.self }
  open func setNeedsDisplay() { drawing = nil }
  open func draw(_ rect: CGRect) {}

  /// Draws the view's own content as text; subviews, background and border are drawn by the picture.
  ///
  /// Plainview's hook for views that look like something: override it as one overrides `draw(_:)` on a device.
  open func drawText(on canvas: TextCanvas) {}

  /// The colour and the weight of what `drawText(on:)` writes; Plainview's own.
  open var textAppearance: TextAppearance { TextAppearance() }

  // MARK: Identity

  open var tag = 0
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
  open var accessibilityIdentifier: String?
  /// The text that the view shows, for queries and descriptions; Plainview's own.
  open var displayedText: String? { nil }

  // MARK: Accessibility (UIView+Accessibility)

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// The rectangle that is marked on the screen, in its coordinates, in points.
  open var accessibilityFrame: CGRect {
    get { rareAccessibility?.frame ?? frameOnScreen(bounds) }
    set { changeAccessibility { $0.frame = newValue } }
  }
  /// Where a double tap goes, in the screen's coordinates: the middle of the frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get { rareAccessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }
  /// The parts of a container in the order in which they are read; views and `UIAccessibilityElement`s.
  open var accessibilityElements: [Any]? {
    get { rareAccessibility?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }
  /// Whether nothing in the view is read.
  open var accessibilityElementsHidden: Bool {
    get { rareAccessibility?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }
  /// Whether nothing in the view's siblings is read.
  open var accessibilityViewIsModal: Bool {
    get { rareAccessibility?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }
  /// Whether what is in the view is read as one group before what stands beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { rareAccessibility?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { rareAccessibility?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }
  final var rareAccessibility: RareAccessibility?

  // MARK: Events (UIView+Events)

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  /// Whether keys and remote controls mean this view; there is no focus engine here, so it is false for plain views.
  open var isFocused: Bool { false }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
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
  open func layoutSubviews() { applySolvedFrames() }

  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func needsUpdateConstraints() -> Bool { marks.contains(.needsUpdateConstraints) }
  open func updateConstraintsIfNeeded() { updateMarkedConstraints() }
  open func updateConstraints() {}

  /// The size that the content wants; `noIntrinsicMetric` on an axis without a wish (contract L17).
  open var intrinsicContentSize: CGSize {
    documentSize?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The height of the content at a width, in points; nil, as by default, when it does not depend on it.
  ///
  /// Plainview's own: layout asks it instead of laying out twice, as UIKit does for labels of several lines.
  open func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging(axis)
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentPriorities.setHugging(priority, axis)
    contentSizeDidChange()
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.resistance(axis)
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.setResistance(priority, axis)
    contentSizeDidChange()
  }

  /// The view whose first line's baseline this view's first baseline is.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// The baseline's place, for a view whose content is text; Plainview's own.
  open func textBaseline(isFirst: Bool) -> LayoutBaseline? { nil }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
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
}

/// Yes-or-no state of a view.
struct Marks: OptionSet {
  let rawValue: UInt8
  static let hidden = Marks(rawValue: 1)
  static let needsLayout = Marks(rawValue: 2)
  static let subtreeNeedsLayout = Marks(rawValue: 4)
  static let needsUpdateConstraints = Marks(rawValue: 8)
  static let subtreeNeedsUpdateConstraints = Marks(rawValue: 16)
  static let needsSolving = Marks(rawValue: 32)

  // As the generic ones do, which cost much more in a build without optimisation.
  func contains(_ member: Marks) -> Bool { rawValue & member.rawValue == member.rawValue }
  mutating func insert(_ member: Marks) { self = Marks(rawValue: rawValue | member.rawValue) }
  mutating func remove(_ member: Marks) { self = Marks(rawValue: rawValue & ~member.rawValue) }
}

extension UIView {
  func setMark(_ mark: Marks, _ isSet: Bool) {
    guard marks.contains(mark) != isSet else { return }
    if isSet { marks.insert(mark) } else { marks.remove(mark) }
    if mark == .hidden { superview?.arrangedVisibilityDidChange(of: self) }
  }

  /// How content is fitted into the bounds; raw values are UIKit's.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
      bottomLeft, bottomRight
  }

  /// The parts of a frame that follow the superview's size; raw values are UIKit's.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
