/// Where words, sentences and paragraphs of a text begin and end; places are UTF-16 units.
///
/// A word is a run of letters, digits and underscores; an apostrophe between letters belongs to it. Scripts without blanks
/// between words, such as Chinese, are one word a run: where UIKit has a dictionary we have none.
package struct TextBoundaries {
  /// The characters with the place where each begins, and behind the last the end of the text.
  private let characters: [Character]
  private let places: [Int]

  package init(_ text: String) {
    characters = Array(text)
    var places = [0]
    places.reserveCapacity(characters.count + 1)
    var place = 0
    for character in characters {
      place += character.utf16.count
      places.append(place)
    }
    self.places = places
  }

  /// The place to which deleting a word back from a place goes.
  package func beginningOfWord(before place: Int) -> Int {
    var index = index(of: place)
    while index > 0, !isWord(index - 1) { index -= 1 }
    while index > 0, isWord(index - 1) { index -= 1 }
    return places[index]
  }

  /// The words, as pairs of places.
  package var words: [Range<Int>] { pieces(.word) }

  /// The pieces of a kind, as pairs of places; lines are the caller's business and count as paragraphs here.
  func pieces(_ granularity: UITextGranularity) -> [Range<Int>] {
    switch granularity {
    case .character: characters.indices.map { places[$0]..<places[$0 + 1] }
    case .word: runs { isWord($0) }
    case .sentence: split { isSentenceEnd($0) }
    case .paragraph, .line: runs { !characters[$0].isNewline }
    case .document: [0..<places[places.count - 1]]
    }
  }

  // MARK: Steps

  private func index(of place: Int) -> Int { places.lastIndex { $0 <= place } ?? 0 }

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
        runs.append(places[first]..<places[index])
        start = nil
      }
    }
    if let first = start { runs.append(places[first]..<places[characters.count]) }
    return runs
  }

  private func split(_ ends: (Int) -> Bool) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for index in characters.indices where ends(index) {
      pieces.append(places[start]..<places[index + 1])
      start = index + 1
    }
    return pieces
  }
}
