import PlainviewGraphics
import PlainviewRuntime

/// The user's accessibility settings; a driver sets them, apps read them from `UIAccessibility`.
public struct AccessibilitySettings: Equatable, Sendable {
  /// Whether the screen is read aloud.
  public var isVoiceOverRunning = false
  /// Whether the device is used with switches.
  public var isSwitchControlRunning = false
  /// Whether the menu for simplified gestures is shown.
  public var isAssistiveTouchRunning = false
  /// Whether a gesture has the whole screen read aloud.
  public var isSpeakScreenEnabled = false
  /// Whether selected text can be read aloud.
  public var isSpeakSelectionEnabled = false
  /// Whether all text is bold.
  public var isBoldTextEnabled = false
  /// Whether the screen shows only grays.
  public var isGrayscaleEnabled = false
  /// Whether the colors of the screen are inverted.
  public var isInvertColorsEnabled = false
  /// Whether both ears get the same sound.
  public var isMonoAudioEnabled = false
  /// Whether films are shown with captions.
  public var isClosedCaptioningEnabled = false
  /// Whether the device is limited to one app.
  public var isGuidedAccessEnabled = false
  /// Whether motion on the screen is reduced.
  public var isReduceMotionEnabled = false
  /// Whether screens fade into each other instead of sliding.
  public var prefersCrossFadeTransitions = false
  /// Whether backgrounds do not shine through.
  public var isReduceTransparencyEnabled = false
  /// Whether colors have a higher contrast.
  public var isDarkerSystemColorsEnabled = false
  /// Whether shaking the device offers to undo; true by default.
  public var isShakeToUndoEnabled = true
  /// Whether previews of films play by themselves; true by default.
  public var isVideoAutoplayEnabled = true
  /// Whether switches show I and O.
  public var isOnOffSwitchLabelsEnabled = false
  /// Whether something besides color must set things apart.
  public var shouldDifferentiateWithoutColor = false
  /// Whether buttons without a background show their shape.
  public var buttonShapesEnabled = false

  /// Creates the settings of a new device.
  public init() {}
}

/// The settings of a simulated process, and what it announced.
@MainActor package final class AccessibilityState {
  package static var current: AccessibilityState {
    SimulatedProcess.current.singleton(AccessibilityState.self) { AccessibilityState() }
  }

  package private(set) var settings = AccessibilitySettings()
  /// The texts that the app asked to be spoken, oldest first.
  package internal(set) var announcements: [String] = []

  /// The element with VoiceOver's focus, if the app moved it there.
  private(set) weak var focused: UIResponder?

  private init() {}

  /// Moves VoiceOver's focus to an element and informs both elements; does nothing without VoiceOver.
  func focus(_ element: UIResponder) {
    guard settings.isVoiceOverRunning, focused !== element else { return }
    let former = focused
    focused = element
    UserCode.run { former?.accessibilityElementDidLoseFocus() }
    UserCode.run { element.accessibilityElementDidBecomeFocused() }
    var info: [AnyHashable: Any] = [UIAccessibility.focusedElementUserInfoKey: element]
    info[UIAccessibility.unfocusedElementUserInfoKey] = former
    info[UIAccessibility.assistiveTechnologyUserInfoKey] =
      UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
    UserCode.post(UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
  }

  /// Changes settings and posts what changed; bold text and contrast are traits too.
  package func change(to new: AccessibilitySettings) {
    let old = settings
    settings = new
    UIScreen.main.changeTraits {
      $0.legibilityWeight = new.isBoldTextEnabled ? .bold : .regular
      $0.accessibilityContrast = new.isDarkerSystemColorsEnabled ? .high : .normal
    }
    UIAccessibility.postChanges(from: old, to: new)
  }
}
