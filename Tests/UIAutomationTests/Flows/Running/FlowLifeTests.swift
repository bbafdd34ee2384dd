import PlainviewUIAutomation
import PlainviewUIKitCore
import Testing
import UIKit

/// The app's life in a flow: launching, stopping, crashing, going back.
@MainActor @Suite struct FlowLifeTests {
  private let stage = FlowStage { stage in
    stage.button("Add", at: 20, 100)
    let crash = stage.button("Crash", at: 20, 160)
    crash.addTarget(stage, action: Selector("crsh"), for: .touchUpInside)
    for (title, style) in [("Card", UIModalPresentationStyle.pageSheet), ("Full", .fullScreen), ("Stiff", .formSheet)] {
      let button = stage.button(title, at: 20, title == "Card" ? 220 : title == "Full" ? 280 : 340)
      let action = UIAction { [weak stage] _ in
        let next = StageController { $0.label("Next", at: 20, 60) }
        next.modalPresentationStyle = style
        next.isModalInPresentation = title == "Stiff"
        stage?.present(next, animated: true)
      }
      button.addAction(action, for: .touchUpInside)
    }
  }

  private func outcomes(_ commands: String, header: String = "appId: a.b") throws -> [String] {
    try stage.play(commands, header: header).outcomes
  }

  // MARK: Launching and stopping

  @Test func `An app that was not launched is launched for the first command that needs it`() throws {
    #expect(try outcomes("- evalScript: '${1}'\n- tapOn: Add\n- tapOn: Add") == ["passed", "passed", "passed"])
    #expect(stage.launches == 1)
  }

  @Test func `Launching starts the app anew, unless it is told not to stop it`() throws {
    #expect(try stage.play("- launchApp\n- tapOn: Add\n- launchApp: {stopApp: false}").passed)
    #expect(stage.launches == 1)
    #expect(stage.heard == ["Add"])
    #expect(try stage.play("- launchApp: {stopApp: false, clearState: true}\n- launchApp").passed)
    #expect(stage.launches == 3)
    #expect(stage.heard.isEmpty)
  }

  @Test(arguments: ["stopApp", "killApp", "clearState"])
  func `A stopped app has to be launched again`(_ command: String) throws {
    let report = try stage.play("- launchApp\n- \(command)\n- tapOn: Add")
    #expect(report.outcomes == ["passed", "passed", "failed"])
    #expect(report.failures.first?.message == "the app was stopped, launch it again with `launchApp`")
    #expect(try stage.play("- launchApp\n- \(command)\n- launchApp: {stopApp: false}\n- tapOn: Add").passed)
  }

  @Test func `Only the flow's own app can be launched`() throws {
    #expect(try stage.play("- launchApp: a.b\n- stopApp: '${\"a\" + \".b\"}'").passed)
    #expect(
      try stage.play("- launchApp: com.other").firstProblem
        == "3:3: `com.other` is not the flow's app `a.b`, no other app can be run here")
    #expect(try stage.play("- launchApp: com.other", header: "name: any").passed)
  }

  @Test func `Launch arguments are those of the app's process`() throws {
    #expect(try outcomes("- launchApp: {arguments: {fast: 'true'}}") == ["passed"])
  }

  @Test func `Virtual time adds up over launches`() throws {
    let report = try stage.play("- launchApp\n- tapOn: Add\n- launchApp\n- tapOn: Add\n- stopApp")
    #expect(report.steps.map { ($0.time * 100).rounded() / 100 } == [0, 0.55, 0.55, 1.1, 1.1])
  }

  // MARK: Crashing

  @Test func `An exception of the app ends the flow with its text and remedies`() throws {
    let report = try stage.play("- launchApp\n- tapOn: {text: Crash, optional: true}\n- tapOn: Add")
    #expect(report.outcomes == ["passed", "failed"])
    let failure = try #require(report.failures.first)
    #expect(
      failure.message.hasPrefix(
        "the app ended: *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-["))
    #expect(failure.message.contains("crsh]: unrecognized selector sent to instance 0x"))
    #expect(!failure.details.isEmpty)
    #expect(report.lastScreen?.contains("Crash") == true)
  }

  @Test func `A crash is not tried again, but a later launch starts afresh`() throws {
    let report = try stage.play(
      "- retry: {maxRetries: 3, commands: [{tapOn: Crash}]}",
      header: "appId: a.b\nonFlowComplete: [launchApp, {tapOn: Add}]")
    #expect(report.outcomes == ["failed", "failed", "passed", "passed"])
  }

  @Test func `What the app writes to its console stands with the step`() throws {
    let chatty = FlowStage { stage in
      let button = stage.button("Twice", at: 20, 100)
      button.addAction(
        UIAction { [weak stage] _ in
          stage?.present(UIViewController(), animated: false)
          stage?.present(UIViewController(), animated: false)
        }, for: .touchUpInside)
    }
    let report = try chatty.play("- launchApp\n- tapOn: Twice\n- takeScreenshot: a")
    #expect(report.steps.map(\.console.count) == [0, 1, 0])
    #expect(report.steps[1].console[0].contains("while a presentation is in progress"))
    #expect(report.text.contains("\n    console: "))
  }

  // MARK: Going back

  @Test func `Back closes a card`() throws {
    #expect(
      try outcomes("- tapOn: Card\n- assertVisible: Next\n- back\n- assertNotVisible: Next\n- tapOn: Add")
        == ["passed", "passed", "passed", "passed", "passed"])
  }

  @Test(arguments: ["- launchApp", "- tapOn: Full", "- tapOn: Stiff"])
  func `Where nothing leads back it is an error`(_ before: String) throws {
    let report = try stage.play(before + "\n- back")
    #expect(report.firstProblem == "4:3: there is nothing to go back to, tap the button that leads there")
  }

  @Test func `What a card covers is not visible`() throws {
    #expect(try outcomes("- tapOn: Card\n- assertNotVisible: Add") == ["passed", "passed"])
  }
}
