/// An object that text can be typed into.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Called with text that was typed, to insert it at the caret.
  func insertText(_ text: String)
  /// Called when the delete key was pressed, to delete the character before the caret.
  func deleteBackward()
}

/// The keyboard's operations on an input that asks a delegate before it changes.
///
/// `insertText` and `deleteBackward` change the text without asking, as code of the app that calls them expects.
@preconcurrency @MainActor package protocol KeyboardInput: UIKeyInput {
  var inputText: String { get }
  /// Whether the input is edited now: a text view that is only selectable has the focus without a keyboard.
  var isTakingKeys: Bool { get }
  /// Whether the delegate lets a key put a text in at the selection (contract T5).
  func keyboardMayInsert(_ text: String) -> Bool
  /// Whether there is something to delete and the delegate lets it be deleted.
  func keyboardMayDelete() -> Bool
  /// Deletes back to the beginning of a word, if the delegate lets it.
  func keyboardDeleteWord()
  func keyboardPaste(_ text: String)
  func keyboardReturn()
  /// Moves the caret by characters; with `isExtending` the end of the selection moves.
  func keyboardMoveCaret(by characters: Int, isExtending: Bool)
}
