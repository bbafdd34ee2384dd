import PlainviewRuntime

/// What the user has turned on to be helped; a driver sets it, apps read it from `UIAccessibility`.
public struct AccessibilitySettings: Equatable, Sendable {
  public var isVoiceOverRunning = false
  public var isSwitchControlRunning = false
  public var isAssistiveTouchRunning = false
  public var isSpeakScreenEnabled = false
  public var isSpeakSelectionEnabled = false
  public var isBoldTextEnabled = false
  public var isGrayscaleEnabled = false
  public var isInvertColorsEnabled = false
  public var isMonoAudioEnabled = false
  public var isClosedCaptioningEnabled = false
  public var isGuidedAccessEnabled = false
  public var isReduceMotionEnabled = false
  public var prefersCrossFadeTransitions = false
  public var isReduceTransparencyEnabled = false
  public var isDarkerSystemColorsEnabled = false
  public var isShakeToUndoEnabled = true
  public var isVideoAutoplayEnabled = true
  public var isOnOffSwitchLabelsEnabled = false
  public var shouldDifferentiateWithoutColor = false
  public var buttonShapesEnabled = false

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

  /// The element that VoiceOver is on, as far as the app sent it there.
  private(set) weak var focused: UIResponder?

  private init() {}

  /// Moves VoiceOver to an element and tells the two elements; without VoiceOver nothing moves.
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
