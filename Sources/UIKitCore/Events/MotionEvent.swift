import Foundation
import PlainviewRuntime

/// A movement of the device.
final class MotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}

extension UIApplication {
  /// Shakes the device: the first responder hears of it, or the key window, and the chain behind it.
  package func shake() {
    let event = MotionEvent(touches: [], timestamp: clock.now)
    let receiver: UIResponder = keyWindow?.focus ?? keyWindow ?? self
    receiver.motionBegan(.motionShake, with: event)
    receiver.motionEnded(.motionShake, with: event)
  }
}
