public import Foundation
import PlainviewRuntime

extension UIAccessibility {
  private static var settings: AccessibilitySettings { AccessibilityState.current.settings }

  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  /// Whether the device is used with switches.
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  /// Whether the menu for simplified gestures is shown.
  public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }
  /// Whether a gesture has the whole screen read aloud.
  public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
  /// Whether selected text can be read aloud.
  public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
  /// Whether all text is bold.
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  /// Whether the screen shows only grays.
  public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
  /// Whether the colors of the screen are inverted.
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  /// Whether both ears get the same sound.
  public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
  /// Whether films are shown with captions.
  public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
  /// Whether the device is limited to one app.
  public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
  /// Whether motion on the screen is reduced.
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  /// Whether screens fade into each other instead of sliding.
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  /// Whether backgrounds do not shine through.
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  /// Whether colors have a higher contrast.
  public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
  /// Whether shaking the device offers to undo.
  public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
  /// Whether previews of films play by themselves.
  public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }
  /// Whether switches show I and O.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
  /// Whether something besides color must set things apart.
  public static var shouldDifferentiateWithoutColor: Bool { settings.shouldDifferentiateWithoutColor }
  /// Whether buttons without a background show their shape.
  public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }

  /// Says that something changed; the text of an announcement is kept for the driver.
  ///
  /// With VoiceOver `announcementDidFinishNotification` follows an announcement at the end of the turn.
  /// A notification of a layout or screen change moves VoiceOver's focus to its argument.
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
  /// Posted when reading the screen aloud was switched on or off.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when the use of switches was turned on or off.
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when bold text was switched on or off.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when the screen in grays was switched on or off.
  public nonisolated static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when inverted colors were switched on or off.
  public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when reduced motion was switched on or off.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when reduced transparency was switched on or off.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the higher contrast was switched on or off.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when the limit to one app was switched on or off.
  public nonisolated static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when differences besides color were switched on or off.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when the shapes of buttons were switched on or off.
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
