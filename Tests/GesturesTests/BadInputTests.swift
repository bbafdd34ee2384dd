import Foundation
import PlainviewRuntime
import PlainviewStage
import UIKit
import _Testing_UIKit

/// A target that runs a test's closure.
@MainActor final class Doing: NSObject, ActionProviding {
  private let body: @MainActor (UIGestureRecognizer) -> Void
  private(set) var calls = 0
  init(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.body = body }
  static var actions: ActionTable { ["run:": .init(run)] }
  func run(_ recognizer: UIGestureRecognizer) {
    calls += 1
    body(recognizer)
  }
}

@MainActor @Suite struct BadInputTests {
  private let stage: Stage
  private let view: NotingView

  init() throws {
    stage = try Stage()
    view = try stage.add(NotingView(stage))
  }

  @Test func `A touch outside the window reaches nobody`() throws {
    stage.view.addGestureRecognizer(SketchRecognizer(stage))
    try stage.down(-5, 150)
    try stage.move(150, 150)
    try stage.up()
    #expect(stage.takeLog() == [])
    #expect(stage.app.window.map { $0.hitTest(CGPoint(x: 1e9, y: 0), with: nil) == nil } == true)
  }

  @Test func `A finger that was never down cannot move, be lifted or be cancelled`() throws {
    #expect(throws: ElementError.fingerIsUp(3)) { try stage.up(finger: 3) }
    #expect(throws: ElementError.fingerIsUp(3)) { try stage.move(1, 1, finger: 3) }
    #expect(throws: ElementError.fingerIsUp(3)) { try stage.app.touchCancel(finger: 3) }
    #expect(stage.takeLog() == [])
  }

  @Test func `Two fingers with one number are refused, and nothing changes`() throws {
    try stage.down()
    #expect(throws: ElementError.fingerIsDown(0)) { try stage.down() }
    let twice: [TouchChange] = [.move(to: .zero), .up()]
    #expect(throws: ElementError.fingerIsNamedTwice(0)) { try stage.app.touch(twice) }
    #expect(throws: ElementError.noPlace(0)) { try stage.move(.nan, 0) }
    try stage.up()
    #expect(stage.takeLog() == ["view began", "view ended"])
  }

  @Test func `A touch that an app sends twice as begun begins once, and one that never began is not told of`() throws {
    try stage.app.run {
      let window = stage.app.window
      let touch = UITouch(finger: 0, at: CGPoint(x: 150, y: 150), in: window, timestamp: 0)
      for _ in 0..<2 { UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: 0)) }
      touch.change(to: .ended, at: CGPoint(x: 150, y: 150), timestamp: 0)
      UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: 0))
      let stranger = UITouch(finger: 1, at: CGPoint(x: 150, y: 150), in: window, timestamp: 0)
      stranger.change(to: .moved, at: CGPoint(x: 160, y: 150), timestamp: 0)
      UIApplication.shared.sendEvent(UIEvent(touches: [stranger], timestamp: 0))
    }
    #expect(stage.takeLog() == ["view began", "view ended"])
  }

  @Test func `G4 A recognizer that is added while a touch is under way does not see it`() throws {
    try stage.down()
    let sketch = SketchRecognizer(stage)
    view.addGestureRecognizer(sketch)
    try stage.move(160, 150)
    try stage.up()
    #expect(stage.takeLog() == ["view began", "view moved", "view ended"])
    try stage.tap()
    #expect(stage.takeLog().first == "sketch sees began")
  }

  @Test func `G15 A recognizer that another one's action removes is told nothing more`() throws {
    let sketch = SketchRecognizer(stage)
    sketch.stateWhenEnded = .ended
    let remover = Doing { [view] _ in view.removeGestureRecognizer(sketch) }
    let press = UILongPressGestureRecognizer(target: remover, action: "run:")
    press.minimumPressDuration = 0.1
    view.gestureRecognizers = [sketch, press]
    try stage.down()
    try stage.wait(0.2)
    try stage.up()
    #expect(remover.calls == 2)
    #expect(!stage.log.contains("sketch sees ended") && !stage.log.contains("sketch is ended"))
  }

  @Test func `R6 A view that leaves the window has its touch cancelled at once and is told nothing more`() throws {
    try stage.down()
    try stage.app.run { view.removeFromSuperview() }
    #expect(stage.takeLog() == ["view began", "view cancelled"])
    try stage.move(160, 150)
    try stage.up()
    #expect(stage.takeLog() == [])
  }

  @Test func `A view may remove itself while it is told of a touch`() throws {
    final class Leaver: UIView {
      var told: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        told.append("began")
        removeFromSuperview()
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("cancelled") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("ended") }
    }
    let leaver = try stage.add(Leaver())
    try stage.tap()
    #expect(leaver.told == ["began", "cancelled"])
  }

  @Test func `An action may remove its sender, whose view then goes on without it`() throws {
    let target = Doing { $0.view?.removeGestureRecognizer($0) }
    let press = UILongPressGestureRecognizer(target: target, action: "run:")
    view.addGestureRecognizer(press)
    try stage.down()
    try stage.wait(0.6)
    try stage.up()
    // It began, and was cancelled by its own removal.
    #expect(target.calls == 2)
    #expect(press.state == .possible)
    #expect(view.gestureRecognizers == [])
  }

  @Test func `An action that sets the state of its sender comes to an end`() throws {
    let target = Doing { $0.state = .changed }
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: target, action: "run:"))
    try stage.down()
    try stage.wait(0.6)
    try stage.move(155, 150)
    try stage.up()
    #expect(target.calls == 3)
    let ender = Doing { $0.state = .ended }
    view.gestureRecognizers = [UILongPressGestureRecognizer(target: ender, action: "run:")]
    try stage.down()
    try stage.wait(0.6)
    #expect(ender.calls == 2)
    try stage.up()
    #expect(ender.calls == 2)
  }

  @Test func `An event that is sent while another is handled comes after it`() throws {
    final class Sender: UIView {
      var told: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        told.append("began")
        guard let touch = touches.first, let event else { return }
        touch.change(to: .ended, at: touch.location(in: nil), timestamp: 0)
        UIApplication.shared.sendEvent(event)
        told.append("sent")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("ended") }
    }
    let sender = try stage.add(Sender())
    try stage.down()
    #expect(sender.told == ["began", "sent", "ended"])
  }

  @Test func `Events that send each other without end are an exception`() throws {
    final class Sender: UIView {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let event { UIApplication.shared.sendEvent(event) }
      }
    }
    _ = try stage.add(Sender())
    try stage.down()
    #expect(throws: UncaughtException.self) { try stage.move(160, 150) }
  }

  @Test func `A recognizer without view changes its state and calls its targets by itself`() throws {
    let target = NotingTarget(stage)
    let loose = UIPanGestureRecognizer(target: target, action: "act")
    loose.state = .began
    loose.state = .ended
    #expect(stage.takeLog() == ["target act", "target act"])
  }

  @Test func `An action that sends itself again without end is an exception`() throws {
    let button = try stage.add(UIButton(), CGRect(x: 250, y: 300, width: 100, height: 40))
    final class Recursive: NSObject, ActionProviding {
      static var actions: ActionTable { ["again:": .init(again)] }
      var calls = 0
      func again(_ sender: UIControl) {
        calls += 1
        sender.sendActions(for: .touchUpInside)
      }
    }
    let target = Recursive()
    button.addTarget(target, action: "again:", for: .touchUpInside)
    let error = #expect(throws: UncaughtException.self) { try stage.tap(300, 320) }
    #expect(error?.reason.hasSuffix(" again:]: 256 messages are under way, one inside the other.") == true)
    #expect(target.calls == 256)
  }

  @Test func `M1 An app that ends while fingers are down leaves nothing behind`() throws {
    weak var root: UIView?
    weak var pan: UIPanGestureRecognizer?
    do {
      let stage = try Stage()
      let recognizer = UIPanGestureRecognizer()
      try stage.add(UIView()).addGestureRecognizer(recognizer)
      (root, pan) = (stage.view, recognizer)
      try stage.down()
      try stage.move(190, 150)
      try stage.app.run {
        UIView.animate(withDuration: 10) { stage.view.alpha = 0.5 }
        _ = Timer.scheduledTimer(
          timeInterval: 1, target: stage.view, selector: "tick", userInfo: nil, repeats: true)
      }
    }
    #expect(root == nil && pan == nil)
  }
}
