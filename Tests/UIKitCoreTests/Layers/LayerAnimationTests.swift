import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Notes the beginnings and ends of animations.
private final class AnimationNotes: NSObject, CAAnimationDelegate {
  var log: [String] = []
  func animationDidStart(_ anim: CAAnimation) { log.append("start \(anim.value(forKey: "name") as? String ?? "")") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.append("stop \(anim.value(forKey: "name") as? String ?? "") \(flag)")
  }
}

@MainActor @Suite struct LayerAnimationTests {
  private let stage: Stage
  private let view: UIView
  private let notes = AnimationNotes()

  init() throws {
    stage = try Stage()
    view = try stage.add(UIView())
  }

  private func fade(_ duration: TimeInterval = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.0
    animation.toValue = 1.0
    animation.duration = duration
    animation.delegate = notes
    animation.setValue("fade", forKey: "name")
    return animation
  }

  private func seen() throws -> Float { try stage.app.run { view.layer.presentation()?.opacity ?? -1 } }

  @Test func `A basic animation is seen on the way, and the model never changes`() throws {
    try stage.app.run {
      view.alpha = 0.5
      view.layer.add(fade(), forKey: "f")
    }
    #expect(notes.log == ["start fade"])
    try stage.wait(0.25)
    #expect(abs(try seen() - 0.25) < 1e-6)
    #expect(view.layer.opacity == 0.5)
    #expect(view.layer.animationKeys() == ["f"])
    try stage.wait(0.8)
    #expect(notes.log == ["start fade", "stop fade true"])
    #expect(try seen() == 0.5)
    #expect(view.layer.animation(forKey: "f") == nil)
  }

  @Test func `An animation of speed 0 stands at its time offset until it is removed`() throws {
    func hold(at offset: TimeInterval, _ fillMode: CAMediaTimingFillMode = .removed) throws {
      let held = fade()
      held.speed = 0
      held.timeOffset = offset
      held.fillMode = fillMode
      try stage.app.run { view.layer.add(held, forKey: "f") }
      try stage.wait(5)
    }
    try stage.app.run { view.alpha = 0.5 }
    try hold(at: 0.25)
    #expect(abs(try seen() - 0.25) < 1e-6)
    #expect(view.layer.animationKeys() == ["f"])
    #expect(notes.log == ["start fade"])
    try hold(at: 0.75)
    #expect(abs(try seen() - 0.75) < 1e-6)
    // Beyond its end nothing is seen of it, unless it fills what follows.
    try hold(at: 1.5)
    #expect(try seen() == 0.5)
    try hold(at: 1.5, .forwards)
    #expect(try seen() == 1)
    try stage.app.run { view.layer.removeAllAnimations() }
    #expect(notes.log.last == "stop fade false")
  }

  @Test func `An animation of negative speed runs backwards`() throws {
    let back = fade()
    back.speed = -2
    back.fillMode = .forwards
    back.isRemovedOnCompletion = false
    try stage.app.run { view.layer.add(back, forKey: "f") }
    #expect(try seen() == 1)
    try stage.wait(0.1)
    #expect(abs(try seen() - 0.8) < 1e-6)
    try stage.wait(0.3)
    #expect(abs(try seen() - 0.2) < 1e-6)
    try stage.wait(0.2)
    #expect(try seen() == 0)
    #expect(notes.log == ["start fade", "stop fade true"])
  }

  @Test func `An animation that is removed or replaced did not finish`() throws {
    try stage.app.run { view.layer.add(fade(), forKey: "f") }
    try stage.app.run { view.layer.add(fade(), forKey: "f") }
    #expect(notes.log == ["start fade", "stop fade false", "start fade"])
    try stage.app.run { view.layer.removeAllAnimations() }
    #expect(notes.log.last == "stop fade false")
    #expect(view.layer.animationKeys() == nil)
    try stage.wait(2)
    #expect(notes.log.count == 4)
  }

  @Test func `An animation is copied when it is added`() throws {
    let animation = fade()
    try stage.app.run { view.layer.add(animation, forKey: "f") }
    animation.toValue = 100.0
    try stage.wait(0.5)
    #expect(abs(try seen() - 0.5) < 1e-6)
  }

  @Test func `Repetitions go back and forth`() throws {
    let animation = fade()
    animation.autoreverses = true
    animation.repeatCount = 2
    try stage.app.run { view.layer.add(animation, forKey: nil) }
    try stage.wait(1.25)
    #expect(abs(try seen() - 0.75) < 1e-6)
    try stage.wait(1)
    #expect(abs(try seen() - 0.25) < 1e-6)
    try stage.wait(1.8)
    #expect(notes.log.last == "stop fade true")
  }

  @Test func `An animation without an end does not keep the app from settling`() throws {
    let animation = fade()
    animation.repeatCount = .infinity
    try stage.app.run { view.layer.add(animation, forKey: "f") }
    try stage.wait(100.5)
    #expect(abs(try seen() - 0.5) < 1e-6)
    #expect(notes.log == ["start fade"])
  }

  @Test func `What stays forwards stays until it is removed`() throws {
    let animation = fade()
    animation.toValue = 0.75
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    try stage.app.run { view.layer.add(animation, forKey: "f") }
    try stage.wait(5)
    #expect(try seen() == 0.75)
    #expect(notes.log.last == "stop fade true")
    try stage.app.run { view.layer.removeAnimation(forKey: "f") }
    #expect(try seen() == 1)
    #expect(notes.log.count == 2)
  }

  @Test func `Key frames are passed at their times`() throws {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 50]
    animation.keyTimes = [0, 0.25, 1]
    animation.duration = 4
    animation.isAdditive = true
    try stage.app.run { view.layer.add(animation, forKey: "x") }
    try stage.wait(0.5)
    let start = view.layer.position.x
    let first = try stage.app.run { view.layer.presentation()?.position.x ?? 0 }
    #expect(abs(first - start - 50) < 1e-6)
    try stage.wait(2)
    // Halfway between 100 and 50.
    let second = try stage.app.run { view.layer.presentation()?.position.x ?? 0 }
    #expect(abs(second - start - 75) < 1e-6)
  }

  @Test func `A group animates together, and turns and scales are seen`() throws {
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.toValue = CGFloat.pi
    turn.duration = 2
    let group = CAAnimationGroup()
    group.animations = [turn, fade(1)]
    group.duration = 2
    group.delegate = notes
    try stage.app.run { view.layer.add(group, forKey: "g") }
    try stage.wait(1)
    let transform = try stage.app.run { view.layer.presentation()?.affineTransform() ?? .identity }
    #expect(abs(atan2(transform.b, transform.a) - .pi / 2) < 1e-6)
    try stage.wait(1.5)
    #expect(notes.log == ["start ", "stop  true"])
  }

  @Test func `A transaction completes when its last animation is over`() throws {
    var log: [String] = []
    try stage.app.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      CATransaction.setCompletionBlock { log.append("done") }
      let animation = CABasicAnimation(keyPath: "cornerRadius")
      animation.toValue = 10
      view.layer.add(animation, forKey: "c")
      view.layer.add(fade(1), forKey: "f")
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
    try stage.wait(2.9)
    #expect(log == [])
    try stage.wait(0.2)
    #expect(log == ["done"])
    try stage.app.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("empty") }
      CATransaction.commit()
    }
    #expect(log == ["done", "empty"])
  }

  @Test func `Senseless animations are harmless`() throws {
    let animation = CABasicAnimation(keyPath: "no.such.key")
    animation.toValue = "text"
    animation.duration = .nan
    animation.speed = .nan
    animation.repeatCount = -3
    let frames = CAKeyframeAnimation(keyPath: "position")
    frames.values = [CGPoint.zero, 5, "x"]
    frames.keyTimes = [1, 1, 1]
    try stage.app.run {
      view.layer.add(animation, forKey: "a")
      view.layer.add(frames, forKey: "b")
      view.layer.add(CAAnimationGroup(), forKey: "c")
      _ = view.layer.presentation()
    }
    try stage.wait(1)
    #expect(view.layer.animationKeys() == nil)
  }
}
