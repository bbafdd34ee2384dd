public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// Shows one of several controllers, chosen by a bar along the lower edge.
///
/// The one that comes is told before the one that goes: `viewWillAppear`, the other's `viewWillDisappear` and
/// `viewDidDisappear`, then `viewDidAppear`, as devices do. Tabs that have no room in the bar are behind its More item; one
/// of them that is a navigation controller is shown in place of the list, not on its stack.
@preconcurrency @MainActor open class UITabBarController: UIViewController, ChildPlacing {
  package var containerKind: ContainerKind? { .tabs }
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) var tabBar = UITabBar()
  final private(set) var tabs: [UIViewController] = []
  private var shown: UIViewController?
  private let transitionView = UITransitionView(frame: .zero)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(nibName: nil, bundle: nil) }

  private func prepare() { tabBar.choose = { [weak self] in self?.chosen($0) } }

  open override class var outlets: OutletTable { ["delegate": .init(\UITabBarController.delegate)] }

  // MARK: Tabs

  final let moreList = MoreListController()
  /// The stack that is behind the More item, while the bar has one.
  open private(set) lazy var moreNavigationController: UINavigationController = Self.makeMore(moreList)
  /// The tabs whose order the user may change; kept as data, all of them by default.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? viewControllers }
    set { customizable = newValue }
  }
  private var customizable: [UIViewController]?

  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for old in tabs where !new.contains(where: { $0 === old }) { remove(old) }
    for controller in new where !tabs.contains(where: { $0 === controller }) {
      addChild(controller)
      controller.tellDidMove(toParent: self)
    }
    tabs = new
    showItems()
    select(tabs.contains { $0 === selected } ? selected : tabs.first)
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
      guard isMore || tabs.contains(where: { $0 === newValue }) else {
        raise(
          .invalidArgument(
            "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
              + "view controllers can be selected."))
        return
      }
      select(newValue)
    }
  }

  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
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
    if tabs.contains(where: { $0 === subsequentVC }) { select(subsequentVC) }
  }

  private func chosen(_ item: UITabBarItem) {
    let others: [UIViewController] = overflow.isEmpty ? [] : [moreNavigationController]
    guard let controller = (tabs + others).first(where: { $0.tabBarItem === item }) else { return }
    choose(controller)
  }

  /// Selects as the user asks for it: the delegate may forbid it.
  final func choose(_ controller: UIViewController) {
    let mayChange = UserCode.ask(delegate, "tabBarController(_:shouldSelect:)") {
      $0.tabBarController(self, shouldSelect: controller)
    }
    guard mayChange ?? true else { return }
    let wasShown = controller === selected
    select(controller)
    if wasShown { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    UserCode.tell(delegate, "tabBarController(_:didSelect:)") { $0.tabBarController(self, didSelect: controller) }
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
    place(content)
    transitionView.addSubview(content)
    takeInsets()
  }

  private func place(_ content: UIView) {
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
    place(content)
    takeInsets()
    var plan = ControllerTransition.Plan(
      "tab \(plainName(of: to))", from: from, to: to, in: transitionView, finalFrame: transitionView.bounds,
      isAnimated: false)
    plan.beginning = .comingFirst
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

  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { hidesBar = newValue }
  }
  private var hidesBar = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hidesBar = hidden }

  /// Whether the shown controller, or one on its stack, wants the bar away.
  private var isBarAway: Bool {
    if isTabBarHidden { return true }
    if let navigation = shown as? UINavigationController {
      return navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }
    return false
  }

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
    // Without a window nobody appears, but the selected controller's view is there (W68).
    if window == nil { controller?.placeChildren() }
    controller?.layOutBar()
  }
}
