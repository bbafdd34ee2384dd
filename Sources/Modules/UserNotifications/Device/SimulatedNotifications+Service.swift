import Foundation
import PlainviewRuntime
import PlainviewUIAutomation
import PlainviewUIKitCore
import Synchronization

extension SimulatedNotifications {
  /// How long an extension may work on a notification, in seconds.
  private static let limit: TimeInterval = 30

  /// Lets a notification come that a server has sent, through the app's extension for it, which may change it.
  ///
  /// The extension has 30 seconds; then it is told so, and what it has not changed is shown as it was sent.
  public func receive(
    _ content: UNNotificationContent, identifier: String, through service: UNNotificationServiceExtension
  ) {
    let trigger = UNPushNotificationTrigger(repeats: false)
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    device.change {
      let delivery = ServedDelivery(request)
      let process = SimulatedProcess.current
      process.clock.schedule(after: Self.limit, "the end of the time for a notification") {
        guard !delivery.isDone else { return }
        UserCode.run { service.serviceExtensionTimeWillExpire() }
        delivery.finish(request.content)
      }
      UserCode.run { service.didReceive(request) { delivery.finish($0) } }
    }
  }
}

/// A notification that an extension works on; it is delivered once.
private final class ServedDelivery: Sendable {
  private let request: UNNotificationRequest
  private let done = Mutex(false)

  init(_ request: UNNotificationRequest) { self.request = request }

  var isDone: Bool { done.withLock { $0 } }

  func finish(_ content: UNNotificationContent) {
    let isFirst = done.withLock { done in
      defer { done = true }
      return !done
    }
    guard isFirst else { return }
    let changed = UNNotificationRequest(identifier: request.identifier, content: content, trigger: request.trigger)
    MainQueue.run { UNUserNotificationCenter.current().deliver(changed) }
  }
}
