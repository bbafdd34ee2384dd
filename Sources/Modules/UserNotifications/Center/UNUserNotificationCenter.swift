public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// The notifications of an app: asked for, waiting on the app's clock, delivered to its simulated device
/// (`XCUIDevice.notifications`).
///
/// Closures are called on the main thread, in the next turn. A request that still waits when the app is launched again
/// begins its time anew.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  /// Decides how notifications are shown in front and is notified of the user's answers.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Whether extensions can show notifications; always false.
  open var supportsContentExtensions: Bool { false }

  private override init() { super.init() }

  /// The center of the app.
  open class func current() -> UNUserNotificationCenter {
    let process = SimulatedProcess.current
    return process.shared(UNUserNotificationCenter.self) {
      let center = UNUserNotificationCenter()
      for request in NotificationDevice.current.state.pending { center.schedule(request) }
      return center
    }
  }

  private var device: NotificationDevice { .current }

  private func soon(_ label: String, _ body: @escaping @MainActor () -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, label) { UserCode.run { body() } }
  }

  // MARK: Permission

  /// Asks the user to allow notifications, the first time only; the closure gets whether they are allowed.
  @preconcurrency open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    soon("the user's answer to the request for notifications") { [self] in
      completionHandler(answer(options), nil)
    }
  }
  /// Asks the user to allow notifications, the first time only, and returns whether they are allowed.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { answer(options) }

  private func answer(_ options: UNAuthorizationOptions) -> Bool {
    device.change { state in
      guard state.status == .notDetermined else { return }
      state.options = options
      state.status = options.contains(.provisional) ? .provisional : state.allows ? .authorized : .denied
    }
    return device.state.isAllowed
  }

  private var settings: UNNotificationSettings {
    UNNotificationSettings(status: device.state.status, options: device.state.options)
  }
  /// Calls the closure with what the user allows.
  @preconcurrency open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    soon("settings of notifications") { [self] in completionHandler(settings) }
  }
  /// Returns what the user allows.
  open func notificationSettings() async -> UNNotificationSettings { settings }

  // MARK: Categories

  /// Sets the categories of the app's notifications, which replace earlier ones.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    device.change { $0.categories = categories }
  }
  /// Calls the closure with the categories of the app's notifications.
  @preconcurrency open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    soon("categories of notifications") { [self] in completionHandler(device.state.categories) }
  }
  /// Returns the categories of the app's notifications.
  open func notificationCategories() async -> Set<UNNotificationCategory> { device.state.categories }

  // MARK: Requests

  /// Schedules a notification; the closure gets an error when notifications are not allowed.
  @preconcurrency open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let isAllowed = device.state.isAllowed
    if isAllowed { take(request) }
    soon("a request for a notification") { completionHandler?(isAllowed ? nil : UNError(.notificationsNotAllowed)) }
  }
  /// Schedules a notification; throws an error when notifications are not allowed.
  open func add(_ request: UNNotificationRequest) async throws {
    guard device.state.isAllowed else { throw UNError(.notificationsNotAllowed) }
    take(request)
  }

  /// One that has the identifier of another replaces it.
  private func take(_ request: UNNotificationRequest) {
    device.change { state in
      state.pending.removeAll { $0.identifier == request.identifier }
      state.pending.append(request)
    }
    schedule(request)
  }

  private func schedule(_ request: UNNotificationRequest) {
    let delay: TimeInterval
    if let trigger = request.trigger {
      guard let wait = trigger.delay else { return }
      delay = wait
    } else {
      delay = 0
    }
    let clock = SimulatedProcess.current.clock
    let repeats = request.trigger?.repeats ?? false
    clock.schedule(after: delay, "notification \(request.identifier)", repeats: repeats) { [weak self] in
      guard let self, device.state.pending.contains(where: { $0 === request }) else { return }
      if repeats {
        schedule(request)
      } else {
        device.change { $0.pending.removeAll { $0 === request } }
      }
      deliver(request)
    }
  }

  /// Calls the closure with the requests whose time has not come.
  @preconcurrency open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    soon("pending notifications") { [self] in completionHandler(device.state.pending) }
  }
  /// Returns the requests whose time has not come.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { device.state.pending }
  /// Removes the requests with some identifiers, whose notifications then do not come.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    device.change { $0.pending.removeAll { identifiers.contains($0.identifier) } }
  }
  /// Removes all requests.
  open func removeAllPendingNotificationRequests() { device.change { $0.pending = [] } }

  // MARK: Notifications

  /// Calls the closure with the notifications in Notification Center.
  @preconcurrency open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void)
  {
    soon("delivered notifications") { [self] in completionHandler(device.state.delivered) }
  }
  /// Returns the notifications in Notification Center.
  open func deliveredNotifications() async -> [UNNotification] { device.state.delivered }
  /// Removes the notifications with some identifiers from Notification Center.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    device.change { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }
  /// Removes all notifications from Notification Center.
  open func removeAllDeliveredNotifications() { device.change { $0.delivered = [] } }

  /// Sets the number at the app's icon in the next turn and calls the closure; 0 removes it.
  @preconcurrency open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    soon("the app's badge") {
      UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
      completionHandler?(nil)
    }
  }
  /// Sets the number at the app's icon; 0 removes it.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    await MainActor.run { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
  }

  /// Shows a notification: an app in front says whether; else it is shown as it is.
  @MainActor func deliver(_ request: UNNotificationRequest) {
    guard device.state.isAllowed else { return }
    let notification = UNNotification(date: SimulatedProcess.date, request: request)
    guard UIApplication.shared.applicationState == .active else {
      return show(notification, [.banner, .list, .sound, .badge])
    }
    let heard: Void? = UserCode.ask(
      delegate, "userNotificationCenter(_:willPresent:withCompletionHandler:)"
    ) { delegate in
      delegate.userNotificationCenter(self, willPresent: notification) { [self] options in
        MainQueue.run { self.show(notification, options) }
      }
    }
    guard heard == nil, let delegate else { return }
    let asked = Asked(delegate: delegate)
    Task { @MainActor in
      guard UserCode.mayRun else { return }
      show(notification, await options(of: asked, for: notification))
    }
  }

  /// Carries a delegate to a method that belongs to no actor.
  private struct Asked: @unchecked Sendable { let delegate: any UNUserNotificationCenterDelegate }

  private nonisolated func options(of asked: Asked, for notification: UNNotification) async
    -> UNNotificationPresentationOptions
  { await asked.delegate.userNotificationCenter(self, willPresent: notification) }

  private nonisolated func tell(_ asked: Asked, of response: UNNotificationResponse) async {
    await asked.delegate.userNotificationCenter(self, didReceive: response)
  }

  @MainActor private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
    let isListed = !options.isDisjoint(with: [.list, .alert])
    device.change { state in
      if !options.isEmpty { state.shown.append(.init(notification: notification, options: options)) }
      guard isListed else { return }
      state.delivered.removeAll { $0.request.identifier == notification.request.identifier }
      state.delivered.append(notification)
    }
    if options.contains(.badge), let badge = notification.request.content.badge {
      UIApplication.shared.applicationIconBadgeNumber = badge.intValue
    }
  }

  /// Tells the app what the user did with a notification.
  @MainActor func tell(_ response: UNNotificationResponse) {
    let heard: Void? = UserCode.ask(
      delegate, "userNotificationCenter(_:didReceive:withCompletionHandler:)"
    ) { $0.userNotificationCenter(self, didReceive: response) {} }
    guard heard == nil, let delegate else { return }
    let asked = Asked(delegate: delegate)
    Task { @MainActor in
      guard UserCode.mayRun else { return }
      await tell(asked, of: response)
    }
  }
}
