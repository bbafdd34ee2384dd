/// A responder that can be forced to resign although it refuses (contract T10).
@preconcurrency @MainActor package protocol ForcedResigning {
  func resignByForce()
}

extension UIWindow {
  /// Gives the focus to views that asked for it when they could not have it (contract T16).
  func giveRememberedFocus() {
    for view in preorder() { (view as? any FocusRemembering)?.takeRememberedFocus() }
  }

  /// Ends the gestures, touches and focus of a subtree that leaves the window (contract G15, T12).
  func subtreeWillLeave(_ view: UIView) {
    for recognizer in dispatcher.arbiter.inFlight {
      if let owner = recognizer.view, owner.baseIsDescendant(of: view) { dispatcher.arbiter.cancel(recognizer) }
    }
    dispatcher.cancelTouches(inside: view)
    if let focus, isInside(view, focus) { takeFocusAway(from: focus) }
  }

  /// Ends the focus of a responder that may refuse.
  func takeFocusAway(from responder: UIResponder) {
    (responder as? any ForcedResigning)?.resignByForce()
    guard focus === responder else { return }
    focus = nil
    application.keyboard?.hideUnlessNeeded()
  }

  private func isInside(_ view: UIView, _ responder: UIResponder) -> Bool {
    if let focused = responder as? UIView { return focused.baseIsDescendant(of: view) }
    return (responder as? UIViewController)?.viewIfLoaded?.baseIsDescendant(of: view) ?? false
  }
}
