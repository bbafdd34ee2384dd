import Foundation
import PlainviewRuntime
package import PlainviewTargetAction

/// A movement of the device.
final class MotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
  /// Whether the event came to the end of the responder chain.
  var isUnhandled = false
}

extension UIApplication {
  /// Shakes the device: the first responder hears of it, or the key window, and the chain behind it.
  ///
  /// Returns what the user is asked to undo by then: nil where somebody took the shake, or there is nothing to undo.
  package func shake() -> UndoManager? {
    let event = MotionEvent(touches: [], timestamp: clock.now)
    let focus = keyWindow?.focus
    let receiver: UIResponder = focus ?? keyWindow ?? self
    receiver.motionBegan(.motionShake, with: event)
    receiver.motionEnded(.motionShake, with: event)
    guard event.isUnhandled, applicationSupportsShakeToEdit, UIAccessibility.isShakeToUndoEnabled else { return nil }
    guard let manager = UserCode.run(else: nil, { focus?.undoManager }) else { return nil }
    return manager.canUndo || manager.canRedo ? manager : nil
  }

  func noteUnhandledShake(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { (event as? MotionEvent)?.isUnhandled = true }
  }
}
