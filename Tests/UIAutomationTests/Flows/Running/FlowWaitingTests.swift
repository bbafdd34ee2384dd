import PlainviewRuntime
import PlainviewUIAutomation
import PlainviewUIKitCore
import Testing
import UIKit

/// Waiting passes virtual time, and only as long as something is due.
@MainActor @Suite struct FlowWaitingTests {
  /// A label that appears and one that disappears, both after some seconds; a counter that never ends.
  private func stage(after seconds: Double, ticks: Bool = false) -> FlowStage {
    FlowStage { stage in
      let late = stage.label("Late", at: 20, 60)
      late.isHidden = true
      let early = stage.label("Early", at: 20, 100)
      UIApplication.shared.clock.schedule(after: seconds, "test") {
        late.isHidden = false
        early.isHidden = true
      }
      if ticks { Self.tick(UIApplication.shared.clock) }
    }
  }

  private static func tick(_ clock: VirtualClock) { clock.schedule(after: 0.5, "tick") { tick(clock) } }

  private func result(_ command: String, after seconds: Double, ticks: Bool = false) throws -> (Bool, Double) {
    let report = try stage(after: seconds, ticks: ticks).play("- launchApp\n" + command)
    return (report.passed, (report.duration * 100).rounded() / 100)
  }

  @Test(
    "A command waits until what it needs has come",
    arguments: [
      ("- assertVisible: Late", 3.0), ("- assertNotVisible: Early", 3.0), ("- copyTextFrom: Late", 3.0),
      ("- extendedWaitUntil: {visible: Late}", 3.0), ("- extendedWaitUntil: {notVisible: Early}", 3.0),
      ("- extendedWaitUntil: {visible: Late, notVisible: Early, timeout: 4000}", 3.0),
      ("- tapOn: Late", 3.55),
    ])
  func patience(_ command: String, _ time: Double) throws {
    let (passed, end) = try result(command, after: 3)
    #expect(passed)
    #expect(end == time)
  }

  @Test(
    "Time is up after 17 seconds, 7 for optional steps and conditions, or as long as the step says",
    arguments: [
      ("- assertVisible: Late", 17.0), ("- assertVisible: {text: Late, optional: true}", 7.0),
      ("- runFlow: {when: {visible: Late}, commands: [back]}", 7.0),
      ("- extendedWaitUntil: {visible: Late, timeout: 2500}", 2.5), ("- extendedWaitUntil: {visible: Late}", 17.0),
    ])
  func timeout(_ command: String, _ time: Double) throws {
    let (_, end) = try result(command, after: 30)
    #expect(end == time)
  }

  @Test func `When nothing is due any more waiting ends at once`() throws {
    let report = try stage(after: 1).play("- launchApp\n- assertVisible: Late\n- assertVisible: Never")
    #expect(report.outcomes == ["passed", "passed", "failed"])
    #expect(report.duration == 1)
  }

  @Test func `Something that never ends is waited for no longer than the timeout`() throws {
    #expect(try result("- assertVisible: Never", after: 1, ticks: true) == (false, 17))
    #expect(try result("- waitForAnimationToEnd", after: 1, ticks: true) == (true, 15))
    #expect(try result("- waitForAnimationToEnd: {timeout: 4000}", after: 1, ticks: true) == (true, 4))
  }

  @Test func `Waiting for animations ends when nothing is due`() throws {
    #expect(try result("- waitForAnimationToEnd", after: 2) == (true, 2))
  }

  @Test func `What should be gone and is not is an error that names it`() throws {
    let report = try stage(after: 30).play("- launchApp\n- assertNotVisible: Early")
    #expect(report.firstProblem == "4:21: \"Early\" is on the screen, it should not be")
    #expect(report.failures.first?.details == ["staticText \"Early\" at (20, 100) size 160 x 20"])
    #expect(report.duration == 17)
  }

  @Test func `A tap waits until the element can be reached`() throws {
    let stage = FlowStage { stage in
      stage.button("Go", at: 20, 100)
      let veil = stage.box(CGRect(x: 0, y: 115, width: 390, height: 10), color: .black)
      UIApplication.shared.clock.schedule(after: 2, "veil") { veil.isHidden = true }
    }
    #expect(try stage.play("- launchApp\n- tapOn: Go").passed)
    #expect(stage.heard == ["Go"])
  }
}
