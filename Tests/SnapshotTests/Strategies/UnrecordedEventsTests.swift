import Foundation
import Testing
import UIKit

/// Events of an app that was not told to record.
@MainActor @Suite struct UnrecordedEventsTests {
  private func app(recording: Bool) throws -> XCUIApplication {
    let app = XCUIApplication(rootViewController: UIViewController())
    app.recordsTranscript = recording
    try app.launch()
    return app
  }

  @Test(arguments: [false, true])
  func `W87 Events that nobody recorded are a failure, also among other facets, and are not stored`(
    isFacet: Bool
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let strategy: Snapshotting<XCUIApplication> = isFacet ? .facets(.ascii, .events) : .events
    let message = verifySnapshot(
      of: try app(recording: false), as: strategy, record: .all, snapshotDirectory: folder.path, testName: "events()")
    #expect(
      message?.hasSuffix("no events were recorded: set recordsTranscript of the app before launch()") == true,
      "\(message ?? "")")
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `W87 Those that were recorded are compared as any text`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let app = try app(recording: true)
    let text = Snapshotting<XCUIApplication>.events.text(of: app)
    #expect(text.contains("UIViewController viewDidLoad"))
    try Data((text + "\n").utf8).write(to: folder.appendingPathComponent("events.txt"))
    #expect(verifySnapshot(of: app, as: .events, snapshotDirectory: folder.path, testName: "events()") == nil)
  }
}
