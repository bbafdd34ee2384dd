import Foundation
import PlainviewRuntime

/// Brings the touches of a window to recognizers and views, in UIKit's order (contract G4 to G6).
///
/// Recognizers see a touch first. The view of a touch learns of it unless a recognizer holds it back or took it away.
@MainActor final class TouchDispatcher {
  /// What the view of a touch has been told.
  @MainActor private final class Delivery {
    let touch: UITouch
    let view: UIView?
    var hasBegun = false
    var isTaken = false
    var waitsToBegin = false
    var waitsToEnd = false

    init(_ touch: UITouch) {
      self.touch = touch
      view = touch.view
    }
  }

  let arbiter = GestureArbiter()
  private var deliveries: [Delivery] = []
  private var event: UIEvent?
  private var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?

  init() {
    arbiter.didRecognize = { [unowned self] in takeTouches(of: $0) }
    arbiter.didDecide = { [unowned self] in deliverWaiting() }
  }

  /// The touches that are down.
  var touches: [UITouch] {
    deliveries.map(\.touch).filter { $0.phase != .ended && $0.phase != .cancelled }
  }

  func send(_ event: UIEvent, in window: UIWindow) {
    self.event = event
    let touches = event.orderedTouches.filter { $0.window === window }
    for touch in touches where touch.phase == .began { begin(touch, event, in: window) }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let changed = touches.filter { $0.phase == phase }
      if !changed.isEmpty { tellRecognizers(changed, phase, event) }
    }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      tellViews(touches.filter { $0.phase == phase }, phase, event)
    }
    finish()
  }

  /// Ends attempts and deliveries that nothing can change any more.
  func finish() {
    deliverWaiting()
    arbiter.resetFinished()
    deliveries.removeAll { delivery in
      let isLifted = delivery.touch.phase == .ended || delivery.touch.phase == .cancelled
      return isLifted && !delivery.waitsToEnd && !delivery.waitsToBegin
    }
    // An event holds touches and they their recognizers: nothing of it outlives what it set off.
    if deliveries.isEmpty, arbiter.inFlight.isEmpty { event = nil }
  }

  // MARK: A new touch

  private func begin(_ touch: UITouch, _ event: UIEvent, in window: UIWindow) {
    touch.view = window.hitTest(touch.location(in: window), with: event)
    countTaps(touch, settings: window.application.gestureSettings)
    touch.gestureRecognizers = []
    var view = touch.view
    while let candidate = view {
      // Of equal recognizers on a view the one that was added last goes first (contract G14).
      for recognizer in (candidate.gestureRecognizers ?? []).reversed() where receives(recognizer, touch, event) {
        touch.gestureRecognizers?.append(recognizer)
        arbiter.enter(recognizer, with: touch)
      }
      view = candidate.superview
    }
    deliveries.append(Delivery(touch))
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
    guard recognizer.isEnabled, !SimulatedProcess.isUnwinding else { return false }
    guard recognizer.state == .possible || recognizer.state == .began || recognizer.state == .changed else {
      return false
    }
    guard recognizer.shouldReceive(event), !SimulatedProcess.isUnwinding else { return false }
    guard let delegate = recognizer.delegate else { return true }
    guard delegate.gestureRecognizer(recognizer, shouldReceive: event), !SimulatedProcess.isUnwinding else {
      return false
    }
    return delegate.gestureRecognizer(recognizer, shouldReceive: touch)
  }

  private func countTaps(_ touch: UITouch, settings: UIGestureSettings) {
    if let last = lastTap, touch.timestamp - last.time <= settings.tapCountInterval,
      hypot(touch.place.x - last.place.x, touch.place.y - last.place.y) <= settings.tapCountMovement
    {
      touch.tapCount = last.count + 1
    }
    lastTap = (touch.timestamp, touch.place, touch.tapCount)
  }

  // MARK: Recognizers

  private func tellRecognizers(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    for recognizer in arbiter.inFlight {
      let seen = touches.filter { touch in
        recognizer.touches.contains { $0 === touch } && !recognizer.ignoredTouches.contains(ObjectIdentifier(touch))
      }
      guard !seen.isEmpty, isListening(recognizer) else { continue }
      switch phase {
      case .began: recognizer.touchesBegan(Set(seen), with: event)
      case .moved: recognizer.touchesMoved(Set(seen), with: event)
      case .ended: recognizer.touchesEnded(Set(seen), with: event)
      case .cancelled: recognizer.touchesCancelled(Set(seen), with: event)
      case .stationary: break
      }
    }
  }

  private func isListening(_ recognizer: UIGestureRecognizer) -> Bool {
    guard !SimulatedProcess.isUnwinding, recognizer.isEnabled else { return false }
    return recognizer.state == .possible || recognizer.state == .began || recognizer.state == .changed
  }

  /// Takes the touches of a recognized gesture from their views (contract G5).
  private func takeTouches(of recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for delivery in deliveries where !delivery.isTaken && recognizer.touches.contains(where: { $0 === delivery.touch })
    {
      delivery.isTaken = true
      delivery.waitsToBegin = false
      delivery.waitsToEnd = false
      if delivery.hasBegun { tell(delivery.view, [delivery.touch], .cancelled) }
    }
  }

  // MARK: Views

  private func tellViews(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    var groups: [(view: UIView, touches: Set<UITouch>)] = []
    for touch in touches {
      guard let delivery = deliveries.first(where: { $0.touch === touch }), let view = delivery.view,
        isDue(delivery, phase)
      else { continue }
      if let index = groups.firstIndex(where: { $0.view === view }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    for group in groups { tell(group.view, group.touches, phase) }
  }

  /// Whether the view is told of the change now; notes what has to wait.
  private func isDue(_ delivery: Delivery, _ phase: UITouch.Phase) -> Bool {
    if delivery.isTaken { return false }
    switch phase {
    case .began:
      guard isFirstOfView(delivery) else {
        delivery.isTaken = true
        return false
      }
      delivery.waitsToBegin = isHeldBack(delivery, by: \.delaysTouchesBegan)
      delivery.hasBegun = !delivery.waitsToBegin
      return delivery.hasBegun
    case .moved: return delivery.hasBegun
    case .ended:
      delivery.waitsToEnd = delivery.waitsToBegin || isHeldBack(delivery, by: \.delaysTouchesEnded)
      return !delivery.waitsToEnd
    case .cancelled:
      delivery.waitsToBegin = false
      return delivery.hasBegun
    case .stationary: return false
    }
  }

  /// A view without `isMultipleTouchEnabled` sees one finger at a time.
  private func isFirstOfView(_ delivery: Delivery) -> Bool {
    guard let view = delivery.view, !view.isMultipleTouchEnabled else { return true }
    return !deliveries.contains { other in
      other !== delivery && other.view === view && other.touch.phase != .ended && other.touch.phase != .cancelled
    }
  }

  private func isHeldBack(_ delivery: Delivery, by delays: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
    (delivery.touch.gestureRecognizers ?? []).contains {
      $0[keyPath: delays] && ($0.isUndecided || $0.heldState != nil)
    }
  }

  /// Tells views what had to wait for a recognizer that has decided now.
  private func deliverWaiting() {
    for delivery in deliveries where !delivery.isTaken {
      if delivery.waitsToBegin, !isHeldBack(delivery, by: \.delaysTouchesBegan) {
        delivery.waitsToBegin = false
        delivery.hasBegun = true
        tell(delivery.view, [delivery.touch], .began)
      }
      if delivery.waitsToEnd, !delivery.waitsToBegin, !isHeldBack(delivery, by: \.delaysTouchesEnded) {
        delivery.waitsToEnd = false
        tell(delivery.view, [delivery.touch], .ended)
      }
    }
  }

  private func tell(_ view: UIView?, _ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    guard let view, !SimulatedProcess.isUnwinding else { return }
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }
}
