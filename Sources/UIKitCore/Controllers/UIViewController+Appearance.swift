import Foundation
import PlainviewRuntime

extension UIViewController {
  /// Where a controller's view is on its way onto the screen and off it.
  package enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// Which callback of which controller ran.
  static func callbackWords(_ facts: RecentEvents.Facts) -> String { "\(facts.subject?.text ?? "") \(facts.text)" }

  // MARK: Steps that containers and windows take

  /// Says that the view is about to be seen, here and in the children.
  package func beginAppearing(animated: Bool) {
    guard appearance != .appearing, appearance != .appeared, !SimulatedProcess.isUnwinding else { return }
    appearance = .appearing
    isAppearingTold = false
    noting(.controller, .init(.init(self), text: "viewWillAppear"), Self.callbackWords) { viewWillAppear(animated) }
    (self as? any ChildPlacing)?.placeChildren()
    forEachForwardedChild { $0.beginAppearing(animated: animated) }
  }

  /// Says that the view is in the window now.
  package func continueAppearing(animated: Bool) {
    guard appearance == .appearing, !isAppearingTold, !SimulatedProcess.isUnwinding else { return }
    isAppearingTold = true
    noting(.controller, .init(.init(self), text: "viewIsAppearing"), Self.callbackWords) { viewIsAppearing(animated) }
    forEachForwardedChild { $0.continueAppearing(animated: animated) }
  }

  package func finishAppearing(animated: Bool) {
    guard appearance == .appearing, !SimulatedProcess.isUnwinding else { return }
    appearance = .appeared
    noting(.controller, .init(.init(self), text: "viewDidAppear"), Self.callbackWords) { viewDidAppear(animated) }
    forEachForwardedChild { $0.finishAppearing(animated: animated) }
  }

  package func beginDisappearing(animated: Bool) {
    guard appearance == .appearing || appearance == .appeared, !SimulatedProcess.isUnwinding else { return }
    appearance = .disappearing
    noting(.controller, .init(.init(self), text: "viewWillDisappear"), Self.callbackWords) {
      viewWillDisappear(animated)
    }
    forEachForwardedChild { $0.beginDisappearing(animated: animated) }
  }

  package func finishDisappearing(animated: Bool) {
    guard appearance == .disappearing, !SimulatedProcess.isUnwinding else { return }
    appearance = .disappeared
    noting(.controller, .init(.init(self), text: "viewDidDisappear"), Self.callbackWords) { viewDidDisappear(animated) }
    forEachForwardedChild { $0.finishDisappearing(animated: animated) }
  }

  private func forEachForwardedChild(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in storedChildren {
      if let childView = child.viewIfLoaded, childView.isDescendant(of: view) { body(child) }
    }
  }

  // MARK: As the root of a window (contract V3, V16)

  func enter(_ window: UIWindow) {
    guard appearance == .disappeared else { return }
    loadViewIfNeeded()
    guard let view = viewIfLoaded, !SimulatedProcess.isUnwinding else { return }
    fill(window, with: view)
    beginAppearing(animated: false)
    window.insertSubview(view, at: 0)
    // A view that was replaced meanwhile has taken its place.
    continueAppearing(animated: false)
    window.application.afterCommit { [weak self] in self?.finishAppearing(animated: false) }
  }

  func leaveWindow() {
    guard let view = viewIfLoaded, view.superview != nil else { return }
    beginDisappearing(animated: false)
    view.removeFromSuperview()
    finishDisappearing(animated: false)
  }

  func fill(_ window: UIWindow, with view: UIView) {
    view.frame = window.bounds
    if view.translatesAutoresizingMaskIntoConstraints { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
  }

  // MARK: When the view is put somewhere by hand (contract V17)

  func viewWillMove(to window: UIWindow?) {
    guard transitionUnderWay == nil else { return }
    if window == nil { beginDisappearing(animated: false) } else { beginAppearing(animated: false) }
  }

  func viewDidMove(to window: UIWindow?) {
    if appearance == .appearing, window != nil {
      continueAppearing(animated: transitionUnderWay?.isAnimated ?? false)
    }
    guard !isLed else { return }
    guard let window else { return finishDisappearing(animated: false) }
    guard appearance == .appearing else { return }
    window.application.afterCommit { [weak self] in self?.finishAppearing(animated: false) }
  }

  /// Whether somebody else says when the appearance is over: a transition, or the parent whose own is under way.
  private var isLed: Bool {
    if transitionUnderWay != nil { return true }
    guard let parent = storedParent, parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.appearance == .appearing || parent.appearance == .disappearing
  }

  // MARK: By custom containers

  /// Starts an appearance that the container runs by itself.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
  }

  public func endAppearanceTransition() {
    if appearance == .appearing { finishAppearing(animated: false) } else { finishDisappearing(animated: false) }
  }
}

/// A container that puts the children that are seen into its view before it appears.
@MainActor package protocol ChildPlacing: UIViewController {
  func placeChildren()
}

// MARK: - Containment (contract V9)

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.storedParent !== self else { return }
    child.storedParent?.drop(child)
    child.tellWillMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.drop(self)
    tellDidMove(toParent: nil)
  }

  package func tellWillMove(toParent parent: UIViewController?) {
    guard !SimulatedProcess.isUnwinding else { return }
    noting(.controller, .init(.init(self), text: "willMove(toParent: \(Self.name(parent)))"), Self.callbackWords) {
      willMove(toParent: parent)
    }
  }

  private static func name(_ parent: UIViewController?) -> String { parent.map { plainName(of: $0) } ?? "nil" }

  package func tellDidMove(toParent parent: UIViewController?) {
    guard !SimulatedProcess.isUnwinding else { return }
    noting(.controller, .init(.init(self), text: "didMove(toParent: \(Self.name(parent)))"), Self.callbackWords) {
      didMove(toParent: parent)
    }
  }

  private func drop(_ child: UIViewController) {
    storedChildren.removeAll { $0 === child }
    child.storedParent = nil
  }
}
