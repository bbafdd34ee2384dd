import Foundation
import PlainviewRuntime
import PlainviewStage
import UIKit
import _Testing_UIKit

/// A view that notes every call and fails in one of them.
private final class FailingView: UIView {
  private let stage: Stage
  private let name: String
  var failsIn: String?

  init(_ stage: Stage, _ name: String) {
    self.stage = stage
    self.name = name
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    stage.note("\(name).\(call)")
    if call == failsIn { perform("missing") }
  }
  override func willMove(toSuperview new: UIView?) { note("willMove(toSuperview:)") }
  override func didMoveToSuperview() { note("didMoveToSuperview") }
  override func willMove(toWindow new: UIWindow?) { note("willMove(toWindow:)") }
  override func didMoveToWindow() { note("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
  override func layoutSubviews() { note("layoutSubviews") }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    note("point(inside:)")
    return super.point(inside: point, with: event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesBegan")
    super.touchesBegan(touches, with: event)
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    note("gestureRecognizerShouldBegin")
    return true
  }
}

@MainActor @Suite struct UnwindingTests {
  private let stage: Stage
  private let parent: FailingView
  private let child: FailingView

  init() throws {
    stage = try Stage()
    parent = try stage.add(FailingView(stage, "parent"))
    child = FailingView(stage, "child")
    _ = stage.takeLog()
  }

  private func expectFailure(_ body: () throws -> Void) {
    #expect(throws: UncaughtException.self) { try body() }
  }

  @Test(arguments: [
    "willMove(toSuperview:)", "willMove(toWindow:)", "didMoveToWindow", "didMoveToSuperview", "layoutSubviews",
  ])
  func `S1 After a failure in a view's callback no other one is called`(_ callback: String) {
    child.failsIn = callback
    expectFailure { try stage.add(child) }
    #expect(stage.log.last == "child.\(callback)")
  }

  @Test func `S1 Nor does a touch go on after a failed hit test`() throws {
    try stage.app.run {
      child.frame = parent.bounds
      parent.addSubview(child)
    }
    _ = stage.takeLog()
    child.failsIn = "point(inside:)"
    expectFailure { try stage.down() }
    #expect(stage.log == ["parent.point(inside:)", "child.point(inside:)"])
  }

  @Test func `S1 Nor does it go up the chain after a failure in a responder`() throws {
    try stage.app.run {
      child.frame = parent.bounds
      parent.addSubview(child)
    }
    _ = stage.takeLog()
    child.failsIn = "touchesBegan"
    expectFailure { try stage.down() }
    #expect(stage.log.filter { $0.contains("touches") } == ["child.touchesBegan"])
  }

  @Test func `S1 Nor are later targets of the same recognizer called`() throws {
    let tap = UITapGestureRecognizer(target: parent, action: "missing")
    let target = NotingTarget(stage)
    tap.addTarget(target, action: "act")
    parent.addGestureRecognizer(tap)
    try stage.down()
    _ = stage.takeLog()
    expectFailure { try stage.up() }
    #expect(stage.log == ["parent.gestureRecognizerShouldBegin"])
  }

  @Test func `S1 Every later call of the driver throws the same until the app is launched anew`() throws {
    expectFailure { try stage.app.run { _ = parent.perform("missing") } }
    let reason = "-[\(className(of: parent)) missing]: unrecognized selector sent to instance"
    for call in [
      { try stage.down() }, { try stage.wait(1) }, { try stage.app.typeKeys("a") }, { try stage.app.run {} },
    ] {
      let error = #expect(throws: UncaughtException.self) { try call() }
      #expect(error?.reason.hasPrefix(reason) == true)
    }
    #expect(!stage.app.isRunning)
    parent.removeFromSuperview()
    try stage.app.launch()
    #expect(stage.app.isRunning)
    try stage.down()
  }

  @Test func `S1 A failure in a block of the main queue is thrown by the call that waits for it`() throws {
    let parent = parent
    try stage.app.run { DispatchQueue.main.async { _ = parent.perform("missing") } }
    let error = #expect(throws: UncaughtException.self) { try stage.app.settle() }
    #expect(error?.reason.contains(" missing]: unrecognized selector sent to instance 0x") == true)
    #expect(!stage.app.isRunning)
  }

  @Test func `S1 Clock events of a failed app do not run`() throws {
    try stage.app.run {
      UIApplication.shared.clock.schedule(after: 1, "fails") { _ = parent.perform("missing") }
      UIApplication.shared.clock.schedule(after: 2, "notes") { stage.note("too late") }
    }
    expectFailure { try stage.wait(3) }
    #expect(!stage.log.contains("too late"))
  }
}
