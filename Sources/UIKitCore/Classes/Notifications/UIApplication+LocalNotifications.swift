import Foundation
import PlainviewRuntime

/// The notifications that an app has scheduled for itself, the next one first.
@MainActor final class LocalNotifications {
  struct Pending {
    let notification: UILocalNotification
    var date: Date
    var token: VirtualClock.Token
  }
  fileprivate var pending: [Pending] = []
  fileprivate var settings: UIUserNotificationSettings?
}

extension UIApplication {
  /// How the app may notify its user: as it has asked to; nil before.
  public var currentUserNotificationSettings: UIUserNotificationSettings? { life.localNotifications.settings }

  /// Asks to notify the user, who allows it; the delegate is told in the next turn.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    noteOfApp("asks to notify its user")
    clock.schedule(after: 0, "the user's answer to the request for notifications") { [self] in
      life.localNotifications.settings = notificationSettings
      UserCode.tell(
        delegate, "application(_:didRegister:)", "application(UIApplication, didRegister: UIUserNotificationSettings)"
      ) { $0.application(self, didRegister: notificationSettings) }
    }
  }

  /// The notifications that are still to come, the next one first; set, they replace those that were scheduled.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { life.localNotifications.pending.map(\.notification) }
    set {
      cancelAllLocalNotifications()
      for notification in newValue ?? [] { scheduleLocalNotification(notification) }
    }
  }

  /// Has a copy of a notification come at its date; one whose date is over, or that has none, comes at once.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    guard let notification = notification.copy() as? UILocalNotification else { return }
    schedule(notification, at: notification.fireDate ?? SimulatedProcess.date)
  }

  /// Has a notification come at once, whatever its date.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {
    guard let notification = notification.copy() as? UILocalNotification else { return }
    schedule(notification, at: SimulatedProcess.date)
  }

  /// Takes a notification back, and those that are equal to it.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    cancel { $0 === notification || $0.isSame(as: notification) }
  }

  /// Takes all notifications back.
  public func cancelAllLocalNotifications() { cancel { _ in true } }

  private func cancel(_ isMeant: (UILocalNotification) -> Bool) {
    for item in life.localNotifications.pending where isMeant(item.notification) { clock.cancel(item.token) }
    life.localNotifications.pending.removeAll { isMeant($0.notification) }
  }

  private func schedule(_ notification: UILocalNotification, at date: Date) {
    let delay = max(0, date.timeIntervalSince(SimulatedProcess.date))
    let label = "notification \(notification.alertBody ?? "without a text")"
    let token = clock.schedule(after: delay, label, repeats: !notification.repeatInterval.isEmpty) { [weak self] in
      self?.deliver(notification)
    }
    let pending = life.localNotifications.pending
    let index = pending.firstIndex { $0.date > date } ?? pending.count
    life.localNotifications.pending.insert(.init(notification: notification, date: date, token: token), at: index)
  }

  private func deliver(_ notification: UILocalNotification) {
    guard let index = life.localNotifications.pending.firstIndex(where: { $0.notification === notification }) else {
      return
    }
    let date = life.localNotifications.pending.remove(at: index).date
    if let next = notification.date(after: date, now: SimulatedProcess.date) { schedule(notification, at: next) }
    if notification.applicationIconBadgeNumber != 0 {
      applicationIconBadgeNumber = notification.applicationIconBadgeNumber
    }
    noteOfApp("has a notification: \(notification.alertBody ?? "without a text")")
    guard applicationState == .active else { return }
    UserCode.tell(
      delegate, "application(_:didReceive:)", "application(UIApplication, didReceive: UILocalNotification)"
    ) { $0.application(self, didReceive: notification) }
  }
}

extension UILocalNotification {
  /// The date of the first time behind one that is not over; nil for a notification that comes once.
  fileprivate func date(after date: Date, now: Date) -> Date? {
    let calendar = repeatCalendar ?? Calendar.current
    let units: [(NSCalendar.Unit, Calendar.Component)] = [
      (.year, .year), (.quarter, .quarter), (.month, .month), (.weekOfYear, .weekOfYear), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
    guard let unit = units.first(where: { repeatInterval.contains($0.0) })?.1 else { return nil }
    let passed = calendar.dateComponents([unit], from: date, to: max(date, now)).value(for: unit) ?? 0
    return calendar.date(byAdding: unit, value: passed + 1, to: date)
  }

  fileprivate func isSame(as other: UILocalNotification) -> Bool {
    fireDate == other.fireDate && alertBody == other.alertBody && alertTitle == other.alertTitle
      && alertAction == other.alertAction && soundName == other.soundName && category == other.category
      && repeatInterval == other.repeatInterval && applicationIconBadgeNumber == other.applicationIconBadgeNumber
      && (userInfo ?? [:]) as NSDictionary == (other.userInfo ?? [:]) as NSDictionary
  }
}
