import PlainviewBackgroundTasks
import PlainviewRuntime
import PlainviewStage
import PlainviewUIAutomation
import Testing
import UIKit

/// `BackgroundTasks`: handlers that an app registers at its launch, requests, tasks that the test launches.
@MainActor @Suite struct BackgroundTaskTests {
  /// An app that registers its handlers as a device requires.
  final class Delegate: NSObject, UIApplicationDelegate {
    var said: [String] = []
    var tasks: [BGTask] = []
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      for name in ["refresh", "clean", "unlisted"] {
        let isRegistered = BGTaskScheduler.shared.register(forTaskWithIdentifier: name, using: .main) { task in
          MainActor.assumeIsolated { self.took(task) }
        }
        said.append("\(name) \(isRegistered)")
      }
      return true
    }
    private func took(_ task: BGTask) {
      tasks.append(task)
      said.append("launched \(task.identifier) \(task is BGAppRefreshTask)")
      task.expirationHandler = {
        MainActor.assumeIsolated { self.said.append("expired") }
        task.setTaskCompleted(success: false)
      }
    }
  }

  /// An app whose Info.plist lists two tasks, launched, with its delegate.
  private func launched() throws -> (XCUIApplication, Delegate, ScratchFolder) {
    let folder = try ScratchFolder()
    let text = """
      <plist version="1.0"><dict><key>BGTaskSchedulerPermittedIdentifiers</key>
      <array><string>refresh</string><string>clean</string></array></dict></plist>
      """
    let plist = try folder.write(text, to: "Info.plist")
    let app = XCUIApplication(delegate: Delegate.self, infoPlist: URL(fileURLWithPath: plist))
    try app.launch()
    let delegate = try app.run { UIApplication.shared.delegate as? Delegate }
    return (app, try #require(delegate), folder)
  }

  private func submit(_ request: BGTaskRequest, in app: XCUIApplication) throws -> BGTaskScheduler.Error.Code? {
    try app.run {
      do {
        try BGTaskScheduler.shared.submit(request)
        return nil
      } catch let error as BGTaskScheduler.Error { return error.code }
    }
  }

  @Test func `A task is launched once for a request, and the app completes it`() throws {
    let (app, delegate, _) = try launched()
    #expect(delegate.said == ["refresh true", "clean true", "unlisted false"])
    delegate.said = []
    #expect(!app.hardware.backgroundTasks.launch("refresh"))
    #expect(try submit(BGAppRefreshTaskRequest(identifier: "refresh"), in: app) == nil)
    #expect(app.hardware.backgroundTasks.pending.map(\.identifier) == ["refresh"])
    #expect(app.hardware.backgroundTasks.launch("refresh"))
    try app.settle()
    #expect(delegate.said == ["launched refresh true"])
    #expect(app.hardware.backgroundTasks.pending.isEmpty)
    #expect(app.hardware.backgroundTasks.running == ["refresh"])
    try app.run {
      delegate.tasks.first?.setTaskCompleted(success: true)
      delegate.tasks.first?.setTaskCompleted(success: false)
    }
    #expect(app.hardware.backgroundTasks.completed == [.init(identifier: "refresh", success: true)])
    #expect(!app.hardware.backgroundTasks.expire("refresh") && !app.hardware.backgroundTasks.launch("refresh"))
  }

  @Test func `A task whose time is over is told so`() throws {
    let (app, delegate, _) = try launched()
    #expect(try submit(BGProcessingTaskRequest(identifier: "clean"), in: app) == nil)
    #expect(app.hardware.backgroundTasks.launch("clean"))
    try app.settle()
    #expect(app.hardware.backgroundTasks.expire("clean"))
    try app.settle()
    #expect(delegate.said.suffix(2) == ["launched clean false", "expired"])
    #expect(app.hardware.backgroundTasks.completed == [.init(identifier: "clean", success: false)])
  }

  @Test func `Without an expiration handler the task has failed`() throws {
    let (app, delegate, _) = try launched()
    #expect(try submit(BGProcessingTaskRequest(identifier: "clean"), in: app) == nil)
    #expect(app.hardware.backgroundTasks.launch("clean"))
    try app.settle()
    delegate.tasks.first?.expirationHandler = nil
    #expect(app.hardware.backgroundTasks.expire("clean"))
    try app.settle()
    #expect(app.hardware.backgroundTasks.completed == [.init(identifier: "clean", success: false)])
  }

  @Test func `Requests fail as on a device`() throws {
    let (app, _, _) = try launched()
    #expect(try submit(BGAppRefreshTaskRequest(identifier: "unlisted"), in: app) == .notPermitted)
    #expect(try submit(BGAppRefreshTaskRequest(identifier: "refresh"), in: app) == nil)
    // The same identifier replaces a request; a second one for a refresh is one too many.
    #expect(try submit(BGAppRefreshTaskRequest(identifier: "refresh"), in: app) == nil)
    #expect(try submit(BGAppRefreshTaskRequest(identifier: "clean"), in: app) == .tooManyPendingTaskRequests)
    app.hardware.backgroundTasks.isEnabled = false
    #expect(try submit(BGProcessingTaskRequest(identifier: "clean"), in: app) == .unavailable)
    #expect((BGTaskScheduler.Error(.notPermitted) as NSError).domain == "BGTaskSchedulerErrorDomain")
    #expect((BGTaskScheduler.Error(.notPermitted) as NSError).code == 3)
  }

  @Test func `Ten requests for processing may wait, and are taken back`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    for number in 1...10 {
      #expect(try submit(BGProcessingTaskRequest(identifier: "\(number)"), in: app) == nil)
    }
    #expect(try submit(BGProcessingTaskRequest(identifier: "11"), in: app) == .tooManyPendingTaskRequests)
    let answers = Answers()
    try app.run {
      BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: "10")
      BGTaskScheduler.shared.getPendingTaskRequests { answers.add($0.map(\.identifier).joined()) }
    }
    try app.settle()
    #expect(answers.all == ["123456789"])
    // They outlive a launch.
    try app.launch()
    #expect(app.hardware.backgroundTasks.pending.count == 9)
    try app.run { BGTaskScheduler.shared.cancelAllTaskRequests() }
    #expect(app.hardware.backgroundTasks.pending.isEmpty)
  }

  @Test func `A handler that comes after the launch raises an exception`() throws {
    let (app, _, _) = try launched()
    let error = #expect(throws: UncaughtException.self) {
      try app.run { BGTaskScheduler.shared.register(forTaskWithIdentifier: "clean", using: nil) { _ in } }
    }
    #expect(error?.name == "NSInternalInconsistencyException")
    #expect(error?.reason == "All launch handlers must be registered before application finishes launching")
  }

  @Test func `A second handler raises an exception, a task without one too`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let error = #expect(throws: UncaughtException.self) {
      try app.run {
        for _ in 0..<2 { BGTaskScheduler.shared.register(forTaskWithIdentifier: "clean", using: nil) { _ in } }
      }
    }
    #expect(error?.reason == "Launch handler for task with identifier clean has already been registered")
    try app.launch()
    #expect(try submit(BGProcessingTaskRequest(identifier: "clean"), in: app) == nil)
    app.hardware.backgroundTasks.launch("clean")
    let missing = #expect(throws: UncaughtException.self) { try app.run {} }
    #expect(missing?.reason == "No launch handler registered for task with identifier clean")
  }
}
