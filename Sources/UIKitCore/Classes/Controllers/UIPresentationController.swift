public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// Shows a presented controller's view over the screen: where it is, what is around it, and what it covers.
///
/// The views of a presentation are in its container view, which covers the presenter. Subclasses put views of their own
/// there when the presentation begins.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The object that adapts the presentation and decides about its dismissal; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that holds the presented view and what the presentation adds; nil while nothing is presented.
  open var containerView: UIView? { storedContainerView }
  private var storedContainerView: UIView?
  private weak var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The style for the size of the screen, where it is another one than the controller's own.
  final var adaptedStyle: UIModalPresentationStyle?
  /// The superview and the index to which the presenter's view returns.
  private weak var presenterSuperview: UIView?
  private var presenterIndex = 0

  /// Creates a presentation of one controller by another one.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("a presentation needs its controllers") }

  /// The controller that is shown.
  open var presentedViewController: UIViewController { presented ?? missing("presented") }

  /// The controller over which the other one is shown; before the presentation the presented one itself.
  open var presentingViewController: UIViewController {
    presenting ?? presented ?? missing("presenting")
  }

  /// Shows another controller than the one that it was made for.
  final func goOver(to controller: UIViewController) { presented = controller }

  private func missing(_ role: String) -> UIViewController {
    raise(
      UncaughtException(
        name: "NSInternalInconsistencyException",
        reason: "<\(SimulatedProcess.classAndAddress(of: self))> is used after its \(role) view controller is gone."))
    return UIViewController()
  }

  // MARK: Style

  /// The style in which the controller is shown, adapted to the size of the screen.
  open var presentationStyle: UIModalPresentationStyle { adaptedStyle ?? presented?.modalPresentationStyle ?? .none }

  /// The style for other traits, as the delegate decides; `.none` for none but its own.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }

  /// Returns the style for the traits: the delegate's answer, or `.none` without a delegate.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    let forTraits = UserCode.ask(delegate, "adaptivePresentationStyle(for:traitCollection:)") {
      $0.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    if let forTraits { return forTraits }
    return UserCode.ask(delegate, "adaptivePresentationStyle(for:)") { $0.adaptivePresentationStyle(for: self) }
      ?? (delegate == nil ? .none : .automatic)
  }

  /// Whether the presentation covers the whole screen, not only its presenter.
  open var shouldPresentInFullscreen: Bool { presentationStyle.isScreenWide }

  /// Whether the presenter's view leaves the window once the presentation covers it (contract V6, V7, V12).
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

  // MARK: Traits

  /// The presentation's overrides of the traits of what it shows; nil for none.
  open var overrideTraitCollection: UITraitCollection? {
    get { ownTraits.changesNothing ? nil : UITraitCollection(values: ownTraits) }
    set { ownTraits = newValue?.values ?? TraitValues() }
  }
  final var ownTraits = TraitValues() {
    didSet { if let containerView { changeTraits(of: containerView) } }
  }

  private func changeTraits(of container: UIView) {
    var traits = UITraitOverrides(TraitValues())
    // A presentation that does not cover the screen has the elevated interface level (W42).
    if presentationStyle.isSheet || presentationStyle == .popover { traits.userInterfaceLevel = .elevated }
    let values = traits.values.overridden(by: ownTraits)
    if !values.changesNothing || container.traitSettings != nil { container.traitOverrides = UITraitOverrides(values) }
  }

  // MARK: Sizes (UIContentContainer)

  /// The size that the presented controller would like to have, in points.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
  /// Called when the presented controller's preferred size has changed; does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// For a changed size of the presented controller's constraints; never called here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of the presented controller: by default that of the parent.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Tells the presented controller of the size that its view will have.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let presented else { return }
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    UserCode.run { presented.viewWillTransition(to: own, with: coordinator) }
  }
  /// Informs the presented controller that the traits will change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { UserCode.run { presented?.willTransition(to: newCollection, with: coordinator) } }

  // MARK: Views

  /// The view that is moved in and out: the presented controller's, unless a subclass wraps it.
  open var presentedView: UIView? { presented?.viewIfLoaded }

  /// The rectangle of the presented view, in the container's coordinates, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the container view lays out its subviews; does nothing by default.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view has laid out its subviews; does nothing by default.
  open func containerViewDidLayoutSubviews() {}

  /// The superview and frame of the container, for presentations of this package that are not over the window or presenter.
  package final var containerPlacement: (superview: UIView, frame: CGRect)?
  /// Whether touches that hit no view in the container reach the views below it.
  package final var letsTouchesThrough = false

  // MARK: Steps

  /// Called before the controller appears; subclasses add their views here.
  open func presentationTransitionWillBegin() {}
  /// Called when the controller has appeared, or with false if it did not.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the controller disappears; subclasses animate their views here.
  open func dismissalTransitionWillBegin() {}
  /// Called when the controller has disappeared, or with false if it did not; subclasses remove their views here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Puts the container on the screen: over the whole window, or over the presenter only.
  func open(in window: UIWindow) -> UIView {
    if let placement = containerPlacement { return open(in: placement.superview, placement.frame) }
    let superview: UIView =
      shouldPresentInFullscreen ? window : presentingViewController.viewIfLoaded?.superview ?? window
    return open(
      in: superview,
      superview === window ? window.bounds : presentingViewController.viewIfLoaded?.frame ?? superview.bounds)
  }

  private func open(in superview: UIView, _ frame: CGRect) -> UIView {
    let container = transitionView()
    container.frame = frame
    storedContainerView = container
    changeTraits(of: container)
    superview.addSubview(container)
    return container
  }

  /// Keeps the presented view in its rectangle.
  func placePresentedView() {
    guard let container = containerView, let view = presentedView, view.superview === container,
      presented?.transitionUnderWay == nil
    else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }

  func close() {
    containerView?.removeFromSuperview()
    storedContainerView = nil
  }

  func rememberPresentersPosition() {
    guard let view = presenting?.viewIfLoaded, let superview = view.superview else { return }
    presenterSuperview = superview
    presenterIndex = superview.subviews.firstIndex { $0 === view } ?? 0
  }

  /// Brings the presenter's view back to where it was before it was covered.
  func returnPresenter() {
    guard let view = presenting?.viewIfLoaded, let superview = presenterSuperview, view.superview !== superview else {
      return
    }
    view.frame = presentersFrame
    superview.insertSubview(view, at: min(presenterIndex, superview.subviews.count))
  }

  /// The presenter's frame in its superview, whose size may have changed meanwhile.
  var presentersFrame: CGRect {
    guard let superview = presenterSuperview else { return containerView?.bounds ?? .zero }
    return superview is UIWindow || superview.isTransitionView
      ? superview.bounds : presenting?.viewIfLoaded?.frame ?? superview.bounds
  }

  // MARK: By the user

  /// Dismisses for the user: the delegate may forbid it, and is informed (contract V8).
  package final func dismissByUser() {
    guard let presented, presented.storedPresenting != nil, presented.transitionUnderWay == nil else { return }
    guard !presented.keepsUser, delegateAllowsDismissal else {
      UserCode.tell(delegate, "presentationControllerDidAttemptToDismiss(_:)") {
        $0.presentationControllerDidAttemptToDismiss(self)
      }
      return
    }
    UserCode.tell(delegate, "presentationControllerWillDismiss(_:)") { $0.presentationControllerWillDismiss(self) }
    presented.storedPresenting?.dismiss(animated: true) { [self] in tellDismissal() }
  }

  /// Tells the delegate that the user has dismissed the controller.
  func tellDismissal() {
    UserCode.tell(delegate, "presentationControllerDidDismiss(_:)") { $0.presentationControllerDidDismiss(self) }
  }

  /// Tells the delegate whether the presentation has another style than the controller's own.
  final func tellAdaptiveStyle(of controller: UIViewController) {
    let style = adaptedStyle ?? (controller.storedPresentation === self ? .none : presentationStyle)
    UserCode.tell(delegate, "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)") {
      $0.presentationController(
        self, willPresentWithAdaptiveStyle: style, transitionCoordinator: controller.transitionCoordinator)
    }
  }

  /// Whether the delegate lets the user dismiss the controller.
  var delegateAllowsDismissal: Bool {
    UserCode.ask(delegate, "presentationControllerShouldDismiss(_:)") {
      $0.presentationControllerShouldDismiss(self)
    } ?? true
  }
}
