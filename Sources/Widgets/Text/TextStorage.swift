import Foundation

/// A text with its selection, in UTF-16 units, and the Korean syllable that is being composed at the caret.
struct TextStorage {
  private(set) var text = ""
  private(set) var selection = NSRange(location: 0, length: 0)
  private(set) var composer = HangulComposer()

  /// Sets the text and puts the caret behind it.
  mutating func replaceAll(with new: String) {
    text = new
    selection = NSRange(location: new.utf16.count, length: 0)
    composer.reset()
  }

  /// Moves the caret or selects; places inside a character move to its beginning.
  mutating func select(_ range: NSRange) {
    composer.reset()
    let start = boundary(atOrBefore: range.location)
    let end = boundary(atOrBefore: range.location + max(0, range.length))
    selection = NSRange(location: start, length: max(0, end - start))
  }

  /// Replaces a range, and puts the caret behind what was put in.
  mutating func replace(_ range: NSRange, with string: String) {
    let units = Array(text.utf16)
    let start = min(max(range.location, 0), units.count)
    let end = min(start + max(range.length, 0), units.count)
    text = String(decoding: units[..<start] + Array(string.utf16) + units[end...], as: UTF16.self)
    selection = NSRange(location: start + string.utf16.count, length: 0)
    composer.reset()
  }

  // MARK: Keys

  /// Takes in one letter of a syllable; the letters before it at the caret are put together anew.
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
    let start = boundary(atOrBefore: selection.location - 1)
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

  /// The nearest beginning of a character at the place or before it.
  private func boundary(atOrBefore place: Int) -> Int {
    var offset = 0
    for character in text {
      let next = offset + character.utf16.count
      if next > place { return offset }
      offset = next
    }
    return offset
  }
}
