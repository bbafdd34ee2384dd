import Foundation
import PlainviewLayout
import PlainviewRuntime

extension UIViewController {
  /// The controller and the callback.
  static func callbackText(_ facts: RecentEvents.Facts) -> String { "\(facts.subject?.text ?? "") \(facts.text)" }

  // MARK: Steps that containers and windows take

  /// Sends `viewWillAppear` to this controller and its children.
  package func beginAppearing(animated: Bool) {
    guard appearance != .appearing, appearance != .appeared, UserCode.mayRun else { return }
    appearance = .appearing
    isAppearingTold = false
    UserCode.run(.controller, .init(.init(self), text: "viewWillAppear"), Self.callbackText) {
      viewWillAppear(animated)
    }
    (self as? any ChildPlacing)?.placeChildren()
    forEachForwardedChild { $0.beginAppearing(animated: animated) }
  }

  /// Says that the view is in the window now.
  package func continueAppearing(animated: Bool) {
    guard appearance == .appearing, !isAppearingTold, UserCode.mayRun else { return }
    isAppearingTold = true
    UserCode.run(.controller, .init(.init(self), text: "viewIsAppearing"), Self.callbackText) {
      viewIsAppearing(animated)
    }
    if !isFrameworkType(type(of: self)) { updateContentUnavailable() }
    forEachForwardedChild { $0.continueAppearing(animated: animated) }
  }

  package func finishAppearing(animated: Bool) {
    guard appearance == .appearing, UserCode.mayRun else { return }
    appearance = .appeared
    UserCode.run(.controller, .init(.init(self), text: "viewDidAppear"), Self.callbackText) { viewDidAppear(animated) }
    takeFocusForAccessory()
    forEachForwardedChild { $0.finishAppearing(animated: animated) }
  }

  /// Makes a controller with an accessory view, as in chats, first responder if there is none, so that the view is shown.
  private func takeFocusForAccessory() {
    guard let window = viewIfLoaded?.window, window.focus == nil, UserCode.mayRun, canBecomeFirstResponder,
      InputViews.accessory(of: self) != nil
    else { return }
    UserCode.run { _ = becomeFirstResponder() }
  }

  package func beginDisappearing(animated: Bool) {
    guard appearance == .appearing || appearance == .appeared, UserCode.mayRun else { return }
    appearance = .disappearing
    UserCode.run(.controller, .init(.init(self), text: "viewWillDisappear"), Self.callbackText) {
      viewWillDisappear(animated)
    }
    forEachForwardedChild { $0.beginDisappearing(animated: animated) }
  }

  package func finishDisappearing(animated: Bool) {
    guard appearance == .disappearing, UserCode.mayRun else { return }
    appearance = .disappeared
    UserCode.run(.controller, .init(.init(self), text: "viewDidDisappear"), Self.callbackText) {
      viewDidDisappear(animated)
    }
    forEachForwardedChild { $0.finishDisappearing(animated: animated) }
  }

  private func forEachForwardedChild(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in storedChildren {
      if let childView = child.viewIfLoaded, childView.baseIsDescendant(of: view) { body(child) }
    }
  }

  // MARK: As the root of a window (contract V3, V16)

  func enter(_ window: UIWindow) {
    // A child whose appearance was forwarded manually is added all the same, and not told again.
    guard appearance == .disappeared || appearance == .appeared && viewIfLoaded?.storedSuperview == nil else { return }
    loadViewIfNeeded()
    guard let view = viewIfLoaded, UserCode.mayRun else { return }
    fill(window, with: view)
    beginAppearing(animated: false)
    window.insertSubview(view, at: 0)
    // The view may have been replaced meanwhile.
    continueAppearing(animated: false)
    window.application.afterCommit { [weak self] in self?.finishAppearing(animated: false) }
  }

  func leaveWindow() {
    guard let view = viewIfLoaded, view.superview != nil else { return }
    beginDisappearing(animated: false)
    view.removeFromSuperview()
    view.layoutNode.fillsParent = false
    finishDisappearing(animated: false)
  }

  func fill(_ window: UIWindow, with view: UIView) {
    view.frame = window.bounds
    view.layoutNode.fillsParent = true
    if view.translatesAutoresizingMaskIntoConstraints { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
  }

  // MARK: Views that are added manually (contract V17)

  func viewWillMove(to window: UIWindow?) {
    guard transitionUnderWay == nil, isToldAutomatically else { return }
    if window == nil { beginDisappearing(animated: false) } else { beginAppearing(animated: false) }
  }

  func viewDidMove(to window: UIWindow?) {
    if window != nil { checkHierarchy() }
    if appearance == .appearing, window != nil {
      continueAppearing(animated: transitionUnderWay?.isAnimated ?? manualAppearance?.isAnimated ?? false)
    }
    guard !isAppearanceManaged else { return }
    guard let window else { return finishDisappearing(animated: false) }
    guard appearance == .appearing else { return }
    window.application.afterCommit { [weak self] in
      if self?.manualAppearance == nil { self?.finishAppearing(animated: false) }
    }
  }

  /// Whether something else ends the appearance: a transition, a container that forwards it manually, or the
  /// parent whose own appearance is under way.
  private var isAppearanceManaged: Bool {
    if transitionUnderWay != nil || manualAppearance != nil { return true }
    guard let parent = storedParent, parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.appearance == .appearing || parent.appearance == .disappearing
  }

  /// Whether moves of the view tell the controller, and not its container.
  private var isToldAutomatically: Bool {
    manualAppearance == nil && (storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true)
  }

  /// A view on the screen has to be below that of its controller's parent (contract V18).
  private func checkHierarchy() {
    guard let parent = storedParent, let above = controllerAbove, above !== parent else { return }
    func text(_ controller: UIViewController) -> String { "<\(SimulatedProcess.classAndAddress(of: controller))>" }
    raise(
      UncaughtException(
        name: "UIViewControllerHierarchyInconsistency",
        reason: "child view controller:\(text(self)) should have parent view controller:\(text(parent)) but requested "
          + "parent is:\(text(above))"))
  }

  /// The controller of the nearest view above this controller's that has one.
  private var controllerAbove: UIViewController? {
    var view = viewIfLoaded?.superview
    while let current = view {
      if let controller = current.viewController { return controller }
      view = current.superview
    }
    return nil
  }

  // MARK: By custom containers

  /// Begins an appearance of a child that its container forwards manually.
  func beginByHand(isAppearing: Bool, animated: Bool) {
    if manualAppearance?.isAppearing == isAppearing { warnOfImbalance() }
    manualAppearance = ManualAppearance(isAppearing: isAppearing, isAnimated: animated)
    if isAppearing { loadViewIfNeeded() }
    // The state of a controller without a parent is known only to the code that forwards its appearance.
    if !isAppearing, storedParent == nil, appearance == .disappeared { appearance = .appeared }
    if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
  }

  func endByHand() {
    guard let manual = manualAppearance else { return warnOfImbalance() }
    if manual.isAppearing {
      continueAppearing(animated: manual.isAnimated)
      manualAppearance = nil
      finishAppearing(animated: manual.isAnimated)
    } else {
      manualAppearance = nil
      finishDisappearing(animated: manual.isAnimated)
    }
  }

  /// UIKit's complaint about a begin or an end that has no counterpart (contract V11).
  private func warnOfImbalance() {
    SimulatedProcess.log(
      "Unbalanced calls to begin/end appearance transitions for <\(SimulatedProcess.classAndAddress(of: self))>.")
  }
}

/// A container that adds its visible children to its view before it appears.
@preconcurrency @MainActor package protocol ChildPlacing: UIViewController {
  func placeChildren()
  /// What controllers inside it find it as; nil for a container that has no property of UIViewController.
  var containerKind: ContainerKind? { get }
}

extension ChildPlacing {
  package var containerKind: ContainerKind? { nil }
}

// MARK: - Containment (contract V9)

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.storedParent !== self, !refusesCycle(with: child) else { return }
    child.storedParent?.drop(child)
    child.tellWillMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
  }

  /// A controller cannot be its own descendant; UIKit's own text for that is not known.
  private func refusesCycle(with child: UIViewController) -> Bool {
    var ancestor: UIViewController? = self
    while let current = ancestor, current !== child { ancestor = current.storedParent }
    guard ancestor != nil else { return false }
    raise(
      UncaughtException(
        name: "UIViewControllerHierarchyInconsistency",
        reason: "A view controller cannot be a child of itself or of one of its children: "
          + "<\(SimulatedProcess.classAndAddress(of: child))>"))
    return true
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.drop(self)
    tellDidMove(toParent: nil)
  }

  package func tellWillMove(toParent parent: UIViewController?) {
    UserCode.run(.controller, .init(.init(self), text: "willMove(toParent: \(Self.name(parent)))"), Self.callbackText) {
      willMove(toParent: parent)
    }
  }

  private static func name(_ parent: UIViewController?) -> String { parent.map { plainName(of: $0) } ?? "nil" }

  package func tellDidMove(toParent parent: UIViewController?) {
    UserCode.run(.controller, .init(.init(self), text: "didMove(toParent: \(Self.name(parent)))"), Self.callbackText) {
      didMove(toParent: parent)
    }
  }

  private func drop(_ child: UIViewController) {
    if storedChildren.last === child {
      storedChildren.removeLast()
    } else if let index = storedChildren.firstIndex(where: { $0 === child }) {
      storedChildren.remove(at: index)
    }
    child.storedParent = nil
  }
}
