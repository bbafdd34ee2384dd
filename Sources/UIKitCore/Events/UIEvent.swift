public import Foundation

/// What happened at one moment: the touches that changed, and those that did not.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }
  public enum EventSubtype: Int, Sendable { case none = 0, motionShake = 1 }

  /// The buttons of a pointer; a finger presses the primary one.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
    /// The button with a number, counted from one.
    public static func button(_ number: Int) -> ButtonMask {
      (1...32).contains(number) ? ButtonMask(rawValue: 1 << (number - 1)) : []
    }
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var buttonMask: ButtonMask { [] }
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

  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? { Set(orderedTouches.filter { $0.window === window }) }

  open func touches(for view: UIView) -> Set<UITouch>? { Set(orderedTouches.filter { $0.view === view }) }

  open func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    Set(orderedTouches.filter { $0.gestureRecognizers?.contains { $0 === recognizer } ?? false })
  }

  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
