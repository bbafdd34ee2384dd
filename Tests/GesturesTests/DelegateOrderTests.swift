import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// Notes every question, and gives the answers that a test sets.
private final class NotingDelegate: NSObject, UIGestureRecognizerDelegate {
  private let stage: Stage
  var receivesEvents = true
  var receivesTouches = true
  var begins = true

  init(_ stage: Stage) { self.stage = stage }

  private func name(_ recognizer: UIGestureRecognizer) -> String { recognizer.name ?? "?" }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    stage.note("\(name(gestureRecognizer)) receives event?")
    return receivesEvents
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    stage.note("\(name(gestureRecognizer)) receives touch?")
    return receivesTouches
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    stage.note("\(name(gestureRecognizer)) waits for \(name(other))?")
    return false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    stage.note("\(name(gestureRecognizer)) awaited by \(name(other))?")
    return false
  }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    stage.note("\(name(gestureRecognizer)) begins?")
    return begins
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    stage.note("\(name(gestureRecognizer)) with \(name(other))?")
    return false
  }
}

private final class AskedView: UIView {
  let stage: Stage
  let label: String
  var agrees = true
  init(_ stage: Stage, _ label: String) {
    self.stage = stage
    self.label = label
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }
  required init?(coder: NSCoder) { nil }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    stage.note("\(label): \(gestureRecognizer.name ?? "?") begins?")
    return agrees
  }
}

@MainActor @Suite struct DelegateOrderTests {
  private let stage: Stage
  private let view: AskedView
  private let delegate: NotingDelegate
  private let target: NotingTarget
  private let one: UITapGestureRecognizer

  init() throws {
    stage = try Stage()
    view = try stage.add(AskedView(stage, "view"))
    delegate = NotingDelegate(stage)
    target = NotingTarget(stage, "tap")
    one = UITapGestureRecognizer(target: target, action: "act")
    one.name = "one"
    one.delegate = delegate
    view.addGestureRecognizer(one)
  }

  @Test func `G10 Event, touch, requirements, beginning, simultaneity, in this order`() throws {
    let two = UITapGestureRecognizer()
    two.name = "two"
    two.delegate = delegate
    view.addGestureRecognizer(two)
    try stage.down()
    #expect(
      stage.takeLog() == ["two receives event?", "two receives touch?", "one receives event?", "one receives touch?"])
    try stage.up()
    #expect(
      stage.takeLog() == [
        "two waits for one?", "one awaited by two?", "view: two begins?", "two begins?", "two with one?",
        "one with two?",
      ])
  }

  @Test func `G10 A touch that the delegate refuses is not seen`() throws {
    delegate.receivesTouches = false
    try stage.tap()
    #expect(stage.takeLog() == ["one receives event?", "one receives touch?"])
  }

  @Test func `G10 For an event that it refuses the touch is not asked about`() throws {
    delegate.receivesEvents = false
    try stage.tap()
    #expect(stage.takeLog() == ["one receives event?"])
  }

  @Test func `G10 A recognizer that may not begin fails without a call, and the view gets the end of the touch`() throws
  {
    let noting = try stage.add(NotingView(stage))
    noting.addGestureRecognizer(one)
    delegate.begins = false
    try stage.tap()
    #expect(
      stage.takeLog() == ["one receives event?", "one receives touch?", "view began", "one begins?", "view ended"])
  }

  @Test func `G10 The hit view and the recognizer's view are asked before the delegate, and each can refuse`() throws {
    let inner = AskedView(stage, "inner")
    view.addSubview(inner)
    try stage.tap()
    #expect(
      stage.takeLog().suffix(4) == ["inner: one begins?", "view: one begins?", "one begins?", "tap act"])
    inner.agrees = false
    try stage.wait(1)
    try stage.tap()
    #expect(stage.takeLog().last == "inner: one begins?")
    inner.agrees = true
    view.agrees = false
    try stage.wait(1)
    try stage.tap()
    #expect(stage.takeLog().last == "view: one begins?")
  }

  @Test func `G10 Requirements are asked once an attempt`() throws {
    let two = UITapGestureRecognizer()
    two.name = "two"
    two.numberOfTapsRequired = 2
    view.addGestureRecognizer(two)
    one.require(toFail: two)
    try stage.tap()
    try stage.wait(0.4)
    #expect(stage.takeLog().filter { $0 == "one waits for two?" }.count == 1)
  }
}
