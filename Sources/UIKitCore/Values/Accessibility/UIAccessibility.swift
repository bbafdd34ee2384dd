/// The user's accessibility settings, and the app's accessibility notifications.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A notification of the app; raw values are Plainview's.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification as a number.
    public let rawValue: UInt32
    /// Creates a notification with a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Most of the screen is new; the argument is the element to focus, or a text to read.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is new; the argument is the element to focus, or a text to read.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// The screen was scrolled; the argument is a text that describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The technology of the argument, an identifier, is to wait. Kept, without effect: none runs by itself.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
    /// The technology of the argument, an identifier, may go on. Kept, without effect: none runs by itself.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
  }

  /// A technology that helps its user; raw values are UIKit's.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a text.
    public let rawValue: String
    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// VoiceOver.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}
