public import Foundation
import PlainviewRuntime

/// A task that the app finishes in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The task's number.
  public let rawValue: Int
  /// Creates an identifier with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of a task that could not be begun.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether the app may refresh its content in the background; raw values are UIKit's.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// The tasks that are under way, and until when they may run.
@MainActor struct BackgroundTasks {
  struct Task {
    let identifier: UIBackgroundTaskIdentifier
    let name: String?
    let expiration: (@MainActor () -> Void)?
  }

  var tasks: [Task] = []
  var count = 0
  /// When the app is suspended, in seconds of the clock; nil in the foreground.
  var deadline: TimeInterval?
  var expiry: VirtualClock.Token?

  /// How long a device lets an app run in the background, in seconds.
  static let allowance: TimeInterval = 30
}

extension UIApplication {
  /// The shortest interval between refreshes that the system allows.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// An interval that stands for no refreshes.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

  func baseBeginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)?)
    -> UIBackgroundTaskIdentifier
  {
    life.backgroundTasks.count += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: life.backgroundTasks.count)
    life.backgroundTasks.tasks.append(.init(identifier: identifier, name: taskName, expiration: handler))
    noteOfApp("begins the background task \(taskName ?? "\(identifier.rawValue)")")
    waitForEndOfBackgroundTime()
    return identifier
  }

  /// The time in the background begins.
  func startBackgroundTime() {
    life.backgroundTasks.deadline = clock.now + BackgroundTasks.allowance
    waitForEndOfBackgroundTime()
  }

  /// The end of background time is scheduled only if there are tasks.
  private func waitForEndOfBackgroundTime() {
    guard life.backgroundTasks.expiry == nil, !life.backgroundTasks.tasks.isEmpty,
      life.backgroundTasks.deadline != nil
    else { return }
    life.backgroundTasks.expiry = clock.schedule(after: backgroundTimeRemaining, "end of background time") {
      [weak self] in self?.expireBackgroundTasks()
    }
  }

  func endBackgroundTime() {
    if let expiry = life.backgroundTasks.expiry { clock.cancel(expiry) }
    life.backgroundTasks.deadline = nil
    life.backgroundTasks.expiry = nil
  }

  private func expireBackgroundTasks() {
    for task in life.backgroundTasks.tasks { UserCode.run { task.expiration?() } }
    for task in life.backgroundTasks.tasks {
      SimulatedProcess.log(
        "Background Task \(task.identifier.rawValue) (\"\(task.name ?? "")\"), was not ended when its time was over: "
          + "a device ends the app for that.")
    }
  }
}
