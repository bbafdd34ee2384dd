import PlainviewUIAutomation
import Testing
import UIKit

/// Commands of flows that mean the device.
@MainActor @Suite struct FlowDeviceTests {
  private let stage = FlowStage { stage in stage.button("Add", at: 20, 100) }

  @Test func `Home and lock bring the app to the background, launching without stopping brings it back`() throws {
    for key in ["Home", "Lock"] {
      let report = try stage.play(
        "- launchApp\n- pressKey: \(key)\n- tapOn: Add\n- assertVisible: Add", header: "appId: a.b")
      #expect(report.outcomes == ["passed", "passed", "failed"])
      #expect(report.failures.first?.message.hasPrefix("The app is in the background") == true)
      #expect(try stage.play("- launchApp\n- pressKey: \(key)\n- launchApp: {stopApp: false}\n- tapOn: Add").passed)
    }
  }

  @Test func `The orientation is set by Maestro's words`() throws {
    #expect(try stage.play("- launchApp\n- setOrientation: LANDSCAPE_LEFT\n- tapOn: Add").passed)
    #expect(stage.app.window?.bounds.width == 844)
    #expect(throws: (any Error).self) { try stage.play("- setOrientation: SIDEWAYS") }
  }

  @Test func `A link opens the app; one without a scheme is an error`() throws {
    let report = try stage.play("- openLink: shop://item/1\n- tapOn: Add")
    #expect(report.outcomes == ["passed", "passed"])
    #expect(
      try stage.play("- openLink: item").firstProblem
        == "3:3: \"item\" is no URL with a scheme, write it in full")
  }
}
