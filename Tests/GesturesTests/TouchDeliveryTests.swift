import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

@MainActor @Suite struct TouchDeliveryTests {
  private let stage: Stage
  private let view: NotingView
  private let tap: UITapGestureRecognizer
  private let target: NotingTarget

  init() throws {
    stage = try Stage()
    view = try stage.add(NotingView(stage))
    target = NotingTarget(stage, "tap")
    tap = UITapGestureRecognizer(target: target, action: "act")
    view.addGestureRecognizer(tap)
  }

  @Test func `G4 Recognizers of the hit view and of everything above it see the touch, and before the view`() throws {
    let inner = NotingView(stage, "inner")
    inner.frame = view.bounds
    view.addSubview(inner)
    for (owner, label) in [(inner, "own"), (view, "parent's"), (stage.view, "root's"), (stage.app.window!, "window's")]
    {
      owner.addGestureRecognizer(SketchRecognizer(stage, label))
    }
    try stage.down()
    let log = stage.takeLog()
    #expect(
      Set(log.dropLast()) == ["own sees began", "parent's sees began", "root's sees began", "window's sees began"])
    #expect(log.last == "inner began")
  }

  @Test func `G4 Recognizers of siblings and of subviews that are not hit see nothing`() throws {
    let sibling = try stage.add(UIView(), CGRect(x: 250, y: 100, width: 50, height: 50))
    sibling.addGestureRecognizer(SketchRecognizer(stage, "sibling's"))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    child.addGestureRecognizer(SketchRecognizer(stage, "child's"))
    view.addSubview(child)
    try stage.down()
    #expect(stage.takeLog() == ["view began"])
  }

  @Test func `G4 Recognizers do not follow the responder chain`() throws {
    final class Detour: UIView {
      var detour: UIResponder?
      override var next: UIResponder? { detour }
    }
    let elsewhere = try stage.add(UIView(), CGRect(x: 250, y: 100, width: 50, height: 50))
    elsewhere.addGestureRecognizer(SketchRecognizer(stage, "elsewhere's"))
    let detour = try stage.add(Detour())
    detour.detour = elsewhere
    try stage.down()
    #expect(stage.takeLog() == [])
  }

  @Test func `G5 A tap takes the touch from the view: cancelled instead of ended, and after the action`() throws {
    try stage.tap()
    #expect(stage.takeLog() == ["view began", "tap act", "view cancelled"])
  }

  @Test func `G5 One that does not cancel leaves the view its end`() throws {
    tap.cancelsTouchesInView = false
    try stage.tap()
    #expect(stage.takeLog() == ["view began", "tap act", "view ended"])
  }

  @Test func `G5 A tap that fails lets the view have the end`() throws {
    try stage.down()
    try stage.move(250, 150)
    try stage.up()
    #expect(stage.takeLog() == ["view began", "view moved", "view ended"])
  }

  @Test func `G5 The end waits for a recognizer that may still come`() throws {
    tap.numberOfTapsRequired = 2
    try stage.tap()
    #expect(stage.takeLog() == ["view began"])
    try stage.wait(0.34)
    #expect(stage.takeLog() == [])
    try stage.wait(0.01)
    #expect(stage.takeLog() == ["view ended"])
  }

  @Test func `G5 Unless the recognizer does not delay it`() throws {
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = false
    try stage.tap()
    #expect(stage.takeLog() == ["view began", "view ended"])
  }

  @Test func `G5 A double tap cancels both touches of the view`() throws {
    tap.numberOfTapsRequired = 2
    try stage.tap()
    try stage.wait(0.1)
    try stage.tap()
    #expect(stage.takeLog() == ["view began", "view began", "tap act", "view cancelled", "view cancelled"])
  }

  @Test func `G5 A continuous gesture takes the touch when it begins`() throws {
    let sketch = SketchRecognizer(stage)
    sketch.stateWhenMoved = .began
    view.gestureRecognizers = [sketch]
    try stage.down()
    try stage.move(160, 150)
    try stage.move(170, 150)
    try stage.up()
    #expect(stage.log.filter { $0.hasPrefix("view") } == ["view began", "view cancelled"])
  }

  @Test func `G6 With delayed beginnings a recognized touch never reaches the view`() throws {
    tap.delaysTouchesBegan = true
    try stage.tap()
    #expect(stage.takeLog() == ["tap act"])
  }

  @Test func `G6 A touch that turns out to be none begins late, at once with its end if it was lifted`() throws {
    tap.delaysTouchesBegan = true
    try stage.down()
    try stage.wait(0.7)
    #expect(stage.takeLog() == [])
    try stage.wait(0.06)
    #expect(stage.takeLog() == ["view began"])
    try stage.move(160, 150)
    try stage.up()
    #expect(stage.takeLog() == ["view moved", "view ended"])
    tap.numberOfTapsRequired = 2
    try stage.wait(1)
    try stage.tap()
    #expect(stage.takeLog() == [])
    try stage.wait(0.35)
    #expect(stage.takeLog() == ["view began", "view ended"])
  }

  @Test func `G16 A recognizer on a visible parent fires when a disabled child was passed by`() throws {
    let child = UIView(frame: view.bounds)
    child.isUserInteractionEnabled = false
    view.addSubview(child)
    try stage.tap()
    #expect(stage.takeLog().contains("tap act"))
  }

  @Test(arguments: [true, false])
  func `G12 A tap on a view above keeps a row from being selected, unless it does not cancel touches`(
    _ cancels: Bool
  ) throws {
    // A row selects at the end of its touch, as cells of tables and collections do.
    final class Row: UIView {
      var isSelected = false
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isSelected = true }
    }
    let row = Row(frame: view.bounds)
    view.addSubview(row)
    tap.cancelsTouchesInView = cancels
    try stage.tap()
    #expect(stage.takeLog().contains("tap act"))
    #expect(row.isSelected == !cancels)
  }

  @Test func `G5 A view that was told of the end is not told of a cancel afterwards`() throws {
    let press = UILongPressGestureRecognizer()
    view.addGestureRecognizer(press)
    tap.require(toFail: press)
    tap.delaysTouchesEnded = false
    press.delaysTouchesEnded = false
    try stage.tap()
    #expect(stage.takeLog().filter { $0 != "tap act" } == ["view began", "view cancelled"])
    let slow = SketchRecognizer(stage)
    slow.delaysTouchesEnded = false
    view.gestureRecognizers = [tap, slow]
    tap.require(toFail: slow)
    try stage.tap()
    #expect(stage.takeLog().filter { $0.hasPrefix("view") } == ["view began", "view ended"])
  }
}
