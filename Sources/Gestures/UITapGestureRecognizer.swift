public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Recognizes one or more quick taps with one or more fingers (contract G3, G8).
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row are needed; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers must tap together; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that a click needs; a finger counts as the primary one.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  private var fingers: [UITouch] = []
  private var firstTap: [UITouch] = []
  private var timer: VirtualClock.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    isWaitingForMoreTouches = false
    if fingers.isEmpty { waitForLift() }
    fingers += touches.sorted { $0.finger < $1.finger }
    if fingers.count > numberOfTouchesRequired || !isNearFirstTap { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let limit = settings.tapAllowableMovement
    for touch in touches {
      let point = touch.location(in: nil)
      if hypot(point.x - touch.origin.x, point.y - touch.origin.y) > limit { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.allSatisfy({ $0.phase == .ended }) else { return }
    guard fingers.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    if firstTap.isEmpty { firstTap = fingers }
    fingers = []
    stopTimer()
    if taps >= numberOfTapsRequired { state = .ended } else { waitForNextTap() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    isWaitingForMoreTouches = false
    stopTimer()
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    taps += 1
    stopTimer()
    if taps >= numberOfTapsRequired { state = .ended } else { waitForNextTap() }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .failed }

  open override func reset() {
    stopTimer()
    taps = 0
    fingers = []
    firstTap = []
  }

  /// The fingers that are down, or else those of the first tap.
  open override var numberOfTouches: Int { fingers.isEmpty ? firstTap.count : fingers.count }

  /// The middle of the first tap's touches (contract G16).
  open override func location(in view: UIView?) -> CGPoint {
    middle(of: firstTap.isEmpty ? fingers : firstTap, in: view)
  }

  open override func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    let touches = firstTap.isEmpty ? fingers : firstTap
    return touches.indices.contains(index)
      ? touches[index].location(in: view) : super.location(ofTouch: index, in: view)
  }

  /// A tap does not prevent recognizers that need more taps or more fingers.
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
      && other.numberOfTouchesRequired <= numberOfTouchesRequired
  }

  private var isNearFirstTap: Bool {
    guard let first = firstTap.first, let latest = fingers.last else { return true }
    return hypot(latest.origin.x - first.origin.x, latest.origin.y - first.origin.y) <= settings.tapAllowableMovement
  }

  // MARK: Limits of time

  private func waitForLift() {
    stopTimer()
    timer = clock.schedule(after: settings.maximumTapDuration, "tap held down") { [weak self] in self?.state = .failed }
  }

  private func waitForNextTap() {
    isWaitingForMoreTouches = true
    timer = clock.schedule(after: settings.maximumTapInterval, "pause between taps") { [weak self] in
      self?.state = .failed
    }
  }

  private func stopTimer() {
    if let timer { clock.cancel(timer) }
    timer = nil
  }
}
