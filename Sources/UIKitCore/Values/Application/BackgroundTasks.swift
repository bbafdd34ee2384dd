import Foundation
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
