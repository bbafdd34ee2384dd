public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Recognizes fingers that stay where they are, perhaps after some taps (contract G2, G3); continuous.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers stay down, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move until the press begins, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers must press; 1 by default.
  open var numberOfTouchesRequired = 1

  private var fingers: [UITouch] = []
  private var taps = 0
  private var timer: VirtualClock.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    isWaitingForMoreTouches = false
    guard state == .possible else { return touches.forEach(stopLooking) }
    fingers += touches.sorted { $0.finger < $1.finger }
    guard fingers.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard fingers.count == numberOfTouchesRequired else { return }
    if taps >= numberOfTapsRequired { waitForPress() } else { waitForLift() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .changed
    } else if !isHeld, touches.contains(where: hasStrayed) {
      state = .failed
    }
  }

  private func hasStrayed(_ touch: UITouch) -> Bool {
    let point = touch.location(in: nil)
    return hypot(point.x - touch.origin.x, point.y - touch.origin.y) > allowableMovement
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUnderWay {
      state = .ended
    } else if taps < numberOfTapsRequired {
      countTap()
    } else {
      state = .failed
    }
  }

  private func countTap() {
    guard fingers.allSatisfy({ $0.phase == .ended }) else { return }
    guard fingers.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = []
    isWaitingForMoreTouches = true
    startTimer(settings.maximumTapInterval, "pause before a long press") { $0.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    stopTimer()
    fingers = []
    taps = 0
  }

  // MARK: Time

  private func waitForPress() { startTimer(minimumPressDuration, "long press") { $0.state = .began } }

  private func waitForLift() {
    startTimer(settings.maximumTapDuration, "tap before a long press") { $0.state = .failed }
  }

  private func startTimer(
    _ delay: TimeInterval, _ label: String, _ action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void
  ) {
    stopTimer()
    timer = clock.schedule(after: delay, label) { [weak self] in
      if let self { action(self) }
    }
  }

  private func stopTimer() {
    if let timer { clock.cancel(timer) }
    timer = nil
  }
}
