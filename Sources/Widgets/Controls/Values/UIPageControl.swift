public import Foundation
@_spi(Plainview) public import PlainviewGraphics
@_spi(Plainview) public import PlainviewUIKitCore

/// A row of dots, one for each page; a tap on one half goes a page back or on (contract A13, B5).
@preconcurrency @MainActor open class UIPageControl: UIControl, EraSized {
  /// How the user changes the page at present.
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  /// How the background behind the dots appears.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// The direction from the first dot to the last one; natural is that of text.
  public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }

  package var eraSize = UIPageControl.currentSize

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a page control from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a page control with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepare() {
    isAccessibilityElement = true
    isOpaque = false
    super.accessibilityTraits = .adjustable
  }

  // MARK: Pages

  /// Never below zero; a smaller number takes the current page along.
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(0, newValue)
      images = images.filter { $0.key < pages }
      show(page)
      invalidateIntrinsicContentSize()
    }
  }
  private var pages = 0

  /// Kept between the first and the last page; setting it sends nothing.
  open var currentPage: Int {
    get { page }
    set { show(newValue) }
  }
  private var page = 0

  private func show(_ number: Int) {
    let former = page
    page = min(max(number, 0), max(0, pages - 1))
    shownPage = page
    if page != former { progress?.pageDidChange(to: page) }
  }

  /// How far the current page is, which its dot shows on a device.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.control = nil
      progress?.control = self
      progress?.pageDidChange(to: page)
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    progress?.visibilityDidChange()
  }

  /// The page whose dot is filled: behind the current one while showing it is deferred.
  private(set) var shownPage = 0

  /// Whether a tap leaves the dots as they are until `updateCurrentPageDisplay()`.
  open var defersCurrentPageDisplay = false
  /// Shows the current page where a tap had deferred that.
  open func updateCurrentPageDisplay() { shownPage = page }

  /// Whether nothing is shown when there is only one page.
  open var hidesForSinglePage = false
  /// Whether dragging a finger over the dots changes pages; kept, without effect.
  open var allowsContinuousInteraction = true
  /// How the user changes the page at present; `discrete` for taps, `none` otherwise.
  open private(set) var interactionState: InteractionState = .none

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(pages == 0 ? 0 : page + 1) of \(pages)" }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { turn(by: 1, nil) }
  open override func accessibilityDecrement() { turn(by: -1, nil) }

  /// The direction from the first dot to the last one; natural at first. Dots below each other are tapped in their upper or lower half.
  open var direction = Direction.natural { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the dots are below each other.
  var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
  /// Whether the first dot is at the right, or at the bottom.
  var isReversed: Bool {
    switch direction {
    case .natural: isLayoutRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  // MARK: Appearance

  /// The color of the dots of other pages; nil for white with reduced opacity.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot; nil for white.
  open var currentPageIndicatorTintColor: UIColor?
  /// How the background appears; kept, without effect.
  open var backgroundStyle: BackgroundStyle = .automatic
  /// The picture of every dot without one of its own.
  open var preferredIndicatorImage: UIImage?
  /// The picture of the current page's dot, where that page has none of its own.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var images: [Int: UIImage] = [:]

  /// Returns the image that was set for a page's dot; nil for none.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Sets the image of a page's dot; nil removes it. Does nothing for a page that does not exist.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    if (0..<pages).contains(page) { images[page] = image }
  }

  // MARK: Sizes

  package static let currentSize = ControlSize(height: 26)
  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9

  /// The size that shows the dots of that many pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    let (length, height) = (max(0, count * (Self.dot + Self.gap) - Self.gap), eraSize.intrinsic.height)
    return isVertical ? CGSize(width: height, height: length) : CGSize(width: length, height: height)
  }

  open override var intrinsicContentSize: CGSize { documentSize?.size ?? size(forNumberOfPages: pages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: pages) }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    interactionState = .discrete
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    interactionState = .none
    guard let touch, isTouchInside else { return }
    let point = touch.location(in: self)
    let isInLaterHalf = isVertical ? point.y >= bounds.midY : point.x >= bounds.midX
    turn(by: isInLaterHalf != isReversed ? 1 : -1, event)
  }

  private func turn(by step: Int, _ event: UIEvent?) {
    let next = page + step
    guard (0..<pages).contains(next) else { return }
    page = next
    if !defersCurrentPageDisplay { shownPage = page }
    send(.valueChanged, event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
  }

  // MARK: Drawing

  /// A dot for each page: `o o * o`; as many pages as fit around the one that is shown.
  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) { drawDots(on: canvas) }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    guard pages > 1 || !hidesForSinglePage, pages > 0, canvas.width > 0 else { return }
    let fitting = max(1, isVertical ? canvas.height : (canvas.width + 1) / 2)
    let first = max(0, min(shownPage - fitting / 2, pages - fitting))
    let shown = (first..<min(pages, first + fitting)).map { dot(ofPage: $0, canvas.style) }
    let dots = isReversed ? Array(shown.reversed()) : shown
    guard isVertical else { return canvas.writeCentered(dots.joined(separator: " "), row: canvas.middleRow) }
    let top = max(0, (canvas.height - dots.count) / 2)
    for (index, dot) in dots.enumerated() { canvas.writeCentered(dot, row: top + index) }
  }

  private func dot(ofPage page: Int, _ style: TextCanvas.Style) -> String {
    if page == shownPage { return style == .ascii ? "*" : "●" }
    guard isEnabled else { return style == .ascii ? "." : "·" }
    return style == .ascii ? "o" : "○"
  }
}
