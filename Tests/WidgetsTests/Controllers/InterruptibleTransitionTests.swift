import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Transitions whose animator can be paused and driven by a finger.
@MainActor @Suite struct InterruptibleTransitionTests {
  private func presented() throws -> (Stage, UIViewController, Fall) {
    let (stage, controller) = (try Stage(), UIViewController())
    let fall = Fall(stage)
    try stage.present(controller, by: fall)
    return (stage, controller, fall)
  }

  @Test func `A finger leads the animator that can be interrupted`() throws {
    let (stage, controller, fall) = try presented()
    try stage.app.run { controller.dismiss(animated: true) }
    try stage.wait(5)
    #expect(controller.transitionCoordinator?.isInterruptible == true)
    #expect(fall.animator?.state == .active && fall.animator?.isRunning == false)
    try stage.app.run { fall.interactor.update(0.5) }
    #expect(fall.animator?.fractionComplete == 0.5)
    try stage.app.run { fall.interactor.finish() }
    try stage.wait(0.4)
    #expect(stage.takeLog() == [])
    try stage.wait(0.2)
    #expect(stage.takeLog() == ["ended true"])
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test func `One that is called off runs back in the time that it took`() throws {
    let (stage, controller, fall) = try presented()
    try stage.app.run { controller.dismiss(animated: true) }
    try stage.app.run { fall.interactor.update(0.3) }
    try stage.app.run { fall.interactor.cancel() }
    try stage.wait(0.35)
    #expect(stage.takeLog() == ["ended false"])
    #expect(stage.controller.presentedViewController === controller)
    #expect(controller.view.frame.minY == 0)
  }

  @Test func `One that began by itself can be caught, and called off`() throws {
    let (stage, controller, fall) = try presented()
    fall.interactor.wantsInteractiveStart = false
    try stage.app.run { controller.dismiss(animated: true) }
    try stage.wait(0.25)
    #expect(controller.transitionCoordinator?.isInteractive == false)
    #expect(fall.animator?.isRunning == true)
    try stage.app.run { fall.interactor.pause() }
    #expect(controller.transitionCoordinator?.isInteractive == true)
    #expect(abs(fall.interactor.percentComplete - 0.25) < 0.001)
    try stage.wait(5)
    #expect(stage.takeLog() == [])
    try stage.app.run { fall.interactor.cancel() }
    try stage.app.settle()
    #expect(stage.takeLog() == ["ended false"])
    #expect(stage.controller.presentedViewController === controller)
  }

  @Test func `Without a finger the animator moves the views itself`() throws {
    let (stage, controller, fall) = try presented()
    fall.isInteractive = false
    try stage.app.run { controller.dismiss(animated: true) }
    try stage.wait(1.1)
    #expect(stage.takeLog() == ["animate", "ended true"])
  }
}

/// Moves the disappearing view out of the screen in a second.
private final class Fall: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  private let stage: Stage
  let interactor = UIPercentDrivenInteractiveTransition()
  var isInteractive = true
  private(set) var animator: UIViewPropertyAnimator?

  init(_ stage: Stage) { self.stage = stage }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interactor : nil }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    stage.note("animate")
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      transitionContext.view(forKey: .from)?.frame.origin.y = 844
    }
    made.addCompletion { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    stage.note("ended \(transitionCompleted)")
    animator = nil
  }
}
