public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import Synchronization

/// The tasks that an app has launched in the background: it registers handlers and submits requests. The test launches tasks
/// (`XCUIDevice.backgroundTasks`); requests outlive a launch.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  private struct Handler: @unchecked Sendable {
    let queue: DispatchQueue
    let launch: (BGTask) -> Void
  }
  private struct State {
    var handlers: [String: Handler] = [:]
    var running: [BGTask] = []
  }
  private let held = Mutex(State())

  private override init() { super.init() }

  /// The scheduler of the app.
  open class var shared: BGTaskScheduler {
    SimulatedProcess.current.shared(BGTaskScheduler.self) { BGTaskScheduler() }
  }

  // MARK: Handlers

  /// Registers the handler for a task, which is called on a queue, or on one of the scheduler's for nil; returns false for a task
  /// that the Info.plist does not list.
  ///
  /// An app with a delegate has to do so before it has finished launching: later, and for a second handler, an exception is
  /// raised. An app without an Info.plist may register any task. One that the Info.plist lists with an asterisk, as those that
  /// the user begins are, may be registered later.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    let isLate = !Self.isListedByAsterisk(identifier)
    MainQueue.run {
      if isLate, UIApplication.shared.hasFinishedLaunching {
        raise(.internalInconsistency("All launch handlers must be registered before application finishes launching"))
      }
    }
    guard Self.isPermitted(identifier) else { return false }
    let handler = Handler(queue: queue ?? DispatchQueue(label: "com.apple.BGTaskScheduler"), launch: launchHandler)
    let isNew = held.withLock { state in
      guard state.handlers[identifier] == nil else { return false }
      state.handlers[identifier] = handler
      return true
    }
    if !isNew {
      let reason = "Launch handler for task with identifier \(identifier) has already been registered"
      MainQueue.run { raise(.internalInconsistency(reason)) }
    }
    return isNew
  }

  private static var listed: [String]? {
    AppBundles.main.infoDictionary?["BGTaskSchedulerPermittedIdentifiers"] as? [String]
  }
  private static func isPermitted(_ identifier: String) -> Bool {
    listed.map { $0.contains(identifier) || isListedByAsterisk(identifier) } ?? (AppBundles.folderOfApp == nil)
  }
  /// Whether the Info.plist has `a.b.*` for an identifier such as `a.b.c`.
  private static func isListedByAsterisk(_ identifier: String) -> Bool {
    listed?.contains { $0.hasSuffix(".*") && identifier.hasPrefix($0.dropLast()) } ?? false
  }

  // MARK: Requests

  /// What tasks that the user begins may use: nothing beyond the usual.
  open class var supportedResources: BGContinuedProcessingTaskRequest.Resources { [] }

  /// Takes a request, which replaces an earlier one with its identifier; throws a `BGTaskScheduler.Error` for one that is not
  /// permitted, for too many requests, and where the user has turned off tasks in the background.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    guard BackgroundTaskDevice.current.state.isEnabled else { throw Error(.unavailable) }
    guard Self.isPermitted(taskRequest.identifier) else { throw Error(.notPermitted) }
    let copy = taskRequest.copy() as? BGTaskRequest ?? taskRequest
    let runsContinued = BackgroundTaskDevice.current.state.runsContinued
    if let continued = copy as? BGContinuedProcessingTaskRequest, continued.strategy == .fail, !runsContinued {
      throw Error(.immediateRunIneligible)
    }
    let isTaken = BackgroundTaskDevice.current.change { state in
      let others = state.pending.filter { $0.identifier != copy.identifier }
      guard others.count(where: { $0.limit == copy.limit }) < copy.limit else { return false }
      state.pending = others + [copy]
      return true
    }
    guard isTaken else { throw Error(.tooManyPendingTaskRequests) }
    guard copy is BGContinuedProcessingTaskRequest, runsContinued else { return }
    SimulatedProcess.current.clock.schedule(after: 0, "a task that the user has begun") { [self] in
      if BackgroundTaskDevice.current.state.pending.contains(where: { $0 === copy }) { _ = launch(copy.identifier) }
    }
  }

  /// Removes the request with an identifier, whose task then is not launched.
  open func cancel(taskRequestWithIdentifier identifier: String) {
    BackgroundTaskDevice.current.change { $0.pending.removeAll { $0.identifier == identifier } }
  }

  /// Removes all requests.
  open func cancelAllTaskRequests() { BackgroundTaskDevice.current.change { $0.pending = [] } }

  /// Calls the closure in the next turn with copies of the requests whose tasks were not launched yet.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    nonisolated(unsafe) let completionHandler = completionHandler
    SimulatedProcess.current.clock.schedule(after: 0, "pending requests for background tasks") {
      let requests = BackgroundTaskDevice.current.copiesOfPending
      UserCode.run { completionHandler(requests) }
    }
  }

  /// Returns copies of the requests whose tasks were not launched yet.
  open func pendingTaskRequests() async -> [BGTaskRequest] { BackgroundTaskDevice.current.copiesOfPending }

  // MARK: What the driver does

  /// Launches the task of a request that waits; false where none does.
  @MainActor func launch(_ identifier: String) -> Bool {
    let device = BackgroundTaskDevice.current
    guard let request = device.state.pending.first(where: { $0.identifier == identifier }) else { return false }
    guard let handler = held.withLock({ $0.handlers[identifier] }) else {
      raise(.internalInconsistency("No launch handler registered for task with identifier \(identifier)"))
      return false
    }
    device.change { $0.pending.removeAll { $0 === request } }
    let task = request.makeTask()
    held.withLock { $0.running.append(task) }
    handler.queue.async { handler.launch(task) }
    return true
  }

  /// Says to a task that runs that its time is over; false where none runs.
  @MainActor func expire(_ identifier: String) -> Bool {
    let (task, handler) = held.withLock { state in
      (state.running.last { $0.identifier == identifier }, state.handlers[identifier])
    }
    guard let task, let handler else { return false }
    handler.queue.async { task.expire() }
    return true
  }

  /// A task was completed.
  func end(_ task: BGTask) { held.withLock { $0.running.removeAll { $0 === task } } }

  /// The tasks that were launched and are not completed.
  var running: [BGTask] { held.withLock { $0.running } }
}
