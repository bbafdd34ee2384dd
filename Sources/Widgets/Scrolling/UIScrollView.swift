public import Foundation
public import PlainviewGestures
public import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// Shows a part of an area that may be larger than itself; lengths are points (contract C3).
@preconcurrency @MainActor open class UIScrollView: UIView, ContentScrolling, _UIScrollViewDelegating {
  /// When the safe area becomes a part of `adjustedContentInset`; raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  /// The delegate as every scroll view calls it; subclasses have a `delegate` of their own kind.
  package weak var scrollDelegate: (any UIScrollViewDelegate)?
  open override class var outlets: OutletTable { ["delegate": .init(\UIScrollView.delegate)] }
  private(set) var animation: ScrollAnimation?
  /// Called when the animation is over.
  private(set) var animationEnd: ((UIScrollView) -> Void)?
  private var guides: ScrollGuides?
  /// The offset at which the finger took hold; nil while none drags.
  var dragStart: CGPoint?
  var deceleration: ScrollDeceleration?
  /// Whether a finger stopped the content and has not dragged it since.
  var isCaught = false
  var pinchStart: CGFloat = 1
  /// The end of an animated zoom that is still to come.
  var zoomEnd: VirtualClock.Token?
  /// Called with every new offset before the delegate: for a bar that collapses with the content.
  final var offsetWatcher: (@MainActor () -> Void)?
  /// How far the content can still be pulled down until the bar above it has its full height again, in points.
  final var collapsedBarHeight: CGFloat = 0

  /// How the content decelerates when the finger was lifted: the share of its speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond.
    public let rawValue: Double
    /// Creates a rate from the share of the speed that is left after a millisecond.
    public init(rawValue: Double) { self.rawValue = rawValue }
    /// The usual rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which content stops sooner, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The color of scroll indicators.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  /// When a drag takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory = 3 }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareToScroll()
  }

  /// Creates a scroll view from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareToScroll()
  }

  /// Creates a scroll view with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepareToScroll() {
    clipsToBounds = true
    addGestureRecognizer(UIScrollViewDelayedTouchesBeganGestureRecognizer(target: nil, action: nil))
    addGestureRecognizer(panGestureRecognizer)
  }

  @_spi(Plainview) open override class var frameworkMethods: ActionTable {
    ["flashScrollIndicators": .init(UIScrollView.flashScrollIndicators)]
  }

  open override class var actions: ActionTable {
    ["handlePan:": .init(handlePan), "handlePinch:": .init(handlePinch)]
  }

  // MARK: Fingers (UIScrollView+Dragging)

  /// The pan that moves the content.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = UIScrollViewPanGestureRecognizer(
    target: self, action: "handlePan:")
  /// The pinch that zooms; nil while the content cannot be zoomed.
  open internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
  /// Whether content gets its touches only when it is clear that they do not scroll (contract C1).
  open var delaysContentTouches = true
  /// Whether a drag may take touches from content that has them (contract C2).
  open var canCancelContentTouches = true
  /// Whether a drag may move the content beyond its edges; true by default.
  open var bounces = true
  /// Whether `bounces` holds for drags sideways; true by default.
  open var bouncesHorizontally = true
  /// Whether `bounces` holds for drags up and down; true by default.
  open var bouncesVertically = true
  /// Whether a drag sideways from an end of the content is left to a scroll view around this one; true by default.
  open var transfersHorizontalScrollingToParent = true
  /// Whether a drag up or down from an end of the content is left to a scroll view around this one; true by default.
  open var transfersVerticalScrollingToParent = true
  /// Whether zooming may go beyond the limits for a moment; kept, without effect.
  open var bouncesZoom = true
  /// Whether the content stops at multiples of the view's size only; false by default.
  open var isPagingEnabled = false
  /// Whether a drag that begins along one axis stays on it; false by default.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls to the top, on a phone if no other scroll view on the screen has it enabled.
  open var scrollsToTop = true
  /// How fast the content slows down after a drag.
  open var decelerationRate = DecelerationRate.normal
  /// When a drag hides the keyboard; never by default.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether the keys of a keyboard scroll the content; kept, without effect.
  open var allowsKeyboardScrolling = true
  /// Whether a finger is on the content, moving it or not.
  open var isTracking: Bool { dragStart != nil || panGestureRecognizer.numberOfTouches > 0 }
  /// Whether a finger moves the content now.
  open var isDragging: Bool { dragStart != nil }
  /// Whether the content decelerates after the finger was lifted.
  open var isDecelerating: Bool { deceleration != nil }
  /// Whether the offset is being animated by code.
  open var isScrollAnimating: Bool { animation != nil }

  /// Whether a drag may take a touch from a view of the content that has it; not from controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether content gets touches that do not scroll.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  // MARK: Indicators (kept as data)

  /// The color of the scroll indicators; kept, without effect.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether an indicator is shown for scrolling sideways; kept as data.
  open var showsHorizontalScrollIndicator = true
  /// Whether an indicator is shown for scrolling up and down; kept as data.
  open var showsVerticalScrollIndicator = true
  /// The distances of the vertical indicator from the edges, in points; kept as data.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of the horizontal indicator from the edges, in points; kept as data.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether indicators keep clear of the safe area; kept, without effect.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The distances of both indicators from the edges, in points; setting it sets both.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Called when the controller of a table has appeared, as in UIKit; a view at rest shows no indicators before or after.
  open func flashScrollIndicators() {}

  // MARK: Refreshing

  /// The wheel above the content, which a pull sets turning.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl {
        insertSubview(refreshControl, at: 0)
        refreshControl.refreshingDidChange = { [weak self] in self?.refreshInsetDidChange() }
      }
      setNeedsLayout()
    }
  }

  private func placeRefreshControl() {
    guard let refreshControl else { return }
    let height = refreshControl.intrinsicContentSize.height
    refreshControl.frame = CGRect(x: bounds.minX, y: -height, width: bounds.width, height: height)
  }

  // MARK: Zooming

  /// The smallest zoom scale, 1 by default; zooming needs a greater maximum.
  open var minimumZoomScale: CGFloat = 1 { didSet { refreshPinch() } }
  /// The greatest zoom scale, 1 by default; zooming needs a smaller minimum.
  open var maximumZoomScale: CGFloat = 1 { didSet { refreshPinch() } }
  /// Whether the user zooms at present.
  open var isZooming: Bool { pinchGestureRecognizer.map { $0.state == .began || $0.state == .changed } ?? false }
  /// Whether zooming returns to a limit at present: always false here.
  open var isZoomBouncing: Bool { false }
  /// Whether a zoom that code animates has not ended.
  open var isZoomAnimating: Bool { zoomEnd != nil }

  /// How much larger than itself the delegate's view for zooming is shown; kept between the least and the most.
  open var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set {
      guard let view = zoomedView, newValue.isFinite else { return }
      let scale = min(max(newValue, minimumZoomScale), maximumZoomScale)
      guard scale != view.transform.a else { return }
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.frame.origin = .zero
      storedContentSize = view.frame.size
      tell("scrollViewDidZoom(_:)") { $0.scrollViewDidZoom(self) }
    }
  }

  /// Sets the zoom scale at once; with animation the delegate is told of the end 0.3 seconds of the virtual clock later.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { baseSetZoomScale(scale, animated: animated) }

  /// Makes a rectangle of the content as large as the view allows.
  open func zoom(to rect: CGRect, animated: Bool) { baseZoom(to: rect, animated: animated) }

  /// Ends animations and what follows a drag: content stays where it is, or goes back to its edge or to a whole page.
  open func stopScrollingAndZooming() { baseStopScrollingAndZooming() }

  // MARK: Offset

  /// The content's point at the upper left corner of the view: the origin of the bounds; not clamped.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      stopMoving()
      bounds.origin = newValue
    }
  }

  /// Ends what moves the content by itself, an animation or what follows a drag (W51).
  package func stopMoving() {
    animation?.cancel()
    animation = nil
    animationEnd = nil
    deceleration?.cancel()
    deceleration = nil
  }

  open override var bounds: CGRect {
    didSet {
      guard bounds != oldValue else { return }
      if bounds.origin != oldValue.origin {
        KeyValueObservers.hasChanged(self, "contentOffset", from: oldValue.origin, to: bounds.origin)
        offsetDidChange()
      }
      if bounds.size != oldValue.size {
        refreshAdjustedInset()
        keepOffsetInside()
      }
    }
  }

  final var wasLaidOut = false
  /// The insets below which the content lies until the first layout, where code has set others since (W55).
  final var insetsBeforeLayout: UIEdgeInsets?
  final var isSilent = false

  open override var frame: CGRect {
    didSet {
      guard frame.size != oldValue.size else { return }
      refreshAdjustedInset()
      keepOffsetInside()
    }
  }

  private func offsetDidChange() {
    guides?.show(bounds.origin)
    setNeedsLayout()
    offsetWatcher?()
    if !isSilent { tell("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll(self) } }
  }

  func tell(_ method: StaticString, _ body: (any UIScrollViewDelegate) -> Void) {
    UserCode.tell(scrollDelegate, method, of: self) { body($0) }
  }

  /// Moves the content; with animation during 0.3 seconds of the virtual clock, in steps of a sixtieth.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMoving()
    guard animated, contentOffset != bounds.origin else {
      bounds.origin = contentOffset
      return
    }
    beginAnimation(to: contentOffset) { scroller in
      scroller.tell("scrollViewDidEndScrollingAnimation(_:)") { $0.scrollViewDidEndScrollingAnimation(scroller) }
    }
  }

  /// Moves the content in steps, and calls the closure at the end.
  final func beginAnimation(to end: CGPoint, _ hasEnded: @escaping (UIScrollView) -> Void) {
    animationEnd = hasEnded
    animation = ScrollAnimation(from: bounds.origin, to: end) { [weak self] offset, isLast in
      guard let self else { return }
      bounds.origin = offset
      guard isLast else { return }
      animation = nil
      animationEnd = nil
      hasEnded(self)
    }
  }

  /// Moves the content no further than it takes to show a rectangle of it, or its near edge if it is too large.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let area = CGRect(origin: .zero, size: contentSize).intersection(rect)
    guard !area.isNull else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    let offset = CGPoint(
      x: contentOffset.x + Self.distance(from: (seen.minX, seen.maxX), to: (area.minX, area.maxX)),
      y: contentOffset.y + Self.distance(from: (seen.minY, seen.maxY), to: (area.minY, area.maxY)))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// How far a span has to move until it holds another one.
  private static func distance(from seen: (CGFloat, CGFloat), to target: (CGFloat, CGFloat)) -> CGFloat {
    if target.0 < seen.0 { return target.0 - seen.0 }
    if target.1 > seen.1 { return min(target.1 - seen.1, target.0 - seen.0) }
    return 0
  }

  // MARK: Content

  /// The size of the area; follows from constraints when there are some between the content and its edges.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { storedContentSize = newValue }
  }
  private final var storedContentSize = CGSize.zero {
    didSet {
      KeyValueObservers.hasChanged(self, "contentSize", from: oldValue, to: storedContentSize)
      guard storedContentSize != oldValue else { return }
      refreshAdjustedInset()
      keepOffsetInside()
    }
  }

  /// The largest offset at which the end of the content was seen when sizes or insets changed last.
  final var furthestOffset = CGPoint.zero

  /// Insets around the content that are set by code.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      refreshAdjustedInset()
      keepOffsetInside()
    }
  }

  /// Whether the safe area is added to the content insets; automatic by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { refreshAdjustedInset() } }
  }

  /// Whether a finger moves the content; a text view that does not scroll is as high as its text.
  open var isScrollEnabled = true

  /// Whether a drag up or down moves content that is not higher than the view; false by default.
  open var alwaysBounceVertical = false { didSet { refreshAdjustedInset() } }
  /// Whether a drag sideways moves content that is not wider than the view; false by default.
  open var alwaysBounceHorizontal = false { didSet { refreshAdjustedInset() } }

  /// The insets around the content, the safe area included as `contentInsetAdjustmentBehavior` says.
  open internal(set) var adjustedContentInset = UIEdgeInsets.zero

  /// Called after the adjusted content insets changed; does nothing here.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    refreshAdjustedInset()
  }

  /// Whether insets leave the content where it is, as Interface Builder's canvas shows it.
  package var showsContentAsStored = false

  // MARK: Layout

  /// The area that the constraints of the content make as large as the content.
  open var contentLayoutGuide: UILayoutGuide { scrollGuides.content }

  /// The area of the view itself, which stays where it is while the content moves.
  open var frameLayoutGuide: UILayoutGuide { scrollGuides.frame }

  private var scrollGuides: ScrollGuides {
    if let guides { return guides }
    let made = ScrollGuides(in: self)
    made.show(bounds.origin)
    guides = made
    return made
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    // Constraints of the content, of whatever depth, are relative to the guides.
    _ = scrollGuides
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if insetsBeforeLayout != nil { takeOverInsets() }
    wasLaidOut = true
    if let size = guides?.constrainedContentSize(in: self) { contentSize = size }
    placeRefreshControl()
  }

  package var contentGuide: UILayoutGuide { contentLayoutGuide }
  package var frameGuide: UILayoutGuide { frameLayoutGuide }
  package var adjustsContentForSafeArea: Bool { contentInsetAdjustmentBehavior != .never }
}
