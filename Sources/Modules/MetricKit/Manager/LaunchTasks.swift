import PlainviewRuntime
import PlainviewUIKitCore
import Synchronization

/// The identifier of a task of the launch.
public struct MXLaunchTaskID: RawRepresentable, Hashable, Sendable {
  /// The text of the identifier.
  public let rawValue: String
  /// Creates an identifier of a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier of a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The tasks that an app has begun while it was launched.
final class LaunchTasks: Sendable {
  /// How many tasks an app can begin.
  private static let most = 16
  /// How many characters an identifier can have.
  private static let mostCharacters = 128

  private struct State {
    var begun: Set<MXLaunchTaskID> = []
    var open: Set<MXLaunchTaskID> = []
  }
  private let held = Mutex(State())

  static var current: LaunchTasks { SimulatedProcess.current.shared(LaunchTasks.self) { LaunchTasks() } }

  func begin(_ task: MXLaunchTaskID) throws {
    let isActive = try Self.isActive
    try held.withLock { state in
      guard !task.rawValue.isEmpty, task.rawValue.count <= Self.mostCharacters else {
        throw MXError(.launchTaskInvalidID)
      }
      guard !state.begun.contains(task) else { throw MXError(.launchTaskDuplicated) }
      // When the last task has ended, the launch is over.
      guard !state.open.isEmpty || (!isActive && state.begun.isEmpty) else { throw MXError(.launchTaskPastDeadline) }
      guard state.begun.count < Self.most else { throw MXError(.launchTaskMaxCount) }
      state.begun.insert(task)
      state.open.insert(task)
    }
  }

  func end(_ task: MXLaunchTaskID) throws {
    _ = try Self.isActive
    try held.withLock { state in
      guard state.open.remove(task) != nil else { throw MXError(.launchTaskUnknown) }
    }
  }

  /// Whether the app is active; throws on other threads than the main one.
  private static var isActive: Bool {
    get throws {
      guard MainQueue.isCurrent else { throw MXError(.launchTaskInternalFailure) }
      return MainQueue.withoutIsolation { UIApplication.shared.applicationState == .active }
    }
  }
}
