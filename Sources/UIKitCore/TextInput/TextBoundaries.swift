/// Where words, sentences and paragraphs of a text begin and end; offsets are in UTF-16 units.
///
/// A word is a run of letters, digits and underscores; an apostrophe between letters belongs to it. Scripts without blanks
/// between words, such as Chinese, are one word a run: where UIKit has a dictionary we have none.
package struct TextBoundaries {
  /// The characters, with the offset of each and the text's end as the last offset.
  private let characters: [Character]
  private let offsets: [Int]

  package init(_ text: String) {
    characters = Array(text)
    var offsets = [0]
    offsets.reserveCapacity(characters.count + 1)
    var offset = 0
    for character in characters {
      offset += character.utf16.count
      offsets.append(offset)
    }
    self.offsets = offsets
  }

  /// The offset to which deleting a word backwards from an offset goes.
  package func beginningOfWord(before offset: Int) -> Int {
    var index = index(of: offset)
    while index > 0, !isWord(index - 1) { index -= 1 }
    while index > 0, isWord(index - 1) { index -= 1 }
    return offsets[index]
  }

  /// The ranges of the words.
  package var words: [Range<Int>] { pieces(.word) }

  /// The ranges of the pieces of a kind; lines depend on the layout and count as paragraphs here.
  func pieces(_ granularity: UITextGranularity) -> [Range<Int>] {
    switch granularity {
    case .character: characters.indices.map { offsets[$0]..<offsets[$0 + 1] }
    case .word: runs { isWord($0) }
    case .sentence: split { isSentenceEnd($0) }
    case .paragraph, .line: runs { !characters[$0].isNewline }
    case .document: [0..<offsets[offsets.count - 1]]
    }
  }

  // MARK: Steps

  private func index(of offset: Int) -> Int { offsets.lastIndex { $0 <= offset } ?? 0 }

  private func isWord(_ index: Int) -> Bool {
    let character = characters[index]
    if character.isLetter || character.isNumber || character == "_" { return true }
    guard character == "'" || character == "\u{2019}", index > 0, index + 1 < characters.count else { return false }
    return characters[index - 1].isLetter && characters[index + 1].isLetter
  }

  private func isSentenceEnd(_ index: Int) -> Bool {
    guard index + 1 < characters.count else { return true }
    if characters[index].isNewline { return true }
    return ".!?\u{3002}".contains(characters[index]) && characters[index + 1].isWhitespace
  }

  private func runs(_ belongs: (Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in characters.indices {
      if belongs(index) {
        start = start ?? index
      } else if let first = start {
        runs.append(offsets[first]..<offsets[index])
        start = nil
      }
    }
    if let first = start { runs.append(offsets[first]..<offsets[characters.count]) }
    return runs
  }

  private func split(_ ends: (Int) -> Bool) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for index in characters.indices where ends(index) {
      pieces.append(offsets[start]..<offsets[index + 1])
      start = index + 1
    }
    return pieces
  }
}
