public import Foundation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// A bar of which one item is selected.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Informed of selections of the user; not retained.
  open weak var delegate: (any UITabBarDelegate)?
  /// The style of the bar: light or dark; kept as data.
  open var barStyle = UIBarStyle.default
  /// The color of the bar's background; nil for the standard one.
  open var barTintColor: UIColor?
  /// The color of items that are not selected; kept as data.
  open var unselectedItemTintColor: UIColor?
  /// Whether content behind the bar shows through; true by default.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The image behind the bar; nil for none.
  open var backgroundImage: UIImage?
  /// The image of the line above the bar; kept as data.
  open var shadowImage: UIImage?
  /// The image behind the selected item; kept as data.
  open var selectionIndicatorImage: UIImage?
  /// Whether items fill the width of the bar or stand in its middle; raw values are UIKit's.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  /// Whether items fill the width of the bar or stand in its middle; automatic by default, which fills it.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of items in the middle of the bar, in points; 0 for items that share the bar.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The distance between items in the middle of the bar, in points.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The appearance of the bar; made when it is first asked for.
  open var standardAppearance: UITabBarAppearance {
    get {
      let appearance = ownStandardAppearance ?? UITabBarAppearance()
      ownStandardAppearance = appearance
      return appearance
    }
    set {
      ownStandardAppearance = newValue
      setNeedsLayout()
    }
  }
  final var ownStandardAppearance: UITabBarAppearance?
  /// The appearance while content is scrolled to its edge; kept as data.
  open var scrollEdgeAppearance: UITabBarAppearance?
  private var buttons: [TabBarButton] = []
  private var shownItems: [UITabBarItem] = []

  /// The height of the bar above the safe area, in points.
  static let standardHeight: CGFloat = 49

  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeAppearance()
  }

  /// Creates a tab bar from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeAppearance()
  }

  /// Creates a tab bar with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil { takeAppearance() }
  }

  open override class var actions: ActionTable { ["_buttonUp:": .init(buttonUp)] }
  open override class var outlets: OutletTable { ["delegate": .init(\UITabBar.delegate)] }

  /// The items from the leading edge on.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    for item in shownItems { item.changed = nil }
    for button in buttons { button.removeFromSuperview() }
    shownItems = items ?? []
    buttons = shownItems.map { item in
      let button = TabBarButton(item)
      button.addTarget(self, action: Selector("_buttonUp:"), for: .touchUpInside)
      item.changed = { [weak button] in button?.takeItem() }
      return button
    }
    for button in buttons { addSubview(button) }
    if let selectedItem, !shownItems.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
    showSelection()
    setNeedsLayout()
  }

  // MARK: Arranging

  /// Whether the items are being arranged: from the one call to the other, for the user cannot arrange them here.
  open private(set) var isCustomizing = false
  private var arranged: [UITabBarItem] = []

  /// Begins to arrange items, of which the bar shows some; the delegate is told of it.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    arranged = items
    UserCode.tell(delegate, "tabBar(_:willBeginCustomizing:)") { $0.tabBar(self, willBeginCustomizing: items) }
    isCustomizing = true
    UserCode.tell(delegate, "tabBar(_:didBeginCustomizing:)") { $0.tabBar(self, didBeginCustomizing: items) }
  }

  /// Ends the arranging; whether the items were changed, which they never are here.
  @discardableResult open func endCustomizing(animated: Bool) -> Bool {
    guard isCustomizing else { return false }
    let items = arranged
    arranged = []
    UserCode.tell(delegate, "tabBar(_:willEndCustomizing:changed:)") {
      $0.tabBar(self, willEndCustomizing: items, changed: false)
    }
    isCustomizing = false
    UserCode.tell(delegate, "tabBar(_:didEndCustomizing:changed:)") {
      $0.tabBar(self, didEndCustomizing: items, changed: false)
    }
    return false
  }

  /// The item that is marked; setting it calls no delegate.
  open var selectedItem: UITabBarItem? { didSet { showSelection() } }

  private func showSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  private func buttonUp(_ sender: UIControl) {
    guard let button = sender as? TabBarButton else { return }
    if let choose { return choose(button.item) }
    selectedItem = button.item
    UserCode.tell(delegate, "tabBar(_:didSelect:)") { $0.tabBar(self, didSelect: button.item) }
  }

  /// Called to select instead of by the bar: for a tab bar controller.
  var choose: (@MainActor (UITabBarItem) -> Void)?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight + safeAreaInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let appearance = ownStandardAppearance
    let positioning = appearance?.stackedItemPositioning ?? .automatic
    let itemWidth = appearance.flatMap { $0.stackedItemWidth > 0 ? $0.stackedItemWidth : nil } ?? itemWidth
    let itemSpacing = appearance.flatMap { $0.stackedItemSpacing > 0 ? $0.stackedItemSpacing : nil } ?? itemSpacing
    let isCentered = (positioning == .automatic ? itemPositioning : positioning) == .centered && itemWidth > 0
    let width = isCentered ? itemWidth : bounds.width / CGFloat(buttons.count)
    let step = isCentered ? itemWidth + itemSpacing : width
    let start = isCentered ? (bounds.width - step * CGFloat(buttons.count) + itemSpacing) / 2 : 0
    for (index, button) in buttons.enumerated() {
      let position = isLayoutRightToLeft ? buttons.count - 1 - index : index
      let left = (start + CGFloat(position) * step).rounded()
      let right = (start + CGFloat(position) * step + width).rounded()
      button.frame = CGRect(x: left, y: 0, width: right - left, height: Self.standardHeight)
    }
  }

  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) {
    let isSeenThrough = ownStandardAppearance?.isTransparent ?? false || backgroundImage != nil
    canvas.drawBar(bounds, barTintColor, isSeenThrough: isSeenThrough, lineAt: bounds.minY)
  }

  /// Nothing shines through, and a rule along the upper edge.
  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    let isSeenThrough = ownStandardAppearance?.isTransparent ?? false || backgroundImage != nil
    if !isSeenThrough { canvas.cover(rows: (canvas.height >= 2 ? 1 : 0)..<canvas.height) }
    guard canvas.height >= 2 else { return }
    canvas.fill(canvas.style == .ascii ? "-" : "─", column: 0, row: 0, width: canvas.width, height: 1)
  }
}

/// The button of one item of a tab bar.
@MainActor final class TabBarButton: UIControl, ClassStandIn {
  let item: UITabBarItem
  nonisolated var shownClassName: String { "UITabBarButton" }

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    isAccessibilityElement = true
    super.accessibilityTraits = .button
    takeItem()
  }

  required init?(coder: NSCoder) {
    item = UITabBarItem()
    super.init(coder: coder)
  }

  func takeItem() {
    item.takeAppearance()
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.badgeValue
    setNeedsLayout()
  }

  override var displayedText: String? { item.title }

  /// The picture of the tab: while it is chosen, the item's own for that if it has one.
  var shownImage: UIImage? { isSelected ? item.selectedImage ?? item.image : item.image }

  override func drawScreen(on canvas: ScreenCanvas) { drawTab(on: canvas) }

  /// `*Home*` for the selected one, the badge behind the title.
  override func drawText(on canvas: TextCanvas) {
    let name = item.title ?? shownImage.map { ImageDrawing.label($0) } ?? ""
    let badge = item.badgeValue.map { " (\($0))" } ?? ""
    let text = stateMark + name + closingStateMark + badge
    canvas.writeWhole(
      text, share: 0.5, row: canvas.middleRow,
      label: item.title == nil ? shownImage.map { ImageDrawing.label($0) } : nil)
  }
}
