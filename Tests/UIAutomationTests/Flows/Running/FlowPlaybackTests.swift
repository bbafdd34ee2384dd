import Foundation
import PlainviewStage
import PlainviewUIAutomation
import Testing
import UIKit

/// Playing a flow from a test.
@MainActor @Suite struct FlowPlaybackTests {
  private let scratch: ScratchFolder
  private var folder: URL { scratch.url }
  private let app = XCUIApplication(rootViewController: StageController { $0.button("Go", at: 20, 60) })

  init() throws { scratch = try ScratchFolder() }

  private func write(_ commands: String) throws -> URL {
    let file = folder.appendingPathComponent("flow.yaml")
    try Data("appId: a.b\n---\n\(commands)\n".utf8).write(to: file)
    return file
  }

  @Test func `A flow that passes throws nothing and leaves the app as it is`() throws {
    try app.play(try write("- tapOn: ${TITLE}"), variables: ["TITLE": "Go"])
    #expect(app.isRunning)
    try app.play(try write("- assertVisible: Go").path)
  }

  @Test func `A flow that fails throws its report, one that cannot be read its error`() throws {
    let failed = #expect(throws: FlowPlaybackError.self) { try app.play(try write("- tapOn: Stop")) }
    #expect(failed?.description.contains("flow.yaml:3:10: nothing on the screen is \"Stop\"") == true)
    let unread = #expect(throws: FlowPlaybackError.self) { try app.play(try write("- tapOm: Go")) }
    #expect(unread?.description.hasSuffix("flow.yaml:3:3: unknown command `tapOm`, did you mean `tapOn`?") == true)
  }

  @Test func `A relative path begins at the calling file's folder`() throws {
    let error = #expect(throws: FlowPlaybackError.self) { try app.play("nowhere/flow.yaml") }
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    #expect(error?.description.hasPrefix("\(here)/nowhere/flow.yaml:1:1: there is no such file") == true)
  }
}
