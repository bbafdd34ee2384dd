public import Foundation
import PlainviewRuntime

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
