import Foundation
import PlainviewGestures
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

extension UINavigationController {
  /// Begins to show the change that waits: called by the layout (contract V13).
  func beginPendingChange() {
    guard let change = pendingChange, runningChange == nil else { return }
    pendingChange = nil
    guard let to = change.to, to !== change.from, let application = viewIfLoaded?.window?.application else {
      takeItems()
      settle(coming: change.coming, leaving: change.leaving)
      return change.transactions.forEach { $0.done() }
    }
    to.loadViewIfNeeded()
    takeItems()
    takeInsets(of: to)
    if let view = to.viewIfLoaded, view.translatesAutoresizingMaskIntoConstraints {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    var plan = ControllerTransition.Plan(
      from: change.from, to: to,
      in: transitionView, finalFrame: contentFrame(of: to), isAnimated: change.isAnimated)
    plan.insertsBelow = change.operation == .pop
    if change.isAnimated { chooseAnimators(of: &plan, change.operation) }
    plan.didTell = { [self] in
      tell("navigationController(_:willShow:animated:)") {
        $0.navigationController(self, willShow: to, animated: change.isAnimated)
      }
    }
    plan.didEnd = { [self] isFinished in end(change, isFinished: isFinished) }
    let transition = ControllerTransition(plan, application: application)
    runningChange = (change, transition)
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    transition.begin()
  }

  private func chooseAnimators(of plan: inout ControllerTransition.Plan, _ operation: Operation) {
    plan.animator = StandardAnimator(duration: StandardAnimator.pushDuration)
    plan.interactor = popInteraction
    guard let from = plan.from, let to = plan.to else { return }
    let animator: (any UIViewControllerAnimatedTransitioning)? = UserCode.ask(
      delegate, "navigationController(_:animationControllerFor:from:to:)"
    ) { $0.navigationController(self, animationControllerFor: operation, from: from, to: to) }
    guard let animator else { return }
    plan.animator = animator
    plan.interactor = UserCode.ask(delegate, "navigationController(_:interactionControllerFor:)") {
      $0.navigationController(self, interactionControllerFor: animator)
    }
  }

  private func tell(_ method: StaticString, _ call: (any UINavigationControllerDelegate) -> Void) {
    UserCode.tell(delegate, method, nil, call)
  }

  private func end(_ change: StackChange, isFinished: Bool) {
    runningChange = nil
    popInteraction = nil
    if isFinished { settle(coming: change.coming, leaving: change.leaving) } else { takeBack(change) }
    viewIfLoaded?.setNeedsLayout()
    // A pop that the user cancels shows nothing new: devices do not call the delegate then.
    if isFinished, let shown = change.to {
      tell("navigationController(_:didShow:animated:)") {
        $0.navigationController(self, didShow: shown, animated: change.isAnimated)
      }
    }
    for transaction in change.transactions { transaction.done() }
    runNextWaiting()
  }

  private func runNextWaiting() {
    while runningChange == nil, pendingChange == nil, !waitingChanges.isEmpty {
      waitingChanges.removeFirst()()
    }
  }

  /// Restores the stack from before a change that was cancelled.
  private func takeBack(_ change: StackChange) {
    stack = change.former
    for controller in change.leaving {
      controller.isLeavingParent = false
      controller.tellDidMove(toParent: self)
    }
    for controller in change.coming {
      controller.isEnteringParent = false
      controller.tellWillMove(toParent: nil)
      controller.removeFromParent()
    }
    takeItems()
  }

  // MARK: Bars

  func takeItems() {
    let items = stack.map(\.navigationItem)
    if navigationBar.items ?? [] != items { navigationBar.items = items }
    takeToolbarItems()
  }

  private func takeToolbarItems() {
    let items = topViewController?.toolbarItems ?? []
    if toolbar.items ?? [] != items { toolbar.items = items }
  }

  /// Sets the frames of the bars, and of the shown controller's view beside or below them.
  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    takeToolbarItems()
    watchContent()
    let safe = view.safeAreaInsets
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: navigationBar.shownHeight)
    toolbar.isHidden = isToolbarHidden
    let height = UIToolbar.standardHeight
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - safe.bottom - height, width: view.bounds.width, height: height)
    guard let top = topViewController, runningChange == nil, let content = top.viewIfLoaded else { return }
    takeInsets(of: top)
    let frame = contentFrame(of: top)
    if content.superview === transitionView, content.frame != frame { content.frame = frame }
    followSearch()
  }

  /// Sets the insets of a controller's view by the bars that cover it.
  func takeInsets(of controller: UIViewController) {
    controller.barInsets = UIEdgeInsets(
      top: isNavigationBarHidden || !extends(controller, .top) ? 0 : navigationBar.shownHeight, left: 0,
      bottom: isToolbarHidden || !extends(controller, .bottom) ? 0 : UIToolbar.standardHeight, right: 0)
  }

  /// Whether a controller's view reaches below the bars of an edge.
  private func extends(_ controller: UIViewController, _ edge: UIRectEdge) -> Bool {
    let isOpaque = edge == .top ? !navigationBar.isTranslucent : !toolbar.isTranslucent
    return controller.edgesForExtendedLayout.contains(edge)
      && (!isOpaque || controller.extendedLayoutIncludesOpaqueBars)
  }

  func contentFrame(of controller: UIViewController) -> CGRect {
    guard let view = viewIfLoaded else { return .zero }
    var insets = UIEdgeInsets.zero
    if !isNavigationBarHidden, !extends(controller, .top) {
      insets.top = view.safeAreaInsets.top + navigationBar.shownHeight
    }
    if !isToolbarHidden, !extends(controller, .bottom) {
      insets.bottom = view.safeAreaInsets.bottom + UIToolbar.standardHeight
    }
    return transitionView.bounds.inset(by: insets)
  }

  // MARK: The pan that leads back

  /// Whether a pan from the edge may pop now.
  var mayPopInteractively: Bool {
    guard stack.count > 1, runningChange == nil, let item = topViewController?.navigationItem else { return false }
    let hasOwn = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !hasOwn && !isNavigationBarHidden
  }

  func handleInteractivePop(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer, let view = viewIfLoaded else { return }
    let share = abs(pan.translation(in: view).x) / max(view.bounds.width, 1)
    switch pan.state {
    case .began:
      guard stack.count > 1, runningChange == nil else { return }
      popInteraction = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
      beginPendingChange()
      popInteraction?.update(share)
    case .changed: popInteraction?.update(share)
    case .ended:
      let speed = abs(pan.velocity(in: view).x)
      if share > 0.5 || speed > Self.flingSpeed { popInteraction?.finish() } else { popInteraction?.cancel() }
    case .cancelled, .failed: popInteraction?.cancel()
    case .possible: break
    }
  }

  /// The speed of a finger from which on a swipe goes back at any distance, in points a second; our choice.
  private static let flingSpeed: CGFloat = 500
}

/// The pan that pops, which is no recognizer of the app's own.
@MainActor final class _UIParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer, SystemRecognizer {}

/// Lets the pan begin where the back button is shown.
@MainActor final class PopGestureGuard: NSObject, UIGestureRecognizerDelegate {
  weak var controller: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    controller?.mayPopInteractively ?? false
  }
}
