public import Foundation

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let carPlay = Self(rawValue: 8)
  public static let criticalAlert = Self(rawValue: 16)
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  public static let provisional = Self(rawValue: 64)
  public static let announcement = Self(rawValue: 128)
  public static let timeSensitive = Self(rawValue: 256)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}

/// What the user allows an app's notifications.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
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

  open var soundSetting: UNNotificationSetting { setting(.sound) }
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  open var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
  open var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
  open var announcementSetting: UNNotificationSetting { setting(.announcement) }
  open var timeSensitiveSetting: UNNotificationSetting { setting(.timeSensitive) }
  open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
  open var directMessagesSetting: UNNotificationSetting { .disabled }
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  open var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }
}
