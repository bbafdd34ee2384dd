import Foundation
import PlainviewUIKitCore

/// How the text of an editor and TextKit's storage stay the same.
extension TextEditor {
  /// Puts a change into the storage, and takes over what subclasses and delegates made of it.
  func publish(_ edit: TextEdit) {
    guard mayPublish, let shared, let owner else { return }
    let added = owner.attributedString.attributedSubstring(from: edit.range)
    withoutPublishing {
      shared.beginEditing()
      if added.string == edit.removed {
        shared.takeAttributes(of: added, at: edit.location)
      } else {
        shared.replaceCharacters(in: edit.removedRange, with: added)
      }
      shared.endEditing()
    }
    adoptShared(selection: storage.selection)
  }

  /// Replaces all of the storage's text by the editor's.
  func publishAll() {
    guard mayPublish, let shared, let owner else { return }
    let text = owner.attributedString
    withoutPublishing { shared.replaceCharacters(in: NSRange(location: 0, length: shared.length), with: text) }
    adoptShared(selection: storage.selection)
  }

  /// Gives the storage's text the attributes that the editor's has.
  func publishAttributes() {
    guard mayPublish, let shared, let owner, shared.length > 0 else { return }
    let text = owner.attributedString
    withoutPublishing {
      shared.beginEditing()
      shared.takeAttributes(of: text, at: 0)
      shared.endEditing()
    }
    adoptShared(selection: storage.selection)
  }

  /// Takes over what code changed in the storage; the selection moves with the text.
  func sharedDidChange(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
    guard mayPublish else { return }
    guard mask.contains(.editedCharacters) else { return adoptShared(selection: storage.selection) }
    forgetUndo()
    func moved(_ index: Int) -> Int {
      if index <= range.location { return index }
      let oldEnd = range.location + range.length - delta
      return index >= oldEnd ? index + delta : range.location + range.length
    }
    let (start, end) = (storage.selection.location, storage.selection.location + storage.selection.length)
    adoptShared(selection: NSRange(location: moved(start), length: max(0, moved(end) - moved(start))))
  }

  private func adoptShared(selection: NSRange) {
    guard let shared else { return }
    let runs = AttributeRuns(shared)
    adopt(shared.string, runs.isEmpty ? nil : runs, selection: selection)
  }
}
