import Foundation
import PlainviewRuntime

// Transitions from one child's view to another's.
extension UIViewController {
  /// The order is that of known reimplementations of UIKit, since no log of a device is available: the disappearing and
  /// the appearing child are told, time passes, the completion runs, and both are told again.
  func change(
    _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    guard from.storedParent === self, to.storedParent === self else { return refuseTransition(from, to) }
    to.loadViewIfNeeded()
    guard UserCode.mayRun else { return }
    let isSeen = appearance == .appeared || appearance == .appearing
    let tells = isSeen && shouldAutomaticallyForwardAppearanceMethods
    let animated = duration > 0
    if tells {
      from.beginAppearanceTransition(false, animated: animated)
      to.beginAppearanceTransition(true, animated: animated)
    }
    guard let container = from.viewIfLoaded?.superview ?? viewIfLoaded, let appearing = to.view else { return }
    UIView.transition(with: container, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) { appearing.isHidden = false }
      if appearing.superview !== container { container.addSubview(appearing) }
      UserCode.run { animations?() }
    } completion: { isFinished in
      guard UserCode.mayRun else { return }
      if options.contains(.showHideTransitionViews) {
        from.viewIfLoaded?.isHidden = true
      } else {
        from.viewIfLoaded?.removeFromSuperview()
      }
      UserCode.run { completion?(isFinished) }
      guard tells, UserCode.mayRun else { return }
      from.endAppearanceTransition()
      to.endAppearanceTransition()
    }
  }

  private func refuseTransition(_ from: UIViewController, _ to: UIViewController) {
    func text(_ controller: UIViewController) -> String { "<\(SimulatedProcess.classAndAddress(of: controller))>" }
    raise(
      .invalidArgument(
        "Children view controllers \(text(from)) and \(text(to)) must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
    )
  }
}
