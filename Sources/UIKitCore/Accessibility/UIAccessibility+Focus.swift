public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

extension UIAccessibility {
  /// The ears with paired hearing devices.
  public struct HearingDeviceEar: OptionSet, Sendable {
    /// The ears as bits.
    public let rawValue: UInt
    /// Creates ears with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left ear.
    public static let left = HearingDeviceEar(rawValue: 2)
    /// The right ear.
    public static let right = HearingDeviceEar(rawValue: 4)
    /// Both ears.
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// None: no device is paired.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// What follows a change of zoom.
  public enum ZoomType: Int, Sendable { case insertionPoint }

  /// The element with a technology's focus; nil for others than VoiceOver, and before the app moved its focus.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    guard (assistiveTechnologyIdentifier ?? .notificationVoiceOver) == .notificationVoiceOver, isVoiceOverRunning
    else { return nil }
    return AccessibilityState.current.focused
  }

  /// A rectangle of a view in the screen's coordinates, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { view.frameOnScreen(rect) }

  /// A path of a view in the screen's coordinates, in points.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let (origin, copy) = (view.frameOnScreen(.zero).origin, UIBezierPath())
    copy.append(path)
    copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return copy
  }

  /// Says where zoom is to look. Kept, without effect: nothing is zoomed.
  public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}

  /// Says that gestures of the app are those of zoom. Kept, without effect: nothing is zoomed.
  public static func registerGestureConflictWithZoom() {}

  /// Asks for a session of a single app; refused, since no device is managed.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @MainActor (_ didSucceed: Bool) -> Void
  ) { UIApplication.shared.afterCommit { UserCode.run { completionHandler(false) } } }

  /// Posted when an assistive technology has moved to another element.
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted when an announcement was read, or was interrupted.
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the element that is focused now.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that was focused before.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the technology's identifier.
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// The key of the announcement's text.
  public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the announcement was read to its end.
  public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}

extension NSAttributedString.Key {
  /// Whether punctuation is read aloud, a Boolean.
  public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  /// The language to read in, a BCP 47 code.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch of the voice, a number from 0 to 2; 1 is the usual one.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for others, a Boolean.
  public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How the text is pronounced, in the phonetic alphabet.
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  /// Whether the text is read letter by letter, a Boolean.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// The priority of an announcement, a ``UIAccessibilityPriority``.
  public static let accessibilitySpeechAnnouncementPriority = Self("UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The level of a heading, a number from 1 to 6, or 0 for none.
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  /// Attributes of the app that are read aloud, a text.
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
  /// The kind of the text, a ``UIAccessibilityTextualContext``.
  public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}
