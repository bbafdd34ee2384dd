import PlainviewBackgroundTasks
import PlainviewStage
import PlainviewUIAutomation
import Testing
import UIKit

/// Tasks that the user begins, and that go on in the background.
@MainActor @Suite struct ContinuedTaskTests {
  private final class Delegate: NSObject, UIApplicationDelegate {}

  private let folder: ScratchFolder
  private let app: XCUIApplication

  init() throws {
    folder = try ScratchFolder()
    let text = """
      <plist version="1.0"><dict><key>BGTaskSchedulerPermittedIdentifiers</key>
      <array><string>com.app.export.*</string><string>refresh</string></array></dict></plist>
      """
    let plist = try folder.write(text, to: "Info.plist")
    app = XCUIApplication(delegate: Delegate.self, infoPlist: URL(fileURLWithPath: plist))
    try app.launch()
  }

  /// Registers a handler, as an app does when the user begins something, and submits a request.
  private func begin(_ identifier: String, _ strategy: BGContinuedProcessingTaskRequest.SubmissionStrategy)
    throws -> BGTaskScheduler.Error.Code?
  {
    try app.run {
      let isRegistered = BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: .main) { task in
        guard let task = task as? BGContinuedProcessingTask else { return }
        task.progress.totalUnitCount = 4
        task.progress.completedUnitCount = 1
        task.updateTitle(task.title, subtitle: "1 of 4")
      }
      #expect(isRegistered)
      let request = BGContinuedProcessingTaskRequest(identifier: identifier, title: "Export", subtitle: "Begins")
      request.strategy = strategy
      do {
        try BGTaskScheduler.shared.submit(request)
        return nil
      } catch let error as BGTaskScheduler.Error { return error.code }
    }
  }

  @Test func `A task begins in the next turn, and the user sees its progress`() throws {
    #expect(try begin("com.app.export.1", .queue) == nil)
    try app.settle()
    let task = try #require(app.hardware.backgroundTasks.continued.first)
    #expect(task.title == "Export" && task.subtitle == "1 of 4" && task.progress.fractionCompleted == 0.25)
    #expect(app.hardware.backgroundTasks.pending.isEmpty)
    try app.run { task.setTaskCompleted(success: true) }
    #expect(app.hardware.backgroundTasks.continued.isEmpty)
    #expect(app.hardware.backgroundTasks.completed == [.init(identifier: "com.app.export.1", success: true)])
  }

  @Test func `Where none is run a task waits or is refused`() throws {
    app.hardware.backgroundTasks.runsContinuedTasks = false
    #expect(try begin("com.app.export.1", .fail) == .immediateRunIneligible)
    #expect(try begin("com.app.export.2", .queue) == nil)
    try app.settle()
    #expect(app.hardware.backgroundTasks.pending.map(\.identifier) == ["com.app.export.2"])
    #expect(app.hardware.backgroundTasks.launch("com.app.export.2"))
    try app.settle()
    #expect(app.hardware.backgroundTasks.continued.map(\.identifier) == ["com.app.export.2"])
  }

  @Test func `A request has its texts, and is copied with them`() throws {
    let request = BGContinuedProcessingTaskRequest(identifier: "a", title: "Export", subtitle: "Begins")
    #expect(request.strategy == .queue && request.requiredResources.isEmpty)
    request.strategy = .fail
    request.requiredResources = .gpu
    let copy = try #require(request.copy() as? BGContinuedProcessingTaskRequest)
    #expect(copy.title == "Export" && copy.subtitle == "Begins" && copy.strategy == .fail)
    #expect(copy.requiredResources == .gpu && BGTaskScheduler.supportedResources.isEmpty)
  }
}
