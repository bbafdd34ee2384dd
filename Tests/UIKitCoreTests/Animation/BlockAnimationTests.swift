import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct BlockAnimationTests {
  private let stage: Stage
  private let view: NotingView

  init() throws {
    stage = try Stage()
    view = try stage.add(NotingView(stage))
  }

  private var shownX: CGFloat? { view.layer.presentation().map { $0.frame.minX } }

  @Test func `P1 The block runs at once, values are final at once, and the completion comes after delay and duration`()
    throws
  {
    try stage.app.run {
      UIView.animate(withDuration: 0.3, delay: 0.2, options: .curveLinear) { [view, stage] in
        view.frame.origin.x = 200
        stage.note("block")
      } completion: { [stage] in
        stage.note("completion \($0)")
      }
      stage.note("after")
    }
    #expect(view.frame.minX == 200)
    #expect(stage.takeLog() == ["block", "after"])
    try stage.wait(0.49)
    #expect(stage.takeLog() == [])
    try stage.wait(0.01)
    #expect(stage.takeLog() == ["completion true"])
  }

  @Test func `P1 Changes between beginAnimations and commitAnimations are shown over the duration that was set`() throws
  {
    try stage.app.run { [view] in
      view.frame.origin.x = 0
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationDelay(0.5)
      UIView.setAnimationCurve(.linear)
      view.frame.origin.x = 100
      UIView.beginAnimations(nil, context: nil)
      view.alpha = 0.5
      UIView.commitAnimations()
      UIView.commitAnimations()
      UIView.commitAnimations()
      #expect(view.frame.minX == 100)
    }
    try stage.wait(0.5)
    #expect(shownX == 0)
    try stage.wait(0.5)
    #expect(shownX == 50)
    try stage.app.settle()
    #expect(shownX == 100)
  }

  @Test func `P1 The presentation layer moves from the old value to the new one`() throws {
    try stage.app.run {
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { [view] in
        view.frame = CGRect(x: 200, y: 100, width: 50, height: 100)
        view.alpha = 0
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.transform = CGAffineTransform(translationX: 0, y: 40)
      }
    }
    try stage.wait(0.5)
    #expect(view.layer.presentation()?.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    try stage.wait(0.25)
    let shown = try #require(view.layer.presentation())
    #expect(shown.bounds.width == 87.5)
    #expect(shown.position == CGPoint(x: 150 + 0.25 * 75, y: 150))
    #expect(shown.opacity == 0.75)
    #expect(shown.affineTransform().ty == 10)
    #expect(shown.backgroundColor?.components == [0.25, 0, 0, 0.25])
    #expect(shown.model() === view.layer)
    try stage.wait(1)
    #expect(view.layer.presentation()?.opacity == 0)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveEaseInOut, 0.1291, 0.5), (.curveEaseIn, 0.0935, 0.3154),
    (.curveEaseOut, 0.3781, 0.6846), (.curveLinear, 0.25, 0.5),
  ])
  func `P1 The curves are those of CSS's names`(
    _ options: UIView.AnimationOptions, _ quarter: Double, _ half: Double
  ) throws {
    // Values of cubic-bezier(0.42, 0, 0.58, 1), (0.42, 0, 1, 1) and (0, 0, 0.58, 1).
    try stage.app.run {
      UIView.animate(withDuration: 4, delay: 0, options: options) { [view] in view.frame.origin.x += 100 }
    }
    try stage.wait(1)
    #expect(abs((shownX ?? 0) - 100 - quarter * 100) < 0.02)
    try stage.wait(1)
    #expect(abs((shownX ?? 0) - 100 - half * 100) < 0.02)
  }

  @Test func `P1 layoutIfNeeded in the block animates what constraints move`() throws {
    let child = UIView()
    let constraint = child.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    try stage.app.run {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      NSLayoutConstraint.activate([
        constraint, child.topAnchor.constraint(equalTo: view.topAnchor),
        child.widthAnchor.constraint(equalToConstant: 10), child.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    try stage.app.run {
      constraint.constant = 80
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.layoutIfNeeded() }
    }
    #expect(child.frame.minX == 80)
    try stage.wait(0.5)
    #expect(child.layer.presentation()?.frame.minX == 40)
    // Without it in the block nothing is animated.
    try stage.app.run {
      UIView.animate(withDuration: 1) { constraint.constant = 0 }
    }
    try stage.wait(1)
    #expect(child.layer.presentation()?.frame.minX == 0)
  }

  @Test func `P2 Without duration the completion comes at the start of the next turn`() throws {
    try stage.app.run {
      UIView.animate(withDuration: 0) { [view] in
        view.alpha = 0.5
      } completion: { [stage] in
        stage.note("done \($0)")
      }
      #expect(stage.takeLog() == [])
    }
    #expect(stage.takeLog() == [])
    try stage.down()
    #expect(stage.takeLog() == ["done true", "view began"])
  }

  @Test func `P2 A block that changes nothing does not wait for its duration`() throws {
    try stage.app.run {
      UIView.animate(withDuration: 10) { [view] in
        view.alpha = 1
      } completion: { [stage] in
        stage.note("done \($0)")
      }
    }
    try stage.wait(0)
    #expect(stage.takeLog() == ["done true"])
  }

  @Test func `P2 Removing all animations tells that they did not finish`() throws {
    try stage.app.run {
      UIView.animate(withDuration: 1) { [view] in
        view.alpha = 0.5
      } completion: { [stage] in
        stage.note("done \($0)")
      }
    }
    try stage.wait(0.5)
    try stage.app.run { view.layer.removeAllAnimations() }
    try stage.wait(0)
    #expect(stage.takeLog() == ["done false"])
    #expect(view.layer.presentation()?.opacity == 0.5)
    try stage.wait(5)
    #expect(stage.takeLog() == [])
  }

  @Test(arguments: [false, true])
  func `P3 A view that is animated takes no touches, nor what is in it, unless it is allowed`(_ isAllowed: Bool) throws
  {
    let inner = NotingView(stage, "inner")
    try stage.app.run {
      inner.frame = view.bounds
      view.addSubview(inner)
      UIView.animate(withDuration: 1, delay: 0, options: isAllowed ? .allowUserInteraction : []) { [view] in
        view.alpha = 0.5
      }
    }
    try stage.tap()
    #expect(stage.takeLog() == (isAllowed ? ["inner began", "inner ended"] : []))
    try stage.wait(1)
    try stage.tap()
    #expect(stage.takeLog() == ["inner began", "inner ended"])
  }

  @Test func `P3 Animations can be switched off, for a block or for the app`() throws {
    try stage.app.run {
      UIView.animate(withDuration: 1) { [view] in
        UIView.performWithoutAnimation { view.alpha = 0.5 }
      }
      #expect(view.layer.presentation()?.opacity == 0.5)
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) { [view] in view.alpha = 0.75 }
      }
      #expect(view.layer.presentation()?.opacity == 0.75)
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) { [view] in
        view.alpha = 0.2
      } completion: { [stage] in
        stage.note("done \($0)")
      }
      #expect(view.layer.presentation()?.opacity == 0.2)
    }
    try stage.wait(0)
    #expect(stage.takeLog() == ["done true"])
    #expect(UIView.areAnimationsEnabled == true || stage.app.isRunning)
  }

  @Test func `P1 Completions come in the order of their times, equal ones in that of their blocks' ends`() throws {
    try stage.app.run {
      UIView.animate(withDuration: 1) { [view, stage] in
        view.alpha = 0.5
        UIView.animate(withDuration: 0.1) {
          view.frame.origin.x = 0
        } completion: { _ in
          stage.note("inner")
        }
        stage.note("inherited \(UIView.inheritedAnimationDuration)")
      } completion: { [stage] _ in
        stage.note("outer")
      }
      UIView.animate(withDuration: 0.5) { [view] in
        view.frame.origin.y = 0
      } completion: { [stage] _ in
        stage.note("shorter")
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    try stage.wait(2)
    // The inner block has the outer one's duration.
    #expect(stage.takeLog() == ["inherited 1.0", "shorter", "inner", "outer"])
  }

  @Test func `P1 An inner block that overrides the duration keeps its own`() throws {
    try stage.app.run {
      UIView.animate(withDuration: 1) { [view, stage] in
        UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
          view.alpha = 0.5
        } completion: { _ in
          stage.note("inner")
        }
      }
    }
    try stage.wait(0.1)
    #expect(stage.takeLog() == ["inner"])
  }

  @Test func `A second animation adds to the first, or begins where the view is seen and ends the first`() throws {
    func animate(to x: CGFloat, _ name: String, _ options: UIView.AnimationOptions) {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) { [view] in
        view.frame.origin.x = x
      } completion: { [stage] in
        stage.note("\(name) \($0)")
      }
    }
    try stage.app.run { animate(to: 200, "first", []) }
    try stage.wait(0.5)
    try stage.app.run { animate(to: 0, "second", []) }
    #expect(shownX == 150)
    try stage.wait(0.5)
    #expect(shownX == 100)
    try stage.wait(0.5)
    #expect(stage.takeLog() == ["first true", "second true"])
    try stage.app.run { animate(to: 100, "third", []) }
    try stage.wait(0.5)
    try stage.app.run { animate(to: 0, "fourth", .beginFromCurrentState) }
    #expect(shownX == 50)
    try stage.wait(0.5)
    #expect(shownX == 25)
    try stage.wait(0.5)
    #expect(stage.takeLog() == ["third false", "fourth true"])
  }

  @Test func `What repeats has no end and settling does not wait for it; a number of rounds has one`() throws {
    try stage.app.run {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { [view] in
        view.frame.origin.x = 200
      } completion: { [stage] in
        stage.note("endless \($0)")
      }
    }
    try stage.wait(5.5)
    #expect(shownX == 150)
    let settlement = try stage.app.settle()
    #expect(settlement.isSettled)
    #expect(settlement.repeating.map(\.label) == ["repeating animation"])
    try stage.app.run { view.layer.removeAllAnimations() }
    try stage.wait(0)
    #expect(stage.takeLog() == ["endless false"])
    try stage.app.run {
      UIView.animate(withDuration: 1) { [view] in
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) { view.alpha = 0 }
      } completion: { [stage] in
        stage.note("three \($0)")
      }
    }
    try stage.wait(2.9)
    #expect(stage.takeLog() == [])
    try stage.wait(0.1)
    #expect(stage.takeLog() == ["three true"])
  }

  @Test func `Key frames take their parts of the time`() throws {
    try stage.app.run {
      UIView.animateKeyframes(withDuration: 4, delay: 0) { [view] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 200 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.frame.origin.x = 0 }
      } completion: { [stage] in
        stage.note("done \($0)")
      }
    }
    #expect(view.frame.minX == 0)
    try stage.wait(1)
    #expect(shownX == 150)
    try stage.wait(1)
    #expect(shownX == 200)
    try stage.wait(0.5)
    #expect(shownX == 100)
    try stage.wait(0.5)
    #expect(shownX == 0)
    #expect(stage.takeLog() == ["done true"])
  }

  @Test func `A transition between views changes them at once and completes after its duration`() throws {
    let (old, new) = (UIView(), UIView())
    try stage.app.run {
      view.addSubview(old)
      UIView.transition(from: old, to: new, duration: 0.4) { [stage] in stage.note("swapped \($0)") }
      UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve, animations: nil) { [stage] in
        stage.note("dissolved \($0)")
      }
    }
    #expect(old.superview == nil && new.superview === view)
    try stage.wait(0.39)
    #expect(stage.takeLog() == ["dissolved true"])
    try stage.wait(0.01)
    #expect(stage.takeLog() == ["swapped true"])
  }

  @Test func `A spring passes its target, and is there when it is at rest`() throws {
    try stage.app.run {
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) { [view] in
        view.frame.origin.x = 200
      } completion: { [stage] _ in
        stage.note("one")
      }
    }
    var positions: [CGFloat] = []
    for _ in 0..<9 {
      try stage.wait(0.1)
      positions.append(shownX ?? 0)
    }
    #expect(positions.contains { $0 > 205 })
    #expect(abs((positions.last ?? 0) - 200) < 1)
    try stage.wait(0.1)
    #expect(shownX == 200)
    #expect(stage.takeLog() == ["one"])
    try stage.app.run {
      UIView.animate(springDuration: 0.5, bounce: 0.2) { [view] in
        view.alpha = 0
      } completion: { [stage] _ in
        stage.note("two")
      }
    }
    try stage.wait(0.5)
    #expect(stage.takeLog() == [])
    #expect(try stage.app.settle().isSettled)
    #expect(stage.takeLog() == ["two"])
  }

  @Test func `A view that goes while it is animated is not kept, and its animation completes`() throws {
    weak var gone: UIView?
    try stage.app.run {
      let view = UIView()
      gone = view
      stage.view.addSubview(view)
      UIView.animate(withDuration: 1) { [weak view] in
        view?.alpha = 0
      } completion: { [stage] _ in
        stage.note("done")
      }
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    try stage.wait(1)
    #expect(stage.takeLog() == ["done"])
  }
}
