import Foundation
import PlainviewGestures
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

/// The tap that gives a field the focus; UIKit's own, so it is not part of the app's wiring (contract T17).
final class TextFocusRecognizer: UITapGestureRecognizer, SystemRecognizer {}

extension UITextField {
  // MARK: Focus (contract T2, T3, T4, T10)

  var mayBeginEditing: Bool {
    mayGoOn("textFieldShouldBeginEditing(_:)") { $0.textFieldShouldBeginEditing(self) }
  }

  var mayEndEditing: Bool {
    mayGoOn("textFieldShouldEndEditing(_:)") { $0.textFieldShouldEndEditing(self) }
  }

  /// Asks the delegate about a change of the text (contract T5).
  func mayChange(_ range: NSRange, to text: String) -> Bool {
    mayGoOn(
      "textField(_:shouldChangeCharactersIn:replacementString:)",
      ", shouldChangeCharactersIn: \(range), replacementString: \"\(text)\""
    ) {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: text)
    }
  }

  func beginEditing(_ takeFocus: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard window != nil else {
      wantsFocus = UIApplication.shared.controlSettings.remembersFocusRequests
      return false
    }
    guard takeFocus() else { return false }
    setEditing(true)
    editor.replacesSecret = isSecureTextEntry && textSettings.clearsSecretsOnFirstChange
    editor.placeCaretAtEnd()
    for notice in textSettings.beginNotices {
      switch notice {
      case .delegate: tell("textFieldDidBeginEditing(_:)") { $0.textFieldDidBeginEditing(self) }
      case .controlEvent: sendActions(for: .editingDidBegin)
      case .notification: post(UITextField.textDidBeginEditingNotification)
      }
    }
    if clearsOnBeginEditing, hasText { _ = clear() }
    Keyboard.current(for: self).show(for: self)
    setNeedsLayout()
    return true
  }

  func endEditing(_ giveUpFocus: () -> Bool) -> Bool {
    wantsFocus = false
    guard isFirstResponder else { return true }
    guard giveUpFocus() else { return false }
    finishEditing()
    return true
  }

  private func finishEditing() {
    setEditing(false)
    editor.finishComposing()
    editor.typingAttributes = nil
    if hasUndoManager { ownUndoManager.removeAllActions() }
    tell("textFieldDidEndEditing(_:reason:)") { $0.textFieldDidEndEditing(self, reason: .committed) }
    let reason: [AnyHashable: Any] = [UITextField.didEndEditingReasonKey: DidEndEditingReason.committed.rawValue]
    UserCode.post(UITextField.textDidEndEditingNotification, object: self, userInfo: reason)
    sendActions(for: .editingDidEnd)
    Keyboard.current(for: self).hideUnlessNeeded(after: self)
    setNeedsLayout()
  }

  /// A tap gives the focus, or moves the caret to the edge of a character that is nearest (contract T17).
  func focusByTap(_ recognizer: UIGestureRecognizer) {
    guard isEditing else {
      becomeFirstResponder()
      return
    }
    let index = editor.offset(nearestTo: recognizer.location(in: self))
    editor.select(NSRange(location: index, length: 0))
  }

  // MARK: Return and clear (contract T8, T9)

  /// Asks the delegate; if it agrees, ends on exit when an action is added for that event (contract T9).
  func pressReturn() {
    let isAllowed = mayGoOn("textFieldShouldReturn(_:)") { $0.textFieldShouldReturn(self) }
    guard isAllowed else { return }
    let endsOnExit = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
    send(.editingDidEndOnExit, nil)
    if endsOnExit { resignFirstResponder() }
  }

  /// Empties the field as its clear button does; false when the delegate refuses (contract T8).
  func clear() -> Bool {
    let isAllowed = mayGoOn("textFieldShouldClear(_:)") { $0.textFieldShouldClear(self) }
    guard isAllowed else { return false }
    editor.setText("")
    textWasEdited()
    return true
  }

  // MARK: Telling

  func tell(_ method: StaticString, _ body: (any UITextFieldDelegate) -> Void) {
    if let innerDelegate { body(innerDelegate) }
    UserCode.tell(delegate, method, of: self) { body($0) }
  }

  /// Asks the delegate; true without one.
  func mayGoOn(
    _ method: StaticString, _ rest: @autoclosure () -> String = "", _ body: (any UITextFieldDelegate) -> Bool
  ) -> Bool {
    if let innerDelegate, !body(innerDelegate) { return false }
    return UserCode.mayGoOn(delegate, method, of: self, rest(), body)
  }

  func post(_ name: Notification.Name) { UserCode.post(name, object: self) }
}

extension UITextField: ForcedResigning {
  /// Ends editing without asking the delegate (contract T10, T12).
  package func resignByForce() {
    guard isFirstResponder, let window else { return }
    window.focus = nil
    finishEditing()
  }
}

extension UITextField: FocusRemembering {
  package func takeRememberedFocus() {
    guard wantsFocus, let window, window.isKeyWindow else { return }
    wantsFocus = false
    becomeFirstResponder()
  }
}
