public import Foundation

/// How a button of a notification behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options with UserNotifications' bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device has to be unlocked.
  public static let authenticationRequired = Self(rawValue: 1)
  /// The button is red, since it destroys something.
  public static let destructive = Self(rawValue: 2)
  /// The app comes to the front.
  public static let foreground = Self(rawValue: 4)
}

/// How notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options with UserNotifications' bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The delegate is notified when the user dismisses a notification.
  public static let customDismissAction = Self(rawValue: 1)
  /// The notifications are shown in a car.
  public static let allowInCarPlay = Self(rawValue: 2)
  /// The title is shown even when previews are hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
  /// The subtitle is shown even when previews are hidden.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
  /// The notifications can be read aloud.
  public static let allowAnnouncement = Self(rawValue: 16)
}

/// The picture of an action.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  let name: String
  private init(name: String) { self.name = name }
  /// Creates a picture from a template image of the app.
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }
  /// Creates a picture from a symbol of the system.
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The name by which the app knows the button.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// How the button behaves.
  public let options: UNNotificationActionOptions
  /// The picture of the button; nil for none.
  public let icon: UNNotificationActionIcon?

  /// Creates a button with an identifier, a title, options and a picture.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
}

/// A button of a notification that takes a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The text that is shown when nothing is typed.
  public let textInputPlaceholder: String

  /// Creates a button that takes a text, with a placeholder and the title of its send button.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// A kind of notification, with its buttons.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The name that notifications give for the category.
  public let identifier: String
  /// The buttons of the notifications, in their order.
  public let actions: [UNNotificationAction]
  /// The identifiers of intents; kept, without effect.
  public let intentIdentifiers: [String]
  /// The text that is shown when previews are hidden; kept, without effect.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The format of the text for several notifications; kept, without effect.
  public let categorySummaryFormat: String
  /// How the notifications behave.
  public let options: UNNotificationCategoryOptions

  /// Creates a category with its identifier, its buttons, and how its notifications behave.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationCategory)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
}
