import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

extension UIControl {
  /// Begins to track a finger; false when the control ignores the touch (contract R7, R15).
  func startTracking(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard isEnabled else { return false }
    guard trackedTouch == nil, let touch = touches.min(by: { $0.finger < $1.finger }) else { return true }
    guard UserCode.run(else: false, { beginTracking(touch, with: event) }) else { return true }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    UserCode.run { isHighlighted = true }
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    return true
  }

  func goOnTracking(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard let touch = trackedTouch, touches.contains(touch) else { return isEnabled }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    if isTouchInside != wasInside { UserCode.run { isHighlighted = isTouchInside } }
    guard UserCode.run(else: false, { continueTracking(touch, with: event) }) else {
      endFollowing()
      return true
    }
    switch (wasInside, isTouchInside) {
    case (true, true): send(.touchDragInside, event)
    case (true, false): send([.touchDragExit, .touchDragOutside], event)
    case (false, true): send([.touchDragEnter, .touchDragInside], event)
    case (false, false): send(.touchDragOutside, event)
    }
    return true
  }

  func stopTracking(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard let touch = trackedTouch, touches.contains(touch) else { return isEnabled }
    let isInside = isInside(touch)
    isTouchInside = isInside
    UserCode.run { endTracking(touch, with: event) }
    endFollowing()
    send(isInside ? liftEvent : .touchUpOutside, event)
    if isInside, showsMenuAsPrimaryAction { openMenu() }
    return true
  }

  /// The event of a lift inside the control: a menu opens instead of the touch-up (contract B6).
  private var liftEvent: Event { showsMenuAsPrimaryAction ? .menuActionTriggered : .touchUpInside }

  /// Ends tracking without a touch-up: a gesture took the touch, or the control left its window (contract R13).
  func abortTracking(_ event: UIEvent?) -> Bool {
    guard isTracking else { return isEnabled }
    UserCode.run { cancelTracking(with: event) }
    endFollowing()
    send(.touchCancel, event)
    return true
  }

  private func endFollowing() {
    isTracking = false
    isTouchInside = false
    UserCode.run { isHighlighted = false }
    trackedTouch = nil
  }

  private func isInside(_ touch: UITouch) -> Bool {
    let slop = UIApplication.shared.controlSettings.trackingSlop
    return bounds.insetBy(dx: -slop, dy: -slop).contains(touch.location(in: self))
  }
}
