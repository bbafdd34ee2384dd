import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

@MainActor @Suite struct FailureRequirementTests {
  private let stage: Stage
  private let view: UIView
  private let singleTarget: NotingTarget
  private let doubleTarget: NotingTarget
  private let single: UITapGestureRecognizer
  private let double: UITapGestureRecognizer

  init() throws {
    stage = try Stage()
    view = try stage.add(UIView())
    singleTarget = NotingTarget(stage, "single")
    doubleTarget = NotingTarget(stage, "double")
    single = UITapGestureRecognizer(target: singleTarget, action: "act")
    double = UITapGestureRecognizer(target: doubleTarget, action: "act")
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
  }

  @Test func `G9 A tap that waits for a double tap comes 0.35 seconds after the lift`() throws {
    single.require(toFail: double)
    try stage.tap()
    try stage.wait(0.34)
    #expect(stage.takeLog() == [])
    #expect(single.state == .possible)
    try stage.wait(0.01)
    #expect(stage.takeLog() == ["single act"])
  }

  @Test func `G9 When the double tap comes the tap fails`() throws {
    single.require(toFail: double)
    try stage.tap()
    try stage.wait(0.2)
    try stage.tap()
    try stage.wait(1)
    #expect(stage.takeLog() == ["double act"])
  }

  @Test func `G9 A second tap that comes too late makes two taps`() throws {
    single.require(toFail: double)
    try stage.tap()
    try stage.wait(0.4)
    try stage.tap()
    try stage.wait(0.4)
    #expect(stage.takeLog() == ["single act", "single act"])
  }

  @Test func `G9 Any recognizer can be waited for: its failure lets the other one go on`() throws {
    let sketch = SketchRecognizer(stage)
    view.addGestureRecognizer(sketch)
    single.require(toFail: sketch)
    view.removeGestureRecognizer(double)
    sketch.stateWhenEnded = .failed
    try stage.tap()
    #expect(stage.takeLog().contains("single act"))
    sketch.stateWhenEnded = .ended
    try stage.wait(1)
    try stage.tap()
    #expect(!stage.takeLog().contains("single act"))
  }

  @Test func `G9 A continuous one that begins makes who waits for it fail`() throws {
    let (first, second) = (SketchRecognizer(stage, "first"), SketchRecognizer(stage, "second"))
    view.gestureRecognizers = [first, second]
    second.require(toFail: first)
    second.stateWhenBegan = .began
    first.stateWhenMoved = .began
    try stage.down()
    #expect(second.state == .possible)
    try stage.move(160, 150)
    #expect(first.state == .began)
    #expect(second.state == .failed)
    #expect(!stage.log.contains("second is began"))
  }

  @Test func `G9 It fails even when a delegate wants both`() throws {
    final class Together: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let together = Together()
    double.delegate = together
    single.require(toFail: double)
    try stage.tap()
    try stage.wait(0.2)
    try stage.tap()
    try stage.wait(1)
    #expect(stage.takeLog() == ["double act"])
    withExtendedLifetime(together) {}
  }

  @Test func `G9 Who is undecided when the fingers are gone has failed`() throws {
    let sketch = SketchRecognizer(stage)
    view.gestureRecognizers = [single, sketch]
    single.require(toFail: sketch)
    try stage.tap()
    #expect(stage.takeLog() == ["sketch sees began", "sketch sees ended", "single act", "sketch resets"])
  }

  @Test func `G9 One that does not look at the touch is not waited for`() throws {
    let elsewhere = try stage.add(UIView(), CGRect(x: 250, y: 100, width: 50, height: 50))
    elsewhere.addGestureRecognizer(double)
    single.require(toFail: double)
    try stage.tap()
    #expect(stage.takeLog() == ["single act"])
    view.addGestureRecognizer(double)
    double.isEnabled = false
    try stage.wait(1)
    try stage.tap()
    #expect(stage.takeLog() == ["single act"])
  }

  @Test func `G9 Recognizers that wait for each other do not wait`() throws {
    let other = UITapGestureRecognizer(target: doubleTarget, action: "act")
    view.gestureRecognizers = [single, other]
    single.require(toFail: other)
    other.require(toFail: single)
    try stage.tap()
    #expect(stage.takeLog() == ["double act"])
    let third = UITapGestureRecognizer()
    view.gestureRecognizers = [third, other, single]
    let chain = [single, other, third]
    for (index, recognizer) in chain.enumerated() { recognizer.require(toFail: chain[(index + 1) % 3]) }
    try stage.wait(1)
    try stage.tap()
    #expect(stage.takeLog() == ["single act"])
  }

  @Test func `G9 A double tap on the superview holds back the end of a view's touch, and a button's action`() throws {
    let target = NotingTarget(stage, "button")
    let button = UIButton(frame: view.bounds)
    button.addTarget(target, action: "act", for: .touchUpInside)
    view.addSubview(button)
    view.removeGestureRecognizer(single)
    try stage.tap()
    #expect(stage.takeLog() == [])
    try stage.wait(0.35)
    #expect(stage.takeLog() == ["button act"])
  }

  @Test func `G10 Delegates of both sides and classes can ask for it`() throws {
    final class Asking: NSObject, UIGestureRecognizerDelegate {
      weak var waiting: UIGestureRecognizer?
      weak var awaited: UIGestureRecognizer?
      func gestureRecognizer(_ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
        one === waiting
      }
      func gestureRecognizer(_ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        one === awaited
      }
    }
    let asking = Asking()
    asking.waiting = single
    single.delegate = asking
    try stage.tap()
    #expect(stage.takeLog() == [])
    try stage.wait(1)
    #expect(stage.takeLog() == ["single act"])
    single.delegate = nil
    asking.awaited = double
    double.delegate = asking
    try stage.tap()
    #expect(stage.takeLog() == [])
    try stage.wait(1)
    #expect(stage.takeLog() == ["single act"])
    double.delegate = nil
    try stage.tap()
    #expect(stage.takeLog() == ["single act"])
  }

  @Test func `G10 A recognizer's class can ask for it`() throws {
    final class Patient: UITapGestureRecognizer {
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { true }
    }
    let patient = Patient(target: singleTarget, action: "act")
    view.gestureRecognizers = [patient, double]
    try stage.tap()
    #expect(stage.takeLog() == [])
    try stage.wait(0.35)
    #expect(stage.takeLog() == ["single act"])
  }
}
