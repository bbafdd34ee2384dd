package import Foundation
package import PlainviewGraphics
import PlainviewRuntime

/// A transition from one controller to another one: a push, a pop, a presentation or a dismissal.
///
/// The steps are UIKit's (contract V4 to V7): the disappearing and the appearing controller are told, the views are
/// exchanged, time passes, and both are told again. An animator may move the views, and an interaction may drive it and
/// cancel it.
@MainActor package final class ControllerTransition: NSObject {
  /// Which of the two controllers is told first; the order differs from container to container.
  package enum Order { case fromFirst, toFirst }

  /// What a transition does, as its container decides it.
  package struct Plan {
    package var from: UIViewController?
    package var to: UIViewController?
    /// The views that are moved in place of the controllers' own: a presentation may wrap these.
    package var viewOfFrom: (@MainActor () -> UIView?)?
    package var viewOfTo: (@MainActor () -> UIView?)?
    /// Whether each of the two gets appearance callbacks: a presenter that stays visible does not.
    package var tellsFrom = true
    package var tellsTo = true
    /// Whether the appearing view is inserted below the disappearing one.
    package var insertsBelow = false
    /// Whether the disappearing view is removed at the end.
    package var removesFrom = true
    package var container: UIView
    /// The final frame of the appearing view, in the container.
    package var finalFrame: CGRect
    package var style = UIModalPresentationStyle.none
    package var isAnimated: Bool
    /// Which controller is told first that the transition begins, has ended, and was cancelled.
    package var beginning = Order.fromFirst
    package var ending = Order.fromFirst
    package var cancelling = Order.toFirst
    package var animator: (any UIViewControllerAnimatedTransitioning)?
    package var interactor: (any UIViewControllerInteractiveTransitioning)?
    package var willBegin: @MainActor () -> Void = {}
    /// Runs when both controllers were told that the transition begins.
    package var didTell: @MainActor () -> Void = {}
    /// Runs when the transition was completed, before the controllers are told.
    package var willFinish: @MainActor () -> Void = {}
    /// Runs when both controllers were told; the argument says whether the transition was completed.
    package var didEnd: @MainActor (Bool) -> Void = { _ in }

    package init(
      from: UIViewController?, to: UIViewController?, in container: UIView, finalFrame: CGRect,
      isAnimated: Bool
    ) {
      self.from = from
      self.to = to
      self.container = container
      self.finalFrame = finalFrame
      self.isAnimated = isAnimated
    }
  }

  let plan: Plan
  let application: UIApplication
  package private(set) var isInteractive = false
  private(set) var wasCancelled = false
  package private(set) var percentComplete: CGFloat = 0
  private(set) var isOver = false
  private let initialFrame: CGRect
  private var alongside = AlongsideAnimations()

  package init(_ plan: Plan, application: UIApplication) {
    self.plan = plan
    self.application = application
    initialFrame = (plan.viewOfFrom?() ?? plan.from?.viewIfLoaded)?.frame ?? .zero
    super.init()
  }

  /// The animator, when the transition takes time.
  var animator: (any UIViewControllerAnimatedTransitioning)? { plan.isAnimated ? plan.animator : nil }

  private var disappearingView: UIView? { plan.viewOfFrom?() ?? plan.from?.viewIfLoaded }
  private var appearingView: UIView? { plan.viewOfTo?() ?? plan.to?.viewIfLoaded }

  // MARK: Beginning

  package func begin() {
    guard UserCode.mayRun else { return }
    application.transitions.append(self)
    plan.from?.transitionUnderWay = self
    plan.to?.transitionUnderWay = self
    plan.willBegin()
    inOrder(
      plan.beginning, from: { $0.beginDisappearing(animated: $1) }, to: { $0.beginAppearing(animated: $1) })
    guard UserCode.mayRun else { return }
    plan.didTell()
    guard UserCode.mayRun else { return }
    if let animator { show(by: animator) } else { change() }
  }

  private func show(by animator: any UIViewControllerAnimatedTransitioning) {
    if let interactor = plan.interactor {
      isInteractive = interactor.wantsInteractiveStart
      UserCode.run { interactor.startInteractiveTransition(self) }
    } else {
      UserCode.run { animator.animateTransition(using: self) }
    }
    guard UserCode.mayRun else { return }
    alongside.run(over: animator.transitionDuration(using: self), self)
  }

  /// Without animation the views are exchanged at once, and the rest follows after the turn's layout.
  private func change() {
    placeAppearingView()
    alongside.run(over: 0, self)
    application.afterCommit { self.completeTransition(true) }
  }

  /// Adds the appearing view to the container with its final frame; one that was never covered stays where it is.
  func placeAppearingView() {
    guard plan.tellsTo, let view = appearingView else { return }
    view.frame = plan.finalFrame
    guard view.superview !== plan.container else { return }
    if plan.insertsBelow, let other = disappearingView, other.superview === plan.container {
      plan.container.insertSubview(view, belowSubview: other)
    } else {
      plan.container.addSubview(view)
    }
  }

  // MARK: Ending

  private func end(isFinished: Bool) {
    guard !isOver, UserCode.mayRun else { return }
    isOver = true
    UserCode.run { plan.animator?.animationEnded(isFinished) }
    if isFinished { finish() } else { rollBack() }
    for controller in [plan.from, plan.to] where controller?.transitionUnderWay === self {
      controller?.transitionUnderWay = nil
    }
    application.transitions.removeAll { $0 === self }
    (plan.interactor as? UIPercentDrivenInteractiveTransition)?.transitionDidEnd(self)
    plan.didEnd(isFinished)
    alongside.end(self)
  }

  /// Sends the appearance callbacks to the controllers that get them.
  private func inOrder(
    _ order: Order, from tellFrom: (UIViewController, Bool) -> Void, to tellTo: (UIViewController, Bool) -> Void
  ) {
    if order == .fromFirst, plan.tellsFrom, let from = plan.from { tellFrom(from, plan.isAnimated) }
    if plan.tellsTo, let to = plan.to { tellTo(to, plan.isAnimated) }
    if order == .toFirst, plan.tellsFrom, let from = plan.from { tellFrom(from, plan.isAnimated) }
  }

  private func finish() {
    plan.willFinish()
    if plan.removesFrom { disappearingView?.removeFromSuperview() }
    inOrder(
      plan.ending, from: { $0.finishDisappearing(animated: $1) }, to: { $0.finishAppearing(animated: $1) })
  }

  /// The transition was cancelled: the appearing view is removed, and the disappearing one stays.
  private func rollBack() {
    if plan.tellsTo { appearingView?.removeFromSuperview() }
    inOrder(plan.cancelling) { from, animated in
      from.beginAppearing(animated: animated)
      from.continueAppearing(animated: animated)
      from.finishAppearing(animated: animated)
    } to: { to, animated in
      to.beginDisappearing(animated: animated)
      to.finishDisappearing(animated: animated)
    }
  }
}

extension UIViewControllerAnimatedTransitioning {
  /// What moves the views of a transition that can be paused; nil where the app does not say.
  func animator(for transition: ControllerTransition) -> (any UIViewImplicitlyAnimating)? {
    UserCode.ask(self, "interruptibleAnimator(using:)") { $0.interruptibleAnimator(using: transition) }
  }
}

// MARK: - For animators

extension ControllerTransition: UIViewControllerContextTransitioning {
  package var containerView: UIView { plan.container }
  package var isAnimated: Bool { plan.isAnimated }
  package var transitionWasCancelled: Bool { wasCancelled }
  package var presentationStyle: UIModalPresentationStyle { plan.style }
  package var targetTransform: CGAffineTransform { .identity }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if isInteractive { self.percentComplete = percentComplete }
  }

  package func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  package func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  package func pauseInteractiveTransition() { isInteractive = true }

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive, !isOver else { return }
    isInteractive = false
    wasCancelled = isCancelled
    alongside.interactionChanged(self)
  }

  package func completeTransition(_ didComplete: Bool) { end(isFinished: didComplete) }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: plan.from
    case .to: plan.to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: plan.tellsFrom ? disappearingView : nil
    case .to: plan.tellsTo ? appearingView : nil
    default: nil
    }
  }

  package func initialFrame(for controller: UIViewController) -> CGRect {
    controller === plan.from ? initialFrame : .zero
  }

  package func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === plan.to { return plan.finalFrame }
    return controller === plan.from && !plan.removesFrom ? initialFrame : .zero
  }
}

// MARK: - For code beside it

extension ControllerTransition: UIViewControllerTransitionCoordinator {
  package var initiallyInteractive: Bool { plan.interactor?.wantsInteractiveStart ?? false }
  package var isInterruptible: Bool { animator?.animator(for: self) != nil }
  package var isCancelled: Bool { wasCancelled }
  package var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
  package var completionVelocity: CGFloat { plan.interactor?.completionSpeed ?? 1 }
  package var completionCurve: UIView.AnimationCurve { plan.interactor?.completionCurve ?? .easeInOut }

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    alongside.add(animation, completion, to: self)
    return true
  }

  package func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { alongside.interactionHandlers.append(handler) }
}
