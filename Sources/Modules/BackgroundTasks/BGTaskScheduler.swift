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
  /// raised. An app without an Info.plist may register any task.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    MainQueue.run {
      if UIApplication.shared.hasFinishedLaunching {
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

  private static func isPermitted(_ identifier: String) -> Bool {
    let listed = AppBundles.main.infoDictionary?["BGTaskSchedulerPermittedIdentifiers"] as? [String]
    return listed?.contains(identifier) ?? (AppBundles.folderOfApp == nil)
  }

  // MARK: Requests

  /// Takes a request, which replaces an earlier one with its identifier; throws a `BGTaskScheduler.Error` for one that is not
  /// permitted, for too many requests, and where the user has turned off tasks in the background.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    guard BackgroundTaskDevice.current.state.isEnabled else { throw Error(.unavailable) }
    guard Self.isPermitted(taskRequest.identifier) else { throw Error(.notPermitted) }
    let copy = taskRequest.copy() as? BGTaskRequest ?? taskRequest
    let isTaken = BackgroundTaskDevice.current.change { state in
      let others = state.pending.filter { $0.identifier != copy.identifier }
      guard others.count(where: { $0.limit == copy.limit }) < copy.limit else { return false }
      state.pending = others + [copy]
      return true
    }
    guard isTaken else { throw Error(.tooManyPendingTaskRequests) }
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
