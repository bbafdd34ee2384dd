public import Foundation
import Synchronization
import PlainviewRuntime
public import PlainviewTargetAction

/// Manages a view: loads it when it is first asked for, and learns when it comes on and off the screen (contract V1 to V18).
@preconcurrency @MainActor open class UIViewController: UIResponder {
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  /// What shows the controller's name in containers.
  open var title: String?
  var storedView: UIView?
  var isLoadingView = false
  /// Fills in the view instead of the default `loadView`: how documents come in.
  package var viewLoader: (@MainActor (UIViewController) -> Void)?
  /// The id in the document that the controller was made from.
  package var documentID: String?
  /// The objects beside the view that the controller's document made, which live as long as the controller.
  package var documentObjects: [AnyObject] = []
  /// Whether the controller was made as documents make theirs.
  package private(set) var isDecoded = false
  package var appearance = Appearance.disappeared
  /// Whether this appearance got as far as `viewIsAppearing`.
  var isAppearingTold = false

  // Containment and presentation; see the files of these aspects.
  package internal(set) var storedChildren: [UIViewController] = []
  package internal(set) weak var storedParent: UIViewController?
  var storedPresented: UIViewController?
  weak var storedPresenting: UIViewController?
  var transition = PresentationTransition.none

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    isDecoded = true
  }

  @available(*, unavailable) public nonisolated override init() { fatalError("use init(nibName:bundle:)") }

  public convenience init(_: Void = ()) { self.init(nibName: nil, bundle: nil) }

  open func awakeFromNib() {}

  open override class var outlets: OutletTable { ["view": .init(\UIViewController.view)] }

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
    guard storedView == nil, !isLoadingView, !SimulatedProcess.isUnwinding else { return }
    isLoadingView = true
    noting(.controller, .init(.init(self), text: "loadView"), Self.callbackWords) { loadView() }
    isLoadingView = false
    guard storedView != nil else { return }
    if !SimulatedProcess.isUnwinding {
      noting(.controller, .init(.init(self), text: "viewDidLoad"), Self.callbackWords) { viewDidLoad() }
    }
  }

  /// Makes the view: from the document that the controller came from, else an empty one of the screen's size.
  open func loadView() {
    if let viewLoader { return viewLoader(self) }
    if NibLoading.load(nibName, bundle: nibBundle, owner: self) { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}

  private func setView(_ view: UIView?) {
    guard view !== storedView else { return }
    if let owner = view?.viewController, owner !== self { return refuse(view, owner) }
    let old = storedView
    let place = old?.superview.map { ($0, $0.subviews.firstIndex { $0 === old } ?? 0) }
    old?.viewController = nil
    storedView = view
    view?.viewController = self
    // A view that is on the screen already is replaced where it stands (contract V1).
    guard let (parent, index) = place, let old else { return }
    let frame = old.frame
    old.removeFromSuperview()
    guard let view else { return }
    view.frame = frame
    if view.autoresizingMask.isEmpty { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    parent.insertSubview(view, at: index)
  }

  private func refuse(_ view: UIView?, _ owner: UIViewController) {
    raise(
      UncaughtException(
        name: "UIViewControllerHierarchyInconsistency",
        reason:
          "A view can only be associated with at most one view controller at a time! View \(view.map { "\($0)" } ?? "") "
          + "is associated with <\(SimulatedProcess.classAndAddress(of: owner))>. Clear this association before "
          + "associating this view with <\(SimulatedProcess.classAndAddress(of: self))>."))
  }

  // MARK: Appearance (contract V3)

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func didReceiveMemoryWarning() {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Safe area and margins

  /// Added to the safe area of the view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { viewIfLoaded?.refreshSafeArea() } }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.refreshMargins() } }

  /// The least leading and trailing margins of a root view, in points: 16, or 20 from a width of 414 up.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  func rootViewMargins(base: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins else { return base }
    let least = systemMinimumLayoutMargins
    if base == Margins().base { return least }
    return NSDirectionalEdgeInsets(
      top: base.top, leading: max(base.leading, least.leading), bottom: base.bottom,
      trailing: max(base.trailing, least.trailing))
  }

  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Responder chain (contract R1)

  open override var next: UIResponder? { storedPresenting ?? viewIfLoaded?.superview }

  // MARK: Containment

  open var parent: UIViewController? { storedParent }
  open var children: [UIViewController] { storedChildren }
  open func addChild(_ child: UIViewController) { adopt(child) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var presentedViewController: UIViewController? { storedPresented ?? parent?.presentedViewController }
  open var presentingViewController: UIViewController? { storedPresenting ?? parent?.presentingViewController }
  open var isBeingPresented: Bool { transition == .presenting }
  open var isBeingDismissed: Bool { transition == .dismissing }

  /// Shows a controller over this one; its appearance calls come when the turn has been laid out (contract V14).
  open func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    presentModally(controller, animated: flag, completion)
  }

  /// Takes away what this controller presents, or else this controller itself (contract V8).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { dismissModally(animated: flag, completion) }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// How nib files are found: the layer that reads documents installs itself here.
package enum NibLoading {
  /// Gives the owner its view from a nib, for a nil name from one that is named like the owner's class.
  package typealias Loader =
    @MainActor @Sendable (_ name: String?, _ bundle: Bundle?, _ owner: UIViewController) -> Bool
  private static let loader = Mutex<Loader?>(nil)

  package static func install(_ new: @escaping Loader) { loader.withLock { $0 = new } }

  @MainActor static func load(_ name: String?, bundle: Bundle?, owner: UIViewController) -> Bool {
    loader.withLock { $0 }?(name, bundle, owner) ?? false
  }
}
