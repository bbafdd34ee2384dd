import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

@MainActor @Suite struct ControlProtectionTests {
  private let stage: Stage
  private let parent: UIView
  private let button = UIButton(type: .system)
  private let tap: UITapGestureRecognizer
  private let tapTarget: NotingTarget
  private let controlTarget: NotingTarget

  init() throws {
    stage = try Stage()
    parent = try stage.add(UIView())
    tapTarget = NotingTarget(stage, "tap")
    controlTarget = NotingTarget(stage, "control")
    tap = UITapGestureRecognizer(target: tapTarget, action: "act")
    parent.addGestureRecognizer(tap)
    put(button)
  }

  private func put(_ control: UIControl) {
    for view in parent.subviews { view.removeFromSuperview() }
    control.frame = parent.bounds
    control.addTarget(controlTarget, action: "act", for: .touchUpInside)
    control.addTarget(controlTarget, action: "other", for: .touchCancel)
    parent.addSubview(control)
  }

  @Test func `G11 A single tap on a button is the button's`() throws {
    try stage.tap()
    #expect(stage.takeLog() == ["control act"])
  }

  @Test func `G11 A recognizer on the button itself fires, and the button's touch is cancelled`() throws {
    button.addGestureRecognizer(tap)
    try stage.tap()
    #expect(stage.takeLog() == ["tap act", "control other"])
  }

  @Test func `G11 A double tap on the superview fires over a button`() throws {
    tap.numberOfTapsRequired = 2
    try stage.tap()
    try stage.wait(0.1)
    try stage.tap()
    #expect(stage.takeLog().contains("tap act"))
  }

  @Test func `G11 So do taps with two fingers and recognizers of other kinds`() throws {
    let sketch = SketchRecognizer(stage)
    sketch.stateWhenEnded = .ended
    parent.gestureRecognizers = [sketch]
    try stage.tap()
    #expect(
      stage.takeLog() == [
        "sketch sees began", "sketch sees ended", "sketch is ended", "control other", "sketch resets",
      ])
  }

  @Test func `G11 A control of one's own is not protected`() throws {
    put(UIControl())
    try stage.tap()
    #expect(stage.takeLog() == ["tap act", "control other"])
  }

  @Test func `R7 A disabled button does not keep the superview from recognizing`() throws {
    button.isEnabled = false
    try stage.tap()
    #expect(stage.takeLog() == ["tap act"])
  }
}
