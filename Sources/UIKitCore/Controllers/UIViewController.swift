public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction

/// Manages a view: loads it when it is first asked for, and learns when it comes on and off the screen (contract V1 to V18).
@preconcurrency @MainActor open class UIViewController: UIResponder {
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  /// The controller's name, which its containers show; also the title of its navigation item (contract V10).
  open var title: String? {
    didSet { noteTitle(from: oldValue) }
  }
  var storedView: UIView?
  var isLoadingView = false
  /// Fills in the view instead of the default `loadView`: how documents come in.
  package final var viewLoader: (@MainActor (UIViewController) -> Void)?
  /// The id in the document that the controller was made from.
  package var documentID: String?
  /// The objects beside the view that the controller's document made, which live as long as the controller.
  package var documentObjects: [AnyObject] = []
  /// Whether the controller was made as documents make theirs.
  package private(set) var isDecoded = false
  /// What the controller knows of its containers, its presentation and its document.
  final var bookkeeping = ControllerBookkeeping()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    isDecoded = true
  }

  @available(*, unavailable) public override init() { fatalError("use init(nibName:bundle:)") }
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(nibName: nil, bundle: nil) }

  open func awakeFromNib() {}
  open class func awakeFromNib() {}

  /// The class and the address, as in UIKit's own texts.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { "<\(SimulatedProcess.classAndAddress(of: self))>" }
  }

  open override class var outlets: OutletTable { ["view": .init(\UIViewController.view)] }
  @_spi(Plainview) open override class var frameworkMethods: ActionTable { methodsOfController }

  // MARK: The view (contract V1, V2)

  /// The controller's view; asking for it loads it once.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { setView(newValue) }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView, UserCode.mayRun else { return }
    isLoadingView = true
    UserCode.run(.controller, .init(.init(self), text: "loadView"), Self.callbackWords) { loadView() }
    isLoadingView = false
    guard storedView != nil else { return }
    UserCode.run(.controller, .init(.init(self), text: "viewDidLoad"), Self.callbackWords) { viewDidLoad() }
  }

  /// Makes the view: from the document that the controller came from, else an empty one of the screen's size.
  open func loadView() {
    if let viewLoader { return viewLoader(self) }
    if NibLoading.load(nibName, bundle: nibBundle, owner: self) { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() { extended(()) }

  // MARK: Appearance (contract V3)

  open func viewWillAppear(_ animated: Bool) { extended((), with: [animated]) }
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) { extended((), with: [animated]) }
  open func viewWillDisappear(_ animated: Bool) { extended((), with: [animated]) }
  open func viewDidDisappear(_ animated: Bool) { extended((), with: [animated]) }
  open func viewWillLayoutSubviews() { extended(()) }
  open func viewDidLayoutSubviews() { extended(()) }
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func didReceiveMemoryWarning() {}

  /// Whether appearances of the view are told to the children; a container that says no tells them itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance of a child, or its disappearance; the container ends it with `endAppearanceTransition()`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginByHand(isAppearing: isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { endByHand() }

  // MARK: Safe area and margins

  /// Added to the safe area of the view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { viewIfLoaded?.refreshSafeArea() } }
  /// What the bars of a container cover of the view, in points.
  package final var barInsets: UIEdgeInsets = .zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.refreshSafeArea() } }
  }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.refreshMargins() } }

  /// The least leading and trailing margins of a root view, in points: 16, or 20 from a width of 414 up.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  open var traitCollection: UITraitCollection { resolvedTraits }
  /// The style of the controller's views and children, whatever the device's is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells the controller, its children and what it presents that the size of its view will change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      UserCode.run {
        child.viewWillTransition(
          to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
      }
    }
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { UserCode.run { child.willTransition(to: newCollection, with: coordinator) } }
  }

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The size that the controller would like to have in a popover, a form sheet or a container, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
      tellPresentationOfSize()
    }
  }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Sets `contentUnavailableConfiguration` to what fits the state; called before the view is seen and when it is asked for.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  open func setNeedsUpdateContentUnavailableConfiguration() { baseSetNeedsUpdateContentUnavailable() }

  /// What bars cover at the top of the view, as a guide; its bottom is the top of the safe area.
  open var topLayoutGuide: any UILayoutSupport { baseLayoutGuide(isTop: true) }
  open var bottomLayoutGuide: any UILayoutSupport { baseLayoutGuide(isTop: false) }
  /// Whether scroll views keep clear of bars, by its older name: kept as data.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: In containers

  /// What a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem()
    item.title = title
    storedNavigationItem = item
    return item
  }

  /// What a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem()
      item.title = title
      storedTabBarItem = item
      return item
    }
    set { storedTabBarItem = newValue }
  }

  /// What a toolbar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { storedToolbarItems = newValue }
  }
  private var storedToolbarItems: [UIBarButtonItem]? { didSet { storedParent?.viewIfLoaded?.setNeedsLayout() } }
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { storedToolbarItems = items }
  /// Whether the tab bar goes while this controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false

  open private(set) lazy var editButtonItem = UIBarButtonItem(
    systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.toggleEditing() })
  /// Whether the controller's content can be edited.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedEditing = false {
    didSet { if storedEditing != oldValue { editButtonItem.become(storedEditing ? .done : .edit) } }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { storedEditing = editing }
  private func toggleEditing() { setEditing(!isEditing, animated: true) }

  /// The change of screens that the controller or a container of it takes part in now.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transitionUnderWay ?? storedParent?.transitionCoordinator
  }

  // MARK: Status bar and orientation (values only: neither is drawn)

  open var preferredStatusBarStyle: UIStatusBarStyle { extended(.default) }
  open var prefersStatusBarHidden: Bool { extended(false) }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { extended(.fade) }
  open var childForStatusBarStyle: UIViewController? { extended(nil) }
  open var childForStatusBarHidden: UIViewController? { extended(nil) }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { extended(false) }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var shouldAutorotate: Bool { extended(true) }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    extended(.ordinary(on: traitCollection.userInterfaceIdiom))
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { extended(.portrait) }
  /// Says that `supportedInterfaceOrientations` changed; the interface turns when it must.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIApplication.shared.followDevice()
    UIApplication.shared.followSupportedOrientations()
  }
  /// Turns the interface to how the device is held, where that is supported now.
  open class func attemptRotationToDeviceOrientation() { UIApplication.shared.followDevice() }

  // MARK: Restoration and key commands (UIViewController+Restoration)

  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { extrasMadeOnDemand().keyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    responderExtras?.keyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Segues (contract N1, N4)

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Goes the way of that name in the controller's storyboard; `shouldPerformSegue` is not asked.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoredSegue(identifier, sender: sender)
  }

  /// Whether an unwinding segue may come to this controller: it has the method, and is not where the segue starts.
  open func canPerformUnwindSegueAction(_ action: Selector, from: UIViewController, sender: Any?) -> Bool {
    from !== self && ActionRegistry.entry(for: action, in: type(of: self)) != nil
  }

  /// The controllers inside this one that an unwinding segue may come to, in the order in which they are asked.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let from = childContaining(source)
    return children.filter { $0 !== from }
  }

  /// The controller directly inside this one from which an unwinding segue comes; nil when it comes from elsewhere.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(around: source.source)
  }

  /// Brings the way to a controller inside this one in sight; containers override it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Responder chain (contract R1)

  open override var next: UIResponder? { storedPresenting ?? viewIfLoaded?.superview }

  // MARK: Nearest containers (UIViewController+Containers; their classes are of a target above)

  @_disfavoredOverload open var navigationController: UIViewController? { nearestContainer(.navigation) }
  @_disfavoredOverload open var tabBarController: UIViewController? { nearestContainer(.tabs) }
  @_disfavoredOverload open var splitViewController: UIViewController? { nearestContainer(.split) }
  @_disfavoredOverload open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIView? { namedScroller }
  /// The storyboard that the controller came from; nil for one that code or a xib made (W61).
  @_disfavoredOverload open var storyboard: NSObject? { documentSource?.storyboardObject }
  final var askedMembers: UIViewController.AskedMembers = []

  // MARK: Containment

  open var parent: UIViewController? { storedParent }
  open var children: [UIViewController] { storedChildren }
  open func addChild(_ child: UIViewController) { adopt(child) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows one child's view in place of another's, over `duration` seconds; the containment itself stays the caller's.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    change(fromViewController, toViewController, duration, options, animations, completion)
  }

  /// Shows a controller in the way of the nearest container that has one, else by presenting it.
  open func show(_ controller: UIViewController, sender: Any?) {
    var candidate = storedParent
    while let container = candidate {
      if container is any ChildPlacing { return container.show(controller, sender: sender) }
      candidate = container.storedParent
    }
    present(controller, animated: true)
  }

  /// Shows a controller as the detail of a split view, else as `show(_:sender:)` does.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let storedParent {
      storedParent.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  // MARK: Presentation

  /// How the controller is shown; automatic, as it is at first, reads as the page sheet that it stands for (W42).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedPresentationStyle == .automatic ? .pageSheet : storedPresentationStyle }
    set {
      guard newValue != storedPresentationStyle else { return }
      storedPresentationStyle = newValue
      if storedPresenting == nil { storedPresentation = nil }
    }
  }
  private var storedPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var presentedViewController: UIViewController? { storedPresented ?? parent?.presentedViewController }
  open var presentingViewController: UIViewController? { storedPresenting ?? parent?.presentingViewController }
  open var isBeingPresented: Bool { transition == .presenting }
  open var isBeingDismissed: Bool { transition == .dismissing }
  open var isMovingToParent: Bool { isEnteringParent }
  open var isMovingFromParent: Bool { isLeavingParent }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var providesPresentationContextTransitionStyle = false
  open var restoresFocusAfterTransition = true
  open var modalPresentationCapturesStatusBarAppearance = false

  /// The object that shows the controller, or will show it.
  open var presentationController: UIPresentationController? { presentationToConfigure() }
  open var sheetPresentationController: UISheetPresentationController? {
    presentationToConfigure() as? UISheetPresentationController
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationToConfigure() as? UIPopoverPresentationController
  }

  /// Shows a controller over this one; its appearance calls come when the turn has been laid out (contract V14).
  open func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    presentModally(controller, animated: flag, completion)
  }

  /// Takes away what this controller presents, or else this controller itself (contract V8).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { dismissModally(animated: flag, completion) }

  // MARK: UITraitChangeObservable

  open func updateTraitsIfNeeded() {}
  /// Changes the traits of a child; nil takes the change back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { baseSetOverrideTraitCollection(collection, forChild: childViewController) }
  /// What `setOverrideTraitCollection(_:forChild:)` changed.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    baseOverrideTraitCollection(forChild: childViewController)
  }
}
