import Foundation
import PlainviewSnapshot
import PlainviewStage
import PlainviewUIAutomation
import Testing
import UIKit

/// Screens as text: taken, compared with goldens, and in a row.
@MainActor @Suite struct FlowScreenTests {
  private let scratch: ScratchFolder
  private var folder: URL { scratch.url }
  private let stage = FlowStage { stage in
    let label = stage.label("One", at: 20, 60)
    stage.button("Next", at: 20, 100).addAction(UIAction { _ in label.text = "Two" }, for: .touchUpInside)
  }

  init() throws { scratch = try ScratchFolder() }

  private func golden(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private func played(_ commands: String, _ record: RecordMode, variables: [String: String] = [:]) throws -> FlowReport
  {
    try stage.play("- launchApp\n" + commands, path: folder.appendingPathComponent("flow.yaml").path) { options in
      options.record = record
      options.environment = RecordingEnvironment(variables)
    }
  }

  private func picture() throws -> String {
    try stage.app.launch()
    return stage.app.text(as: .ascii)
  }

  @Test func `Screens are taken under their names, in order, at any moment`() throws {
    let report = try stage.play(
      "- takeScreenshot: first\n- tapOn: Next\n- takeScreenshot: 'page ${1 + 1}'\n- takeScreenshot: first")
    #expect(report.frames.map(\.name) == ["first", "page 2", "first"])
    #expect(report.frames.map { $0.text.contains("One") } == [true, false, false])
    #expect(report.frames[1].position == TextPosition(line: 5, column: 3))
    #expect(report.lastScreen == nil)
  }

  @Test func `The filmstrip has each screen below its name, and the last one of a run that failed`() throws {
    let report = try stage.play("- takeScreenshot: first\n- tapOn: Next\n- tapOn: Gone")
    let first = try picture()
    let last = first.replacing("One", with: "Two")
    #expect(Filmstrip(report).takenScreens == "== first\n\(first)\n\n== failed\n\(last)")
    #expect(report.lastScreen == last)
  }

  @Test func `One element can be taken and compared, and what is around it does not matter then`() throws {
    let commands =
      "- takeScreenshot: {path: label, cropOn: {below: Nothing, optional: true}, optional: true}\n"
      + "- assertScreenshot: {path: button, cropOn: Next}\n"
    let report = try played(commands, .missing)
    #expect(report.outcomes == ["passed", "warned", "failed"])
    #expect(golden("button.txt")?.contains("Next") == true)
    #expect(golden("button.txt")?.contains("One") == false)
    #expect(try played("- tapOn: Next\n- assertScreenshot: {path: button, cropOn: Next}", .never).passed)
    #expect(try !played("- assertScreenshot: {path: button, cropOn: One}", .never).passed)
  }

  @Test func `A golden that is missing is recorded, and the flow fails but goes on`() throws {
    let report = try played("- assertScreenshot: first page\n- tapOn: Next\n- assertScreenshot: more/second", .missing)
    #expect(report.outcomes == ["passed", "failed", "passed", "failed"])
    #expect(!report.passed)
    #expect(golden("first-page.txt") == (try picture()) + "\n")
    #expect(golden("more/second.txt") == (try picture()).replacing("One", with: "Two") + "\n")
    #expect(
      try played("- assertScreenshot: first page\n- tapOn: Next\n- assertScreenshot: more/second", .missing).passed)
  }

  @Test func `A difference is a failure that shows it as a unified diff`() throws {
    _ = try played("- assertScreenshot: page", .missing)
    let before = golden("page.txt")
    let report = try played("- tapOn: Next\n- assertScreenshot: page\n- tapOn: Next", .missing)
    #expect(report.outcomes == ["passed", "passed", "failed"])
    let details = try #require(report.failures.first?.details)
    #expect(details.contains { $0.hasPrefix("--- page.txt (golden)") })
    #expect(details.contains { $0.hasPrefix("-") && $0.contains("One") })
    #expect(details.contains { $0.hasPrefix("+") && $0.contains("Two") })
    #expect(golden("page.txt") == before)
    #expect(try !played("- tapOn: Next\n- assertScreenshot: page", .failed).passed)
    #expect(golden("page.txt")?.contains("Two") == true)
  }

  @Test func `With CI set nothing is written, whatever the mode`() throws {
    for mode in RecordMode.allCases {
      let report = try played("- assertScreenshot: page\n- tapOn: Next", mode, variables: ["CI": "true"])
      #expect(report.outcomes == ["passed", "failed"])
      #expect(report.failures.first?.message.contains("with CI set nothing is recorded") == true)
    }
    #expect(golden("page.txt") == nil)
  }

  @Test func `A name cannot leave the flow's folder`() throws {
    let report = try played("- assertScreenshot: '../x'", .missing)
    #expect(report.failures.first?.message == "the snapshot's name has no letter or digit; name it in words")
  }
}
