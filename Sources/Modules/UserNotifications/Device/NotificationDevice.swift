import PlainviewRuntime
import Synchronization

/// The notifications of an app on its simulated device, and what its user allows.
final class NotificationDevice: Sendable {
  struct State {
    var status = UNAuthorizationStatus.notDetermined
    var options: UNAuthorizationOptions = [.alert, .sound, .badge]
    /// What the user answers to the app's request.
    var allows = true
    var pending: [UNNotificationRequest] = []
    var delivered: [UNNotification] = []
    var shown: [SimulatedNotifications.Shown] = []
    var categories: Set<UNNotificationCategory> = []

    var isAllowed: Bool { [.authorized, .provisional, .ephemeral].contains(status) }
  }

  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  static var current: NotificationDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> NotificationDevice {
    parts.part(NotificationDevice.self) { NotificationDevice() }
  }
}
