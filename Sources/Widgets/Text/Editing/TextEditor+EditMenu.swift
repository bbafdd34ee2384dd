import Foundation
import PlainviewUIKitCore

/// What the edit menu does: the owner's delegate is asked first (contract T5, T6).
extension TextEditor {
  private var selectedText: String { storage.text(in: storage.selection) }

  func cut() {
    let text = selectedText
    guard !text.isEmpty, ask(storage.selection, "") else { return }
    copyToBoard()
    replace(storage.selection, with: "", as: .cut)
  }

  func deleteSelection() {
    guard storage.selection.length > 0, ask(storage.selection, "") else { return }
    replace(storage.selection, with: "", as: .delete)
  }

  /// Selects the word at the caret, or the one before it.
  func selectWord() {
    let caret = storage.selection.location
    let words = TextBoundaries(storage.text).words
    let word = words.first { $0.lowerBound <= caret && caret <= $0.upperBound } ?? words.last { $0.upperBound < caret }
    if let word { select(NSRange(location: word.lowerBound, length: word.count)) }
  }

  func selectAll() { select(NSRange(location: 0, length: storage.length)) }

  /// Whether an action of the edit menu makes sense now; nil for other actions.
  func mayPerform(_ action: String, isEditable: Bool, isSecret: Bool, mayStyle: Bool) -> Bool? {
    let hasSelection = storage.selection.length > 0
    switch action {
    case "cut:", "delete:": return isEditable && hasSelection && !isSecret
    case "copy:": return hasSelection && !isSecret
    case "paste:": return isEditable && mayPaste
    case "pasteAndMatchStyle:": return isEditable && mayStyle && UIPasteboard.general.hasStrings
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:":
      return isEditable && mayStyle && hasSelection
    case "select:": return !hasSelection && storage.length > 0
    case "selectAll:": return storage.selection.length < storage.length
    default: return nil
    }
  }

  /// Puts a text in at once, at the selection or another range (contract T6).
  func paste(_ text: String, in range: NSRange? = nil) {
    let range = range ?? storage.selection
    guard let text = owner?.pasted(text), ask(range, text) else { return }
    replace(range, with: text, as: .paste)
  }

  /// Puts in a text with its attributes.
  func paste(_ text: NSAttributedString, in range: NSRange? = nil) {
    let range = range ?? storage.selection
    guard owner?.pasted(text.string) == text.string else { return paste(text.string, in: range) }
    guard ask(range, text.string) else { return }
    beginChange()
    change(.paste) { $0.replace(range, with: text.string, runs: AttributeRuns(text)) }
    owner?.textWasEdited()
  }
}
