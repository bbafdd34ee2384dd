public import Foundation
import PlainviewRuntime

/// What the user has turned on to be helped, and what the app says to those who listen.
@preconcurrency @MainActor public enum UIAccessibility {
  /// What an app says happened; raw values are Plainview's.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The technology of the argument, an identifier, is to wait. Kept, without effect: none runs by itself.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
  }

  private static var settings: AccessibilitySettings { AccessibilityState.current.settings }

  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }
  public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
  public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
  public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
  public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
  public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
  public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
  public static var shouldDifferentiateWithoutColor: Bool { settings.shouldDifferentiateWithoutColor }
  public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }

  /// Says that something changed; the text of an announcement is kept for the driver.
  ///
  /// With VoiceOver an announcement that was spoken is told by `announcementDidFinishNotification` at the end of the turn.
  /// A change of the layout or the screen moves VoiceOver to the element that it comes with.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    if let text = argument.flatMap(spokenText) {
      if notification == .announcement { announce(text) }
    } else if let element = argument as? UIResponder, notification == .layoutChanged || notification == .screenChanged {
      AccessibilityState.current.focus(element)
    }
  }

  private static func announce(_ text: String) {
    AccessibilityState.current.announcements.append(text)
    note(.application, "announces '\(text)'")
    guard isVoiceOverRunning else { return }
    UIApplication.shared.afterCommit {
      UserCode.post(
        announcementDidFinishNotification, object: nil,
        userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: true])
    }
  }

  private static func spokenText(_ argument: Any) -> String? {
    (argument as? String) ?? (argument as? NSAttributedString)?.string
  }
}

extension UIAccessibility {
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public nonisolated static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public nonisolated static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public nonisolated static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

  private static let changes: [(KeyPath<AccessibilitySettings, Bool>, NSNotification.Name)] = [
    (\.isVoiceOverRunning, voiceOverStatusDidChangeNotification),
    (\.isSwitchControlRunning, switchControlStatusDidChangeNotification),
    (\.isBoldTextEnabled, boldTextStatusDidChangeNotification),
    (\.isGrayscaleEnabled, grayscaleStatusDidChangeNotification),
    (\.isInvertColorsEnabled, invertColorsStatusDidChangeNotification),
    (\.isReduceMotionEnabled, reduceMotionStatusDidChangeNotification),
    (\.isReduceTransparencyEnabled, reduceTransparencyStatusDidChangeNotification),
    (\.isDarkerSystemColorsEnabled, darkerSystemColorsStatusDidChangeNotification),
    (\.isGuidedAccessEnabled, guidedAccessStatusDidChangeNotification),
    (\.shouldDifferentiateWithoutColor, differentiateWithoutColorDidChangeNotification),
    (\.buttonShapesEnabled, buttonShapesEnabledStatusDidChangeNotification),
  ]

  static func postChanges(from old: AccessibilitySettings, to new: AccessibilitySettings) {
    for (setting, name) in changes where old[keyPath: setting] != new[keyPath: setting] {
      UserCode.post(name, object: nil)
    }
  }
}
