import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Animations that continue although code pauses them, and what is animated through UIKit's protocols.
@MainActor @Suite struct InterruptibleAnimatorTests {
  private func started(_ stage: Stage, interruptible: Bool) throws -> UIViewPropertyAnimator {
    let view = try stage.add(UIView())
    return try stage.app.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 200 }
      #expect(animator.isInterruptible)
      animator.isInterruptible = interruptible
      animator.addCompletion { stage.note("completed at \($0)") }
      animator.startAnimation()
      return animator
    }
  }

  @Test func `What cannot be interrupted runs to its end`() throws {
    let stage = try Stage()
    let animator = try started(stage, interruptible: false)
    try stage.wait(0.25)
    try stage.app.run {
      animator.pauseAnimation()
      animator.fractionComplete = 0.9
      animator.stopAnimation(true)
    }
    #expect(animator.isRunning && animator.state == .active && animator.fractionComplete == 0.25)
    try stage.wait(0.75)
    #expect(stage.takeLog() == ["completed at end"])
  }

  @Test func `An animator is led through the protocol that it conforms to`() throws {
    let stage = try Stage()
    let animator: any UIViewImplicitlyAnimating = try started(stage, interruptible: true)
    try stage.app.run {
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      animator.addCompletion { stage.note("and \($0)") }
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    try stage.wait(0.5)
    #expect(stage.takeLog() == ["completed at start", "and start"])
  }

  @Test func `A copy has the settings but neither changes nor completions`() throws {
    let stage = try Stage()
    let animator = try started(stage, interruptible: false)
    let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
    #expect(copy.duration == 1 && !copy.isInterruptible && copy.state == .inactive)
    try stage.app.run { copy.startAnimation() }
    try stage.wait(1)
    #expect(stage.takeLog() == ["completed at end"])
  }
}
