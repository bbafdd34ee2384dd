public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewGestures
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// Shows the last controller of a stack, with a bar that leads back (contract V4, V5, V10, V13).
///
/// The stack changes at once; the screens change in the next layout, on a device and here, also without animation. A
/// change that is asked for while another one runs waits for its end.
@preconcurrency @MainActor open class UINavigationController: UIViewController, ChildPlacing {
  package var containerKind: ContainerKind? { .navigation }
  /// Whether a controller is pushed or popped.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// How long bars take to come and go, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  /// Informed of the controllers that are shown, and may animate the changes; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the top.
  open private(set) var navigationBar: UINavigationBar
  /// The bar at the bottom, hidden by default.
  open private(set) var toolbar: UIToolbar!
  /// The pan from the edge that leads back; a delegate of the app's own decides when it may.
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer?
  /// The recognizer of swipes in the content that go back; always nil here, where a swipe begins at the edge.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
  var stack: [UIViewController] = []
  /// The change that the next layout begins.
  var pendingChange: StackChange?
  /// The change that is shown now.
  var runningChange: (change: StackChange, transition: ControllerTransition)?
  /// Changes that were asked for while another one was shown.
  final var waitingChanges: [@MainActor () -> Void] = []
  /// Drives the transition that the pan from the edge began.
  var popInteraction: UIPercentDrivenInteractiveTransition?
  private let popGuard = PopGestureGuard()
  let transitionView = UITransitionView(frame: .zero)
  /// The scroll view whose offset collapses the bar.
  weak var watchedScroller: UIScrollView?
  /// Whether a search had the whole bar in the last layout.
  final var wasSearching = false
  private let hidingGuard = BarHidingGuard()

  /// A controller whose bars are of classes of the app's own.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = UINavigationBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    toolbar = UIToolbar(frame: .zero)
    useBars(navigationBarClass, toolbarClass)
  }

  /// Takes bars of the app's own classes instead of UIKit's.
  final func useBars(_ navigationBarClass: AnyClass?, _ toolbarClass: AnyClass?) {
    if let type = navigationBarClass as? UINavigationBar.Type, let bar = UserCode.make({ type.init(frame: .zero) }) {
      navigationBar = bar
    }
    if let type = toolbarClass as? UIToolbar.Type { toolbar = UserCode.make { type.init(frame: .zero) } }
    prepareBars()
  }

  /// Creates a navigation controller with a first controller on its stack.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    toolbar = UIToolbar(frame: .zero)
    prepareBars()
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    toolbar = UIToolbar(frame: .zero)
    prepareBars()
  }

  /// Creates a navigation controller from an archive or a document.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar(frame: .zero)
    super.init(coder: coder)
    toolbar = UIToolbar(frame: .zero)
    prepareBars()
  }

  /// Creates a navigation controller with an empty stack.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(nibName: nil, bundle: nil) }

  private func prepareBars() {
    navigationBar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
  }

  open override class var actions: ActionTable {
    [
      "_handleInteractivePop:": .init(handleInteractivePop), "_handleHidingTap:": .init(handleHidingTap),
      "_handleHidingSwipe:": .init(handleHidingSwipe),
    ]
  }

  @_spi(Plainview) open override class var frameworkMethods: ActionTable {
    [
      "popViewControllerAnimated:": .init(UINavigationController.popViewController),
      "popToRootViewControllerAnimated:": .init(UINavigationController.popToRootViewController),
    ]
  }

  open override class var outlets: OutletTable {
    ["delegate": .init(\UINavigationController.delegate)]
  }

  // MARK: The stack

  /// The controllers from the root to the one that is shown; setting them is not animated.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack; nil if the stack is empty.
  open var topViewController: UIViewController? { stack.last }

  /// The controller on top, or what is presented over it.
  open var visibleViewController: UIViewController? {
    var visible = presentedViewController ?? topViewController
    while let next = visible?.presentedViewController, next !== visible { visible = next }
    return visible
  }

  open override var children: [UIViewController] { stack.isEmpty ? super.children : stack }

  /// Adds a controller to the stack and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    whenIdle { $0.push(viewController, animated: animated) }
  }

  /// Removes the top controller and returns it; nil when only the root is there.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    whenIdle { $0.pop(to: $0.stack.dropLast().last, animated: animated) }
    return top
  }

  /// Removes the controllers above one of the stack and returns them; one that is not there raises an exception.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      raise(.internalInconsistency("Tried to pop to a view controller that doesn't exist."))
      return nil
    }
    let gone = Array(stack[(index + 1)...])
    whenIdle { $0.pop(to: viewController, animated: animated) }
    return gone
  }

  /// Removes all controllers above the root and returns them; nil if the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Takes other controllers; the new top one is pushed, or popped to if it was on the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    whenIdle { $0.replace(by: viewControllers, animated: animated) }
  }

  /// Pushes a controller; another navigation controller, which cannot be pushed, is presented (W66).
  open override func show(_ controller: UIViewController, sender: Any?) {
    if controller is UINavigationController {
      present(controller, animated: true)
    } else {
      pushViewController(controller, animated: true)
    }
  }

  /// What was set, or else the root controller's (W60).
  open override var tabBarItem: UITabBarItem! {
    get {
      hasOwnTabBarItem || super.title != nil ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// What was set, or else the root controller's title (W60).
  open override var title: String? {
    get { super.title ?? stack.first?.title }
    set { super.title = newValue }
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if stack.contains(where: { $0 === subsequentVC }) { popToViewController(subsequentVC, animated: true) }
  }

  // MARK: Bars

  /// Whether the navigation bar is hidden; false by default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  private var isBarHidden = false

  /// Hides or shows the navigation bar in the next layout.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { isToolbarAway }
    set { setToolbarHidden(newValue, animated: false) }
  }
  private var isToolbarAway = true

  /// Hides or shows the toolbar in the next layout.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarAway = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Bars that hide

  /// Whether a tap on the content shows and hides the bars.
  open var hidesBarsOnTap = false { didSet { refreshHidingRecognizers() } }
  /// Whether a swipe upwards hides the bars, and one downwards shows them.
  open var hidesBarsOnSwipe = false { didSet { refreshHidingRecognizers() } }
  /// Whether the keyboard hides the bars when it is shown; a tap on the content shows them again.
  open var hidesBarsWhenKeyboardAppears = false { didSet { refreshHidingRecognizers() } }
  /// Whether the bars are hidden where there is little height; a tap on the content shows them again.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      refreshHidingRecognizers()
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Whether the bars were last hidden because of the compact height.
  final var isVerticallyCompact = false
  /// Observes the keyboard while `hidesBarsWhenKeyboardAppears` is set.
  final var keyboardWatch: KeyboardWatch?

  /// The recognizer of the taps that hide and show the bars.
  open private(set) lazy var barHideOnTapGestureRecognizer: UITapGestureRecognizer = {
    let tap = BarTapRecognizer(target: self, action: Selector("_handleHidingTap:"))
    tap.cancelsTouchesInView = false
    hidingGuard.controller = self
    tap.delegate = hidingGuard
    return tap
  }()

  /// The recognizer of the swipes that hide and show the bars.
  open private(set) lazy var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer = {
    let pan = BarSwipeRecognizer(target: self, action: Selector("_handleHidingSwipe:"))
    pan.cancelsTouchesInView = false
    hidingGuard.controller = self
    pan.delegate = hidingGuard
    return pan
  }()

  // MARK: View

  open override func loadView() {
    let view = UILayoutContainerView(of: self)
    view.frame = UIScreen.main.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.frame = view.bounds
    for part in [transitionView, toolbar as UIView, navigationBar] { view.addSubview(part) }
    let pan = _UIParallaxTransitionPanGestureRecognizer(target: self, action: Selector("_handleInteractivePop:"))
    pan.edges = view.isLayoutRightToLeft ? .right : .left
    popGuard.controller = self
    pan.delegate = popGuard
    view.addGestureRecognizer(pan)
    interactivePopGestureRecognizer = pan
    self.view = view
    refreshHidingRecognizers()
  }

  package func placeChildren() { showTopWithoutTransition() }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    beginPendingChange()
    return runningChange?.transition ?? super.transitionCoordinator
  }

  open override var childForStatusBarStyle: UIViewController? { extended(topViewController) }
  open override var childForStatusBarHidden: UIViewController? { extended(topViewController) }

  /// What the delegate says, else what all controllers support.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UserCode.ask(delegate, "navigationControllerSupportedInterfaceOrientations(_:)") {
      $0.navigationControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UserCode.ask(delegate, "navigationControllerPreferredInterfaceOrientationForPresentation(_:)") {
      $0.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }
}

/// Holds the screens and the bars of a navigation controller, and begins its changes of screens.
@MainActor final class UILayoutContainerView: UIView {
  private weak var controller: UINavigationController?

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init(frame: .zero)
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.beginPendingChange()
    // Without a window no controller appears, but the top controller's view is there (W68).
    if window == nil { controller?.showTopWithoutTransition() }
    controller?.takeVerticalSizeClass()
    controller?.layOutBars()
  }
}
