import PlainviewUIKitCore

/// What the keyboard asks a field and tells it.
extension UITextField: KeyboardInput {
  package var inputText: String { storage.text }
  package var isTakingKeys: Bool { isEditing }
  package func keyboardMayInsert(_ text: String) -> Bool { editor.mayInsert(text) }
  package func keyboardMayDelete() -> Bool { deletesToken || editor.mayDelete() }
  package func keyboardDeleteWord() { editor.deleteWord() }
  package func keyboardPaste(_ text: String) { editor.paste(text) }
  package func keyboardReturn() { pressReturn() }
  package func keyboardMoveCaret(by characters: Int, isExtending: Bool) {
    editor.moveCaret(by: characters, isExtending: isExtending)
  }
}
