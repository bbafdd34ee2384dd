import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Presentation controllers that show a view of their own around that of the controller: their `presentedView`.
@MainActor @Suite struct WrappedPresentationTests {
  @Test(arguments: [true, false]) func `The view around the controller's comes and goes`(isAnimated: Bool) throws {
    let stage = try Stage()
    let delegate = WrappingDelegate()
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    try stage.app.run { stage.controller.present(controller, animated: isAnimated) }
    try stage.app.settle()
    let wrapper = try #require(delegate.presentation?.wrapper)
    #expect(wrapper.superview === delegate.presentation?.containerView)
    #expect(controller.view.superview === wrapper)
    #expect(wrapper.frame == CGRect(x: 20, y: 400, width: 350, height: 300))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 350, height: 300))
    #expect(controller.view.window != nil)
    try stage.app.run { controller.dismiss(animated: isAnimated) }
    try stage.app.settle()
    #expect(wrapper.window == nil)
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test func `An animator gets the view around the controller's`() throws {
    let stage = try Stage()
    let delegate = WrappingDelegate()
    delegate.animates = true
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    try stage.app.run { stage.controller.present(controller, animated: true) }
    try stage.app.settle()
    let wrapper = try #require(delegate.presentation?.wrapper)
    #expect(delegate.came === wrapper)
    try stage.app.run { controller.dismiss(animated: true) }
    try stage.app.settle()
    #expect(delegate.went === wrapper)
    #expect(wrapper.window == nil)
  }
}

private final class WrappingDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var animates = false
  private(set) var presentation: WrappingPresentation?
  private(set) var came: UIView?
  private(set) var went: UIView?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let presentation = WrappingPresentation(presentedViewController: presented, presenting: presenting)
    self.presentation = presentation
    return presentation
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? self : nil }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animates ? self : nil
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      came = view
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
    }
    if let view = context.view(forKey: .from) { went = view }
    context.completeTransition(true)
  }
}

private final class WrappingPresentation: UIPresentationController {
  private(set) var wrapper: UIView?

  override var presentedView: UIView? { wrapper }

  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 20, y: 400, width: 350, height: 300) }

  override func presentationTransitionWillBegin() {
    guard let content = presentedViewController.view else { return }
    let wrapper = UIView(frame: frameOfPresentedViewInContainerView)
    content.frame = wrapper.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(content)
    self.wrapper = wrapper
  }
}
