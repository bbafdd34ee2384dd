public import Foundation

/// The name of the sound that notifications have by default.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// A notification that the app schedules for itself, as before iOS 10: at its time the delegate's
/// `application(_:didReceive:)` is called where the app is active; elsewhere the log says that it is shown.
open class UILocalNotification: NSObject, NSCopying {
  /// When it is due; nil for now.
  open var fireDate: Date?
  /// The time zone that the date moves with; kept, without effect: the device stays in its own.
  open var timeZone: TimeZone?
  /// The unit of the calendar after which it comes again; an empty set for once.
  open var repeatInterval: NSCalendar.Unit = []
  /// The calendar of the repetition; nil for the current one.
  open var repeatCalendar: Calendar?
  /// The text.
  open var alertBody: String?
  /// The title.
  open var alertTitle: String?
  /// The text of the button that opens the app. Kept, without effect.
  open var alertAction: String?
  /// Whether there is such a button. Kept, without effect.
  open var hasAction = true
  /// The picture of the launch that it makes. Kept, without effect.
  open var alertLaunchImage: String?
  /// The name of the sound; nil for none. Kept, without effect.
  open var soundName: String?
  /// The number that the app's icon gets; 0 leaves it as it is.
  open var applicationIconBadgeNumber = 0
  /// What the app adds.
  open var userInfo: [AnyHashable: Any]?
  /// The category of its actions. Kept, without effect.
  open var category: String?

  public override init() { super.init() }

  /// Returns a notification with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UILocalNotification()
    (copy.fireDate, copy.timeZone, copy.repeatInterval, copy.repeatCalendar) =
      (fireDate, timeZone, repeatInterval, repeatCalendar)
    (copy.alertBody, copy.alertTitle, copy.alertAction, copy.hasAction, copy.alertLaunchImage) =
      (alertBody, alertTitle, alertAction, hasAction, alertLaunchImage)
    (copy.soundName, copy.applicationIconBadgeNumber, copy.userInfo, copy.category) =
      (soundName, applicationIconBadgeNumber, userInfo, category)
    return copy
  }
}
