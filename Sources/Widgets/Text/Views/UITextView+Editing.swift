import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

extension UITextView {
  /// The methods that the keyboard, the edit menu and a tap call by their names.
  static var editingActions: ActionTable {
    [
      "focusByTap:": .init(focusByTap), "cut:": .init(cut),
      "copy:": .init(UITextView.copy as @MainActor (UITextView) -> @MainActor (Any?) -> Void),
      "paste:": .init(paste(_:)),
      "delete:": .init(delete), "select:": .init(select), "selectAll:": .init(selectAll),
      "pasteAndMatchStyle:": .init(pasteAndMatchStyle), "toggleBoldface:": .init(toggleBoldface),
      "toggleItalics:": .init(toggleItalics), "toggleUnderline:": .init(toggleUnderline),
      "increaseSize:": .init(increaseSize), "decreaseSize:": .init(decreaseSize),
    ]
  }

  // MARK: Focus (contract T3, T4, T19)

  var mayBeginEditing: Bool {
    mayGoOn("textViewShouldBeginEditing(_:)") { $0.textViewShouldBeginEditing(self) }
  }

  var mayEndEditing: Bool {
    mayGoOn("textViewShouldEndEditing(_:)") { $0.textViewShouldEndEditing(self) }
  }

  /// The keyboard comes before the delegate is told, in a field after it (contract T4).
  func beginEditing(_ takeFocus: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard takeFocus() else { return false }
    guard isEditable else { return true }
    isEditing = true
    Keyboard.current(for: self).show(for: self)
    tell("textViewDidBeginEditing(_:)") { $0.textViewDidBeginEditing(self) }
    post(UITextView.textDidBeginEditingNotification)
    return true
  }

  func endEditing(_ giveUpFocus: () -> Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard giveUpFocus() else { return false }
    finishEditing()
    return true
  }

  private func finishEditing() {
    guard isEditing else { return }
    isEditing = false
    editor.finishComposing()
    tell("textViewDidEndEditing(_:)") { $0.textViewDidEndEditing(self) }
    post(UITextView.textDidEndEditingNotification)
    Keyboard.current(for: self).hideUnlessNeeded(after: self)
  }

  /// A tap begins to edit and puts the caret there, or opens the link that it hits.
  func focusByTap(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: self)
    guard isEditable else {
      if isSelectable { openItem(at: point) }
      return
    }
    guard isEditing || becomeFirstResponder() else { return }
    editor.select(NSRange(location: editor.offset(nearestTo: point), length: 0))
  }

  // MARK: Text and attributes

  /// Sets the text without asking or telling the delegate.
  func show(_ text: String, _ runs: AttributeRuns?) {
    editor.setText(text, runs: runs)
    contentsDidChange()
  }

  func contentsDidChange() {
    setNeedsDisplay()
    sizeOfTextDidChange()
  }

  var allAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: usedFont]
    attributes[.foregroundColor] = storedTextColor
    return attributes
  }

  /// Takes over text and attributes; the font and the colour of the first character become the view's.
  func setAttributedText(_ text: NSAttributedString?) {
    let runs = text.map { AttributeRuns($0, defaults: allAttributes) }
    editor.removeAttributes()
    editor.withoutPublishing {
      if let text, text.length > 0 { adoptStyle(text.attributes(at: 0, effectiveRange: nil)) }
    }
    show(text?.string ?? "", runs?.isEmpty ?? true ? nil : runs)
  }

  private func adoptStyle(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { storedFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { storedTextColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { storedAlignment = style.alignment }
  }

  // MARK: Telling

  private func tell(_ method: StaticString, _ body: (any UITextViewDelegate) -> Void) {
    UserCode.tell(delegate, method, of: self) { body($0) }
  }

  /// Asks the delegate; true without one.
  func mayGoOn(
    _ method: StaticString, _ rest: @autoclosure () -> String = "", _ body: (any UITextViewDelegate) -> Bool
  ) -> Bool {
    UserCode.mayGoOn(delegate, method, of: self, rest(), body)
  }

  private func post(_ name: Notification.Name) { UserCode.post(name, object: self) }
}

extension UITextView: EditorOwner {
  func mayChange(_ range: NSRange, to text: String) -> Bool {
    mayGoOn(
      "textView(_:shouldChangeTextIn:replacementText:)", ", shouldChangeTextIn: \(range), replacementText: \"\(text)\""
    ) {
      $0.textView(self, shouldChangeTextIn: range, replacementText: text)
    }
  }

  /// The selection, the text, the notification; then the caret is brought into view.
  func textWasEdited() {
    contentsDidChange()
    noteText()
    selectionWasChanged()
    tell("textViewDidChange(_:)") { $0.textViewDidChange(self) }
    post(UITextView.textDidChangeNotification)
    scrollToShow(storage.selection)
  }

  func selectionWasChanged() {
    tell("textViewDidChangeSelection(_:)") { $0.textViewDidChangeSelection(self) }
  }

  func pasted(_ text: String) -> String { text }
}

extension UITextView: KeyboardInput {
  package var inputText: String { storage.text }
  package var isTakingKeys: Bool { isEditing }
  package func keyboardMayInsert(_ text: String) -> Bool { editor.mayInsert(text) }
  package func keyboardMayDelete() -> Bool { editor.mayDelete() }
  package func keyboardDeleteWord() { editor.deleteWord() }
  package func keyboardPaste(_ text: String) { editor.paste(text) }
  /// The return key is text like any other (contract T19).
  package func keyboardReturn() {
    if editor.mayInsert("\n") { UserCode.run { insertText("\n") } }
  }
  package func keyboardMoveCaret(by characters: Int, isExtending: Bool) {
    editor.moveCaret(by: characters, isExtending: isExtending)
    scrollToShow(storage.selection)
  }
}

extension UITextView: ForcedResigning {
  /// Ends editing without asking the delegate (contract T10, T12).
  package func resignByForce() {
    guard isFirstResponder, let window else { return }
    window.focus = nil
    finishEditing()
  }
}
