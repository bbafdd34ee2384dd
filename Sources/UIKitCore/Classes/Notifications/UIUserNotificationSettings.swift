public import Foundation

/// How an app may notify its user, as before iOS 10; raw values are UIKit's.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The ways as bits.
  public let rawValue: UInt
  /// Creates ways from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By a number on the app's icon.
  public static let badge = Self(rawValue: 1)
  /// By a sound.
  public static let sound = Self(rawValue: 2)
  /// By a text.
  public static let alert = Self(rawValue: 4)
}

/// Whether an action of a notification opens the app; raw values are UIKit's.
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground, background }
/// How many actions of a notification are shown; raw values are UIKit's.
public enum UIUserNotificationActionContext: UInt, Sendable { case `default`, minimal }
/// Whether an action of a notification takes a text; raw values are UIKit's.
public enum UIUserNotificationActionBehavior: UInt, Sendable { case `default`, textInput }

/// A button of a notification.
open class UIUserNotificationAction: NSObject {
  /// The name by which the delegate knows it.
  open fileprivate(set) var identifier: String?
  /// The text of the button.
  open fileprivate(set) var title: String?
  /// Whether it takes a text.
  open fileprivate(set) var behavior = UIUserNotificationActionBehavior.default
  /// Whether it opens the app.
  open fileprivate(set) var activationMode = UIUserNotificationActivationMode.foreground
  /// Whether the device must be unlocked.
  open fileprivate(set) var isAuthenticationRequired = false
  /// Whether it destroys something.
  open fileprivate(set) var isDestructive = false

  public override init() { super.init() }
}

/// A button of a notification that is being described.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  /// The name by which the delegate knows it.
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  /// The text of the button.
  open override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  /// Whether it takes a text.
  open override var behavior: UIUserNotificationActionBehavior {
    get { super.behavior }
    set { super.behavior = newValue }
  }
  /// Whether it opens the app.
  open override var activationMode: UIUserNotificationActivationMode {
    get { super.activationMode }
    set { super.activationMode = newValue }
  }
  /// Whether the device must be unlocked.
  open override var isAuthenticationRequired: Bool {
    get { super.isAuthenticationRequired }
    set { super.isAuthenticationRequired = newValue }
  }
  /// Whether it destroys something.
  open override var isDestructive: Bool {
    get { super.isDestructive }
    set { super.isDestructive = newValue }
  }
}

/// The buttons of the notifications of a category.
open class UIUserNotificationCategory: NSObject {
  /// The name of the category.
  open fileprivate(set) var identifier: String?
  fileprivate var held: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  public override init() { super.init() }

  /// The buttons for a context; nil where none were set.
  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { held[context] }
}

/// A category that is being described.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  /// The name of the category.
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }

  /// Sets the buttons for a context.
  open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
    held[context] = actions
  }
}

/// How an app asks to notify its user, as before iOS 10.
open class UIUserNotificationSettings: NSObject {
  /// The ways.
  open private(set) var types: UIUserNotificationType
  /// The categories of notifications with buttons.
  open private(set) var categories: Set<UIUserNotificationCategory>?

  /// Creates settings with ways and categories.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}
