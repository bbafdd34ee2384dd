import Foundation
import PlainviewUIKitCore

/// What a change took out of a text and put in; positions are UTF-16 units.
struct TextEdit {
  let location: Int
  let removed: String
  /// The attributes of what was taken out; nil where all of the text had one style.
  let removedRuns: AttributeRuns?
  /// The length of what was put in.
  let added: Int

  /// What was put in.
  var range: NSRange { NSRange(location: location, length: added) }
  var removedRange: NSRange { NSRange(location: location, length: removed.utf16.count) }
}

/// A text with its selection and attributes, in UTF-16 units, and the Korean syllable that is being composed at the caret.
struct TextStorage {
  private(set) var text = ""
  /// The length of the text.
  private(set) var length = 0
  private(set) var selection = NSRange(location: 0, length: 0)
  private(set) var composer = HangulComposer()
  /// The text that an input method may still change; nil when there is none.
  private(set) var marked: NSRange?
  /// nil while all of the text has one style.
  private(set) var runs: AttributeRuns?
  /// The attributes of what is put in; nil takes those of the character before.
  var typingAttributes: AttributeRuns.Attributes?
  /// The last change of a part of the text.
  private(set) var edit: TextEdit?

  /// Sets the text and puts the caret behind it.
  mutating func replaceAll(with new: String, runs newRuns: AttributeRuns? = nil) {
    text = new
    length = new.utf16.count
    runs = newRuns
    marked = nil
    selection = NSRange(location: length, length: 0)
    composer.reset()
  }

  mutating func removeAttributes() { runs = nil }

  mutating func setAttributes(_ new: AttributeRuns?) { runs = new }

  mutating func changeAttributes(_ change: (inout AttributeRuns.Attributes) -> Void) { runs?.change(change) }

  /// The attributes of what is typed at the caret: those of the character before it, or else of the first.
  var attributesAtCaret: AttributeRuns.Attributes? {
    runs?.attributes(at: max(0, selection.location - (selection.length == 0 ? 1 : 0)))
  }

  /// Moves the caret or selects; positions inside a character move to its beginning.
  mutating func select(_ range: NSRange) {
    composer.reset()
    let start = boundary(atOrBefore: range.location)
    let end = range.length > 0 ? boundary(atOrBefore: range.location + range.length) : start
    selection = NSRange(location: start, length: max(0, end - start))
  }

  /// Replaces a range, and puts the caret behind what was put in.
  mutating func replace(_ range: NSRange, with string: String) {
    let start = min(max(range.location, 0), length)
    let end = start + min(max(range.length, 0), length - start)
    let added = string.utf16.count
    edit = TextEdit(
      location: start, removed: end > start ? text(in: NSRange(location: start, length: end - start)) : "",
      removedRuns: end > start ? runs?.slice(start..<end) : nil, added: added)
    replaceUnits(start..<end, with: string)
    if runs != nil || typingAttributes != nil { replaceRuns(start..<end, length: added) }
    length += added - (end - start)
    marked = nil
    selection = NSRange(location: start + added, length: 0)
    composer.reset()
  }

  private mutating func replaceUnits(_ range: Range<Int>, with string: String) {
    if range.lowerBound == length {
      text += string
      return
    }
    let first = text.utf16.index(text.startIndex, offsetBy: range.lowerBound)
    if string.isEmpty, range.upperBound == length, first.samePosition(in: text.unicodeScalars) != nil {
      text = String(text[..<first])
      return
    }
    let end = text.utf16.index(first, offsetBy: range.count)
    if let start = first.samePosition(in: text.unicodeScalars), let end = end.samePosition(in: text.unicodeScalars) {
      text.unicodeScalars.replaceSubrange(start..<end, with: string.unicodeScalars)
    } else {
      // Halves of a character outside the first 65,536 are left or joined.
      let units = Array(text.utf16)
      text = String(
        decoding: units[..<range.lowerBound] + Array(string.utf16) + units[range.upperBound...], as: UTF16.self)
    }
  }

  /// The last change, which is asked for once.
  mutating func takeEdit() -> TextEdit? {
    defer { edit = nil }
    return edit
  }

  /// Replaces a range by a text with attributes; nil for those that all of the text has.
  mutating func replace(_ range: NSRange, with string: String, runs new: AttributeRuns?) {
    replace(range, with: string)
    guard let location = edit?.location, runs != nil || new != nil else { return }
    let added = string.utf16.count
    runs = runs ?? AttributeRuns(length: length)
    runs?.replace(location..<location + added, with: new ?? AttributeRuns(length: added))
  }

  /// Changes the attributes of a part of the text; it counts as a change of that part.
  mutating func changeAttributes(
    of range: NSRange, _ change: (inout AttributeRuns.Attributes) -> Void
  ) {
    let start = min(max(range.location, 0), length)
    let end = start + min(max(range.length, 0), length - start)
    guard end > start else { return }
    var all = runs ?? AttributeRuns(length: length)
    var part = all.slice(start..<end)
    edit = TextEdit(
      location: start, removed: text(in: NSRange(location: start, length: end - start)),
      removedRuns: part, added: end - start)
    part.change(change)
    all.replace(start..<end, with: part)
    runs = all
  }

  /// Gives a part of the text attributes instead of its own.
  mutating func setAttributes(_ attributes: AttributeRuns.Attributes, of range: NSRange) {
    runs?.replace(
      range.location..<range.location + range.length,
      with: AttributeRuns(length: range.length, attributes: attributes))
  }

  /// Takes over a text that was changed elsewhere; the selection moves with it.
  mutating func adopt(_ new: String, _ newRuns: AttributeRuns?, selection newSelection: NSRange) {
    let isOther = new != text
    text = new
    length = new.utf16.count
    runs = newRuns
    guard isOther || newSelection != selection else { return }
    marked = nil
    select(newSelection)
  }

  private mutating func replaceRuns(_ range: Range<Int>, length added: Int) {
    var new = runs ?? AttributeRuns(length: length)
    let before = new.attributes(at: max(0, range.lowerBound - (range.isEmpty ? 1 : 0)))
    new.replace(range, length: added, attributes: typingAttributes ?? before ?? [:])
    runs = new
  }

  /// The text of a range that lies in the text.
  func text(in range: NSRange) -> String {
    if range.location == 0, range.length == length { return text }
    let start = min(max(range.location, 0), length)
    let end = start + min(max(range.length, 0), length - start)
    let units = text.utf16
    let first = units.index(units.startIndex, offsetBy: start)
    return String(decoding: units[first..<units.index(first, offsetBy: end - start)], as: UTF16.self)
  }

  // MARK: Keys

  /// Takes in one letter of a syllable; the letters before it at the caret are composed again.
  mutating func insertHangul(_ letter: Character) {
    var next = selection.length == 0 ? composer : HangulComposer()
    let composed = selection.length == 0 ? composer.text.utf16.count : 0
    let finished = next.add(letter)
    let range =
      selection.length > 0
      ? selection : NSRange(location: selection.location - composed, length: composed)
    replace(range, with: finished + next.text)
    composer = next
  }

  /// The range that the delete key takes: the selection, or the character before the caret; nil at the beginning.
  var deletion: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    if selection.location == length, let last = text.last {
      return NSRange(location: length - last.utf16.count, length: last.utf16.count)
    }
    let start = boundary(atOrBefore: selection.location - 1)
    return NSRange(location: start, length: selection.location - start)
  }

  /// The range that deleting a word takes: the selection, or back to the beginning of a word; nil at the beginning.
  var wordDeletion: NSRange? {
    guard selection.length == 0, selection.location > 0 else { return deletion }
    let start = TextBoundaries(text).beginningOfWord(before: selection.location)
    return NSRange(location: start, length: selection.location - start)
  }

  /// Takes the last letter out of the syllable at the caret; false when none is being composed.
  mutating func deleteHangulLetter() -> Bool {
    var next = composer
    guard selection.length == 0, !composer.text.isEmpty, next.removeLast(), !next.letters.isEmpty else { return false }
    let composed = composer.text.utf16.count
    replace(NSRange(location: selection.location - composed, length: composed), with: next.text)
    composer = next
    return true
  }

  // MARK: Marked text

  /// Puts in text that is not final, instead of what was marked before; the selection is inside it.
  mutating func mark(_ string: String, selected: NSRange) {
    let range = marked ?? selection
    replace(range, with: string)
    let added = string.utf16.count
    let start = selection.location - added
    marked = added > 0 ? NSRange(location: start, length: added) : nil
    let first = min(max(selected.location, 0), added)
    selection = NSRange(location: start + first, length: min(max(selected.length, 0), added - first))
  }

  mutating func unmark() { marked = nil }

  // MARK: Characters

  /// The offset a number of characters further on; nil beyond the ends of the text.
  func offset(from offset: Int, characters: Int) -> Int? {
    let offsets = characterOffsets
    guard let index = offsets.lastIndex(where: { $0 <= offset }), offsets.indices.contains(index + characters) else {
      return nil
    }
    return offsets[index + characters]
  }

  /// Where each character begins, and the end of the text.
  var characterOffsets: [Int] {
    var offsets = [0]
    var offset = 0
    for character in text {
      offset += character.utf16.count
      offsets.append(offset)
    }
    return offsets
  }

  /// The nearest beginning of a character at a position or before it.
  private func boundary(atOrBefore position: Int) -> Int {
    if position >= length { return length }
    var offset = 0
    for character in text {
      let next = offset + character.utf16.count
      if next > position { return offset }
      offset = next
    }
    return offset
  }
}
