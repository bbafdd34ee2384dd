import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// XCUITest's gestures do to recognizers what fingers do.
@MainActor @Suite struct DriverGestureTests {
  private let stage: Stage
  private let view: UIView
  private var element: XCUIElement { stage.app.descendants(matching: .any)["view"] }

  init() throws {
    stage = try Stage()
    view = try stage.add(UIView(), CGRect(x: 45, y: 200, width: 300, height: 300))
    view.accessibilityIdentifier = "view"
  }

  private func reader(
    _ recognizer: UIGestureRecognizer, _ read: @escaping @MainActor (UIGestureRecognizer) -> String = { _ in "" }
  ) -> GestureReader {
    let reader = GestureReader(read)
    recognizer.addTarget(reader, action: "note:")
    view.addGestureRecognizer(recognizer)
    return reader
  }

  @Test(arguments: [(2.5, 1.0), (0.25, -1.0)] as [(CGFloat, CGFloat)])
  func `A pinch comes to its scale`(_ scale: CGFloat, _ velocity: CGFloat) throws {
    let reader = reader(UIPinchGestureRecognizer()) {
      ($0 as? UIPinchGestureRecognizer).map { GestureReader.number($0.scale) } ?? ""
    }
    try element.pinch(withScale: scale, velocity: velocity)
    #expect(reader.log.first?.hasPrefix("began") == true)
    #expect(reader.log.last == "ended \(GestureReader.number(scale))")
    #expect(throws: ElementError.self) { try element.pinch(withScale: 0, velocity: 1) }
  }

  @Test(arguments: [0.5, -2, 7] as [CGFloat])
  func `A rotation comes to its angle`(_ angle: CGFloat) throws {
    let reader = reader(UIRotationGestureRecognizer()) {
      ($0 as? UIRotationGestureRecognizer).map { GestureReader.number($0.rotation) } ?? ""
    }
    try element.rotate(angle, withVelocity: 3)
    #expect(reader.log.last == "ended \(GestureReader.number(angle))")
    #expect(throws: ElementError.self) { try element.rotate(.infinity, withVelocity: 1) }
  }

  @Test func `Taps have a number of taps and of fingers`() throws {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 3
    tap.numberOfTouchesRequired = 2
    let reader = reader(tap) { "\($0.numberOfTouches)" }
    try element.tap(withNumberOfTaps: 3, numberOfTouches: 2)
    #expect(reader.takeLog() == ["ended 2"])
    try element.tap(withNumberOfTaps: 3, numberOfTouches: 1)
    #expect(reader.takeLog() == [])
    #expect(throws: ElementError.self) { try element.tap(withNumberOfTaps: 0, numberOfTouches: 1) }
  }

  @Test func `A swipe is fast enough by default and may be slow`() throws {
    let reader = reader(UISwipeGestureRecognizer())
    try element.swipeRight()
    try element.swipeRight(velocity: .fast)
    #expect(reader.takeLog() == ["ended", "ended"])
    try element.swipeRight(velocity: 50)
    #expect(reader.takeLog() == [])
  }

  @Test func `Swipes of small elements are long enough`() throws {
    view.frame = CGRect(x: 100, y: 300, width: 30, height: 30)
    let reader = reader(UISwipeGestureRecognizer())
    try element.swipeRight()
    #expect(reader.takeLog() == ["ended"])
  }

  @Test func `A press is held before it is dragged to another element`() throws {
    let goal = try stage.add(UIView(), CGRect(x: 100, y: 600, width: 40, height: 40))
    goal.accessibilityIdentifier = "goal"
    let reader = reader(UILongPressGestureRecognizer()) { GestureReader.text($0.location(in: nil)) }
    try element.press(forDuration: 0.6, thenDragTo: stage.app.descendants(matching: .any)["goal"])
    #expect(reader.log.first == "began (195, 350)")
    #expect(reader.log.last == "ended (120, 620)")
    _ = reader.takeLog()
    try element.press(forDuration: 0.2, thenDragTo: stage.app.descendants(matching: .any)["goal"])
    #expect(reader.takeLog() == [])
  }

  @Test func `Coordinates count from the element, and offsets add up`() throws {
    let reader = reader(UIPanGestureRecognizer()) {
      ($0 as? UIPanGestureRecognizer).map { GestureReader.text($0.translation(in: nil)) } ?? ""
    }
    let start = element.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 1)).withOffset(CGVector(dx: 5, dy: -25))
    #expect(start.screenPoint == CGPoint(x: 50, y: 475))
    let end = start.withOffset(CGVector(dx: 0, dy: -110))
    try start.press(forDuration: 0, thenDragTo: end, withVelocity: 500, thenHoldForDuration: 0.3)
    #expect(reader.log.last == "ended (0, -100)")
  }

  @Test func `Raw fingers go to places, elements and coordinates`() throws {
    let noting = try stage.add(NotingView(stage), CGRect(x: 45, y: 550, width: 100, height: 100))
    noting.accessibilityIdentifier = "noting"
    let element = stage.app.descendants(matching: .any)["noting"]
    try stage.app.touchDown(on: element, finger: 4)
    try stage.app.touchMove(to: self.element, finger: 4)
    try element.coordinate(withNormalizedOffset: .zero).touchMove(finger: 4)
    try stage.app.touchUp(on: element, finger: 4)
    #expect(stage.takeLog() == ["view began", "view moved", "view moved", "view ended"])
  }
}
