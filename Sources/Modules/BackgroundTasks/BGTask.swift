public import Foundation
import PlainviewRuntime
import Synchronization

/// A task that was launched in the background; the app says when it has completed it.
open class BGTask: NSObject, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    var expirationHandler: (() -> Void)?
    var success: Bool?
  }
  private let held = Mutex(State())

  /// The name of the task, as in its request.
  public let identifier: String
  /// Called when the time for the task is over; without it the task then counts as failed.
  open var expirationHandler: (() -> Void)? {
    get { held.withLock { $0 }.expirationHandler }
    set {
      nonisolated(unsafe) let newValue = newValue
      held.withLock { $0.expirationHandler = newValue }
    }
  }

  init(identifier: String) { self.identifier = identifier }

  /// Whether the app has completed the task.
  var isCompleted: Bool { held.withLock { $0.success != nil } }

  /// Tells the system that the task has ended, and whether it succeeded; only the first call counts.
  open func setTaskCompleted(success: Bool) {
    let isFirst = held.withLock { state in
      defer { state.success = state.success ?? success }
      return state.success == nil
    }
    guard isFirst else { return }
    BGTaskScheduler.shared.end(self)
    BackgroundTaskDevice.current.change { $0.completed.append(.init(identifier: identifier, success: success)) }
  }

  /// The time for the task is over.
  func expire() {
    guard !isCompleted else { return }
    guard let expirationHandler else { return setTaskCompleted(success: false) }
    expirationHandler()
    if !isCompleted {
      SimulatedProcess.log(
        "Background task \"\(identifier)\" was not completed when its time was over: a device ends the app for that.")
    }
  }
}

/// A short task that brings the app's content up to date.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A task that may take minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A task of a study that the user takes part in.
open class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}
