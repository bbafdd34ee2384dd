import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

@MainActor @Suite struct TapLimitTests {
  private let stage: Stage
  private let view: UIView
  private let tap: UITapGestureRecognizer
  private let target: NotingTarget

  init() throws {
    stage = try Stage()
    view = try stage.add(UIView())
    view.isMultipleTouchEnabled = true
    target = NotingTarget(stage)
    tap = UITapGestureRecognizer(target: target, action: "act")
    view.addGestureRecognizer(tap)
  }

  private func settings(_ change: (inout UIGestureSettings) -> Void) throws {
    try stage.app.run { change(&UIApplication.shared.gestureSettings) }
  }

  @Test(arguments: [(0.74, true), (0.76, false)])
  func `G3 A finger may stay down for 0.75 seconds`(_ duration: Double, _ isTap: Bool) throws {
    try stage.down()
    try stage.wait(duration)
    try stage.up()
    #expect(!stage.log.isEmpty == isTap)
  }

  @Test(arguments: [(45, 0, true), (46, 0, false), (32, 32, false), (31, 31, true)])
  func `G3 It may move 45 points`(_ dx: CGFloat, _ dy: CGFloat, _ isTap: Bool) throws {
    try stage.down()
    try stage.move(150 + dx, 150 + dy)
    try stage.up()
    #expect(!stage.log.isEmpty == isTap)
  }

  @Test func `G3 Coming back does not mend a move that was too far`() throws {
    try stage.down()
    try stage.move(250, 150)
    try stage.move(150, 150)
    try stage.up()
    #expect(stage.log.isEmpty)
  }

  @Test(arguments: [(0.34, true), (0.36, false)])
  func `G3 Between two taps there may be 0.35 seconds`(_ pause: Double, _ isDoubleTap: Bool) throws {
    tap.numberOfTapsRequired = 2
    try stage.tap()
    try stage.wait(pause)
    try stage.tap()
    #expect(!stage.log.isEmpty == isDoubleTap)
  }

  @Test(arguments: [(45, true), (46, false)])
  func `G3 The second tap may be 45 points from the first`(_ dx: CGFloat, _ isDoubleTap: Bool) throws {
    tap.numberOfTapsRequired = 2
    try stage.tap(150, 150)
    try stage.wait(0.1)
    try stage.tap(150 + dx, 150)
    #expect(!stage.log.isEmpty == isDoubleTap)
  }

  @Test func `G3 The limits are settings of the app`() throws {
    try settings {
      $0.maximumTapDuration = 2
      $0.tapAllowableMovement = 90
      $0.maximumTapInterval = 1
    }
    tap.numberOfTapsRequired = 2
    try stage.down()
    try stage.wait(1.9)
    try stage.move(240, 150)
    try stage.up()
    try stage.wait(0.9)
    try stage.tap()
    #expect(stage.log == ["target act"])
  }

  @Test(arguments: [(0.3, 0, 2), (0.36, 0, 1), (0.1, 46, 1)])
  func `G3 A touch counts as another tap within 0.35 seconds and 45 points`(
    _ pause: Double, _ dx: CGFloat, _ count: Int
  ) throws {
    final class CountingView: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let view = try stage.add(CountingView())
    try stage.down()
    try stage.up()
    try stage.wait(pause)
    try stage.down(150 + dx, 150)
    try stage.up()
    #expect(view.counts == [1, count])
  }

  @Test func `G3 Three taps need three`() throws {
    tap.numberOfTapsRequired = 3
    for _ in 0..<2 {
      try stage.tap()
      try stage.wait(0.1)
    }
    #expect(stage.log.isEmpty)
    try stage.tap()
    #expect(stage.log == ["target act"])
  }

  @Test func `G3 Two fingers are needed when two are wanted, one after the other or at once`() throws {
    tap.numberOfTouchesRequired = 2
    try stage.tap()
    #expect(stage.log.isEmpty)
    try stage.wait(1)
    try stage.down(120, 150, finger: 0)
    try stage.down(180, 150, finger: 1)
    try stage.up(finger: 0)
    #expect(stage.log.isEmpty)
    try stage.up(finger: 1)
    #expect(stage.log == ["target act"])
  }

  @Test func `G3 A finger too many is no tap`() throws {
    try stage.down(120, 150, finger: 0)
    try stage.down(180, 150, finger: 1)
    try stage.up(finger: 0)
    try stage.up(finger: 1)
    #expect(stage.log.isEmpty)
  }

  @Test func `G16 A double tap is where its first tap was, and one finger wide`() throws {
    final class Reader: NSObject, ActionProviding {
      static var actions: ActionTable { ["read:": .init(read)] }
      var location: CGPoint?
      var count: Int?
      func read(_ tap: UITapGestureRecognizer) {
        location = tap.location(in: tap.view)
        count = tap.numberOfTouches
      }
    }
    let reader = Reader()
    let double = UITapGestureRecognizer(target: reader, action: "read:")
    double.numberOfTapsRequired = 2
    view.gestureRecognizers = [double]
    try stage.tap(110, 120)
    try stage.wait(0.1)
    try stage.tap(130, 140)
    #expect(reader.location == CGPoint(x: 10, y: 20))
    #expect(reader.count == 1)
    view.gestureRecognizers = [UITapGestureRecognizer(target: reader, action: "read:")]
    (view.gestureRecognizers?[0] as? UITapGestureRecognizer)?.numberOfTouchesRequired = 2
    try stage.wait(1)
    try stage.down(110, 150, finger: 0)
    try stage.down(190, 150, finger: 1)
    try stage.up(finger: 0)
    try stage.up(finger: 1)
    #expect(reader.location == CGPoint(x: 50, y: 50))
    #expect(reader.count == 2)
  }
}
