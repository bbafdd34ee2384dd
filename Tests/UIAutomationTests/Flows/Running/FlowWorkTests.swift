import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// Flows on apps that put work on the main queue, and runs that end early.
@MainActor @Suite struct FlowWorkTests {
  private static func controller() -> StageController {
    StageController { stage in
      let label = stage.label("idle", at: 20, 20)
      stage.button("Load", at: 20, 60).addAction(
        UIAction { _ in
          DispatchQueue.main.async { Task { @MainActor in label.text = "loaded" } }
        }, for: .touchUpInside)
      stage.button("Crash", at: 20, 120).addAction(
        UIAction { _ in
          DispatchQueue.main.async { UIApplication.shared.sendAction("gone", to: label, from: nil, for: nil) }
        }, for: .touchUpInside)
    }
  }

  private func file(_ commands: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString).yaml")
    try Data("appId: a.b\n---\n\(commands)\n".utf8).write(to: file)
    return file
  }

  @Test func `Work of the main queue and tasks run between steps`() throws {
    let app = XCUIApplication(rootViewController: Self.controller())
    let flow = try file("- runFlow: {commands: [{tapOn: Load}, {assertVisible: loaded}]}")
    defer { try? FileManager.default.removeItem(at: flow) }
    try app.play(flow)
  }

  @Test func `A crash in work of the main queue fails the step that put it there`() throws {
    let app = XCUIApplication(rootViewController: Self.controller())
    let flow = try file("- tapOn: Crash\n- assertVisible: idle")
    defer { try? FileManager.default.removeItem(at: flow) }
    let error = #expect(throws: FlowPlaybackError.self) { try app.play(flow) }
    #expect(error?.description.contains("yaml:3:3: the app ended: ") == true)
    #expect(error?.description.contains("assertVisible") == false)
  }

  // MARK: Ending early

  @Test(
    arguments: [
      (FlowStopPoint.step(2), 2, 1), (.line(4), 2, 1), (.step(4), 4, 2), (.line(5), 4, 2), (.line(6), 6, 4),
      (.step(99), 6, 4),
    ])
  func `A run ends after the step that was named, and keeps the screen`(
    _ until: FlowStopPoint, _ steps: Int, _ taps: Int
  ) throws {
    let stage = FlowStage { $0.button("Go", at: 20, 20) }
    let report = try stage.play(
      "- launchApp\n- tapOn: Go\n- repeat: {times: 2, commands: [{tapOn: Go}]}\n- tapOn: Go"
    ) { $0.until = until }
    #expect(report.steps.count == steps)
    #expect(report.passed)
    #expect((report.lastScreen != nil) == (until != .step(99)))
    #expect(stage.heard.count == taps)
  }

  @Test func `A run that was ended runs no hooks, and no attempt more`() throws {
    let stage = FlowStage { $0.button("Go", at: 20, 20) }
    let report = try stage.play(
      "- retry: {maxRetries: 3, commands: [{tapOn: Go}]}", header: "onFlowComplete: [{tapOn: Go}]"
    ) { $0.until = .step(2) }
    #expect(stage.heard == ["Go"])
    #expect(report.outcomes == ["passed", "passed"])
  }

  @Test func `Files that run each other without end are an error`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0...60 {
      try Data("appId: a\n---\n- runFlow: f\(number + 1).yaml\n".utf8).write(
        to: folder.appendingPathComponent("f\(number).yaml"))
    }
    let stage = FlowStage { _ in }
    let report = try stage.play("- runFlow: f0.yaml", path: folder.path + "/flow.yaml")
    #expect(report.failures.first?.message.hasPrefix("50 files run each other before ") == true)
  }
}
