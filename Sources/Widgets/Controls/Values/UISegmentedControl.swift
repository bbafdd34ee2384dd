public import Foundation
@_spi(Plainview) public import PlainviewGraphics
@_spi(Plainview) public import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore

/// A row of segments of which one is selected, or none (contract A13, B5).
///
/// As on a device an index beyond the last segment means the last one.
@preconcurrency @MainActor open class UISegmentedControl: UIControl, EraSized {
  /// The index that stands for no segment.
  public nonisolated static let noSegment = -1

  package var eraSize = UISegmentedControl.currentSize
  private(set) var segments: [UISegment] = []
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a segmented control from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Creates a segmented control without segments.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  /// Makes a control of titles and images, as large as they need.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    isOpaque = false
    insert(items ?? [])
  }

  /// Adds segments of titles and images, and takes the size that they need.
  final func insert(_ items: [Any]) {
    for item in items {
      if let title = item as? String { insertSegment(withTitle: title, at: segments.count, animated: false) }
      if let image = item as? UIImage { insertSegment(with: image, at: segments.count, animated: false) }
    }
    frame.size = sizeThatFits(.zero)
  }

  /// Makes a control of actions, each of which runs when its segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    if frame.size == .zero { self.frame.size = sizeThatFits(.zero) }
  }

  // MARK: Selection

  /// `noSegment` by default and for an index that no segment has; setting it sends nothing, and is ignored by a momentary
  /// control.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { if !isMomentary { selected = segments.indices.contains(newValue) ? newValue : Self.noSegment } }
  }
  private var selected = UISegmentedControl.noSegment

  /// Whether a segment is selected only while its event is told.
  open var isMomentary = false { didSet { if isMomentary { selected = Self.noSegment } } }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  // MARK: Segments

  /// Inserts a segment with a title before the one at an index; an index beyond the last one appends it.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(UISegment(of: self, title: title), at: segment)
  }

  /// Inserts a segment with an image before the one at an index; an index beyond the last one appends it.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(UISegment(of: self, image: image), at: segment)
  }

  /// Inserts a segment with the title, the image and the closure of an action; an index beyond the last one appends it.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(UISegment(of: self, action: action), at: segment)
  }

  private func insert(_ new: UISegment, at index: Int) {
    let position = min(max(index, 0), segments.count)
    segments.insert(new, at: position)
    insertSubview(new, at: position)
    if selected >= position { selected += 1 }
    segmentsDidChange()
  }

  /// Removes the segment at an index; an index beyond the last one means the last segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let position = pinned(segment) else { return }
    segments.remove(at: position).removeFromSuperview()
    if selected == position { selected = Self.noSegment } else if selected > position { selected -= 1 }
    segmentsDidChange()
  }

  /// Removes all segments and the selection.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selected = Self.noSegment
    segmentsDidChange()
  }

  /// The index that is meant: the last segment's for those beyond it; nil when there is no segment.
  private func pinned(_ index: Int) -> Int? {
    segments.isEmpty ? nil : min(max(index, 0), segments.count - 1)
  }

  func segment(at index: Int) -> UISegment? { pinned(index).map { segments[$0] } }

  func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Appearance

  /// Whether segments without a width of their own are as wide as their contents, instead of all equal.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
  /// The color behind the selected segment; nil for the standard one.
  open var selectedSegmentTintColor: UIColor?

  // MARK: Sizes

  package static let currentSize = ControlSize(
    height: 31, alignmentInsets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0), partPadding: 20)

  open override var intrinsicContentSize: CGSize {
    if let stored = documentSize, stored.text == displayedTitles { return stored.size }
    return CGSize(width: SegmentLayout(self).intrinsicWidth, height: eraSize.intrinsic.height)
  }
  open override var alignmentRectInsets: UIEdgeInsets { eraSize.alignmentInsets }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: SegmentLayout(self).intrinsicWidth, height: eraSize.frameSize.height)
  }

  /// The baseline of the titles (W38).
  @_spi(Plainview) open override func textBaseline(isFirst: Bool) -> LayoutBaseline? { SegmentLayout(self).baseline }

  /// All titles in one text, for sizes that a document stored.
  package var displayedTitles: String { segments.map { $0.displayedText ?? "" }.joined(separator: "|") }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (segment, frame) in zip(segments, SegmentLayout(self).frames) { segment.frame = frame }
  }

  // MARK: Touches

  /// The segment under the finger.
  private(set) weak var pressedSegment: UISegment?

  private func segment(at touch: UITouch) -> UISegment? {
    layoutIfNeeded()
    let x = touch.location(in: self).x
    return segments.first { x >= $0.frame.minX && x < $0.frame.maxX }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    pressedSegment = segment(at: touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedSegment = isTouchInside ? segment(at: touch) : nil
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    pressedSegment = nil
    guard let touch, isTouchInside, let segment = segment(at: touch), segment.isEnabled,
      let index = segments.firstIndex(where: { $0 === segment }), isMomentary || index != selected
    else { return }
    selected = index
    if let action = segment.action { UserCode.run { sendAction(action) } }
    send(.valueChanged, event)
    if isMomentary { selected = Self.noSegment }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pressedSegment = nil
  }

  // MARK: Drawing

  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) { drawSegments(on: canvas) }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) { SegmentDrawing(self).draw(on: canvas) }

  // MARK: Segments

  /// Sets the title of a segment, which replaces its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    self.segment(at: segment)?.show(title: title)
    segmentsDidChange()
  }
  /// Nil for a segment that shows an image.
  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }
  /// Sets the image of a segment, which replaces its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    self.segment(at: segment)?.show(image: image)
    segmentsDidChange()
  }
  /// Returns the image of a segment; nil for a segment that shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }
  /// Gives a segment the title, the image and the closure of an action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    self.segment(at: segment)?.show(action)
    segmentsDidChange()
  }
  /// Returns the action of a segment; nil for none.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }
  /// The segment whose action has the name; `NSNotFound` when none has.
  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
  }
  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { self.segment(at: segment)?.isEnabled = enabled }
  /// Returns whether the user can select a segment; false without segments.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }
  /// The width in points; 0 lets the control decide.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(at: segment)?.fixedWidth = max(0, width)
    segmentsDidChange()
  }
  /// Returns the width that was set for a segment, in points; 0 if the control decides it.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.fixedWidth ?? 0 }
  /// Sets how far a segment's content is moved, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    self.segment(at: segment)?.contentOffset = offset
  }
  /// Returns how far a segment's content is moved, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(at: segment)?.contentOffset ?? .zero }
  /// Sets the text attributes of titles for a state; nil removes them.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state.rawValue] = attributes
    segmentsDidChange()
  }
  /// Returns the text attributes of titles that were set for a state; nil for none.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  // MARK: Images of parts (kept: segments are drawn as text)

  /// Where a segment stands among the others.
  public enum Segment: Int, Sendable { case any, left, center, right, alone }

  private var images = SegmentImages()

  /// Sets the background image for a state and bar metrics; kept, not drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    images.backgrounds[[Int(state.rawValue), barMetrics.rawValue]] = backgroundImage
  }
  /// Returns the background image that was set for a state and bar metrics; nil for none.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    images.backgrounds[[Int(state.rawValue), barMetrics.rawValue]]
  }
  /// Sets the image between two segments in the given states; kept, not drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    images.dividers[[Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue]] = dividerImage
  }
  /// Returns the image that was set between two segments in the given states; nil for none.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    images.dividers[[Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue]]
  }
  /// Points by which contents stand beside the middle.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    images.adjustments[[leftCenterRightOrAlone.rawValue, barMetrics.rawValue]] = adjustment
  }
  /// Returns the offset that was set for contents of segments in a position; zero by default.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    images.adjustments[[leftCenterRightOrAlone.rawValue, barMetrics.rawValue]] ?? .zero
  }
}

/// Images and distances by the numbers of what they are for.
private struct SegmentImages {
  var backgrounds: [[Int]: UIImage] = [:]
  var dividers: [[Int]: UIImage] = [:]
  var adjustments: [[Int]: UIOffset] = [:]
}
