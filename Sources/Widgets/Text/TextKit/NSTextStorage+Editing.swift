import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

extension NSTextStorage {
  /// Adds a change to those that were not processed yet.
  func note(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    let new = NSRange(location: range.location, length: max(0, range.length + delta))
    if editedMask.isEmpty {
      editedRange = new
    } else {
      let start = min(editedRange.location, range.location)
      let end = max(editedRange.location + editedRange.length, range.location + range.length) + delta
      editedRange = NSRange(location: start, length: max(0, end - start))
    }
    editedMask.formUnion(mask)
    changeInLength += delta
  }

  func baseProcessEditing() {
    onMain {
      UserCode.post(Self.willProcessEditingNotification, object: $0)
      let (mask, range, delta) = ($0.editedMask, $0.editedRange, $0.changeInLength)
      UserCode.tell($0.delegate, "textStorage(_:willProcessEditing:range:changeInLength:)", of: $0) {
        [storage = $0] delegate in
        delegate.textStorage(storage, willProcessEditing: mask, range: range, changeInLength: delta)
      }
    }
    onMain {
      let (mask, range, delta) = ($0.editedMask, $0.editedRange, $0.changeInLength)
      UserCode.tell($0.delegate, "textStorage(_:didProcessEditing:range:changeInLength:)", of: $0) {
        [storage = $0] delegate in
        delegate.textStorage(storage, didProcessEditing: mask, range: range, changeInLength: delta)
      }
      UserCode.post(Self.didProcessEditingNotification, object: $0)
    }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    for manager in layoutManagers {
      manager.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
    textStorageObserver?.processEditing(
      for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    onMain { storage in storage.editor?.wasEdited(mask, range, delta) }
  }

  /// Runs code of the main actor: text is edited on the main thread, or belongs to no view.
  private func onMain(_ body: @MainActor (NSTextStorage) -> Void) {
    nonisolated(unsafe) let storage = self
    MainQueue.withoutIsolation { body(storage) }
  }

  /// Changes the attributes of a range, run by run.
  func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    beginEditing()
    var index = range.location
    while index < range.location + range.length {
      var run = NSRange(location: 0, length: 0)
      var attributes = attributes(at: index, effectiveRange: &run)
      let end = max(index + 1, min(run.location + run.length, range.location + range.length))
      change(&attributes)
      setAttributes(attributes, range: NSRange(location: index, length: end - index))
      index = end
    }
    endEditing()
  }

  /// Gives a part of the text the attributes of another text, as long as that.
  func takeAttributes(of text: NSAttributedString, at location: Int) {
    var index = 0
    while index < text.length {
      var run = NSRange(location: 0, length: 0)
      let attributes = text.attributes(at: index, effectiveRange: &run)
      let end = max(index + 1, min(run.location + run.length, text.length))
      setAttributes(attributes, range: NSRange(location: location + index, length: end - index))
      index = end
    }
  }
}

extension TextEditor {
  /// Shows what code changed in TextKit's storage.
  func wasEdited(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
    guard mayPublish else { return }
    sharedDidChange(mask, range, delta)
    owner?.contentsDidChange()
  }
}
