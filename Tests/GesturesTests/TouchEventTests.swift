import Foundation
import PlainviewRuntime
import PlainviewStage
import UIKit
import _Testing_UIKit

/// A view that notes its events in detail.
private final class DetailedView: UIView {
  let name: String
  let stage: Stage
  var forwards = false
  private(set) var events: [UIEvent] = []
  private(set) var touches: [UITouch] = []

  init(_ stage: Stage, _ name: String) {
    self.stage = stage
    self.name = name
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let fingers = touches.sorted { $0.finger < $1.finger }
    let locations = fingers.map { "\($0.finger)@\(Int($0.location(in: self).x)),\(Int($0.location(in: self).y))" }
    stage.note("\(name) \(what) \(locations.joined(separator: " "))")
    if let event { events.append(event) }
    self.touches = fingers
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches, event)
    if forwards { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches, event)
    if forwards { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches, event)
    if forwards { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches, event)
    if forwards { super.touchesCancelled(touches, with: event) }
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    stage.note("\(name) estimated")
    if forwards { super.touchesEstimatedPropertiesUpdated(touches) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    stage.note("\(name) press \(presses.map(\.type))")
    if forwards { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    stage.note("\(name) release \(event?.allPresses.count ?? 0)")
  }
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor @Suite struct TouchEventTests {
  private let stage: Stage
  private let left, right: DetailedView

  init() throws {
    stage = try Stage()
    left = try stage.add(DetailedView(stage, "left"), CGRect(x: 20, y: 100, width: 100, height: 100))
    right = try stage.add(DetailedView(stage, "right"), CGRect(x: 220, y: 100, width: 100, height: 100))
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func `One event tells each view of its own fingers, all at once`() throws {
    left.isMultipleTouchEnabled = true
    try stage.app.touch([
      .down(at: point(30, 110), finger: 0), .down(at: point(230, 110), finger: 1), .down(at: point(50, 130), finger: 2),
    ])
    #expect(stage.takeLog() == ["left began 0@10,10 2@30,30", "right began 1@10,10"])
    try stage.app.touch([.move(to: point(35, 110), finger: 0), .up(finger: 1)])
    #expect(stage.takeLog() == ["left moved 0@15,10", "right ended 1@10,10"])
    let event = try #require(left.events.last)
    #expect(event === right.events.last)
    #expect(event.type == .touches && event.subtype == .none)
    #expect(event.allTouches?.count == 3)
    #expect(event.touches(for: left)?.count == 2)
    #expect(event.touches(for: right)?.map(\.phase) == [.ended])
    #expect(event.touches(for: try #require(stage.app.window))?.count == 3)
    #expect(event.allTouches?.filter { $0.phase == .stationary }.map(\.finger) == [2])
  }

  @Test func `A touch knows where it was, when it changed, and what a finger is like`() throws {
    try stage.wait(2)
    try stage.down(30, 110)
    try stage.wait(0.25)
    try stage.move(40, 130)
    let touch = try #require(left.touches.first)
    #expect(touch.location(in: left) == point(20, 30))
    #expect(touch.previousLocation(in: left) == point(10, 10))
    #expect(touch.preciseLocation(in: nil) == point(40, 130))
    #expect(touch.precisePreviousLocation(in: right) == point(-190, 10))
    #expect(touch.timestamp == 2.25 && left.events.last?.timestamp == 2.25)
    #expect(touch.phase == .moved && touch.type == .direct && touch.tapCount == 1)
    #expect(touch.force == 0 && touch.maximumPossibleForce == 0)
    #expect(touch.estimatedProperties == [] && touch.estimationUpdateIndex == nil)
    #expect(touch.view === left && touch.window === stage.app.window)
    #expect(left.events.last?.coalescedTouches(for: touch) == [touch])
    #expect(left.events.last?.predictedTouches(for: touch) == [])
  }

  @Test func `R6 A touch keeps its view wherever the finger goes`() throws {
    try stage.down(30, 110)
    try stage.move(230, 110)
    try stage.up()
    #expect(stage.takeLog() == ["left began 0@10,10", "left moved 0@210,10", "left ended 0@210,10"])
  }

  @Test func `R2 Touches and estimates are handed on to the next responder by default`() throws {
    let inner = DetailedView(stage, "inner")
    inner.forwards = true
    inner.frame = left.bounds
    left.addSubview(inner)
    try stage.tap(30, 110)
    #expect(
      stage.takeLog() == ["inner began 0@10,10", "left began 0@10,10", "inner ended 0@10,10", "left ended 0@10,10"])
    inner.touchesEstimatedPropertiesUpdated([])
    #expect(stage.takeLog() == ["inner estimated", "left estimated"])
  }

  @Test func `Without isMultipleTouchEnabled a view sees its first finger only`() throws {
    try stage.down(30, 110, finger: 0)
    try stage.down(50, 130, finger: 1)
    try stage.up(finger: 1)
    try stage.up(finger: 0)
    try stage.down(50, 130, finger: 1)
    #expect(stage.takeLog() == ["left began 0@10,10", "left ended 0@10,10", "left began 1@30,30"])
  }

  @Test func `A view with isExclusiveTouch keeps others from touches, and waits for theirs`() throws {
    left.isExclusiveTouch = true
    try stage.down(30, 110, finger: 0)
    try stage.down(230, 110, finger: 1)
    try stage.up(finger: 1)
    try stage.up(finger: 0)
    #expect(stage.takeLog() == ["left began 0@10,10", "left ended 0@10,10"])
    try stage.down(230, 110, finger: 1)
    try stage.down(30, 110, finger: 0)
    try stage.up(finger: 0)
    try stage.up(finger: 1)
    #expect(stage.takeLog() == ["right began 1@10,10", "right ended 1@10,10"])
    try stage.tap(30, 110)
    #expect(stage.takeLog() == ["left began 0@10,10", "left ended 0@10,10"])
  }

  @Test func `Fingers that come down at one time are no double tap`() throws {
    left.isMultipleTouchEnabled = true
    try stage.down(30, 110, finger: 0)
    try stage.down(40, 110, finger: 1)
    #expect(left.touches.map(\.tapCount) == [1])
  }

  @Test func `A second window gets its own touches only`() throws {
    try stage.app.run {
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      other.isHidden = false
      let touches = [
        UITouch(finger: 0, at: point(30, 110), in: stage.app.window, timestamp: 0),
        UITouch(finger: 1, at: point(5, 5), in: other, timestamp: 0),
      ]
      UIApplication.shared.sendEvent(UIEvent(touches: touches, timestamp: 0))
      #expect(touches[1].view === other)
    }
    #expect(stage.takeLog() == ["left began 0@10,10"])
  }

  @Test func `R2 Presses go to the first responder and along its chain, or to the window`() throws {
    left.forwards = true
    let inner = DetailedView(stage, "inner")
    left.addSubview(inner)
    inner.forwards = true
    try stage.app.run {
      inner.becomeFirstResponder()
      let press = UIPress(.select, in: stage.app.window, timestamp: 1)
      #expect(press.phase == .began && press.type == .select && press.force == 1)
      let event = UIPressesEvent(presses: [press], timestamp: 1)
      #expect(event.type == .presses)
      UIApplication.shared.sendEvent(event)
      #expect(press.responder === inner)
      press.change(to: .ended, timestamp: 2)
      UIApplication.shared.sendEvent(UIPressesEvent(presses: [press], timestamp: 2))
    }
    #expect(
      stage.takeLog()
        == [
          "inner press [UIKit.UIPress.PressType.select]", "left press [UIKit.UIPress.PressType.select]",
          "inner release 1",
        ].map { $0.replacing("UIKit.UIPress.PressType.", with: "PlainviewUIKitCore.UIPress.PressType.") })
  }

  @Test func `G4 A recognizer may look at some kinds of touches only`() throws {
    let sketch = SketchRecognizer(stage)
    sketch.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    left.addGestureRecognizer(sketch)
    try stage.tap(30, 110)
    #expect(!stage.takeLog().contains("sketch sees began"))
    sketch.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    try stage.tap(30, 110)
    #expect(stage.takeLog().contains("sketch sees began"))
  }

  @Test func `G4 A subclass may ignore a touch: then it is told nothing more of it`() throws {
    final class Choosy: UIGestureRecognizer {
      var told: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        told.append("began")
        if let touch = touches.first { ignore(touch, for: event) }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { told.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { told.append("ended") }
      override func reset() { told.append("reset") }
    }
    let choosy = Choosy()
    left.addGestureRecognizer(choosy)
    try stage.down(30, 110)
    #expect(choosy.numberOfTouches == 0)
    try stage.move(40, 110)
    try stage.up()
    #expect(choosy.told == ["began", "reset"])
    #expect(choosy.state == .possible)
  }
}
