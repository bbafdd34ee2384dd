public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction

/// Manages a view: loads it at the first access, and gets callbacks as it appears and disappears (contract V1 to V18).
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// The name of the xib that the view is loaded from; nil for one made in code.
  open var nibName: String? { storedNib.name }
  /// The bundle that the xib is in; nil for the app's.
  open var nibBundle: Bundle? { storedNib.bundle }
  private var storedNib: (name: String?, bundle: Bundle?)
  /// The controller's name, which its containers show; also the title of its navigation item (contract V10).
  open var title: String? { didSet { noteTitle(from: oldValue) } }
  var storedView: UIView?
  var isLoadingView = false
  /// Loads the view instead of the default `loadView`, for controllers of documents.
  package final var viewLoader: (@MainActor (UIViewController) -> Void)?
  /// The id in the document that the controller was made from.
  package var documentID: String?
  /// The objects beside the view that the controller's document made, which live as long as the controller.
  package var documentObjects: [AnyObject] = []
  /// Whether the controller was made as documents make theirs.
  package private(set) var isDecoded = false
  /// The state of the controller's containers, presentation and document.
  final var bookkeeping = ControllerBookkeeping()
  /// Creates a controller whose view is loaded from a xib, or from code without one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedNib = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }
  /// Creates a controller from an archive or a document, which has the view.
  public required init?(coder: NSCoder) {
    super.init()
    isDecoded = true
  }
  @available(*, unavailable) public override init() { fatalError("use init(nibName:bundle:)") }
  /// Creates a controller without a xib; as `init()` does on a device.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(nibName: nil, bundle: nil) }
  /// The actions below the controller's preview; none by default, and not asked for here.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Called when all objects of the controller's document exist; does nothing by default.
  open func awakeFromNib() {}
  /// Called when a document holds the class itself; does nothing by default.
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
  /// The view without loading it; nil before it is loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view was loaded.
  open var isViewLoaded: Bool { storedView != nil }
  /// Loads the view unless it is there, and calls `viewDidLoad()`.
  open func loadViewIfNeeded() { baseLoadViewIfNeeded() }
  /// Makes the view: from the document that the controller came from, else an empty one of the screen's size.
  open func loadView() { baseLoadView() }
  /// Called once after the view was loaded.
  open func viewDidLoad() { extended(()) }

  // MARK: Appearance (contract V3)

  /// Called before the view comes on the screen.
  open func viewWillAppear(_ animated: Bool) { extended((), with: [animated]) }
  /// Called when the view is on the screen and has its traits and its size; does nothing by default.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has come on the screen and the transition is over.
  open func viewDidAppear(_ animated: Bool) { extended((), with: [animated]) }
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) { extended((), with: [animated]) }
  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) { extended((), with: [animated]) }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() { extended(()) }
  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() { extended(()) }
  /// Called before layout to bring properties up to date; does nothing by default.
  open func updateProperties() {}
  /// Has `updateProperties()` called before the next layout.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  /// Calls `updateProperties()` at once if it is due.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// Called to update constraints; by default the view updates its own.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called when the device is short of memory; does nothing by default.
  open func didReceiveMemoryWarning() {}
  /// Whether appearances of the view are told to the children; a container that says no tells them itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Begins the appearance of a child, or its disappearance; the container ends it with `endAppearanceTransition()`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginByHand(isAppearing: isAppearing, animated: animated)
  }
  /// Ends what `beginAppearanceTransition(_:animated:)` began.
  open func endAppearanceTransition() { endByHand() }

  // MARK: Safe area and margins

  /// Added to the safe area of the view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { viewIfLoaded?.refreshSafeArea() } }
  /// What the bars of a container cover of the view, in points.
  package final var barInsets: UIEdgeInsets = .zero { didSet { barInsetsDidChange(from: oldValue) } }
  /// Called when the safe area of the view has changed; does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view have changed; does nothing by default.
  open func viewLayoutMarginsDidChange() {}
  /// Whether the margins of the view are at least `systemMinimumLayoutMargins`; true at first.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.refreshMargins() } }
  /// The least leading and trailing margins of a root view, in points: 16, or 20 from a width of 414 up.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { leastMargins }
  /// The traits of the controller: those of its container, with its own overrides.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// The style of the controller's views and children, whatever the device's is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Called when traits have changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells the controller, its children and what it presents that the size of its view will change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { tellChildren(of: size, with: coordinator) }
  /// Tells the controller and its children that the traits will change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { tellChildren(of: newCollection, with: coordinator) }
  /// Returns the size that a child will have, in points; by default that of the controller.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The size that the controller would like to have in a popover, a form sheet or a container, in points.
  open var preferredContentSize = CGSize.zero { didSet { preferredSizeDidChange(from: oldValue) } }
  /// Called when a child has another `preferredContentSize`; does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when the size that fits a child has changed; does nothing by default.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Sets `contentUnavailableConfiguration` to what fits the state; called before the view is seen and when it is asked for.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  /// Has `updateContentUnavailableConfiguration(using:)` called again.
  open func setNeedsUpdateContentUnavailableConfiguration() { baseSetNeedsUpdateContentUnavailable() }
  /// What bars cover at the top of the view, as a guide; its bottom is the top of the safe area.
  open var topLayoutGuide: any UILayoutSupport { baseLayoutGuide(isTop: true) }
  /// What bars cover at the bottom of the view, as a guide; its top is the bottom of the safe area.
  open var bottomLayoutGuide: any UILayoutSupport { baseLayoutGuide(isTop: false) }
  /// Whether scroll views keep clear of bars, by its older name: kept as data.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: In containers

  /// What a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem { navigationItemMadeOnDemand() }
  /// What a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemMadeOnDemand() }
    set { storedTabBarItem = newValue }
  }
  /// What a toolbar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { storedToolbarItems = newValue }
  }
  private var storedToolbarItems: [UIBarButtonItem]? { didSet { storedParent?.viewIfLoaded?.setNeedsLayout() } }
  /// Sets what a toolbar shows for this controller.
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { storedToolbarItems = items }
  /// Whether the tab bar goes while this controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view reaches below bars; all at first.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view also reaches below bars that nothing is seen through; false at first.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The button that begins the editing of the content, and ends it.
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
  /// Begins or ends the editing of the content.
  open func setEditing(_ editing: Bool, animated: Bool) { storedEditing = editing }
  /// The running transition of the controller or a container of it.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transitionUnderWay ?? storedParent?.transitionCoordinator
  }

  // MARK: Status bar and orientation (values only: neither is drawn)

  /// The style of the status bar; the default one by default.
  open var preferredStatusBarStyle: UIStatusBarStyle { extended(.default) }
  /// Whether the status bar is hidden; false by default.
  open var prefersStatusBarHidden: Bool { extended(false) }
  /// How the status bar comes and goes; by fading by default.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { extended(.fade) }
  /// The child that decides on the style of the status bar; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { extended(nil) }
  /// The child that decides whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { extended(nil) }
  /// Says that the style of the status bar has changed. Without effect: it is not drawn.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the home indicator may be hidden; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { extended(false) }
  /// The child that decides on the home indicator; nil for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Says that the home indicator may change. Without effect: it is not drawn.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the app's gestures come before the system's; none by default.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides on those edges; nil for the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Says that those edges have changed. Without effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the interface follows the device when it is turned; true by default.
  open var shouldAutorotate: Bool { extended(true) }
  /// The orientations that the interface can have; by default those usual on the device.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    extended(.ordinary(on: traitCollection.userInterfaceIdiom))
  }
  /// The orientation that the controller is first shown in; portrait by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { extended(.portrait) }
  /// Says that `supportedInterfaceOrientations` changed; the interface turns when it must.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { followOrientations() }
  /// Called before the interface turns by a `viewWillTransition(to:with:)` that is not overridden, or calls super.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called while the interface turns, to animate along with it; as `willRotate(to:duration:)` is.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called when the interface has turned; as `willRotate(to:duration:)` is.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Turns the interface to how the device is held, where that is supported now.
  open class func attemptRotationToDeviceOrientation() { UIApplication.shared.followDevice() }

  // MARK: Restoration, key commands and extensions (UIViewController+Restoration, NSExtensionContext+Requests)

  /// Writes state into an archive; does nothing by default and is called by code only.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads state from an archive; does nothing by default and is called by code only.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called by code only when all state was read; does nothing by default.
  open func applicationFinishedRestoringState() {}
  /// Adds a combination of hardware keys to those that the controller answers to.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { extrasMadeOnDemand().keyCommands.append(keyCommand) }
  /// Removes a combination that `addKeyCommand(_:)` added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { baseRemoveKeyCommand(keyCommand) }
  /// The request that the controller, or else the nearest one around it, takes part in; nil in an app.
  open var extensionContext: NSExtensionContext? { baseExtensionContext }
  /// Takes a request: it is the controller's `extensionContext` from now on.
  open func beginRequest(with context: NSExtensionContext) { baseBeginRequest(with: context) }

  // MARK: Segues (contract N1, N4)

  /// Returns whether a segue that the user starts goes on; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue shows its destination; does nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Performs the segue of that name in the controller's storyboard; `shouldPerformSegue` is not asked.
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
  /// Reveals a controller inside this one for an unwinding segue; containers override it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Responder chain (contract R1)

  open override var next: UIResponder? { storedPresenting ?? viewIfLoaded?.superview }

  // MARK: Nearest containers (UIViewController+Containers; their classes are of a target above)

  /// The nearest navigation controller around this one; nil for none.
  @_disfavoredOverload open var navigationController: UIViewController? { nearestContainer(.navigation) }
  /// The nearest tab bar controller around this one; nil for none.
  @_disfavoredOverload open var tabBarController: UIViewController? { nearestContainer(.tabs) }
  /// The nearest split view controller around this one; nil for none.
  @_disfavoredOverload open var splitViewController: UIViewController? { nearestContainer(.split) }
  /// Returns the scroll view that bars at an edge follow; nil for none.
  @_disfavoredOverload open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIView? { namedScroller }
  /// The storyboard that the controller came from; nil for one that code or a xib made (W61).
  @_disfavoredOverload open var storyboard: NSObject? { documentSource?.storyboardObject }
  final var askedMembers: UIViewController.AskedMembers = []

  // MARK: Containment

  /// The container that this controller is a child of; nil for none.
  open var parent: UIViewController? { storedParent }
  /// The children in the order in which they were added.
  open var children: [UIViewController] { storedChildren }
  /// Makes a controller a child of this one; it leaves its former container.
  open func addChild(_ child: UIViewController) { adopt(child) }
  /// Leaves the container; its view is taken out by the caller.
  open func removeFromParent() { leaveParent() }
  /// Called before the controller gets another container, or none; does nothing by default.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has another container, or none; does nothing by default.
  open func didMove(toParent parent: UIViewController?) {}
  /// Replaces one child's view by another's, over `duration` seconds; the containment itself stays the caller's.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { change(fromViewController, toViewController, duration, options, animations, completion) }
  /// Shows a controller by the nearest container that overrides the method, else by presenting it.
  open func show(_ controller: UIViewController, sender: Any?) { baseShow(controller, sender: sender) }
  /// Shows a controller as the detail of a split view, else as `show(_:sender:)` does.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    baseShowDetail(controller, sender: sender)
  }

  /// The controller that runs an action, this one or a container around it; of those that all have, one of UIKit's containers.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    baseTargetViewController(forAction: action, sender: sender)
  }

  // MARK: Presentation

  /// Whether the keyboard stays when its field is left, as in a form sheet; never asked: the keyboard is dismissed.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// How the controller is shown; automatic, as it is at first, reads as the page sheet that it stands for (W42).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedPresentationStyle == .automatic ? .pageSheet : storedPresentationStyle }
    set { changePresentationStyle(to: newValue) }
  }
  final var storedPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition of the controller's presentation; from below at first. Kept, without effect.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether the user cannot dismiss the controller by a swipe; false at first.
  open var isModalInPresentation = false
  /// Whether controllers presented over the context cover this one only; false at first.
  open var definesPresentationContext = false
  /// The controller that this one or a container of it presents; nil for none.
  open var presentedViewController: UIViewController? { storedPresented ?? parent?.presentedViewController }
  /// The controller that presents this one or a container of it; nil for none.
  open var presentingViewController: UIViewController? { storedPresenting ?? parent?.presentingViewController }
  /// Whether the controller is being presented now.
  open var isBeingPresented: Bool { transition == .presenting }
  /// Whether the controller is being dismissed now.
  open var isBeingDismissed: Bool { transition == .dismissing }
  /// Whether the view appears since the controller was added to a container.
  open var isMovingToParent: Bool { isEnteringParent }
  /// Whether the view disappears since the controller was removed from a container.
  open var isMovingFromParent: Bool { isLeavingParent }
  /// Provides the animations and the presentation of the controller; nil for UIKit's.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether this controller provides the transition style of presentations over its context. Kept, without effect.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the focus goes back to where it was. Kept, without effect.
  open var restoresFocusAfterTransition = true
  /// Whether a controller that does not cover all decides on the status bar; false at first.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The object that shows the controller or a container of it, or will show it.
  open var presentationController: UIPresentationController? { presentationToConfigure() }
  /// The object that shows the controller or a container of it as a sheet; nil in another style.
  open var sheetPresentationController: UISheetPresentationController? { sheetToConfigure }
  /// The object that shows the controller or a container of it as a popover; nil in another style.
  open var popoverPresentationController: UIPopoverPresentationController? { popoverToConfigure }
  /// Shows a controller over this one; its appearance calls come when the turn has been laid out (contract V14).
  open func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    presentModally(controller, animated: flag, completion)
  }
  /// Dismisses what this controller presents, or else this controller itself (contract V8).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { dismissModally(animated: flag, completion) }

  // MARK: UITraitChangeObservable
  /// Brings the traits up to date. Without effect: they always are.
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
