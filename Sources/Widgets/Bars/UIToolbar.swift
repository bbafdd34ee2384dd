public import Foundation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// A bar of buttons, mostly along the lower edge of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  /// Decides about the position of the bar; not retained.
  open weak var delegate: (any UIToolbarDelegate)?

  open override class var outlets: OutletTable { ["delegate": .init(\UIToolbar.delegate)] }

  /// As the delegate says; else at the bottom.
  open var barPosition: UIBarPosition { position(delegate, else: .bottom) }
  /// The style of the bar: light or dark; kept as data.
  open var barStyle = UIBarStyle.default
  /// The color of the bar's background; nil for the standard one.
  open var barTintColor: UIColor?
  /// Whether content behind the bar shows through; true by default.
  open var isTranslucent = true
  /// The appearance of the bar; made when it is first asked for.
  open var standardAppearance: UIToolbarAppearance {
    get {
      let appearance = ownStandardAppearance ?? UIToolbarAppearance()
      ownStandardAppearance = appearance
      return appearance
    }
    set { ownStandardAppearance = newValue }
  }
  final var ownStandardAppearance: UIToolbarAppearance?
  /// The appearance of a bar of little height; kept as data.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance while content is scrolled to its edge; kept as data.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance of a bar of little height while content is scrolled to its edge; kept as data.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// By the raw values of the position and the metrics.
  final var backgroundImages: [[Int]: UIImage] = [:]
  /// By the raw value of the position.
  final var shadowImages: [Int: UIImage] = [:]
  private var shownItems: [UIBarButtonItem] = []
  private var shown: [(view: UIView, isFlexible: Bool)] = []

  /// The height of a toolbar, in points.
  static let standardHeight: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeAppearance()
  }

  /// Creates a toolbar from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeAppearance()
  }

  /// Creates a toolbar with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil { takeAppearance() }
  }

  /// The items from the leading edge on.
  open var items: [UIBarButtonItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the image behind the bar at a position; nil removes it. What is behind the bar is seen through one.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages[[topOrBottom.rawValue, barMetrics.rawValue]] = backgroundImage }

  /// Returns the image behind the bar that was set for a position; nil for none.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[[topOrBottom.rawValue, barMetrics.rawValue]]
  }

  /// Sets the image of the line at the bar's edge for a position; nil removes it. Kept as data.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom.rawValue] = shadowImage
  }

  /// Returns the image of the line at the bar's edge that was set for a position; nil for none.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom.rawValue]
  }

  private var isSeenThrough: Bool { ownStandardAppearance?.isTransparent ?? false || !backgroundImages.isEmpty }

  /// Sets the items, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in shownItems { item.changed = nil }
    shownItems = items ?? []
    for item in shownItems { item.changed = { [weak self] in self?.rebuild() } }
    rebuild()
  }

  private func rebuild() {
    for entry in shown { entry.view.removeFromSuperview() }
    shown = shownItems.filter { !$0.isHidden }.map { item in
      if let view = item.customView {
        item.shownView = view
        return (view, false)
      }
      if let space = item.systemItem, space.isSpace { return (BarSpace(width: item.width), space == .flexibleSpace) }
      return (BarButton(item), false)
    }
    for entry in shown { addSubview(entry.view) }
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.standardHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = shown.map { $0.view.sizeInBar.width }
    let gaps = CGFloat(max(shown.count - 1, 0)) * Self.gap
    let free = max(bounds.width - 2 * Self.margin - widths.reduce(0, +) - gaps, 0)
    let flexible = CGFloat(shown.count { $0.isFlexible })
    var x = Self.margin
    for (entry, width) in zip(shown, widths) {
      let wide = entry.isFlexible ? width + (free / flexible).rounded(.down) : width
      let preferred = entry.view.intrinsicContentSize.height
      let height = min(preferred > 0 ? preferred : Self.standardHeight, Self.standardHeight)
      let left = isLayoutRightToLeft ? bounds.width - x - wide : x
      entry.view.frame = CGRect(
        x: left, y: ((Self.standardHeight - height) / 2).rounded(.down), width: wide, height: height)
      x += wide + Self.gap
    }
  }

  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) {
    canvas.drawBar(bounds, barTintColor, isSeenThrough: isSeenThrough, lineAt: bounds.minY)
  }

  /// Nothing shines through, and a rule along the upper edge.
  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    if !isSeenThrough { canvas.cover(rows: (canvas.height >= 2 ? 1 : 0)..<canvas.height) }
    guard canvas.height >= 2 else { return }
    canvas.fill(canvas.style == .ascii ? "-" : "─", column: 0, row: 0, width: canvas.width, height: 1)
  }
}
