import Foundation
import PlainviewGestures
import PlainviewRuntime
public import PlainviewUIKitCore

/// The tap that gives a field the focus; UIKit's own, so it is not part of the app's wiring (contract T17).
final class TextFocusRecognizer: UITapGestureRecognizer, SystemRecognizer {}

extension UITextField {
  // MARK: Focus (contract T2, T3, T4, T10)

  var mayBeginEditing: Bool {
    guard !SimulatedProcess.isUnwinding else { return false }
    return delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  var mayEndEditing: Bool {
    guard !SimulatedProcess.isUnwinding else { return false }
    return delegate?.textFieldShouldEndEditing(self) ?? true
  }

  func beginEditing(_ takeFocus: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard window != nil else {
      wantsFocus = UIApplication.shared.controlSettings.remembersFocusRequests
      return false
    }
    guard takeFocus() else { return false }
    setEditing(true)
    replacesSecret = isSecureTextEntry
    storage.select(NSRange(location: storage.text.utf16.count, length: 0))
    tell { $0.textFieldDidBeginEditing(self) }
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    if clearsOnBeginEditing, !storage.text.isEmpty { _ = clear() }
    Keyboard.current(for: self).show()
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
    storage.select(storage.selection)
    tell { $0.textFieldDidEndEditing(self, reason: .committed) }
    post(UITextField.textDidEndEditingNotification)
    sendActions(for: .editingDidEnd)
    Keyboard.current(for: self).hideUnlessNeeded()
    setNeedsLayout()
  }

  func focusByTap(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: self)
    let clears = showsClearButton && clearButtonRect(forBounds: bounds).contains(place)
    if clears { _ = clear() }
    guard isEditing else {
      becomeFirstResponder()
      return
    }
    if !clears { moveCaret(to: place) }
  }

  /// Puts the caret at the edge of a character that is nearest to a place (contract T17).
  private func moveCaret(to place: CGPoint) {
    let old = storage.selection
    storage.select(NSRange(location: caretLocation(nearestTo: place.x), length: 0))
    if storage.selection != old { tell { $0.textFieldDidChangeSelection(self) } }
  }

  // MARK: Keys (contract T5 to T9)

  /// Types text as a keyboard does: Korean letter by letter, everything else character by character.
  func type(_ text: String) {
    for key in HangulComposer.keys(for: text) {
      if key == "\n" || key == "\r" || key == "\r\n" { pressReturn() } else { insertKey(key) }
    }
  }

  private func insertKey(_ key: Character) {
    change(storage.selection, to: String(key)) { storage in
      if HangulComposer.isLetter(key) {
        storage.insertHangul(key)
      } else {
        storage.replace(storage.selection, with: String(key))
      }
    }
  }

  /// Asks the delegate, changes the text and tells who wants to know (contract T5).
  private func change(_ range: NSRange, to string: String, _ body: (inout TextStorage) -> Void) {
    guard !SimulatedProcess.isUnwinding else { return }
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return }
    guard !SimulatedProcess.isUnwinding else { return }
    forgetSecret()
    body(&storage)
    textWasEdited()
  }

  /// The first change after the focus came to a secret begins it anew (contract T14).
  private func forgetSecret() {
    if isSecureTextEntry, replacesSecret { storage.replaceAll(with: "") }
    replacesSecret = false
  }

  private func textWasEdited() {
    invalidateIntrinsicContentSize()
    tell { $0.textFieldDidChangeSelection(self) }
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  /// Deletes the selection, a letter of the syllable that is being composed, or the character before the caret.
  func pressDelete() {
    guard let range = storage.deletion else { return }
    change(range, to: "") { storage in
      if !storage.deleteHangulLetter() { storage.replace(range, with: "") }
    }
  }

  /// Puts a text in at once, line breaks as blanks (contract T6).
  func paste(_ text: String) {
    let line = text.replacing("\r\n", with: " ").replacing("\n", with: " ").replacing("\r", with: " ")
    change(storage.selection, to: line) { $0.replace($0.selection, with: line) }
  }

  /// Asks the delegate; if it agrees, ends on exit when someone listens to that (contract T9).
  func pressReturn() {
    guard !SimulatedProcess.isUnwinding, delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsOnExit = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
    send(.editingDidEndOnExit, nil)
    if endsOnExit { resignFirstResponder() }
  }

  /// Empties the field as its clear button does; false when the delegate refuses (contract T8).
  func clear() -> Bool {
    guard !SimulatedProcess.isUnwinding, delegate?.textFieldShouldClear(self) ?? true else { return false }
    storage.replaceAll(with: "")
    textWasEdited()
    return true
  }

  // MARK: Telling

  private func tell(_ body: (any UITextFieldDelegate) -> Void) {
    guard !SimulatedProcess.isUnwinding, let delegate else { return }
    body(delegate)
  }

  private func post(_ name: Notification.Name) {
    if !SimulatedProcess.isUnwinding { NotificationCenter.default.post(name: name, object: self) }
  }
}

extension UITextField: ForcedResigning {
  /// Ends editing although the delegate may not want it (contract T10, T12).
  package func resignByForce() {
    guard isFirstResponder, let window else { return }
    window.focus = nil
    finishEditing()
  }
}

extension UITextField: UIKeyInput {
  public var hasText: Bool { !storage.text.isEmpty }
  public func insertText(_ text: String) { type(text) }
  public func deleteBackward() { pressDelete() }
}

extension UITextField: KeyboardInput {
  package func pasteText(_ text: String) { paste(text) }
  package func returnKey() { pressReturn() }
  package var inputText: String { storage.text }
}

extension UITextField: FocusRemembering {
  package func takeRememberedFocus() {
    guard wantsFocus, let window, window.isKeyWindow else { return }
    wantsFocus = false
    becomeFirstResponder()
  }
}
