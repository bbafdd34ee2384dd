import Foundation
@_spi(Plainview) import PlainviewGraphics
import PlainviewRuntime
import PlainviewTargetAction
@_spi(Plainview) import PlainviewUIKitCore

// Tabs that do not fit in the bar are behind its last item.
extension UITabBarController {
  /// How many items fit in the bar: five on a phone, eight on a wide screen.
  private var capacity: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// The tabs that have no item of their own.
  var overflow: ArraySlice<UIViewController> { pages.count > capacity ? pages[(capacity - 1)...] : [] }

  func isInOverflow(_ controller: UIViewController) -> Bool { overflow.contains { $0 === controller } }

  /// Gives the bar an item for every tab, or for the first ones and the rest together.
  func showItems() {
    var items: [UITabBarItem] = pages.dropLast(overflow.count).map { $0.tabBarItem }
    if !overflow.isEmpty { items.append(moreNavigationController.tabBarItem) }
    tabBar.items = items
  }

  /// Gives the bar other items when more or fewer fit than before.
  func refreshItems() {
    let itemCount = overflow.isEmpty ? pages.count : capacity
    if tabBar.items?.count != itemCount {
      showItems()
      tabBar.selectedItem = item(of: selectedViewController)
    }
  }

  /// The item that stands for a controller.
  func item(of controller: UIViewController?) -> UITabBarItem? {
    guard let controller else { return nil }
    return isInOverflow(controller) ? moreNavigationController.tabBarItem : controller.tabBarItem
  }

  /// The controller whose view is shown when another one is selected: the stack of the More tab for those behind it.
  func displayed(for controller: UIViewController?) -> UIViewController? {
    guard let controller, isInOverflow(controller), !(controller is UINavigationController) else { return controller }
    return moreNavigationController
  }

  /// Puts the list and the selected controller on the More tab's stack.
  func prepareMore(for controller: UIViewController?) {
    guard let controller,
      displayed(for: controller) === moreNavigationController || controller === moreNavigationController
    else { return }
    take(moreNavigationController)
    let stack = controller === moreNavigationController ? [moreList] : [moreList, controller]
    moreList.show(Array(overflow), of: self)
    let isSeen = moreNavigationController.viewIfLoaded?.window != nil
    if moreNavigationController.viewControllers != stack {
      moreNavigationController.setViewControllers(stack, animated: isSeen)
    }
  }

  private func take(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.tellDidMove(toParent: self)
  }

  static func makeMore(_ list: MoreListController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return navigation
  }
}

/// The list of the tabs that have no item of their own.
@MainActor final class MoreListController: UIViewController, ClassStandIn {
  nonisolated var shownClassName: String { "UIMoreListController" }
  private weak var owner: UITabBarController?
  private var rows: [MoreRow] = []

  override class var actions: ActionTable { ["_choose:": .init(choose)] }

  /// The height of a row, in points.
  private static let rowHeight: CGFloat = 44

  func show(_ controllers: [UIViewController], of owner: UITabBarController) {
    self.owner = owner
    title = "More"
    for row in rows { row.removeFromSuperview() }
    rows = controllers.map { MoreRow($0) }
    for row in rows {
      row.addTarget(self, action: Selector("_choose:"), for: .touchUpInside)
      viewIfLoaded?.addSubview(row)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for row in rows { view.addSubview(row) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: view.safeAreaInsets.top + CGFloat(index) * Self.rowHeight, width: view.bounds.width,
        height: Self.rowHeight)
    }
  }

  private func choose(_ sender: UIControl) {
    if let row = sender as? MoreRow, let controller = row.controller { owner?.choose(controller) }
  }
}

/// A tab in the list of those without an item of their own.
@MainActor private final class MoreRow: UIControl, ClassStandIn {
  weak var controller: UIViewController?
  nonisolated var shownClassName: String { "UITableViewCell" }

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
    isAccessibilityElement = true
    super.accessibilityTraits = .button
    accessibilityLabel = name
    accessibilityIdentifier = controller.tabBarItem.accessibilityIdentifier
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private var name: String { controller?.tabBarItem.title ?? controller?.title ?? "" }

  override var displayedText: String? { name }

  /// The title, and at the trailing edge a mark that there is more.
  override func drawText(on canvas: TextCanvas) {
    let margin = 2
    canvas.write(
      canvas.truncated(name, to: max(canvas.width - 2 * margin - 2, 0)), column: margin, row: canvas.middleRow)
    canvas.write(">", column: max(canvas.width - margin - 1, 0), row: canvas.middleRow)
  }
}
