public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Recognizes two fingers that turn around each other; continuous.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var pair = FingerPair()
  private var turned: CGFloat = 0
  private var lastAngle: CGFloat = 0
  private var meter = VelocityMeter()

  /// The rotation of the fingers, in radians, clockwise; setting it gives the current angle that value.
  open var rotation: CGFloat {
    get { turned }
    set {
      guard newValue.isFinite else { return }
      turned = newValue
      meter.restart()
      note()
    }
  }

  /// How fast the fingers turn (radians a second of the virtual clock).
  open var velocity: CGFloat { meter.velocity.x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.add(touches).forEach(stopLooking)
    guard pair.isComplete else { return }
    lastAngle = pair.angle
    note()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    measure()
    if state == .began || state == .changed {
      state = .changed
    } else if !isHeld, pair.isComplete, abs(turned) >= settings.rotationSlop {
      state = .began
    }
  }

  private func measure() {
    guard pair.isComplete else { return }
    // The smaller angle: fingers that pass the left do not jump by a full turn.
    let change = (pair.angle - lastAngle).remainder(dividingBy: 2 * .pi)
    turned += change
    lastAngle = pair.angle
    note()
  }

  private func note() {
    meter.note(CGPoint(x: turned, y: 0), at: clock.now, interval: settings.velocityInterval)
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
    turned = 0
    meter.restart()
  }
}
