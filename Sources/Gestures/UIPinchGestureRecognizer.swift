public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Recognizes two fingers that move apart or together; continuous.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pair = FingerPair()
  private var storedScale: CGFloat = 1
  /// The distance between the fingers for which the scale is one.
  private var unit: CGFloat = 1
  private var startDistance: CGFloat = 1
  private var meter = VelocityMeter()

  /// The distance between the fingers relative to that at the beginning; setting it gives the current distance that scale.
  open var scale: CGFloat {
    get { storedScale }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      storedScale = newValue
      unit = pair.distance / newValue
      meter.restart()
      note()
    }
  }

  /// How fast the scale changes (one a second of the virtual clock).
  open var velocity: CGFloat { meter.velocity.x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.add(touches).forEach(stopLooking)
    guard pair.isComplete else { return }
    startDistance = pair.distance
    unit = pair.distance / storedScale
    note()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    measure()
    if state == .began || state == .changed {
      state = .changed
    } else if !isHeld, pair.isComplete, abs(pair.distance - startDistance) >= settings.pinchSlop {
      state = .began
    }
  }

  private func measure() {
    guard pair.isComplete else { return }
    storedScale = pair.distance / unit
    note()
  }

  private func note() {
    meter.note(CGPoint(x: storedScale, y: 0), at: clock.now, interval: settings.velocityInterval)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches, .ended) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches, .cancelled) }

  /// The gesture continues until both fingers are lifted.
  private func lift(_ touches: Set<UITouch>, _ end: State) {
    measure()
    pair.remove(touches)
    if pair.isEmpty { state = isUnderWay ? end : .failed }
  }

  open override func reset() {
    pair.removeAll()
    storedScale = 1
    unit = 1
    meter.restart()
  }
}
