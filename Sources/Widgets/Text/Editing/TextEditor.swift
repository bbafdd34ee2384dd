import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// A field or a view whose text an editor edits: whom it asks and tells, and where its text stands.
@preconcurrency @MainActor protocol EditorOwner: UIView, UITextInput {
  var editor: TextEditor { get }
  /// Asks the delegate about a change.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// Tells of a change that a user made, the selection first.
  func textWasEdited()
  func selectionWasChanged()
  /// What a paste puts in: a field has no line breaks.
  func pasted(_ text: String) -> String
  var geometry: TextGeometry { get }
}

/// Edits a text as keys, menus and code want it: the part that fields and text views have in common.
///
/// Methods named for a user ask the owner's delegate first (contract T5, T19); the others change the text unasked.
@MainActor final class TextEditor {
  private(set) var storage = TextStorage()
  weak var owner: (any EditorOwner)?
  weak var inputDelegate: (any UITextInputDelegate)?
  /// Whether the next change begins a secret anew (contract T14).
  var replacesSecret = false
  /// Whether the next insertion replaces all of the text.
  var clearsOnInsertion = false

  init() {}

  // MARK: By code

  func setText(_ text: String, runs: AttributeRuns? = nil) {
    UserCode.tell(inputDelegate, "textWillChange(_:)") { $0.textWillChange(owner) }
    storage.replaceAll(with: text, runs: runs)
    UserCode.tell(inputDelegate, "textDidChange(_:)") { $0.textDidChange(owner) }
  }

  func select(_ range: NSRange) {
    let old = storage.selection
    UserCode.tell(inputDelegate, "selectionWillChange(_:)") { $0.selectionWillChange(owner) }
    storage.select(range)
    UserCode.tell(inputDelegate, "selectionDidChange(_:)") { $0.selectionDidChange(owner) }
    clearsOnInsertion = false
    guard storage.selection != old else { return }
    storage.typingAttributes = nil
    owner?.selectionWasChanged()
  }

  /// What the focus does before anybody is told of it.
  func placeCaretAtEnd() { storage.select(NSRange(location: storage.length, length: 0)) }

  /// Ends the syllable that is being composed and unmarks what is marked.
  func finishComposing() {
    storage.select(storage.selection)
    storage.unmark()
  }

  var typingAttributes: AttributeRuns.Attributes? {
    get { storage.typingAttributes }
    set { storage.typingAttributes = newValue }
  }

  func removeAttributes() { storage.removeAttributes() }

  /// Gives all of the text one value of an attribute: that of the owner.
  func useOwn(_ key: NSAttributedString.Key) { storage.changeAttributes { $0[key] = nil } }

  /// Changes the paragraph styles that the text has.
  func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    storage.changeAttributes { attributes in
      guard let known = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(known)
      change(style)
      attributes[.paragraphStyle] = style
    }
  }

  /// Runs code that changes looks of the owner, and leaves those of parts of the text as they are.
  func keepingAttributes(_ body: () -> Void) {
    let runs = storage.runs
    storage.removeAttributes()
    body()
    storage.setAttributes(runs)
  }

  /// Adjusts the fonts of parts to another text size.
  func adjustFonts(for traits: UITraitCollection) {
    storage.changeAttributes { attributes in
      if let font = (attributes[.font] as? UIFont)?.adjusted(for: traits) { attributes[.font] = font }
    }
  }

  // MARK: Changes without asking (UIKeyInput)

  func insert(_ text: String) {
    beginChange()
    if clearsOnInsertion { storage.select(NSRange(location: 0, length: storage.length)) }
    clearsOnInsertion = false
    if text.count == 1, let letter = text.first, HangulComposer.isLetter(letter) {
      storage.insertHangul(letter)
    } else {
      storage.replace(storage.selection, with: text)
    }
    owner?.textWasEdited()
  }

  func deleteBackward() {
    guard let range = storage.deletion else { return }
    beginChange()
    let goesByLetter = owner?.textSettings.deletesKoreanByLetter ?? true
    if !goesByLetter || !storage.deleteHangulLetter() { storage.replace(range, with: "") }
    owner?.textWasEdited()
  }

  func replace(_ range: NSRange, with text: String) {
    beginChange()
    storage.replace(range, with: text)
    owner?.textWasEdited()
  }

  func mark(_ text: String, selected: NSRange) {
    storage.mark(text, selected: selected)
    owner?.textWasEdited()
  }

  func unmark() { storage.unmark() }

  /// The first change after the focus came to a secret begins it anew (contract T14).
  private func beginChange() {
    if replacesSecret { storage.replaceAll(with: "") }
    replacesSecret = false
  }

  // MARK: By a user

  func mayInsert(_ text: String) -> Bool {
    let range = clearsOnInsertion ? NSRange(location: 0, length: storage.length) : storage.selection
    return ask(range, text)
  }

  func mayDelete() -> Bool { storage.deletion.map { ask($0, "") } ?? false }

  func deleteWord() {
    guard let range = storage.wordDeletion, ask(range, "") else { return }
    replace(range, with: "")
  }

  /// Puts a text in at once (contract T6).
  func paste(_ text: String) {
    guard let text = owner?.pasted(text), ask(storage.selection, text) else { return }
    beginChange()
    storage.replace(storage.selection, with: text)
    owner?.textWasEdited()
  }

  private func ask(_ range: NSRange, _ text: String) -> Bool { owner?.mayChange(range, to: text) ?? false }

  /// Moves the caret by characters, or the end of the selection.
  func moveCaret(by characters: Int, isExtending: Bool) {
    let selection = storage.selection
    let end = selection.location + selection.length
    if isExtending {
      guard let new = storage.place(from: end, characters: characters) else { return }
      select(NSRange(location: min(selection.location, new), length: abs(new - selection.location)))
    } else if selection.length > 0 {
      // The first arrow key leaves the selection at the side to which it points.
      select(NSRange(location: characters < 0 ? selection.location : end, length: 0))
    } else if let new = storage.place(from: end, characters: characters) {
      select(NSRange(location: new, length: 0))
    }
  }

  // MARK: Edit menu

  private var selectedText: String { storage.text(in: storage.selection) }

  func cut() {
    let text = selectedText
    guard !text.isEmpty, ask(storage.selection, "") else { return }
    UIPasteboard.general.string = text
    replace(storage.selection, with: "")
  }

  func copy() {
    if storage.selection.length > 0 { UIPasteboard.general.string = selectedText }
  }

  func pasteFromBoard() {
    if let text = UIPasteboard.general.string { paste(text) }
  }

  func deleteSelection() {
    guard storage.selection.length > 0, ask(storage.selection, "") else { return }
    replace(storage.selection, with: "")
  }

  /// Selects the word at the caret, or the one before it.
  func selectWord() {
    let place = storage.selection.location
    let words = TextBoundaries(storage.text).words
    let word = words.first { $0.lowerBound <= place && place <= $0.upperBound } ?? words.last { $0.upperBound < place }
    if let word { select(NSRange(location: word.lowerBound, length: word.count)) }
  }

  func selectAll() { select(NSRange(location: 0, length: storage.length)) }

  /// Whether an action of the edit menu makes sense now; nil for other actions.
  func mayPerform(_ action: String, isEditable: Bool, isSecret: Bool) -> Bool? {
    let hasSelection = storage.selection.length > 0
    switch action {
    case "cut:", "delete:": return isEditable && hasSelection && !isSecret
    case "copy:": return hasSelection && !isSecret
    case "paste:": return isEditable && UIPasteboard.general.hasStrings
    case "select:": return !hasSelection && storage.length > 0
    case "selectAll:": return storage.selection.length < storage.length
    default: return nil
    }
  }
}
