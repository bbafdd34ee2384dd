public import Foundation

/// Not asked yet, refused, allowed, allowed without sound and alert for a trial, or allowed for an App Clip.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
/// Whether something does not exist, is turned off, or is turned on.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
/// Nothing is shown, for a moment, or until the user answers.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
/// When the contents of notifications are shown on the lock screen.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// What an app asks the user to allow.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options with UserNotifications' bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the app's icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// A text on the screen.
  public static let alert = Self(rawValue: 4)
  /// Notifications in a car.
  public static let carPlay = Self(rawValue: 8)
  /// Sounds even when the device is silent.
  public static let criticalAlert = Self(rawValue: 16)
  /// The app has a screen with settings for notifications.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Notifications without asking the user first.
  public static let provisional = Self(rawValue: 64)
  /// Notifications that are read aloud.
  public static let announcement = Self(rawValue: 128)
  /// Notifications that are shown at once even in a focus.
  public static let timeSensitive = Self(rawValue: 256)
}

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options with UserNotifications' bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number at the app's icon is set.
  public static let badge = Self(rawValue: 1)
  /// The sound is played.
  public static let sound = Self(rawValue: 2)
  /// The notification is shown as a banner and in the list; the older name of both.
  public static let alert = Self(rawValue: 4)
  /// The notification is shown in the list of Notification Center.
  public static let list = Self(rawValue: 8)
  /// The notification is shown as a banner.
  public static let banner = Self(rawValue: 16)
}

/// What the user allows an app's notifications.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the user allows notifications.
  public let authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
    authorizationStatus = status
    self.options = options
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    let isAllowed = [.authorized, .provisional, .ephemeral].contains(authorizationStatus)
    return isAllowed && options.contains(option) ? .enabled : .disabled
  }

  /// Whether sounds are allowed and the app has asked for them.
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether numbers at the icon are allowed and the app has asked for them.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether texts on the screen are allowed and the app has asked for them.
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether notifications are in Notification Center; the same as `alertSetting`.
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// Whether notifications are on the lock screen; the same as `alertSetting`.
  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  /// Whether notifications in a car are allowed and the app has asked for them.
  open var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
  /// Whether critical sounds are allowed and the app has asked for them.
  open var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
  /// Whether reading aloud is allowed and the app has asked for it.
  open var announcementSetting: UNNotificationSetting { setting(.announcement) }
  /// Whether time-sensitive notifications are allowed and the app has asked for them.
  open var timeSensitiveSetting: UNNotificationSetting { setting(.timeSensitive) }
  /// Whether notifications come in a summary at set times; always disabled.
  open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
  /// Whether messages between users are allowed; always disabled.
  open var directMessagesSetting: UNNotificationSetting { .disabled }
  /// How texts are shown: as banners when they are allowed.
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// When contents are shown on the lock screen; always.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the app has asked for a link to its own settings.
  open var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }
}
