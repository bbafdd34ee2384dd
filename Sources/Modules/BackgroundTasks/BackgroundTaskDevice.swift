import PlainviewRuntime
public import PlainviewUIAutomation
import Synchronization

/// What a simulated device knows of an app's tasks in the background.
final class BackgroundTaskDevice: Sendable {
  struct State {
    var isEnabled = true
    var runsContinued = true
    var pending: [BGTaskRequest] = []
    var completed: [SimulatedBackgroundTasks.Completed] = []
  }
  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  @discardableResult
  func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result { held.withLock { body(&$0) } }

  /// Apps get copies, since they may change a request after they have submitted it.
  var copiesOfPending: [BGTaskRequest] { state.pending.compactMap { $0.copy() as? BGTaskRequest } }

  static var current: BackgroundTaskDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> BackgroundTaskDevice {
    parts.part(BackgroundTaskDevice.self) { BackgroundTaskDevice() }
  }
}

extension XCUIDevice {
  /// The tasks that the app has launched in the background.
  public var backgroundTasks: SimulatedBackgroundTasks { SimulatedBackgroundTasks(device: self) }
}

/// The tasks in the background of the app on a simulated device; only the test launches them, except those that the user
/// begins. Requests outlive a launch.
@preconcurrency @MainActor public struct SimulatedBackgroundTasks {
  /// A task that the app has completed.
  public struct Completed: Hashable, Sendable {
    /// The name of the task.
    public let identifier: String
    /// Whether it succeeded, as the app said.
    public let success: Bool
    /// Creates the note of a completed task.
    public init(identifier: String, success: Bool) {
      self.identifier = identifier
      self.success = success
    }
  }

  let device: XCUIDevice
  private var part: BackgroundTaskDevice { .of(device.parts) }

  /// Whether the user lets apps refresh in the background; yes before it is set. Else requests fail as `unavailable`.
  public var isEnabled: Bool {
    get { part.state.isEnabled }
    nonmutating set { part.change { $0.isEnabled = newValue } }
  }
  /// Whether tasks that the user begins are launched at once; yes before it is set. Else requests wait for `launch(_:)`, or
  /// are refused as `immediateRunIneligible`, by their strategy.
  public var runsContinuedTasks: Bool {
    get { part.state.runsContinued }
    nonmutating set { part.change { $0.runsContinued = newValue } }
  }
  /// The tasks that the user has begun and that run, oldest first, with their texts and their progress.
  public var continued: [BGContinuedProcessingTask] {
    var tasks: [BGContinuedProcessingTask] = []
    device.change { tasks = BGTaskScheduler.shared.running.compactMap { $0 as? BGContinuedProcessingTask } }
    return tasks
  }
  /// The requests whose tasks were not launched yet, oldest first.
  public var pending: [BGTaskRequest] { part.state.pending }
  /// The tasks that the app has completed, oldest first.
  public var completed: [Completed] { part.state.completed }
  /// The names of the tasks that were launched and are not completed, oldest first.
  public var running: [String] {
    var names: [String] = []
    device.change { names = BGTaskScheduler.shared.running.map(\.identifier) }
    return names
  }

  /// Launches the task of a request that waits, as Xcode's `_simulateLaunchForTaskWithIdentifier:` does; false where none
  /// waits, or where the app does not run.
  ///
  /// A task without a launch handler raises an exception.
  @discardableResult
  public func launch(_ identifier: String) -> Bool { inApp { BGTaskScheduler.shared.launch(identifier) } }

  /// Says to a task that runs that its time is over, as Xcode's `_simulateExpirationForTaskWithIdentifier:` does; false where
  /// none runs.
  @discardableResult
  public func expire(_ identifier: String) -> Bool { inApp { BGTaskScheduler.shared.expire(identifier) } }

  private func inApp(_ body: @MainActor () -> Bool) -> Bool {
    var result = false
    device.change { if SimulatedProcess.driven != nil { result = body() } }
    return result
  }
}
