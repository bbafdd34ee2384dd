package import Foundation

/// UIKit's own transitions: the views are exchanged at once, and the duration of the device's animation passes.
@MainActor package final class StandardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long a screen takes to be pushed or popped, in seconds.
  package static let pushDuration: TimeInterval = 0.35
  /// How long a screen takes to come over another one or to go, in seconds.
  package static let presentationDuration: TimeInterval = 0.5

  private let duration: TimeInterval

  package init(duration: TimeInterval) {
    self.duration = duration
    super.init()
  }

  package func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    (context as? ControllerTransition)?.placeAppearingView()
    UIView.transition(with: context.containerView, duration: duration, animations: nil) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
