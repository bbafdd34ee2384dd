import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

@MainActor @Suite struct LongPressTests {
  private let stage: Stage
  private let view: UIView
  private let press: UILongPressGestureRecognizer
  private let reader = GestureReader()

  init() throws {
    stage = try Stage()
    view = try stage.add(UIView())
    press = UILongPressGestureRecognizer(target: reader, action: "note:")
    view.addGestureRecognizer(press)
  }

  @Test func `G2 The defaults of a long press`() {
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.numberOfTouchesRequired == 1)
  }

  @Test func `G1 A long press begins after its time, changes with the finger and ends with the lift`() throws {
    try stage.down()
    try stage.wait(0.49)
    #expect(reader.takeLog() == [])
    try stage.wait(0.01)
    #expect(reader.takeLog() == ["began"])
    try stage.move(190, 190)
    #expect(reader.takeLog() == ["changed"])
    try stage.up()
    #expect(reader.takeLog() == ["ended"])
    #expect(press.state == .possible)
  }

  @Test(arguments: [(10, true), (11, false)])
  func `G3 Until it begins the finger may move 10 points`(_ dx: CGFloat, _ isPress: Bool) throws {
    try stage.down()
    try stage.move(150 + dx, 150)
    try stage.wait(1)
    #expect(reader.takeLog() == (isPress ? ["began"] : []))
  }

  @Test func `G1 Lifted too early it fails without a call`() throws {
    try stage.down()
    try stage.wait(0.4)
    try stage.up()
    try stage.wait(1)
    #expect(reader.takeLog() == [])
    #expect(press.state == .possible)
  }

  @Test func `G1 The system's cancel cancels it`() throws {
    try stage.down()
    try stage.wait(0.5)
    try stage.app.touchCancel()
    #expect(reader.takeLog() == ["began", "cancelled"])
  }

  @Test func `G2 It may want taps before the press`() throws {
    press.numberOfTapsRequired = 1
    try stage.down()
    try stage.wait(1)
    try stage.up()
    #expect(reader.takeLog() == [])
    try stage.wait(1)
    try stage.tap()
    try stage.wait(0.1)
    try stage.down()
    try stage.wait(0.5)
    #expect(reader.takeLog() == ["began"])
  }

  @Test func `G2 It may want two fingers, and the time counts from the second`() throws {
    press.numberOfTouchesRequired = 2
    try stage.down(120, 150, finger: 0)
    try stage.wait(0.4)
    try stage.down(180, 150, finger: 1)
    try stage.wait(0.4)
    #expect(reader.takeLog() == [])
    try stage.wait(0.1)
    #expect(reader.takeLog() == ["began"])
    try stage.up(finger: 0)
    #expect(reader.takeLog() == ["ended"])
    try stage.up(finger: 1)
  }

  @Test func `G5 A long press takes the touch from the view when it begins`() throws {
    let view = try stage.add(NotingView(stage))
    view.addGestureRecognizer(UILongPressGestureRecognizer())
    try stage.down()
    try stage.wait(0.5)
    try stage.up()
    #expect(stage.takeLog() == ["view began", "view cancelled"])
  }

  @Test func `G11 A long press on a superview fires over a button, which is cancelled`() throws {
    let button = UIButton(type: .system)
    let target = NotingTarget(stage)
    button.addTarget(target, action: "act", for: .touchUpInside)
    button.addTarget(target, action: "other", for: .touchCancel)
    button.frame = view.bounds
    view.addSubview(button)
    try stage.down()
    try stage.wait(0.5)
    try stage.up()
    #expect(reader.takeLog() == ["began", "ended"])
    #expect(stage.takeLog() == ["target other"])
  }

  @Test func `G9 A tap that waits for a long press comes with the early lift, or not at all`() throws {
    let target = NotingTarget(stage)
    let tap = UITapGestureRecognizer(target: target, action: "act")
    tap.require(toFail: press)
    view.addGestureRecognizer(tap)
    try stage.tap()
    #expect(stage.takeLog() == ["target act"])
    try stage.wait(1)
    try stage.down()
    try stage.wait(0.6)
    try stage.up()
    #expect(stage.takeLog() == [])
    #expect(reader.takeLog() == ["began", "ended"])
  }
}
