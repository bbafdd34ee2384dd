public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Lets an app animate views while a menu opens or closes, and be told of the end.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that the configuration's provider made.
  var previewViewController: UIViewController? { get }
  /// Adds changes that run with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a tapped preview is dismissed; raw values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// The same for a preview that was tapped.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview is dismissed; kept as data, since it is removed at once.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Animations and completions of an app for opening or closing a menu.
@MainActor package final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  package weak var previewViewController: UIViewController?
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// The time until completions run, in seconds.
  static let duration: TimeInterval = 0.3

  package init(_ previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
    super.init()
  }

  package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Begins the animations; the completions follow when their time is over.
  package func run() {
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    if !animations.isEmpty {
      UIView.animate(withDuration: Self.duration) {
        for animation in animations { UserCode.run(animation) }
      }
    }
    guard !completions.isEmpty else { return }
    let preview = previewViewController
    UIApplication.shared.clock.schedule(after: Self.duration, "the end of a menu's animation") {
      withExtendedLifetime(preview) {
        for completion in completions { UserCode.run(completion) }
      }
    }
  }
}
