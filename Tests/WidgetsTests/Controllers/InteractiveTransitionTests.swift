import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Transitions that an app shows itself, and those that a finger leads.
@MainActor @Suite struct InteractiveTransitionTests {
  private func presented() throws -> (Stage, UIViewController, Slide) {
    let (stage, controller) = (try Stage(), UIViewController())
    let slide = Slide(stage)
    try stage.present(controller, by: slide)
    return (stage, controller, slide)
  }

  @Test func `A dismissal waits for the finger that leads it, and is carried out`() throws {
    let (stage, controller, slide) = try presented()
    try stage.app.run { controller.dismiss(animated: true) { stage.note("completion") } }
    try stage.wait(5)
    #expect(controller.isBeingDismissed)
    #expect(stage.controller.presentedViewController === controller)
    try stage.app.run { slide.interactor.update(0.5) }
    #expect(abs((controller.view.layer.presentation()?.frame.minY ?? 0) - 422) < 0.001)
    #expect(stage.takeLog() == [])
    try stage.app.run { slide.interactor.finish() }
    try stage.app.settle()
    #expect(stage.takeLog() == ["ended true", "completion"])
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test func `A dismissal that the finger calls off leaves everything as it was`() throws {
    let (stage, controller, slide) = try presented()
    try stage.app.run { controller.dismiss(animated: true) }
    try stage.app.run { slide.interactor.update(0.3) }
    try stage.app.run { slide.interactor.cancel() }
    try stage.app.settle()
    #expect(stage.takeLog() == ["ended false"])
    #expect(stage.controller.presentedViewController === controller)
    #expect(controller.view.window != nil)
    #expect(!controller.isBeingDismissed)
    // And again, to the end.
    try stage.app.run { controller.dismiss(animated: true) }
    try stage.app.run { slide.interactor.finish() }
    try stage.app.settle()
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test func `Code beside a transition runs with it and after it`() throws {
    let stage = try Stage()
    let controller = UIViewController()
    try stage.app.run {
      stage.controller.present(controller, animated: true)
    }
    try stage.app.run {
      let coordinator = controller.transitionCoordinator
      #expect(coordinator?.isAnimated == true)
      coordinator?.animate(alongsideTransition: { _ in stage.note("beside") }) { context in
        stage.note("after, cancelled \(context.isCancelled)")
      }
    }
    try stage.app.settle()
    #expect(stage.takeLog() == ["beside", "after, cancelled false"])
    #expect(controller.transitionCoordinator == nil)
  }

  @Test func `A navigation controller's delegate shows pushes itself`() throws {
    let stage = try Stage()
    let slide = Slide(stage)
    let delegate = PushDelegate(slide)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = delegate
    let app = XCUIApplication(rootViewController: navigation)
    try app.launch()
    try app.run { navigation.pushViewController(UIViewController(), animated: true) }
    try app.advance(by: 0.9)
    #expect(stage.takeLog() == [])
    try app.advance(by: 0.2)
    #expect(stage.takeLog() == ["ended true"])
    #expect(delegate.operations == [.push])
    #expect(navigation.viewControllers.count == 2)
  }
}

/// Slides the disappearing view out at the bottom, or the appearing one in over it, in a second.
private final class Slide: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  private let stage: Stage
  let interactor = UIPercentDrivenInteractiveTransition()

  init(_ stage: Stage) { self.stage = stage }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let coming = context.view(forKey: .to) { context.containerView.addSubview(coming) }
    UIView.animate(withDuration: 1) {
      context.view(forKey: .from)?.frame.origin.y = 844
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { stage.note("ended \(transitionCompleted)") }
}

private final class PushDelegate: NSObject, UINavigationControllerDelegate {
  private let slide: Slide
  private(set) var operations: [UINavigationController.Operation] = []

  init(_ slide: Slide) { self.slide = slide }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return slide
  }
}
