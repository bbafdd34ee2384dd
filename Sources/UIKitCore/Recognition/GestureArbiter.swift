import PlainviewRuntime
import PlainviewTargetAction

/// Decides which of the recognizers that look at the same touches may recognize (contract G7, G9, G10).
///
/// A window has one. A recognizer is in flight from its first touch until its attempt is over.
@MainActor final class GestureArbiter {
  private(set) var inFlight: [UIGestureRecognizer] = []
  /// Called when a recognizer recognized: its touches may be cancelled for their views.
  var didRecognize: ((UIGestureRecognizer) -> Void)?
  /// Called when a recognizer decided, so that touches which waited for it are delivered.
  var didDecide: (() -> Void)?
  /// Whether a recognizer that recognized has yet to cancel its touches for their views.
  private var isTakingTouches = false

  /// Starts or continues an attempt with one more touch.
  func enter(_ recognizer: UIGestureRecognizer, with touch: UITouch) {
    if !inFlight.contains(where: { $0 === recognizer }) { inFlight.append(recognizer) }
    recognizer.touches.append(touch)
  }

  /// Starts or continues an attempt with one more press.
  func enter(_ recognizer: UIGestureRecognizer, with press: UIPress) {
    if !inFlight.contains(where: { $0 === recognizer }) { inFlight.append(recognizer) }
    recognizer.presses.append(press)
  }

  // MARK: State changes

  /// Carries out a change of state that a recognizer asked for, now, later or not at all.
  func request(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    switch (recognizer.state, state) {
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer, because: recognizer.ownFailure)
    case (.possible, .began), (.possible, .changed), (.possible, .ended): recognize(recognizer, as: state)
    case (.began, .changed), (.changed, .changed): move(recognizer, to: .changed)
    case (.began, .ended), (.changed, .ended): move(recognizer, to: .ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      move(recognizer, to: .cancelled)
    default: break
    }
  }

  private func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    // An action that sets its sender to "changed" would never end.
    if state == .changed, recognizer.isSendingActions { return }
    recognizer.setState(state)
    recognizer.sendActions()
    if state != .changed { didDecide?() }
  }

  private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    let requirements = requirements(of: recognizer)
    if let other = requirements.first(where: hasRecognized) {
      return fail(recognizer, because: "\(other.noteName), which has to fail first, recognized")
    }
    if let other = requirements.first(where: \.isUndecided) {
      if recognizer.heldState == nil { noteWaiting(recognizer, for: other) }
      recognizer.holdsBeginning = recognizer.holdsBeginning || state != .ended
      recognizer.heldState = state
      return
    }
    recognizer.heldState = nil
    guard mayBegin(recognizer), recognizer.state == .possible else {
      return fail(recognizer, because: "gestureRecognizerShouldBegin(_:) said no")
    }
    let others = competitors(of: recognizer)
    if let other = others.first(where: { hasRecognized($0) && prevents($0, recognizer) }) {
      return fail(recognizer, because: "\(other.noteName) recognized the same touch before, and prevents it")
    }
    // A continuous gesture begins before it changes or ends, even when the beginning had to wait.
    let begins = state != .ended || recognizer.holdsBeginning
    recognizer.holdsBeginning = false
    explain(.recognizer, winning(recognizer, over: others))
    recognizer.setState(begins ? .began : .ended)
    // Touches that the others held back belong to this recognizer now and are delivered to no view before (contract C1).
    isTakingTouches = true
    for other in others where other.state == .possible && prevents(recognizer, other) {
      fail(other, because: "\(recognizer.noteName) recognized the same touch first, and prevents it")
    }
    isTakingTouches = false
    recognizer.sendActions()
    didRecognize?(recognizer)
    if begins, state == .ended, recognizer.state == .began { move(recognizer, to: .ended) }
    for other in inFlight where other.heldState != nil { retry(other) }
    didDecide?()
  }

  /// Ends an attempt without a gesture; recognizers that waited for this failure continue.
  func fail(_ recognizer: UIGestureRecognizer, because reason: @autoclosure () -> String) {
    guard recognizer.state == .possible else { return }
    explain(.recognizer, [reason()])
    recognizer.heldState = nil
    recognizer.holdsBeginning = false
    recognizer.isWaitingForMoreTouches = false
    recognizer.setState(.failed)
    for other in inFlight where other !== recognizer { retry(other) }
    if !isTakingTouches { didDecide?() }
  }

  /// Tries a held change again, now that another recognizer decided.
  private func retry(_ recognizer: UIGestureRecognizer) {
    guard let held = recognizer.heldState, recognizer.state == .possible else { return }
    recognize(recognizer, as: held)
  }

  /// Ends an attempt from outside: the recognizer was disabled, removed or lost its view (contract G15).
  func cancel(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed: move(recognizer, to: .cancelled)
    case .possible where inFlight.contains { $0 === recognizer }:
      fail(recognizer, because: "it was disabled, removed, or lost its view")
    default: break
    }
  }

  /// Makes the recognizers whose attempts are over ready for the next one.
  func resetFinished() {
    // A recognizer that is undecided when its touches have ended has failed: others may wait for that.
    for recognizer in inFlight where isFinished(recognizer) {
      fail(recognizer, because: "its touches are over, and they made no gesture of it")
    }
    let finished = inFlight.filter { isFinished($0) }
    if finished.isEmpty { return }
    inFlight.removeAll { isFinished($0) }
    for recognizer in finished {
      UserCode.run { recognizer.reset() }
      recognizer.setState(.possible)
      recognizer.touches = []
      recognizer.ignoredTouches = []
      recognizer.heldState = nil
      recognizer.holdsBeginning = false
      recognizer.dynamicRequirements = []
      recognizer.hasAskedForRequirements = false
      recognizer.isWaitingForMoreTouches = false
    }
  }

  /// Drops all attempts without callbacks, when the app ends.
  func forgetAttempts() {
    for recognizer in inFlight {
      for touch in recognizer.touches { touch.gestureRecognizers = nil }
      recognizer.touches = []
      recognizer.presses = []
    }
    inFlight = []
  }

  private func isFinished(_ recognizer: UIGestureRecognizer) -> Bool {
    let isTouched = recognizer.touches.contains { !$0.isOver } || !recognizer.presses.isEmpty
    let isPending = recognizer.heldState != nil || recognizer.isWaitingForMoreTouches
    return !isTouched && !(isPending && recognizer.state == .possible)
  }

  // MARK: Rules

  private func hasRecognized(_ recognizer: UIGestureRecognizer) -> Bool {
    switch recognizer.state {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// The recognizers in flight that look at a touch of this one.
  private func competitors(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    inFlight.filter { other in
      other !== recognizer && other.touches.contains { touch in recognizer.touches.contains { $0 === touch } }
    }
  }

  /// Both recognizers agree that the first one stops the second, and no delegate allows both (contract G7).
  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard UserCode.mayRun, one.canPrevent(other), other.canBePrevented(by: one) else { return false }
    return !allowsBoth(one, other) && !allowsBoth(other, one)
  }

  private func allowsBoth(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    UserCode.ask(
      one.delegate, "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
      "shouldRecognizeSimultaneously(\(one.noteName), with: \(other.noteName))"
    ) { $0.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) } ?? false
  }

  /// The recognizers that have to fail first; recognizers that wait for each other do not wait (contract G9).
  private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    askForRequirements(recognizer)
    return knownRequirements(of: recognizer).filter { !waits($0, for: recognizer) }
  }

  private func knownRequirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    recognizer.failureRequirements.compactMap { $0.object as? UIGestureRecognizer } + recognizer.dynamicRequirements
  }

  /// Whether a recognizer waits for the other one, directly or through others.
  private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    var waiting = [recognizer]
    var seen: [UIGestureRecognizer] = []
    while let next = waiting.popLast() {
      if next === other { return true }
      if seen.contains(where: { $0 === next }) { continue }
      seen.append(next)
      waiting += knownRequirements(of: next)
    }
    return false
  }

  /// Asks classes and delegates once an attempt which of the competitors have to fail first.
  private func askForRequirements(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.hasAskedForRequirements, UserCode.mayRun else { return }
    recognizer.hasAskedForRequirements = true
    for other in competitors(of: recognizer) where UserCode.mayRun {
      let waits =
        recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
        || requiresFailure(recognizer, of: other) || isRequiredToFail(other, by: recognizer)
      if waits { recognizer.dynamicRequirements.append(other) }
    }
  }

  private func requiresFailure(_ one: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool {
    UserCode.ask(
      one.delegate, "gestureRecognizer(_:shouldRequireFailureOf:)",
      "shouldRequireFailure(\(one.noteName), of: \(other.noteName))"
    ) { $0.gestureRecognizer(one, shouldRequireFailureOf: other) } ?? false
  }

  private func isRequiredToFail(_ one: UIGestureRecognizer, by other: UIGestureRecognizer) -> Bool {
    UserCode.ask(
      one.delegate, "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
      "shouldBeRequiredToFail(\(one.noteName), by: \(other.noteName))"
    ) { $0.gestureRecognizer(one, shouldBeRequiredToFailBy: other) } ?? false
  }

  /// Asks the view that was hit, the recognizer's view and the delegate (contract G10, G11).
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard UserCode.mayRun else { return false }
    let hit = recognizer.touches.first?.view
    if let hit, !hit.gestureRecognizerShouldBegin(recognizer) { return false }
    if let view = recognizer.view, view !== hit, !view.gestureRecognizerShouldBegin(recognizer) { return false }
    guard let delegate = recognizer.delegate else { return true }
    let mayBegin =
      UserCode.ask(
        delegate, "gestureRecognizerShouldBegin(_:)", "gestureRecognizerShouldBegin(\(recognizer.noteName))"
      ) { $0.gestureRecognizerShouldBegin(recognizer) } ?? true
    if !mayBegin { noteRefusal(delegate, "gestureRecognizerShouldBegin(\(recognizer.noteName))") }
    return mayBegin
  }
}

extension UIGestureRecognizer {
  /// The window's arbiter; a recognizer outside a window has no competitors.
  final var arbiter: GestureArbiter { view?.window?.dispatcher.arbiter ?? GestureArbiter() }
}
