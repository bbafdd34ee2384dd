public import Foundation

/// What happened at one moment: the touches that changed, and those that did not.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  public enum EventSubtype: Int, Sendable { case none = 0, motionShake = 1 }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// Seconds of the virtual clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The touches in the order in which the fingers came down.
  package internal(set) var orderedTouches: [UITouch] = []

  public nonisolated override init() { super.init() }

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
