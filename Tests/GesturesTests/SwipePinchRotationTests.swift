import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

@MainActor @Suite struct SwipeTests {
  private let stage: Stage
  private let view: UIView
  private let swipe: UISwipeGestureRecognizer
  private let reader: GestureReader

  init() throws {
    stage = try Stage()
    let view = try stage.add(UIView(), CGRect(x: 50, y: 100, width: 300, height: 300))
    reader = GestureReader { GestureReader.text($0.location(in: view)) }
    swipe = UISwipeGestureRecognizer(target: reader, action: "note:")
    view.addGestureRecognizer(swipe)
    self.view = view
  }

  private func swipe(_ dx: CGFloat, _ dy: CGFloat, in time: Double = 0.2) throws {
    try stage.down(200, 250)
    for step in 1...5 {
      try stage.wait(time / 5)
      try stage.move(200 + dx * CGFloat(step) / 5, 250 + dy * CGFloat(step) / 5)
    }
    try stage.up()
    try stage.wait(1)
  }

  @Test func `G2 The defaults of a swipe`() {
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
    #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
  }

  @Test(arguments: [
    (49, 0, 0.2, false), (50, 0, 0.2, true), (-60, 0, 0.2, false), (0, 60, 0.2, false), (60, 50, 0.2, true),
    (60, 90, 0.2, false), (60, 0, 0.45, true), (60, 0, 0.8, false),
  ])
  func `G3 Our rule: 50 points to the right, 50 aside at most, within half a second`(
    _ dx: CGFloat, _ dy: CGFloat, _ time: Double, _ isSwipe: Bool
  ) throws {
    try swipe(dx, dy, in: time)
    #expect(reader.takeLog().count == (isSwipe ? 1 : 0))
  }

  @Test(
    arguments: [
      (UISwipeGestureRecognizer.Direction.left, -80, 0), (.right, 80, 0), (.up, 0, -80), (.down, 0, 80),
      ([.up, .left], -80, 0), ([.up, .left], 0, -80),
    ] as [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat)])
  func `G2 Each direction is one of its own, and several may be wanted`(
    _ direction: UISwipeGestureRecognizer.Direction, _ dx: CGFloat, _ dy: CGFloat
  ) throws {
    swipe.direction = direction
    try swipe(dx, dy)
    #expect(reader.takeLog().count == 1)
    try swipe(-dx, -dy)
    #expect(reader.takeLog().isEmpty)
  }

  @Test func `G16 The place of a swipe is where it began, and it is told while the finger is down`() throws {
    try stage.down(200, 250)
    try stage.move(260, 250)
    #expect(reader.takeLog() == ["ended (150, 150)"])
    try stage.up()
    #expect(swipe.state == .possible)
  }

  @Test func `G2 Two fingers swipe when two are wanted`() throws {
    swipe.numberOfTouchesRequired = 2
    try swipe(80, 0)
    #expect(reader.takeLog().isEmpty)
    try stage.app.touch([.down(at: CGPoint(x: 200, y: 200), finger: 0), .down(at: CGPoint(x: 200, y: 300), finger: 1)])
    try stage.app.touch([.move(to: CGPoint(x: 260, y: 200), finger: 0), .move(to: CGPoint(x: 260, y: 300), finger: 1)])
    #expect(reader.takeLog() == ["ended (150, 150)"])
  }
}

@MainActor @Suite struct PinchAndRotationTests {
  private let stage: Stage
  private let view: UIView

  init() throws {
    stage = try Stage()
    view = try stage.add(UIView(), CGRect(x: 50, y: 100, width: 300, height: 300))
  }

  private func points(_ distance: CGFloat, angle: CGFloat = 0) -> [CGPoint] {
    let (dx, dy) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
    return [CGPoint(x: 200 - dx, y: 250 - dy), CGPoint(x: 200 + dx, y: 250 + dy)]
  }

  private func down(_ points: [CGPoint]) throws {
    try stage.app.touch(points.enumerated().map { .down(at: $1, finger: $0) })
  }

  private func move(_ points: [CGPoint]) throws {
    try stage.app.touch(points.enumerated().map { .move(to: $1, finger: $0) })
  }

  @Test func `G1 A pinch begins after 8 points, tells its scale, and ends when both fingers are gone`() throws {
    let reader = GestureReader { recognizer in
      (recognizer as? UIPinchGestureRecognizer).map { GestureReader.number($0.scale) } ?? ""
    }
    let pinch = UIPinchGestureRecognizer(target: reader, action: "note:")
    #expect(pinch.scale == 1)
    #expect(pinch.velocity == 0)
    view.addGestureRecognizer(pinch)
    try down(points(100))
    try move(points(107))
    #expect(reader.takeLog() == [])
    try move(points(150))
    try stage.wait(0.05)
    try move(points(200))
    #expect(reader.takeLog() == ["began 1.5", "changed 2"])
    #expect(abs(pinch.velocity - 20) < 1e-9)
    pinch.scale = 1
    try move(points(100))
    #expect(reader.takeLog() == ["changed 0.5"])
    try stage.up(finger: 0)
    #expect(pinch.numberOfTouches == 1)
    #expect(reader.takeLog() == [])
    try stage.up(finger: 1)
    #expect(reader.takeLog() == ["ended 0.5"])
    #expect(pinch.scale == 1)
  }

  @Test func `G1 A rotation counts the turns of the fingers, past the left as well`() throws {
    let reader = GestureReader { recognizer in
      (recognizer as? UIRotationGestureRecognizer).map { GestureReader.number($0.rotation) } ?? ""
    }
    view.addGestureRecognizer(UIRotationGestureRecognizer(target: reader, action: "note:"))
    try down(points(100, angle: 3))
    try move(points(100, angle: 3.05))
    #expect(reader.takeLog() == [])
    try move(points(100, angle: 3.25))
    try move(points(100, angle: 4))
    try stage.up(finger: 1)
    try stage.up(finger: 0)
    #expect(reader.takeLog() == ["began 0.25", "changed 1", "ended 1"])
  }

  @Test func `One finger makes neither, and a third is not looked at`() throws {
    let reader = GestureReader()
    let pinch = UIPinchGestureRecognizer(target: reader, action: "note:")
    view.addGestureRecognizer(pinch)
    try stage.down(200, 250)
    try stage.move(260, 250)
    try stage.up()
    #expect(reader.takeLog() == [])
    try down(points(100) + [CGPoint(x: 200, y: 300)])
    try stage.move(200, 390, finger: 2)
    #expect(reader.takeLog() == [])
    try stage.move(300, 250, finger: 1)
    #expect(reader.takeLog() == ["began"])
    #expect(pinch.numberOfTouches == 2)
  }

  @Test func `G7 A pinch and a rotation stop each other unless a delegate wants both`() throws {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let readers = [GestureReader(), GestureReader()]
    let pinch = UIPinchGestureRecognizer(target: readers[0], action: "note:")
    let rotation = UIRotationGestureRecognizer(target: readers[1], action: "note:")
    view.gestureRecognizers = [pinch, rotation]
    try down(points(100))
    try move(points(150, angle: 0.5))
    try stage.app.touch([.up(finger: 0), .up(finger: 1)])
    #expect(readers[0].takeLog() == [] && readers[1].takeLog() == ["began", "ended"])
    let both = Both()
    pinch.delegate = both
    try down(points(100))
    try move(points(150, angle: 0.5))
    try stage.app.touch([.up(finger: 0), .up(finger: 1)])
    #expect(readers[0].takeLog() == ["began", "ended"] && readers[1].takeLog() == ["began", "ended"])
    withExtendedLifetime(both) {}
  }

  @Test func `A hover recognizer compiles and never fires`() throws {
    let reader = GestureReader()
    let hover = UIHoverGestureRecognizer(target: reader, action: "note:")
    view.addGestureRecognizer(hover)
    try down([CGPoint(x: 200, y: 250)])
    try move([CGPoint(x: 220, y: 250)])
    try stage.up()
    #expect(reader.takeLog() == [])
    #expect(hover.state == .possible)
  }
}
