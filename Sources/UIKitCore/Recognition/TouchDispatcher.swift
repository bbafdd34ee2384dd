import Foundation
import PlainviewRuntime

/// Brings the touches of a window to recognizers and views, in UIKit's order (contract G4 to G6).
///
/// Recognizers get a touch first. The view of a touch gets it unless a recognizer delays or cancels it.
@MainActor final class TouchDispatcher {
  /// The calls that the view of a touch has received.
  @MainActor private final class Delivery {
    let touch: UITouch
    let view: UIView?
    var hasBegun = false
    var isTaken = false
    /// Whether the view was told of the end, after which it gets no call.
    var hasEnded = false
    /// Whether an event said that the finger left; the touch itself may be ahead of the events.
    var isOver = false
    var waitsToBegin = false
    var waitsToEnd = false

    init(_ touch: UITouch) {
      self.touch = touch
      view = touch.view
    }
  }

  let arbiter = GestureArbiter()
  private var deliveries: [Delivery] = []
  @exclusivity(unchecked) private var event: UIEvent?
  @exclusivity(unchecked) private var lastTap: (lift: TimeInterval, point: CGPoint, count: Int)?
  @exclusivity(unchecked) private var isSending = false
  /// Events that code sent while it handled another one.
  private var waitingEvents: [(event: UIEvent, window: UIWindow)] = []

  init() {
    arbiter.didRecognize = { [unowned self] in takeTouches(of: $0) }
    arbiter.didDecide = { [unowned self] in deliverWaiting() }
  }

  /// Handles an event; one that is sent while another is handled waits for its end.
  func send(_ event: UIEvent, in window: UIWindow) {
    waitingEvents.append((event, window))
    guard !isSending else { return }
    isSending = true
    var handled = 0
    while !waitingEvents.isEmpty, UserCode.mayRun {
      let next = waitingEvents.removeFirst()
      handle(next.event, in: next.window)
      handled += 1
      if handled > Self.nestingLimit {
        raise(.internalInconsistency("Handling an event sent more than \(Self.nestingLimit) further events."))
      }
    }
    waitingEvents = []
    isSending = false
    finish()
  }

  private static let nestingLimit = 100

  private func handle(_ event: UIEvent, in window: UIWindow) {
    self.event = event
    let touches = event.orderedTouches.filter { $0.window === window }
    // Code may change the touches while it handles them: the event describes their current state.
    let began = touches.filter { touch in touch.phase == .began && !deliveries.contains { $0.touch === touch } }
    let changes: [(phase: UITouch.Phase, touches: [UITouch])] =
      [(.began, began)] + [.moved, .ended, .cancelled].map { phase in (phase, touches.filter { $0.phase == phase }) }
    for change in changes {
      for touch in change.touches { noteTouch(touch, change.phase) }
    }
    for touch in began { begin(touch, event, in: window) }
    for change in changes where !change.touches.isEmpty { tellRecognizers(change.touches, change.phase, event) }
    for change in changes where !change.touches.isEmpty { tellViews(change.touches, change.phase, event) }
    for touch in touches where touch.isOver { end(touch) }
    if !waitingEvents.isEmpty { return }
    settleAttempts()
  }

  private func noteTouch(_ touch: UITouch, _ phase: UITouch.Phase) {
    var facts: RecentEvents.Facts {
      var facts = RecentEvents.Facts()
      (facts.x, facts.y) = (Double(touch.windowLocation.x), Double(touch.windowLocation.y))
      (facts.number, facts.code) = (touch.finger, phase.rawValue)
      return facts
    }
    note(.touch, facts, Self.touchText)
  }

  private static func touchText(_ facts: RecentEvents.Facts) -> String {
    let phase = UITouch.Phase(rawValue: facts.code).map { "\($0)" } ?? ""
    return "finger \(facts.number) \(phase) at (\(compactNumber(facts.x)), \(compactNumber(facts.y)))"
  }

  private func end(_ touch: UITouch) {
    deliveries.first { $0.touch === touch }?.isOver = true
    let settings = touch.window?.application.gestureSettings ?? UIGestureSettings()
    let isTap = touch.phase == .ended && distance(touch.windowLocation, touch.origin) <= settings.tapCountMovement
    lastTap = isTap ? (touch.timestamp, touch.origin, touch.tapCount) : nil
  }

  /// Ends attempts and deliveries that are final; between events only.
  func finish() {
    if !isSending { settleAttempts() }
  }

  /// Drops all touches: touches and recognizers retain each other.
  func forgetTouches() {
    deliveries = []
    event = nil
    arbiter.forgetAttempts()
  }

  private func settleAttempts() {
    // Most turns of an app have no touch.
    if deliveries.isEmpty, arbiter.inFlight.isEmpty { return event = nil }
    deliverWaiting()
    arbiter.resetFinished()
    deliveries.removeAll { $0.isOver && !$0.waitsToEnd && !$0.waitsToBegin }
    // An event retains touches and these their recognizers: it is released when they are finished.
    if deliveries.isEmpty, arbiter.inFlight.isEmpty { event = nil }
  }

  // MARK: A new touch

  private func begin(_ touch: UITouch, _ event: UIEvent, in window: UIWindow) {
    touch.view = window.hitTest(touch.location(in: window), with: event)
    note(.hit, .init(touch.view.map { .init($0) })) { $0.subject?.text ?? "nothing" }
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
    guard recognizer.isEnabled, recognizer.allows(touch), UserCode.mayRun else { return false }
    guard recognizer.state == .possible || recognizer.state == .began || recognizer.state == .changed else {
      return false
    }
    guard recognizer.shouldReceive(event), UserCode.mayRun else { return false }
    guard let delegate = recognizer.delegate else { return true }
    let receivesEvent =
      UserCode.ask(
        delegate, "gestureRecognizer(_:shouldReceive:)",
        "gestureRecognizer(\(recognizer.noteName), shouldReceive: event)"
      ) { $0.gestureRecognizer(recognizer, shouldReceive: event) } ?? true
    guard receivesEvent, UserCode.mayRun else { return false }
    return UserCode.ask(
      delegate, "gestureRecognizer(_:shouldReceive:)", "gestureRecognizer(\(recognizer.noteName), shouldReceive: touch)"
    ) { $0.gestureRecognizer(recognizer, shouldReceive: touch) } ?? true
  }

  private func countTaps(_ touch: UITouch, settings: UIGestureSettings) {
    guard let last = lastTap, touch.timestamp - last.lift <= settings.tapCountInterval,
      distance(touch.windowLocation, last.point) <= settings.tapCountMovement
    else { return }
    touch.tapCount = last.count + 1
  }

  private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }

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
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }

  private func isListening(_ recognizer: UIGestureRecognizer) -> Bool {
    guard UserCode.mayRun, recognizer.isEnabled else { return false }
    return recognizer.state == .possible || recognizer.state == .began || recognizer.state == .changed
  }

  /// Takes the touches of a recognized gesture from their views (contract G5).
  private func takeTouches(of recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for delivery in deliveries where !delivery.isTaken && recognizer.touches.contains(where: { $0 === delivery.touch })
    {
      take(delivery)
    }
  }

  private func take(_ delivery: Delivery) {
    delivery.isTaken = true
    delivery.waitsToBegin = false
    delivery.waitsToEnd = false
    if delivery.hasBegun, !delivery.hasEnded { tell(delivery.view, [delivery.touch], .cancelled) }
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

  /// Whether the view is told of the change now; records delayed changes.
  private func isDue(_ delivery: Delivery, _ phase: UITouch.Phase) -> Bool {
    if delivery.isTaken { return false }
    switch phase {
    case .began:
      guard isFirstOfView(delivery), !isExcluded(delivery) else {
        delivery.isTaken = true
        return false
      }
      delivery.waitsToBegin = isHeldBack(delivery, by: \.delaysTouchesBegan)
      delivery.hasBegun = !delivery.waitsToBegin
      return delivery.hasBegun
    case .moved: return delivery.hasBegun
    case .ended:
      delivery.waitsToEnd = delivery.waitsToBegin || isHeldBack(delivery, by: \.delaysTouchesEnded)
      delivery.hasEnded = !delivery.waitsToEnd
      return delivery.hasEnded
    case .cancelled:
      delivery.waitsToBegin = false
      delivery.hasEnded = true
      return delivery.hasBegun
    case .stationary, .regionEntered, .regionMoved, .regionExited: return false
    }
  }

  /// A view without `isMultipleTouchEnabled` sees one finger at a time.
  private func isFirstOfView(_ delivery: Delivery) -> Bool {
    guard let view = delivery.view, !view.isMultipleTouchEnabled else { return true }
    return !deliveries.contains { other in
      other !== delivery && other.view === view && !other.touch.isOver
    }
  }

  /// A view with exclusive touch keeps touches from other views of the window, and waits until theirs have ended.
  private func isExcluded(_ delivery: Delivery) -> Bool {
    guard let view = delivery.view else { return false }
    return deliveries.contains { other in
      guard other !== delivery, !other.isOver, !other.isTaken, let owner = other.view, owner !== view else {
        return false
      }
      return owner.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  /// Cancels the touches of views that leave the window at once; these views get no further calls.
  func cancelTouches(inside view: UIView) {
    for delivery in deliveries where !delivery.isTaken && !delivery.isOver {
      guard let owner = delivery.view, owner.baseIsDescendant(of: view) else { continue }
      take(delivery)
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
        delivery.hasEnded = true
        tell(delivery.view, [delivery.touch], .ended)
      }
    }
  }

  private func tell(_ view: UIView?, _ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    guard let view, UserCode.mayRun else { return }
    if phase == .began { for touch in touches { touch.hasReachedView = true } }
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}

extension UIWindow {
  /// Delivers the window's touches.
  final var dispatcher: TouchDispatcher { parts.part(TouchDispatcher.self) { TouchDispatcher() } }
}
