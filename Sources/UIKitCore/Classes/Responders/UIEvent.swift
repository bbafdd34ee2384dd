public import Foundation

/// The touches at one moment: those that changed, and those that did not.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event; raw values are UIKit's.
  public enum EventType: Int, Sendable {
    /// Touches, a motion, a remote control, presses, scrolling, hovering, or pinching with a pointer.
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }
  /// More about an event's kind; raw values are UIKit's.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more, or that the device was shaken.
    case none = 0, motionShake = 1
    /// Buttons of a headset or the lock screen that begin, hold and end the sound.
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    /// Buttons that lead to another track.
    case remoteControlNextTrack, remoteControlPreviousTrack
    /// Buttons that are held to go back or forward in a track.
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    /// The same, forward.
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// The buttons of a pointer; a finger presses the primary one.
  public struct ButtonMask: OptionSet, Sendable {
    /// The buttons as bits.
    public let rawValue: Int
    /// Creates a mask with UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The button for clicking, usually the left one.
    public static let primary = ButtonMask(rawValue: 1)
    /// The button for the context menu, usually the right one.
    public static let secondary = ButtonMask(rawValue: 2)
    /// The button with a number, counted from one.
    public static func button(_ number: Int) -> ButtonMask {
      (1...32).contains(number) ? ButtonMask(rawValue: 1 << (number - 1)) : []
    }
  }

  /// The kind of the event: touches, unless a subclass differs.
  open var type: EventType { .touches }
  /// More about the kind; `.none` unless a subclass differs.
  open var subtype: EventSubtype { .none }
  /// The pressed buttons of a pointer; always none.
  open var buttonMask: ButtonMask { [] }
  /// The modifier keys that are held; none for touches.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Seconds of the virtual clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The touches in the order in which the fingers came down.
  package internal(set) var orderedTouches: [UITouch] = []

  public override init() { super.init() }

  package init(touches: [UITouch], timestamp: TimeInterval) {
    orderedTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// All the touches of the event; nil for events without touches.
  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { Set(orderedTouches.filter { $0.window === window }) }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { Set(orderedTouches.filter { $0.view === view }) }

  /// Returns the touches that a recognizer follows.
  open func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    Set(orderedTouches.filter { $0.gestureRecognizers?.contains { $0 === recognizer } ?? false })
  }

  /// Returns the positions since the last event: always the touch alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Returns the positions that are expected next: always none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
