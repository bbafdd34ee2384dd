import PlainviewUIAutomation
import Testing
import UIKit

/// What flows do to the device.
@MainActor @Suite struct FlowDeviceCommandTests {
  private let stage = FlowStage { stage in stage.label("hello", at: 10, 80) }

  @Test func `Dark mode is set, changed and asserted`() throws {
    let report = try stage.play(
      """
      - assertLightMode
      - setDarkMode: enabled
      - assertDarkMode
      - toggleDarkMode
      - assertLightMode
      - toggleDarkMode
      - assertDarkMode
      - setDarkMode: {value: disabled}
      - assertDarkMode: {optional: true}
      """)
    #expect(report.outcomes == Array(repeating: "passed", count: 8) + ["warned"])
    #expect(report.firstProblem == "11:3: the device is in light mode, use `setDarkMode: enabled`")
    #expect(stage.app.hardware.appearance == .light)
  }

  @Test func `An orientation may be an expression`() throws {
    let report = try stage.play(
      "- evalScript: ${output.x = 'landscapeLeft'}\n- setOrientation: ${output.x}\n- setOrientation: ${1}")
    #expect(report.outcomes == ["passed", "passed", "failed"])
    #expect(report.firstProblem?.contains("`${1}` is \"1\", it has to be one of PORTRAIT, LANDSCAPE_LEFT") == true)
  }

  @Test func `A recording is left out, with the reason`() throws {
    let report = try stage.play("- startRecording: a\n- stopRecording")
    #expect(report.passed)
    #expect(report.outcomes[0].hasPrefix("skipped: there is no video"))
  }

  @Test func `Places, the connection and the keychain are the device's`() throws {
    let report = try stage.play(
      """
      - setLocation: {latitude: 52.5, longitude: "13.4"}
      - travel: {points: ["52.5,13.4", "52.501,13.4"], speed: 50}
      - setAirplaneMode: enabled
      - toggleAirplaneMode
      - clearKeychain
      - setPermissions: {permissions: {camera: allow}}
      - setLocation: {latitude: 91, longitude: 0}
      """)
    #expect(report.outcomes == Array(repeating: "passed", count: 6) + ["failed"])
    #expect(report.firstProblem == "9:3: the latitude is \"91\", it has to be degrees from -90 to 90")
    // 111 metres at 50 metres a second.
    #expect(report.steps[1].time > 2 && report.steps[1].time < 5)
  }

  @Test func `A swipe begins at a point`() throws {
    #expect(try stage.play("- swipe: {from: {point: '50%,50%'}, direction: UP}").passed)
  }
}
