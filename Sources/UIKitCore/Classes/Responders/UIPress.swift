public import Foundation

/// A button of a remote or a key that is held, from its press until its release.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The state of a press; raw values are UIKit's.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  /// Which button or key is pressed; raw values are UIKit's.
  public enum PressType: Int, Sendable {
    /// The buttons of a remote or a gamepad.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    /// The button of a remote that goes a page up.
    case pageUp = 30
    /// The button of a remote that goes a page down.
    case pageDown
    /// The number and color buttons of a television's remote.
    case tvRemoteOneTwoThree, tvRemoteFourColors
  }

  /// The state of the press.
  open private(set) var phase: Phase = .began
  /// Which button or key is pressed.
  open private(set) var type: PressType
  /// When the press last changed, in seconds of the virtual clock.
  open private(set) var timestamp: TimeInterval
  /// The window that the press began in; nil after its release.
  open internal(set) weak var window: UIWindow?
  /// The responder of the press; it stays the same until the key is released.
  open internal(set) weak var responder: UIResponder?
  /// The recognizers that follow the press; nil for none.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The key of a hardware keyboard; nil for the button of a remote.
  open private(set) var key: UIKey?
  /// Whether no responder kept the press for itself.
  final var wentAlongChain = false
  /// 1 while the key is down, otherwise 0.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  package init(_ type: PressType, in window: UIWindow?, timestamp: TimeInterval) {
    self.type = type
    self.window = window
    self.timestamp = timestamp
    super.init()
  }

  init(_ key: UIKey, in window: UIWindow?, timestamp: TimeInterval) {
    type = key.keyCode.pressType
    self.key = key
    self.window = window
    self.timestamp = timestamp
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("presses come from events") }

  package func change(to phase: Phase, timestamp: TimeInterval) {
    self.phase = phase
    self.timestamp = timestamp
  }
}

/// The presses of buttons and keys at one moment.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  package private(set) var orderedPresses: [UIPress] = []

  package init(presses: [UIPress], timestamp: TimeInterval) {
    orderedPresses = presses
    super.init(touches: [], timestamp: timestamp)
  }

  open override var type: EventType { .presses }
  open override var allTouches: Set<UITouch>? { nil }
  open override var modifierFlags: UIKeyModifierFlags { orderedPresses.last?.key?.modifierFlags ?? [] }
  /// All the presses of the event.
  open var allPresses: Set<UIPress> { Set(orderedPresses) }

  /// Returns the presses that a recognizer follows.
  open func presses(for recognizer: UIGestureRecognizer) -> Set<UIPress> {
    Set(orderedPresses.filter { $0.gestureRecognizers?.contains { $0 === recognizer } ?? false })
  }
}

extension UIWindow {
  /// Tells the first responder, or without one the window, of presses that changed.
  func deliver(_ event: UIPressesEvent) {
    let presses = event.orderedPresses.filter { $0.window === self }
    for press in presses where press.phase == .began && press.responder == nil { press.responder = focus ?? self }
    tellRecognizers(of: presses, event)
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      var told: [UIResponder] = []
      for press in presses where press.phase == phase {
        guard let responder = press.responder, !told.contains(where: { $0 === responder }) else { continue }
        told.append(responder)
        let group = Set(presses.filter { $0.phase == phase && $0.responder === responder })
        switch phase {
        case .began: responder.pressesBegan(group, with: event)
        case .changed: responder.pressesChanged(group, with: event)
        case .ended: responder.pressesEnded(group, with: event)
        case .cancelled: responder.pressesCancelled(group, with: event)
        case .stationary: break
        }
      }
    }
  }
}
