public import Foundation
import PlainviewRuntime

extension UIAccessibility {
  /// A technology that helps its user; raw values are UIKit's.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Which ears hear through devices.
  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let left = HearingDeviceEar(rawValue: 2)
    public static let right = HearingDeviceEar(rawValue: 4)
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// None: no device is paired.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// What follows a change of zoom.
  public enum ZoomType: Int, Sendable { case insertionPoint }

  /// The element that a technology is on; nil for others than VoiceOver, and before the app sent that to one.
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

  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}

/// How important an announcement is.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

/// What kind of text an element is.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// Whether what belongs to an element is shown; raw values are UIKit's.
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

/// How touches go to an element that takes them directly; raw values are UIKit's.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}

/// A place of a view by its name.
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
  open weak private(set) var view: UIView?
  /// In the view's coordinates, in points.
  open private(set) var point: CGPoint
  open var name: String { attributedName.string }
  open private(set) var attributedName: NSAttributedString

  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }

  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  @available(*, unavailable) public override init() { fatalError("a descriptor has a name") }
}

extension NSAttributedString.Key {
  public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilitySpeechAnnouncementPriority = Self("UIAccessibilitySpeechAttributeAnnouncementPriority")
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
  public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}
