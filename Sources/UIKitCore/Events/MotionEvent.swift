import Foundation
import PlainviewRuntime
package import PlainviewTargetAction

/// A movement of the device.
final class MotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
  /// Whether the event reached the end of the responder chain.
  var isUnhandled = false
}

extension UIApplication {
  /// Shakes the device: the event goes to the first responder, or the key window, and along the chain.
  ///
  /// Returns the undo action that the user is asked about: nil if a responder handled the shake, or nothing can be undone.
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
