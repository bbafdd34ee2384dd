import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

@MainActor @Suite struct RecognizerStateTests {
  private let stage: Stage
  private let view: UIView
  private let sketch: SketchRecognizer

  init() throws {
    stage = try Stage()
    view = try stage.add(UIView())
    sketch = SketchRecognizer(stage)
    view.addGestureRecognizer(sketch)
  }

  @Test func `G1 The states have UIKit's numbers, and recognized is another word for ended`() {
    let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test func `G1 A discrete gesture goes from possible to ended, calls once and starts anew`() throws {
    sketch.stateWhenEnded = .ended
    try stage.down()
    #expect(sketch.state == .possible)
    try stage.up()
    #expect(stage.takeLog() == ["sketch sees began", "sketch sees ended", "sketch is ended", "sketch resets"])
    #expect(sketch.state == .possible)
  }

  @Test func `G1 A continuous one begins, changes as often as it likes and ends`() throws {
    try stage.down()
    sketch.stateWhenMoved = .began
    try stage.move(160, 150)
    sketch.stateWhenMoved = .changed
    try stage.move(170, 150)
    try stage.move(180, 150)
    sketch.stateWhenEnded = .ended
    try stage.up()
    #expect(
      stage.takeLog() == [
        "sketch sees began", "sketch sees moved", "sketch is began", "sketch sees moved", "sketch is changed",
        "sketch sees moved", "sketch is changed", "sketch sees ended", "sketch is ended", "sketch resets",
      ])
  }

  @Test func `G1 A continuous one can be cancelled, which is told`() throws {
    sketch.stateWhenBegan = .began
    try stage.down()
    try stage.app.touchCancel()
    #expect(
      stage.takeLog() == [
        "sketch sees began", "sketch is began", "sketch sees cancelled", "sketch is cancelled", "sketch resets",
      ])
  }

  @Test func `G1 Failing is told to nobody, and the rest of the touch is not looked at`() throws {
    sketch.stateWhenMoved = .failed
    try stage.down()
    try stage.move(160, 150)
    #expect(sketch.state == .failed)
    try stage.move(170, 150)
    try stage.up()
    #expect(stage.takeLog() == ["sketch sees began", "sketch sees moved", "sketch resets"])
    #expect(sketch.state == .possible)
  }

  @Test func `G1 What has ended ignores the touch until it is lifted`() throws {
    sketch.stateWhenBegan = .ended
    try stage.down()
    try stage.move(160, 150)
    #expect(sketch.state == .ended)
    try stage.up()
    #expect(stage.takeLog() == ["sketch sees began", "sketch is ended", "sketch resets"])
  }

  @Test func `G1 A finger that comes while the gesture is over does not start another one`() throws {
    view.isMultipleTouchEnabled = true
    sketch.stateWhenBegan = .ended
    try stage.down(120, 150, finger: 0)
    try stage.down(180, 150, finger: 1)
    try stage.up(finger: 1)
    try stage.up(finger: 0)
    #expect(stage.takeLog() == ["sketch sees began", "sketch is ended", "sketch resets"])
  }

  @Test func `G1 Impossible changes of state are left out`() throws {
    sketch.stateWhenBegan = .began
    sketch.stateWhenMoved = .possible
    try stage.down()
    try stage.move(160, 150)
    #expect(sketch.state == .began)
    #expect(stage.takeLog() == ["sketch sees began", "sketch is began", "sketch sees moved"])
  }

  @Test func `G2 The defaults`() {
    let tap = UITapGestureRecognizer()
    #expect(tap.cancelsTouchesInView)
    #expect(!tap.delaysTouchesBegan)
    #expect(tap.delaysTouchesEnded)
    #expect(tap.isEnabled)
    #expect(tap.state == .possible)
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    #expect(tap.view == nil)
    #expect(tap.numberOfTouches == 0)
  }

  @Test func `G2 Disabling an active one cancels it`() throws {
    sketch.stateWhenBegan = .began
    try stage.down()
    _ = stage.takeLog()
    try stage.app.run { sketch.isEnabled = false }
    #expect(stage.takeLog() == ["sketch is cancelled"])
    try stage.move(160, 150)
    try stage.up()
    #expect(stage.takeLog() == ["sketch resets"])
  }

  @Test func `G2 A disabled one sees nothing`() throws {
    sketch.isEnabled = false
    try stage.tap()
    #expect(stage.takeLog() == [])
  }

  @Test func `G13 A recognizer has one view: the second takes it from the first`() throws {
    let other = try stage.add(UIView(), CGRect(x: 250, y: 100, width: 100, height: 100))
    other.addGestureRecognizer(sketch)
    #expect(sketch.view === other)
    #expect(view.gestureRecognizers == [])
    try stage.tap(150, 150)
    #expect(stage.takeLog() == [])
    try stage.tap(300, 150)
    #expect(stage.takeLog().first == "sketch sees began")
  }

  @Test func `G13 Adding it to the same view again changes nothing`() {
    let second = UITapGestureRecognizer()
    view.addGestureRecognizer(second)
    view.addGestureRecognizer(sketch)
    #expect(view.gestureRecognizers == [sketch, second])
    #expect(sketch.view === view)
  }

  @Test func `G15 Removing an active one cancels it with one call`() throws {
    sketch.stateWhenBegan = .began
    try stage.down()
    _ = stage.takeLog()
    try stage.app.run { view.removeGestureRecognizer(sketch) }
    try stage.move(160, 150)
    try stage.up()
    #expect(stage.takeLog() == ["sketch is cancelled", "sketch resets"])
    #expect(sketch.view == nil)
  }

  @Test func `G15 So does taking its view away`() throws {
    sketch.stateWhenBegan = .began
    try stage.down()
    _ = stage.takeLog()
    try stage.app.run { view.removeFromSuperview() }
    #expect(stage.takeLog() == ["sketch is cancelled"])
  }

  @Test func `G15 One that has not begun goes without a call`() throws {
    sketch.stateWhenEnded = .ended
    try stage.down()
    _ = stage.takeLog()
    try stage.app.run { view.removeGestureRecognizer(sketch) }
    try stage.up()
    #expect(stage.takeLog() == ["sketch resets"])
  }

  @Test func `G15 A recognizer may remove itself in its own action`() throws {
    let tap = UITapGestureRecognizer()
    final class Remover: NSObject, ActionProviding {
      static var actions: ActionTable { ["remove:": .init(remove)] }
      var calls = 0
      func remove(_ recognizer: UIGestureRecognizer) {
        calls += 1
        recognizer.view?.removeGestureRecognizer(recognizer)
      }
    }
    let remover = Remover()
    tap.addTarget(remover, action: "remove:")
    view.gestureRecognizers = [tap]
    try stage.tap()
    try stage.wait(1)
    try stage.tap()
    #expect(remover.calls == 1)
    #expect(view.gestureRecognizers == [])
  }

  @Test func `G16 The place of the gesture is the middle of its fingers, and each can be asked`() throws {
    view.isMultipleTouchEnabled = true
    try stage.down(110, 120, finger: 0)
    try stage.down(150, 180, finger: 1)
    #expect(sketch.numberOfTouches == 2)
    #expect(sketch.location(in: stage.app.window) == CGPoint(x: 130, y: 150))
    #expect(sketch.location(in: view) == CGPoint(x: 30, y: 50))
    #expect(sketch.location(ofTouch: 1, in: view) == CGPoint(x: 50, y: 80))
    try stage.up(finger: 0)
    #expect(sketch.numberOfTouches == 1)
    #expect(sketch.location(in: view) == CGPoint(x: 50, y: 80))
  }

  @Test func `G16 Asking for a finger that is not there is an exception`() throws {
    let error = #expect(throws: UncaughtException.self) {
      try stage.app.run { _ = sketch.location(ofTouch: 0, in: view) }
    }
    #expect(error?.reason.hasSuffix(" locationOfTouch:inView:]: index (0) beyond bounds (0).") == true)
  }

  @Test func `A2 A pair of target and action is told once however often it was added, and can be removed`() throws {
    let target = NotingTarget(stage)
    let tap = UITapGestureRecognizer(target: target, action: "act")
    tap.addTarget(target, action: "act")
    tap.addTarget(target, action: "act:")
    tap.addTarget(target, action: "other")
    view.gestureRecognizers = [tap]
    try stage.tap()
    #expect(
      stage.takeLog()
        == ["sketch resets", "target act", "target act: UITapGestureRecognizer", "target other"].filter {
          $0 != "sketch resets"
        })
    tap.removeTarget(target, action: "act:")
    try stage.wait(1)
    try stage.tap()
    #expect(stage.takeLog() == ["target act", "target other"])
    tap.removeTarget(nil, action: nil)
    try stage.wait(1)
    try stage.tap()
    #expect(stage.takeLog() == [])
  }
}
