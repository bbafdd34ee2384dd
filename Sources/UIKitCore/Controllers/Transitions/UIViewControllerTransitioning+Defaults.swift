import PlainviewRuntime

extension UIViewControllerAnimatedTransitioning {
  /// By default an animator of no duration.
  dynamic public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    leftOut(by: self, UIViewPropertyAnimator(duration: 0, curve: .linear), with: [transitionContext])
  }

  /// Does nothing by default.
  dynamic public func animationEnded(_ transitionCompleted: Bool) { leftOut(by: self, with: [transitionCompleted]) }
}
