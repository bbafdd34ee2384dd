public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// Shows one of several controllers, chosen by a bar along the lower edge.
///
/// The appearing one is told before the disappearing one: `viewWillAppear`, the other's `viewWillDisappear` and
/// `viewDidDisappear`, then `viewDidAppear`, as devices do. Tabs that do not fit in the bar are behind its More item; one
/// of them that is a navigation controller is shown instead of the list, not on its stack.
@preconcurrency @MainActor open class UITabBarController: UIViewController, ChildPlacing, UITabBarDelegate {
  package var containerKind: ContainerKind? { .tabs }
  /// Decides about selections, and is informed of them; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar with the items of the tabs.
  open private(set) var tabBar = UITabBar()
  final private(set) var pages: [UIViewController] = []
  private var shown: UIViewController?
  private let transitionView = UITransitionView(frame: .zero)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Creates a tab bar controller from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a tab bar controller without tabs.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(nibName: nil, bundle: nil) }

  /// A controller with tabs, of which the first one is selected.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  private func prepare() { tabBar.choose = { [weak self] in self?.chosen($0) } }

  open override class var outlets: OutletTable { ["delegate": .init(\UITabBarController.delegate)] }

  // MARK: Tabs that make their controllers (UITabBarController+Tabs)

  final var madeTabSet: TabSet?
  /// The tabs, each with the controller that it makes; all that are in the bar are asked for theirs at once.
  open var tabs: [UITab] {
    get { madeTabSet?.tabs ?? [] }
    set { setTabs(newValue, animated: false) }
  }
  /// Sets the tabs, without animation.
  open func setTabs(_ tabs: [UITab], animated: Bool) { baseSetTabs(tabs) }
  /// The tab that is selected; setting it asks no delegate.
  open var selectedTab: UITab? {
    get { baseSelectedTab }
    set { if let newValue { baseSelect(newValue) } }
  }
  /// The tab of an identifier, also one in a group.
  open func tab(forIdentifier identifier: String) -> UITab? { baseTab(forIdentifier: identifier) }
  /// Kept, without effect: there is no sidebar here.
  open var mode: Mode {
    get { madeTabSet?.mode ?? .automatic }
    set { tabSet.mode = newValue }
  }
  /// The sidebar; created when it is first asked for.
  open var sidebar: Sidebar {
    let sidebar = tabSet.sidebar ?? Sidebar(of: self)
    tabSet.sidebar = sidebar
    return sidebar
  }
  /// Under which name the user's order of the tabs is stored. Kept, without effect: the user cannot edit the bar here.
  open var customizationIdentifier: String? {
    get { madeTabSet?.customizationIdentifier }
    set { tabSet.customizationIdentifier = newValue }
  }
  /// The tabs of a narrow screen; nil for those at the root.
  open var compactTabIdentifiers: [String]? {
    get { madeTabSet?.compactTabIdentifiers }
    set {
      tabSet.compactTabIdentifiers = newValue
      placementsDidChange()
    }
  }

  // MARK: Tabs

  final let moreList = MoreListController()
  /// The stack that is behind the More item, while the bar has one.
  open private(set) lazy var moreNavigationController: UINavigationController = Self.makeMore(moreList)
  /// The controllers whose order the user may change; kept as data, all of them by default.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? viewControllers }
    set { customizable = newValue }
  }
  private var customizable: [UIViewController]?

  /// The controllers of the tabs; nil for none. Setting them is not animated.
  open var viewControllers: [UIViewController]? {
    get { pages.isEmpty ? nil : pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers of the tabs; the selected one stays selected if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for old in pages where !new.contains(where: { $0 === old }) { remove(old) }
    for controller in new where !pages.contains(where: { $0 === controller }) {
      addChild(controller)
      controller.tellDidMove(toParent: self)
    }
    pages = new
    showItems()
    select(pages.contains { $0 === selected } ? selected : pages.first)
  }

  private func remove(_ controller: UIViewController) {
    controller.tellWillMove(toParent: nil)
    if shown === controller {
      controller.viewIfLoaded?.removeFromSuperview()
      shown = nil
    }
    controller.barInsets = .zero
    controller.removeFromParent()
  }

  // MARK: Selection

  private var selected: UIViewController?

  /// The controller that is shown; setting it asks no delegate.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      let isMore = !overflow.isEmpty && newValue === moreNavigationController
      guard isMore || pages.contains(where: { $0 === newValue }) else {
        raise(
          .invalidArgument(
            "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
              + "view controllers can be selected."))
        return
      }
      select(newValue)
    }
  }

  /// The index of the selected controller; `NSNotFound` without one. An index without controller is ignored.
  open var selectedIndex: Int {
    get { pages.firstIndex { $0 === selected } ?? NSNotFound }
    set { if pages.indices.contains(newValue) { select(pages[newValue]) } }
  }

  private func select(_ controller: UIViewController?) {
    selected = controller
    tabBar.selectedItem = item(of: controller)
    prepareMore(for: controller)
    if appearance == .appeared || appearance == .appearing {
      showSelected()
    } else if isViewLoaded, displayed(for: controller) !== shown {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = nil
      placeChildren()
    }
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if pages.contains(where: { $0 === subsequentVC }) { select(subsequentVC) }
  }

  /// Told of a tap on an item of the bar before another controller is selected; does nothing by itself.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    leftOut(by: self, with: [tabBar, item])
  }

  private func chosen(_ item: UITabBarItem) {
    UserCode.tell(self as any UITabBarDelegate, "tabBar(_:didSelect:)") { $0.tabBar(tabBar, didSelect: item) }
    let others: [UIViewController] = overflow.isEmpty ? [] : [moreNavigationController]
    guard let controller = (pages + others).first(where: { $0.tabBarItem === item }) else { return }
    choose(controller)
  }

  /// Selects a tab for the user: the delegate may forbid it.
  final func choose(_ controller: UIViewController) {
    if chooseTab(of: controller, { take(controller) }) { return }
    let mayChange = UserCode.ask(delegate, "tabBarController(_:shouldSelect:)") {
      $0.tabBarController(self, shouldSelect: controller)
    }
    guard mayChange ?? true else { return }
    take(controller)
    UserCode.tell(delegate, "tabBarController(_:didSelect:)") { $0.tabBarController(self, didSelect: controller) }
  }

  /// Selects a controller; one that is selected already goes back to its root.
  private func take(_ controller: UIViewController) {
    let wasShown = controller === selected
    select(controller)
    if wasShown { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
  }

  // MARK: Screens

  open override func loadView() {
    let view = TabBarView(of: self)
    view.frame = UIScreen.main.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.frame = view.bounds
    view.addSubview(transitionView)
    view.addSubview(tabBar)
    self.view = view
  }

  package func placeChildren() {
    guard let controller = displayed(for: selected), isViewLoaded, shown !== controller else { return }
    controller.loadViewIfNeeded()
    guard let content = controller.viewIfLoaded else { return }
    shown = controller
    layOutContent(content)
    transitionView.addSubview(content)
    takeInsets()
  }

  private func layOutContent(_ content: UIView) {
    content.frame = transitionView.bounds
    if content.translatesAutoresizingMaskIntoConstraints {
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  private func showSelected() {
    guard let to = displayed(for: selected), to !== shown, let application = viewIfLoaded?.window?.application else {
      return
    }
    to.loadViewIfNeeded()
    guard let content = to.viewIfLoaded else { return }
    let from = shown
    shown = to
    layOutContent(content)
    takeInsets()
    var plan = ControllerTransition.Plan(
      from: from, to: to, in: transitionView, finalFrame: transitionView.bounds,
      isAnimated: false)
    plan.beginning = .toFirst
    if let animator = animator(from: from, to: to) {
      plan.isAnimated = true
      plan.animator = animator
      plan.interactor = UserCode.ask(delegate, "tabBarController(_:interactionControllerFor:)") {
        $0.tabBarController(self, interactionControllerFor: animator)
      }
    }
    ControllerTransition(plan, application: application).begin()
  }

  private func animator(
    from: UIViewController?, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let from else { return nil }
    return UserCode.ask(delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)") {
      $0.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    }
  }

  // MARK: Bar

  /// Whether the tab bar is hidden; false by default.
  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { hidesBar = newValue }
  }
  private var hidesBar = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Hides or shows the tab bar in the next layout.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hidesBar = hidden }

  /// Whether the shown controller, or one on its stack, hides the bar.
  private var isBarAway: Bool {
    if isTabBarHidden { return true }
    if let navigation = (shown ?? selectedViewController) as? UINavigationController {
      return navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }
    return false
  }

  /// Hides or shows the bar at once where no layout will: off the screen.
  func refreshBarOffScreen() { if viewIfLoaded?.window == nil { tabBar.isHidden = isBarAway } }

  fileprivate func layOutBar() {
    guard let view = viewIfLoaded else { return }
    refreshItems()
    let height = UITabBar.standardHeight + view.safeAreaInsets.bottom
    tabBar.isHidden = isBarAway
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    takeInsets()
  }

  private func takeInsets() {
    shown?.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: isBarAway ? 0 : UITabBar.standardHeight, right: 0)
  }

  open override func show(_ controller: UIViewController, sender: Any?) {
    if let storedParent = parent {
      storedParent.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  open override var childForStatusBarStyle: UIViewController? { extended(selected) }
  open override var childForStatusBarHidden: UIViewController? { extended(selected) }

  /// What the delegate says, else what all controllers support.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UserCode.ask(delegate, "tabBarControllerSupportedInterfaceOrientations(_:)") {
      $0.tabBarControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UserCode.ask(delegate, "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)") {
      $0.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }
}

/// Holds the screens and the bar of a tab bar controller.
@MainActor private final class TabBarView: UIView, ClassStandIn {
  private weak var controller: UITabBarController?
  nonisolated var shownClassName: String { "UILayoutContainerView" }

  init(of controller: UITabBarController) {
    self.controller = controller
    super.init(frame: .zero)
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Without a window no controller appears, but the selected controller's view is there (W68).
    if window == nil { controller?.placeChildren() }
    controller?.layOutBar()
  }
}
