import Foundation

extension UIView {
  /// An animation that the system has for views.
  public enum SystemAnimation: UInt, Sendable {
    /// The views vanish and leave their superviews.
    case delete = 0
  }

  /// Runs an animation of the system on views, with animations of the app's own beside it; 0.25 seconds.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let opacities = views.map(\.alpha)
    animate(withDuration: 0.25, delay: 0, options: options) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { isFinished in
      for (view, opacity) in zip(views, opacities) {
        view.removeFromSuperview()
        view.alpha = opacity
      }
      completion?(isFinished)
    }
  }
}
