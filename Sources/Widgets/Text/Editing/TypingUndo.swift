import Foundation
import PlainviewTargetAction

/// The undo of a change of a text.
///
/// Typing and deleting are undone together as long as the caret is where the last key left it.
@MainActor final class TypingUndo {
  enum Kind: String { case typing = "Typing", cut = "Cut", paste = "Paste", delete = "Delete", style = "Style Change" }

  let kind: Kind
  /// The range that replaced the former text, in UTF-16 units.
  private(set) var range: NSRange
  private(set) var former: String
  private(set) var formerRuns: AttributeRuns?
  /// Where the change left the caret.
  private var caret: NSRange
  /// The manager's count of changes after this one was recorded.
  private var count = 0

  init(_ edit: TextEdit, _ kind: Kind, caret: NSRange) {
    self.kind = kind
    self.caret = caret
    range = edit.range
    former = edit.removed
    formerRuns = edit.removedRuns
  }

  func register(with manager: UndoManager, for editor: TextEditor) {
    manager.registerUndo(withTarget: editor) { $0.takeBack(self) }
    if !manager.isUndoing, !manager.isRedoing { manager.setActionName(kind.rawValue) }
    count = manager.changeCount
  }

  /// Whether nothing else was recorded or selected since.
  func goesOn(in manager: UndoManager, at selection: NSRange) -> Bool {
    selection.length == 0 && selection == caret && manager.changeCount == count && !manager.isUndoing
      && !manager.isRedoing
  }

  /// Merges a change that adjoins this one; false when it does not.
  func merge(_ edit: TextEdit, caret: NSRange) -> Bool {
    let old = edit.removedRange
    let (end, oldEnd) = (range.location + range.length, old.location + old.length)
    guard old.location <= end, oldEnd <= end, oldEnd >= range.location else { return false }
    let before = range.location - old.location
    if before > 0 {
      let units = Array(edit.removed.utf16)
      let runs = formerRuns ?? AttributeRuns(length: former.utf16.count)
      if formerRuns != nil || edit.removedRuns != nil {
        var all = edit.removedRuns?.slice(0..<before) ?? AttributeRuns(length: before)
        all.replace(before..<before, with: runs)
        formerRuns = all
      }
      former = String(decoding: units[..<before], as: UTF16.self) + former
    }
    let start = min(range.location, old.location)
    range = NSRange(location: start, length: end + edit.added - old.length - start)
    self.caret = caret
    return true
  }
}
