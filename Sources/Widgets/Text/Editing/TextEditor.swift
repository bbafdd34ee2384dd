import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

/// A field or a view whose text an editor edits: the delegate calls and the geometry that the editor needs.
@preconcurrency @MainActor protocol EditorOwner: UIView, UITextInput, UITextPasteConfigurationSupporting {
  var editor: TextEditor { get }
  /// Asks the delegate about a change.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// Tells of a change that a user made, the selection first.
  func textWasEdited()
  func selectionWasChanged()
  /// What a paste puts in: a field has no line breaks.
  func pasted(_ text: String) -> String
  var allowsEditingTextAttributes: Bool { get }
  /// The text or its attributes changed: it is shown and measured again.
  func contentsDidChange()
  /// The attributes of characters without attributes of their own.
  var allAttributes: [NSAttributedString.Key: Any] { get }
  var geometry: TextGeometry { get }
}

extension EditorOwner {
  /// The text with all of its attributes.
  var attributedString: NSAttributedString {
    let storage = editor.storage
    guard let runs = storage.runs else { return NSAttributedString(string: storage.text, attributes: allAttributes) }
    return runs.attributedString(storage.text, defaults: allAttributes)
  }

  /// Notes the text in the transcript, a secret as dots.
  func noteText() {
    let storage = editor.storage
    note(
      .text,
      .init(.init(self), text: isSecureTextEntry ? String(repeating: "•", count: storage.length) : storage.text)
    ) { "\($0.subject?.text ?? ""): \"\($0.text)\"" }
  }
}

/// Edits a text for keys, menus and code: the common part of fields and text views.
///
/// The methods here change the text without asking; those for keys and the edit menu, in files of their own, ask the owner's
/// delegate first (contract T5, T19).
@MainActor final class TextEditor {
  private(set) var storage = TextStorage()
  /// TextKit's storage that has the same text; nil for most.
  private(set) var shared: NSTextStorage?
  /// Whether the editor itself changes what it shares.
  private var isPublishing = false
  /// The undo of the last typing, as long as typing continues at the same position.
  private var typing: TypingUndo?
  weak var owner: (any EditorOwner)?
  weak var inputDelegate: (any UITextInputDelegate)?
  weak var pasteDelegate: (any UITextPasteDelegate)?
  /// Whether the next change replaces the text of a secure field (contract T14).
  var replacesSecret = false
  /// Whether the next insertion replaces all of the text.
  var clearsOnInsertion = false

  init() {}

  // MARK: By code

  func setText(_ text: String, runs: AttributeRuns? = nil) {
    UserCode.tell(inputDelegate, "textWillChange(_:)") { $0.textWillChange(owner) }
    storage.replaceAll(with: text, runs: runs)
    forgetUndo()
    publishAll()
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
    typing = nil
    owner?.selectionWasChanged()
  }

  /// Called when the focus is given, before any delegate is told.
  func placeCaretAtEnd() { storage.select(NSRange(location: storage.length, length: 0)) }

  /// Ends the syllable that is being composed and unmarks what is marked.
  func finishComposing() {
    storage.select(storage.selection)
    storage.unmark()
    typing = nil
  }

  var typingAttributes: AttributeRuns.Attributes? {
    get { storage.typingAttributes }
    set { storage.typingAttributes = newValue }
  }

  func removeAttributes() { storage.removeAttributes() }

  /// Gives all of the text one value of an attribute: that of the owner.
  func useOwn(_ key: NSAttributedString.Key) {
    storage.changeAttributes { $0[key] = nil }
    publishAttributes()
  }

  /// Changes the paragraph styles that the text has.
  func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    storage.changeAttributes { attributes in
      guard let known = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(known)
      change(style)
      attributes[.paragraphStyle] = style
    }
    publishAttributes()
  }

  /// Runs code that changes the owner's attributes, and keeps those of parts of the text.
  func keepingAttributes(_ body: () -> Void) {
    let runs = storage.runs
    storage.removeAttributes()
    withoutPublishing(body)
    storage.setAttributes(runs)
  }

  /// Adjusts the fonts of parts to another text size.
  func adjustFonts(for traits: UITraitCollection) {
    storage.changeAttributes { attributes in
      if let font = (attributes[.font] as? UIFont)?.adjusted(for: traits) { attributes[.font] = font }
    }
    publishAttributes()
  }

  // MARK: Changes without asking (UIKeyInput)

  func insert(_ text: String) {
    beginChange()
    if clearsOnInsertion { storage.select(NSRange(location: 0, length: storage.length)) }
    clearsOnInsertion = false
    change(.typing) {
      if text.count == 1, let letter = text.first, HangulComposer.isLetter(letter) {
        $0.insertHangul(letter)
      } else {
        $0.replace($0.selection, with: text)
      }
    }
    owner?.textWasEdited()
  }

  func deleteBackward() {
    guard let range = storage.deletion else { return }
    beginChange()
    let goesByLetter = owner?.textSettings.deletesKoreanByLetter ?? true
    change(.typing) { if !goesByLetter || !$0.deleteHangulLetter() { $0.replace(range, with: "") } }
    owner?.textWasEdited()
  }

  func replace(_ range: NSRange, with text: String, as kind: TypingUndo.Kind = .typing) {
    beginChange()
    change(kind) { $0.replace(range, with: text) }
    owner?.textWasEdited()
  }

  func mark(_ text: String, selected: NSRange) {
    change(.typing) { $0.mark(text, selected: selected) }
    owner?.textWasEdited()
  }

  func unmark() { storage.unmark() }

  /// Changes the attributes of the selected text, or of what is typed next at a caret.
  func changeSelectedAttributes(
    as kind: TypingUndo.Kind, _ body: (inout AttributeRuns.Attributes) -> Void
  ) {
    let selection = storage.selection
    let defaults = owner?.allAttributes ?? [:]
    guard selection.length > 0 else {
      var attributes = storage.typingAttributes ?? defaults.merging(storage.attributesAtCaret ?? [:]) { $1 }
      body(&attributes)
      storage.typingAttributes = attributes
      return
    }
    change(kind) {
      $0.changeAttributes(of: selection) { attributes in
        attributes.merge(defaults) { own, _ in own }
        body(&attributes)
      }
    }
    owner?.textWasEdited()
  }

  /// Gives parts of the selection other attributes.
  func changeSelection(to parts: [(NSRange, AttributeRuns.Attributes)]) {
    guard !parts.isEmpty else { return }
    let selection = storage.selection
    change(.style) {
      $0.changeAttributes(of: selection) { _ in }
      for (range, attributes) in parts { $0.setAttributes(attributes, of: range) }
    }
    owner?.textWasEdited()
  }

  /// The first change after a secure field got the focus replaces its text (contract T14).
  func beginChange() {
    if replacesSecret { storage.replaceAll(with: "") }
    replacesSecret = false
  }

  /// Changes a part of the text: TextKit's storage follows, and the change can be undone.
  func change(_ kind: TypingUndo.Kind, _ body: (inout TextStorage) -> Void) {
    let selection = storage.selection
    body(&storage)
    guard let edit = storage.takeEdit() else { return }
    note(edit, kind, from: selection)
    publish(edit)
  }

  // MARK: TextKit's storage (TextEditor+Sharing)

  /// Takes over the text of a storage, and follows it from now on; it follows the editor.
  func share(_ new: NSTextStorage) {
    shared?.editor = nil
    shared = new
    new.editor = self
  }

  /// Runs code that changes the text, and has the storage follow later.
  func withoutPublishing(_ body: () -> Void) {
    let was = isPublishing
    isPublishing = true
    body()
    isPublishing = was
  }

  /// Whether the storage is to follow a change.
  var mayPublish: Bool { shared != nil && !isPublishing }

  /// Takes over what others made of the text in TextKit's storage.
  func adopt(_ text: String, _ runs: AttributeRuns?, selection: NSRange) {
    storage.adopt(text, runs, selection: selection)
  }

  // MARK: Undoing (TypingUndo)

  /// Records the undo of a change; one that continues where the last ended is undone with it.
  private func note(_ edit: TextEdit, _ kind: TypingUndo.Kind, from selection: NSRange) {
    let last = typing
    typing = nil
    guard let owner, owner.isFirstResponder, !owner.isSecureTextEntry,
      let manager = UserCode.run(else: nil, { owner.undoManager }), manager.isUndoRegistrationEnabled
    else { return }
    if kind == .typing, let last, last.goesOn(in: manager, at: selection), last.merge(edit, caret: storage.selection) {
      typing = last
      return
    }
    let undo = TypingUndo(edit, kind, caret: storage.selection)
    undo.register(with: manager, for: self)
    if kind == .typing { typing = undo }
  }

  /// Undoes a change, and records its redo.
  func takeBack(_ undo: TypingUndo) {
    typing = nil
    let manager = owner?.undoManager
    storage.replace(undo.range, with: undo.former, runs: undo.formerRuns)
    guard let edit = storage.takeEdit() else { return }
    let counter = TypingUndo(edit, undo.kind, caret: storage.selection)
    if let manager { counter.register(with: manager, for: self) }
    publish(edit)
    owner?.textWasEdited()
  }

  /// Code replaces the text: what was typed cannot be undone any more.
  func forgetUndo() {
    typing = nil
    guard let owner, owner.hasUndoManager || owner.isFirstResponder else { return }
    UserCode.run { owner.undoManager?.removeAllActions(withTarget: self) }
  }
}
