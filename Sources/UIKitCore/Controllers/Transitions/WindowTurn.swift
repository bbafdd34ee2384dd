import Foundation
import PlainviewGraphics
import PlainviewRuntime

/// A rotation of a window: its controllers are called before it and may animate alongside.
@MainActor final class WindowTurn: NSObject {
  private let window: UIWindow
  private let former: UIInterfaceOrientation
  private let size: CGSize
  private let traits: UITraitCollection
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var isOver = false

  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The duration of a device's rotation by a quarter turn, in seconds.
  private static let duration: TimeInterval = 0.3

  init(of window: UIWindow, from former: UIInterfaceOrientation, to size: CGSize, _ traits: UITraitCollection) {
    self.window = window
    self.former = former
    self.size = size
    self.traits = traits
    super.init()
  }

  /// Tells the root controller and what it presents of the new traits, if they are others, and of the new size.
  func announce() {
    for controller in controllers where traits != controller.traitCollection {
      UserCode.run { controller.willTransition(to: traits, with: self) }
    }
    for controller in controllers { UserCode.run { controller.viewWillTransition(to: size, with: self) } }
  }

  /// Tells a controller by the methods from before iOS 8.
  func tellByFormerMethods(_ controller: UIViewController) {
    let (former, new) = (former, window.application.life.interfaceOrientation)
    UserCode.run { controller.willRotate(to: new, duration: Self.duration) }
    _ = animate(
      alongsideTransition: { _ in
        UserCode.run { controller.willAnimateRotation(to: new, duration: Self.duration) }
      },
      completion: { _ in UserCode.run { controller.didRotate(from: former) } })
  }

  private var controllers: [UIViewController] {
    var found: [UIViewController] = []
    var next = window.rootViewController
    while let controller = next {
      found.append(controller)
      next = controller.storedPresented
    }
    return found
  }

  /// Runs the animations alongside the rotation, and calls the completions after its duration.
  func run() {
    let animations = animations
    UIView.animate(withDuration: Self.duration) { [window, self] in
      for animation in animations { UserCode.run { animation(self) } }
      window.layoutIfNeeded()
    }
    window.application.clock.schedule(after: Self.duration, "end of turning") { self.end() }
  }

  private func end() {
    isOver = true
    for completion in completions { UserCode.run { completion(self) } }
    completions = []
  }
}

extension WindowTurn: UIViewControllerTransitionCoordinator {
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { Self.duration }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
