import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// A control that notes its tracking calls and every event, with its highlight.
private class TrackedControl: UIControl {
  let stage: Stage
  var begins = true
  var continues = true

  init(_ stage: Stage) {
    self.stage = stage
    super.init(frame: .zero)
    for (event, name) in Self.events {
      addAction(UIAction { [unowned self] _ in stage.note(name + (isHighlighted ? " lit" : "")) }, for: event)
    }
  }
  required init?(coder: NSCoder) { nil }

  private static let events: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "down again"), (.touchDragInside, "drag inside"),
    (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
  ]

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage.note("beginTracking")
    return begins
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage.note("continueTracking")
    return continues
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { stage.note("endTracking") }
  override func cancelTracking(with event: UIEvent?) {
    stage.note("cancelTracking \(event == nil ? "without" : "with") event")
  }
}

@MainActor @Suite struct ControlTrackingTests {
  private let stage: Stage
  private let control: TrackedControl

  init() throws {
    stage = try Stage()
    control = try stage.add(TrackedControl(stage))
  }

  @Test func `R8 R9 Down and up inside: tracking first, lit while down, dark before the action`() throws {
    try stage.down()
    #expect(stage.takeLog() == ["beginTracking", "down lit"])
    #expect(control.isTracking)
    #expect(control.isTouchInside)
    try stage.move(160, 160)
    #expect(stage.takeLog() == ["continueTracking", "drag inside lit"])
    try stage.up()
    #expect(stage.takeLog() == ["endTracking", "up inside"])
    #expect(!control.isTracking)
  }

  @Test func `R8 Leaving and coming back, with the highlight`() throws {
    try stage.down()
    _ = stage.takeLog()
    try stage.move(350, 150)
    #expect(stage.takeLog() == ["continueTracking", "drag outside", "exit"])
    #expect(!control.isTouchInside)
    try stage.move(360, 150)
    #expect(stage.takeLog() == ["continueTracking", "drag outside"])
    try stage.move(150, 150)
    #expect(stage.takeLog() == ["continueTracking", "drag inside lit", "enter lit"])
    try stage.move(350, 150)
    try stage.up()
    #expect(stage.takeLog().suffix(2) == ["endTracking", "up outside"])
  }

  @Test func `R8 A second touch down in short succession also repeats, in the same pass`() throws {
    try stage.tap()
    _ = stage.takeLog()
    try stage.wait(0.1)
    try stage.down()
    #expect(stage.takeLog() == ["beginTracking", "down lit", "down again lit"])
  }

  @Test(arguments: [(269, "drag inside lit"), (271, "drag outside")])
  func `R8 A tracked finger is inside up to 70 points from the edge`(_ x: CGFloat, _ event: String) throws {
    try stage.down()
    try stage.move(x, 150)
    #expect(stage.takeLog().contains(event))
  }

  @Test func `R8 The distance is a setting`() throws {
    try stage.app.run { UIApplication.shared.controlSettings.trackingSlop = 10 }
    try stage.down()
    try stage.move(209, 150)
    #expect(control.isTouchInside)
    try stage.move(211, 150)
    #expect(!control.isTouchInside)
  }

  @Test func `R8 The first touch has to be inside the bounds`() throws {
    try stage.down(201, 150)
    #expect(stage.takeLog() == [])
  }

  @Test func `R8 A cancelled touch`() throws {
    try stage.down()
    _ = stage.takeLog()
    try stage.app.touchCancel()
    #expect(stage.takeLog() == ["cancelTracking with event", "cancel"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
  }

  @Test func `R8 A highlight that code took away stays away until the finger leaves and returns`() throws {
    try stage.down()
    control.isHighlighted = false
    try stage.move(160, 160)
    #expect(!control.isHighlighted)
    try stage.move(350, 150)
    try stage.move(150, 150)
    #expect(control.isHighlighted)
  }

  @Test func `R15 A control that does not begin to track sends nothing for the touch`() throws {
    control.begins = false
    try stage.down()
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    try stage.move(160, 160)
    try stage.up()
    #expect(stage.takeLog() == ["beginTracking"])
  }

  @Test func `R8 One that does not want to continue ends without an event`() throws {
    try stage.down()
    _ = stage.takeLog()
    control.continues = false
    try stage.move(160, 160)
    try stage.up()
    #expect(stage.takeLog() == ["continueTracking"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
  }

  @Test func `R13 Taken out of its window a control cancels, goes dark and then sends touchCancel`() throws {
    try stage.down()
    _ = stage.takeLog()
    try stage.app.run { control.removeFromSuperview() }
    #expect(stage.takeLog() == ["cancelTracking without event", "cancel"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    try stage.move(160, 160)
    try stage.up()
    #expect(stage.takeLog() == [])
  }

  @Test func `R13 So it does with the parent that it lies in`() throws {
    let parent = try stage.add(UIView())
    control.frame = parent.bounds
    try stage.app.run { parent.addSubview(control) }
    _ = stage.takeLog()
    try stage.down()
    try stage.app.run { parent.removeFromSuperview() }
    #expect(stage.takeLog() == ["beginTracking", "down lit", "cancelTracking without event", "cancel"])
  }

  @Test func `R7 A disabled control is hit, but its touches go up the chain`() throws {
    let parent = try stage.add(NotingView(stage, "parent"))
    control.frame = parent.bounds
    try stage.app.run { parent.addSubview(control) }
    control.isEnabled = false
    _ = stage.takeLog()
    #expect(stage.app.window?.hitTest(CGPoint(x: 150, y: 150), with: nil) === control)
    try stage.down()
    try stage.move(160, 160)
    try stage.up()
    #expect(stage.takeLog() == ["parent began", "parent moved", "parent ended"])
  }

  @Test func `B4 Disabling a control during a touch does not stop it`() throws {
    try stage.down()
    control.isEnabled = false
    try stage.up()
    #expect(stage.takeLog().last == "up inside")
  }

  @Test func `B6 A recognizer on the control itself fires, and the control gets down and cancel`() throws {
    let target = NotingTarget(stage, "tap")
    control.addGestureRecognizer(UITapGestureRecognizer(target: target, action: "act"))
    try stage.tap()
    #expect(stage.takeLog() == ["beginTracking", "down lit", "tap act", "cancelTracking with event", "cancel"])
  }

  @Test func `B6 So does one on a plain control's superview; not cancelling touches both happen`() throws {
    let target = NotingTarget(stage, "tap")
    let tap = UITapGestureRecognizer(target: target, action: "act")
    stage.view.addGestureRecognizer(tap)
    try stage.tap()
    #expect(stage.takeLog() == ["beginTracking", "down lit", "tap act", "cancelTracking with event", "cancel"])
    tap.cancelsTouchesInView = false
    try stage.wait(1)
    try stage.tap()
    #expect(stage.takeLog() == ["beginTracking", "down lit", "tap act", "endTracking", "up inside"])
  }

  @Test func `B6 A control that shows its menu sends menuActionTriggered and no touch up`() throws {
    let target = NotingTarget(stage, "menu")
    control.addTarget(target, action: "act", for: .menuActionTriggered)
    control.showsMenuAsPrimaryAction = true
    try stage.tap()
    #expect(stage.takeLog() == ["beginTracking", "down lit", "endTracking", "menu act"])
  }

  @Test func `B1 The state is the union of its parts, and a tap changes no selection`() throws {
    #expect(control.state == .normal)
    control.isSelected = true
    try stage.down()
    #expect(control.state == [.selected, .highlighted])
    try stage.up()
    #expect(control.isSelected)
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
    control.isSelected = false
    control.isEnabled = true
    try stage.wait(1)
    try stage.tap()
    #expect(!control.isSelected)
  }

  @Test(
    arguments: [
      (UIControl.State.normal, 0), (.highlighted, 1), (.disabled, 2), (.selected, 4), (.focused, 8),
      (.application, 0x00FF_0000), (.reserved, 0xFF00_0000),
    ] as [(UIControl.State, UInt)])
  func `B1 States have UIKit's numbers`(_ state: UIControl.State, _ number: UInt) {
    #expect(state.rawValue == number)
  }

  @Test func `R5 Views take touches by default, labels and image views do not`() {
    #expect(UIView().isUserInteractionEnabled)
    #expect(UIControl().isUserInteractionEnabled)
    #expect(UIButton().isUserInteractionEnabled)
    #expect(UITextField().isUserInteractionEnabled)
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
  }
}
