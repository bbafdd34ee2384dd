import Foundation
import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct PropertyAnimatorTests {
  private let stage: Stage
  private let view: UIView

  init() throws {
    stage = try Stage()
    view = try stage.add(UIView())
  }

  private func animator(_ duration: TimeInterval = 1) throws -> UIViewPropertyAnimator {
    try stage.app.run {
      let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in view.frame.origin.x = 200 }
      animator.addCompletion { [stage] in stage.note("completed at \($0)") }
      return animator
    }
  }

  private var shownX: CGFloat? { view.layer.presentation().map { $0.frame.minX } }

  @Test func `An animator is inactive until it starts, then active, and inactive when it is done`() throws {
    let animator = try animator()
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(view.frame.minX == 100)
    try stage.app.run { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning)
    #expect(view.frame.minX == 200)
    try stage.wait(0.25)
    #expect(animator.fractionComplete == 0.25)
    #expect(shownX == 125)
    try stage.wait(0.75)
    #expect(stage.takeLog() == ["completed at end"])
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test func `It can be paused, scrubbed and continued`() throws {
    let animator = try animator()
    try stage.app.run { animator.startAnimation() }
    try stage.wait(0.25)
    try stage.app.run { animator.pauseAnimation() }
    try stage.wait(5)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(shownX == 125)
    try stage.app.run { animator.fractionComplete = 0.75 }
    #expect(shownX == 175)
    try stage.app.run { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    try stage.wait(0.24)
    #expect(stage.takeLog() == [])
    try stage.wait(0.01)
    #expect(stage.takeLog() == ["completed at end"])
  }

  @Test func `Turned round it goes back and leaves the first values`() throws {
    let animator = try animator()
    try stage.app.run { animator.startAnimation() }
    try stage.wait(0.5)
    try stage.app.run { animator.isReversed = true }
    try stage.wait(0.25)
    #expect(shownX == 125)
    try stage.wait(0.25)
    #expect(stage.takeLog() == ["completed at start"])
    #expect(view.frame.minX == 100)
  }

  @Test func `Stopped without finishing it leaves what is seen and tells nobody`() throws {
    let animator = try animator()
    try stage.app.run { animator.startAnimation() }
    try stage.wait(0.5)
    try stage.app.run { animator.stopAnimation(true) }
    #expect(animator.state == .inactive)
    #expect(view.frame.minX == 150)
    try stage.wait(5)
    #expect(stage.takeLog() == [])
  }

  @Test(
    arguments: [
      (UIViewAnimatingPosition.end, 200), (.start, 100), (.current, 150),
    ] as [(UIViewAnimatingPosition, CGFloat)])
  func `Stopped it waits to be finished at a position`(_ position: UIViewAnimatingPosition, _ x: CGFloat) throws {
    let animator = try animator()
    try stage.app.run { animator.startAnimation() }
    try stage.wait(0.5)
    try stage.app.run { animator.stopAnimation(false) }
    #expect(animator.state == .stopped)
    #expect(stage.takeLog() == [])
    try stage.app.run { animator.finishAnimation(at: position) }
    #expect(animator.state == .inactive)
    #expect(view.frame.minX == x)
    #expect(stage.takeLog() == ["completed at \(position)"])
  }

  @Test func `Finishing what was not stopped, and starting what was, are exceptions`() throws {
    let animator = try animator()
    try stage.app.run { animator.startAnimation() }
    #expect(throws: UncaughtException.self) { try stage.app.run { animator.finishAnimation(at: .end) } }
    let other = try Stage()
    try other.app.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.startAnimation()
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: .end)
      animator.startAnimation()
    }
  }

  @Test func `A delay counts, and changes may be added on the way`() throws {
    let animator = try animator()
    try stage.app.run { animator.startAnimation(afterDelay: 0.5) }
    try stage.wait(1)
    #expect(shownX == 150)
    try stage.app.run { animator.addAnimations { [view] in view.alpha = 0 } }
    #expect(view.layer.presentation()?.opacity == 1)
    try stage.wait(0.25)
    #expect(view.layer.presentation()?.opacity == 0.5)
    try stage.wait(0.25)
    #expect(stage.takeLog() == ["completed at end"])
  }

  @Test func `It may pause at its end, and it lets touches through unless told otherwise`() throws {
    let animator = try animator()
    animator.pausesOnCompletion = true
    try stage.app.run { animator.startAnimation() }
    #expect(stage.app.window?.hitTest(CGPoint(x: 250, y: 150), with: nil) === view)
    try stage.wait(1)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(stage.takeLog() == [])
    let blocking = try self.animator()
    blocking.isUserInteractionEnabled = false
    try stage.app.run { view.frame.origin.x = 100 }
    try stage.app.run { blocking.startAnimation() }
    #expect(stage.app.window?.hitTest(CGPoint(x: 250, y: 150), with: nil) !== view)
  }

  @Test func `The running form starts at once`() throws {
    try stage.app.run {
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0.5) { [view] in
        view.alpha = 0
      } completion: { [stage] in
        stage.note("completed at \($0)")
      }
      #expect(animator.state == .active && animator.isRunning)
    }
    try stage.wait(1)
    #expect(stage.takeLog() == ["completed at end"])
  }

  @Test func `An animator made without anything takes no time, and eases in and out`()
    throws
  {
    let animator = UIViewPropertyAnimator()
    #expect(animator.duration == 0)
    #expect(animator.timingParameters.cubicTimingParameters?.animationCurve == .easeInOut)
    #expect(UICubicTimingParameters().controlPoint1 == CGPoint(x: 0.42, y: 0))
    try stage.app.run {
      animator.addAnimations { [view] in view.frame.origin.x = 300 }
      animator.startAnimation()
    }
    #expect(view.frame.minX == 300)
    try stage.wait(0.02)
    #expect(animator.state == .inactive)
  }
}
