import Foundation
import PlainviewRuntime

/// The app's own animations and completions alongside a transition.
@MainActor struct AlongsideAnimations {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Block] = []
  private var completions: [Block] = []
  private var runs = false
  var interactionHandlers: [Block] = []

  /// Adds blocks; those that are added while the transition runs are run at once.
  mutating func add(_ animation: Block?, _ completion: Block?, to transition: ControllerTransition) {
    if let completion { completions.append(completion) }
    guard let animation else { return }
    if runs { animation(transition) } else { animations.append(animation) }
  }

  /// Shows the animations over the time of the transition, in seconds.
  mutating func run(over duration: TimeInterval, _ transition: ControllerTransition) {
    runs = true
    let blocks = animations
    animations = []
    guard !blocks.isEmpty else { return }
    let all = { for block in blocks { UserCode.run { block(transition) } } }
    if duration > 0 { UIView.animate(withDuration: duration, animations: all) } else { all() }
  }

  func interactionChanged(_ transition: ControllerTransition) {
    for handler in interactionHandlers { UserCode.run { handler(transition) } }
  }

  mutating func end(_ transition: ControllerTransition) {
    let blocks = completions
    completions = []
    for block in blocks { UserCode.run { block(transition) } }
  }
}
