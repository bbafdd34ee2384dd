import PlainviewTargetAction

// The responder that typing goes to, and the one that runs an action.
extension UIResponder {
  func baseBecomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = focusWindow else { return false }
    if let former = window.focus, !former.resignFirstResponder() { return false }
    window.focus = self
    Keyboard.focusDidChange(of: self, in: window.application)
    return true
  }

  func baseResignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    let window = focusWindow
    window?.focus = nil
    if let window { Keyboard.focusDidChange(of: self, in: window.application) }
    return true
  }

  /// The window that keeps track of this responder's focus.
  var focusWindow: UIWindow? {
    var responder: UIResponder? = self
    while let candidate = responder {
      if let view = candidate as? UIView { return view.window }
      responder = candidate.next
    }
    return nil
  }

  func baseTarget(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let candidate = responder {
      if candidate.canPerformAction(action, withSender: sender) { return candidate }
      responder = candidate.next
    }
    return nil
  }
}
