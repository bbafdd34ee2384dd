public import Foundation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// The bar above a navigation controller's screens: a back button, a title, and buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  /// Decides about pushing and popping items, and is informed of them; not retained.
  open weak var delegate: (any UINavigationBarDelegate)?

  open override class var outlets: OutletTable { ["delegate": .init(\UINavigationBar.delegate)] }

  /// As the delegate says; else at the top, up to the screen's edge in a navigation controller.
  open var barPosition: UIBarPosition {
    position(delegate, else: belongsToNavigationController ? .topAttached : .top)
  }
  /// The style of the bar: light or dark; kept as data.
  open var barStyle = UIBarStyle.default
  /// The color of the bar's background; nil for the standard one.
  open var barTintColor: UIColor?
  /// Whether content below the bar shows through; true by default. An opaque bar limits the content of its controller.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The text attributes of the title; nil for the standard ones. Kept as data.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The text attributes of the large title; nil for the standard ones. Kept as data.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the line below the bar; kept as data.
  open var shadowImage: UIImage?
  /// The image of the back button's arrow; kept as data.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button's arrow during transitions; kept as data.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance of the bar; made when it is first asked for.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      let appearance = ownStandardAppearance ?? UINavigationBarAppearance()
      ownStandardAppearance = appearance
      return appearance
    }
    set { ownStandardAppearance = newValue }
  }
  final var ownStandardAppearance: UINavigationBarAppearance?
  /// The appearance of a bar of little height; nil for the standard one. Kept as data.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance while content is scrolled to its edge; nil for the standard one. Kept as data.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a low bar while content is scrolled to its edge; nil for the standard one. Kept as data.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether titles are shown large, below the buttons; each item may choose otherwise.
  open var prefersLargeTitles = false {
    didSet {
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
      itemsDidChange()
    }
  }
  final var backgroundImages: [Int: UIImage] = [:]
  private var titleShifts: [UIBarMetrics: CGFloat] = [:]

  /// The items, the one that is shown last.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  private var stack: [UINavigationItem] = []
  /// Called to go back instead of by the bar: for a navigation controller.
  var goBack: (@MainActor () -> Void)?
  let titleLabel = BarTitleLabel()
  private let promptLabel = BarTitleLabel()
  private var buttons: [UIView] = []
  private var shownItem: UINavigationItem?
  private(set) lazy var searchArea = NavigationSearchArea(in: self)

  /// The height of a bar without a large title, in points.
  static let standardHeight: CGFloat = 44
  /// What a large title and a prompt add to it, in points.
  static let largeTitleHeight: CGFloat = 52
  static let promptHeight: CGFloat = 30

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(titleLabel)
    takeAppearance()
  }

  /// Creates a navigation bar from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(titleLabel)
    takeAppearance()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil { takeAppearance() }
  }

  /// Creates a navigation bar with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  /// The item that is shown; nil without items.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below the one that is shown; nil for none.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  // MARK: Items

  /// Sets the items, without asking or informing the delegate, and without animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    stack = items ?? []
    itemsDidChange()
  }

  /// Shows an item in front of the others; the delegate may refuse.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    let mayCome = UserCode.ask(delegate, "navigationBar(_:shouldPush:)") { $0.navigationBar(self, shouldPush: item) }
    guard mayCome ?? true else { return }
    stack.append(item)
    itemsDidChange()
    UserCode.tell(delegate, "navigationBar(_:didPush:)") { $0.navigationBar(self, didPush: item) }
  }

  /// Takes the item away that is shown; the delegate may refuse.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, mayPop(item) else { return nil }
    stack.removeLast()
    itemsDidChange()
    UserCode.tell(delegate, "navigationBar(_:didPop:)") { $0.navigationBar(self, didPop: item) }
    return item
  }

  private func mayPop(_ item: UINavigationItem) -> Bool {
    UserCode.ask(delegate, "navigationBar(_:shouldPop:)") { $0.navigationBar(self, shouldPop: item) } ?? true
  }

  private func itemsDidChange() {
    shownItem?.changed = nil
    shownItem = topItem
    shownItem?.changed = { [weak self] in self?.itemsDidChange() }
    rebuild()
  }

  /// Sets the image behind the bar for metrics; nil removes it. Kept as data.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages[metrics.rawValue] = image
  }

  /// Sets the image behind the bar for metrics, whatever the position; nil removes it. Kept as data.
  open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = image
  }

  /// Returns the image behind the bar that was set for metrics; nil for none.
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics.rawValue] }

  /// Sets how far the title is moved downwards in a bar of the metrics, in points. Kept as data.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleShifts[barMetrics] = adjustment
  }

  /// Returns how far the title is moved downwards in a bar of the metrics, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleShifts[barMetrics] ?? 0 }

  // MARK: Contents

  private func rebuild() {
    for view in buttons { view.removeFromSuperview() }
    buttons = []
    leading = []
    trailing = []
    searchArea.show(topItem?.searchController)
    guard let item = topItem else { return show(title: nil, prompt: nil) }
    if let back = backButton(over: item) { leading.append(back) }
    leading += views(of: item.leftBarButtonItems)
    trailing = views(of: item.rightBarButtonItems)
    buttons = leading + trailing
    if let view = item.titleView { buttons.append(view) }
    for view in buttons { addSubview(view) }
    show(title: item.titleView == nil ? item.title : nil, prompt: item.prompt)
    setNeedsLayout()
  }

  private var leading: [UIView] = []
  /// From the trailing edge inwards.
  private var trailing: [UIView] = []

  private func views(of items: [UIBarButtonItem]?) -> [UIView] {
    (items ?? []).compactMap { item in
      item.changed = { [weak self] in self?.itemsDidChange() }
      if let view = item.customView {
        item.shownView = view
        return item.isHidden ? nil : view
      }
      if item.systemItem?.isSpace ?? false { return BarSpace(width: item.width) }
      return BarButton(item)
    }
  }

  /// The button that leads to the item below, unless the top item has its own or hides it.
  private func backButton(over item: UINavigationItem) -> UIView? {
    let hasOwn = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    guard let below = backItem, !item.hidesBackButton, !hasOwn else { return nil }
    let own = below.backBarButtonItem
    let (ownTitle, mode) = (own?.title ?? below.backButtonTitle, below.backButtonDisplayMode)
    let title = ownTitle ?? below.title ?? ""
    let name = title.isEmpty || mode == .generic ? "Back" : title
    // A button without a title still has it as its label.
    let isBare = mode == .minimal || ownTitle?.isEmpty ?? false
    let back = UIBarButtonItem(title: isBare ? "" : name, style: .plain, target: nil, action: nil)
    if isBare { back.accessibilityLabel = name }
    back.accessibilityIdentifier = own?.accessibilityIdentifier
    back.tintColor = own?.tintColor
    let action = item.backAction ?? SystemAction(title: "Back") { [weak self] _ in self?.back() }
    back.primaryAction = action
    return BarButton(back, leadsBack: true)
  }

  private func back() {
    guard let item = topItem, mayPop(item) else { return }
    if let goBack { return goBack() }
    stack.removeLast()
    itemsDidChange()
    UserCode.tell(delegate, "navigationBar(_:didPop:)") { $0.navigationBar(self, didPop: item) }
  }

  private func show(title: String?, prompt: String?) {
    titleLabel.text = title
    titleLabel.isHidden = (title ?? "").isEmpty
    titleLabel.isLarge = isTitleLarge
    titleLabel.tapped = titleTap(of: topItem)
    promptLabel.text = prompt
    if prompt != nil, promptLabel.superview == nil { addSubview(promptLabel) }
    promptLabel.isHidden = prompt == nil
    if shownHeight != bounds.height { superview?.setNeedsLayout() }
    setNeedsLayout()
  }

  /// Whether the top item's title is shown large.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let index = stack.indices.last else { return false }
    // An automatic item has the mode of the one below it.
    for item in stack[...index].reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// By how much the bar is collapsed by scrolled content, in points: first its search bar, then a large title.
  var collapse: CGFloat = 0 {
    didSet {
      guard collapse != oldValue else { return }
      titleLabel.isLarge = isTitleLarge
      setNeedsLayout()
    }
  }

  /// Whether the title is large: it becomes small when half of its height is collapsed.
  private var isTitleLarge: Bool { showsLargeTitle && titleCollapse < Self.largeTitleHeight / 2 }

  /// By how much the bar can collapse, in points.
  var mostCollapse: CGFloat { searchArea.mostCollapse + (showsLargeTitle ? Self.largeTitleHeight : 0) }
  private var searchCollapse: CGFloat { min(collapse, searchArea.mostCollapse) }
  private var titleCollapse: CGFloat {
    showsLargeTitle ? min(collapse - searchCollapse, Self.largeTitleHeight) : 0
  }

  /// Whether content behind the bar is seen through it: by its appearance, or since it has a background image.
  private var isSeenThrough: Bool {
    (topItem?.standardAppearance ?? ownStandardAppearance)?.isTransparent ?? false || !backgroundImages.isEmpty
  }

  /// How high the bar is with what it shows, in points.
  var shownHeight: CGFloat {
    (searchArea.hidesTitles ? 0 : titlesHeight) + searchArea.height - searchCollapse
  }

  private var titlesHeight: CGFloat {
    Self.standardHeight + (showsLargeTitle ? Self.largeTitleHeight - titleCollapse : 0)
      + (topItem?.prompt == nil ? 0 : Self.promptHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: shownHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: shownHeight) }

  // MARK: Layout

  /// The distance of the contents from the sides, in points.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  open override func layoutSubviews() {
    super.layoutSubviews()
    searchArea.layOut(collapse: searchCollapse)
    let top = topItem?.prompt == nil ? 0 : Self.promptHeight
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.promptHeight)
    let row = CGRect(x: 0, y: top, width: bounds.width, height: Self.standardHeight)
    let first = layOut(leading, in: row, fromLeading: true)
    let last = layOut(trailing, in: row, fromLeading: false)
    let (left, right) = isLayoutRightToLeft ? (bounds.width - last, bounds.width - first) : (first, last)
    placeTitle(between: min(left, right), max(left, right), in: row)
  }

  /// Lays views out from a side inwards; returns how far they reach, from that side's own end.
  private func layOut(_ views: [UIView], in row: CGRect, fromLeading: Bool) -> CGFloat {
    var reach = Self.margin
    let goesRight = fromLeading != isLayoutRightToLeft
    for view in views where !view.isHidden {
      let size = view.sizeInBar
      let width = min(size.width, max(row.width - reach, 0))
      let height = min(size.height > 0 ? size.height : row.height, row.height)
      let x = goesRight ? reach : row.width - reach - width
      view.frame = CGRect(x: x, y: row.minY + ((row.height - height) / 2).rounded(.down), width: width, height: height)
      reach += width + Self.gap
    }
    return fromLeading ? reach : row.width - reach
  }

  /// In the middle of the bar if it fits there, else in the middle of what is free.
  private func placeTitle(between left: CGFloat, _ right: CGFloat, in row: CGRect) {
    if isTitleLarge, topItem?.titleView == nil {
      titleLabel.frame = CGRect(
        x: Self.margin, y: row.maxY, width: bounds.width - 2 * Self.margin,
        height: max(Self.largeTitleHeight - 8 - titleCollapse, 0))
      return
    }
    let view = topItem?.titleView ?? titleLabel
    if view is UISearchBar {
      view.frame = CGRect(x: left, y: row.minY, width: max(right - left, 0), height: row.height)
      return
    }
    let size = view.sizeInBar
    let width = min(size.width, max(right - left, 0))
    let height = min(size.height > 0 ? size.height : row.height, row.height)
    let middle = ((row.width - width) / 2).rounded(.down)
    let x = middle >= left && middle + width <= right ? middle : left + ((right - left - width) / 2).rounded(.down)
    view.frame = CGRect(x: x, y: row.minY + ((row.height - height) / 2).rounded(.down), width: width, height: height)
  }

  /// Nothing shines through, and a rule along the lower edge.
  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) {
    var area = bounds
    // Below the status bar the background reaches up to the edge of the screen.
    if let window, frame.minY > 0, frame.minY <= window.safeAreaInsets.top {
      area.origin.y -= frame.minY
      area.size.height += frame.minY
    }
    canvas.drawBar(area, barTintColor, isSeenThrough: isSeenThrough, lineAt: bounds.maxY - 0.5)
  }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    let row = canvas.height - 1
    let hasRule = row > rowOfButtons(on: canvas)
    if !isSeenThrough { canvas.cover(rows: 0..<(hasRule ? row : canvas.height)) }
    guard hasRule else { return }
    canvas.fill(canvas.style == .ascii ? "-" : "─", column: 0, row: row, width: canvas.width, height: 1)
  }

  /// The row that the buttons stand on; where a low bar has no other one it gets no rule.
  private func rowOfButtons(on canvas: TextCanvas) -> Int {
    guard bounds.height > 0 else { return canvas.height }
    let prompt = topItem?.prompt == nil ? 0 : Self.promptHeight
    return canvas.firstRow(ofLines: 1, around: (prompt + Self.standardHeight / 2) / bounds.height)
  }
}

/// The space that an item of a bar takes.
@MainActor final class BarSpace: UIView {
  private let width: CGFloat

  init(width: CGFloat) {
    self.width = width
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    width = 0
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: width, height: 0) }
}
