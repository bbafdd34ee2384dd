import Foundation

/// A line of text as it is written: cut, with marks in it, and for each character the place whose looks it has.
package struct DrawnLine {
  package private(set) var text: String
  /// In UTF-16 units of the whole text; nil where all of it looks alike.
  private var places: [Int]?

  /// A part of a text that begins at a place; pictures in it become their names, as long as they are wide.
  package init(_ line: String, at start: Int = 0, runs: TextRuns? = nil) {
    text = line
    guard let runs, runs.runs.count > 0 else { return }
    text = ""
    var places: [Int] = []
    var place = start
    for character in line {
      let shown = Self.shown(character, runs.runs[runs.index(at: place)])
      text += shown
      for _ in shown { places.append(place) }
      place += character.utf16.count
    }
    self.places = places
  }

  /// What stands for a character: nothing for one that takes no cell.
  private static func shown(_ character: Character, _ run: TextRuns.Run) -> String {
    guard character == TextRuns.attachmentCharacter, let picture = run.picture else {
      return CellWidth.of(character) == 0 ? "" : String(character)
    }
    let share = picture.size.width / TextMetrics.cellWidth
    let cells = share.isFinite ? Int(min(max(0, share), 200)) : 0
    let name = Array("%" + picture.name)
    return String((0..<cells).map { $0 < name.count && CellWidth.of(name[$0]) == 1 ? name[$0] : " " })
  }

  package var columns: Int { CellWidth.of(text) }

  // MARK: Marks

  /// Puts a mark before a character; it looks as that one does, or as the last.
  package mutating func insert(_ mark: Character, at index: Int) {
    text.insert(mark, at: text.index(text.startIndex, offsetBy: min(max(0, index), text.count)))
    guard let known = places, let last = known.last else {
      places = nil
      return
    }
    places?.insert(index < known.count ? known[max(0, index)] : last, at: min(max(0, index), known.count))
  }

  // MARK: Cutting

  /// The characters of a range.
  package func part(_ range: Range<Int>) -> DrawnLine {
    var part = self
    part.text = String(text.dropFirst(range.lowerBound).prefix(range.count))
    part.places = places.map { Array($0.dropFirst(range.lowerBound).prefix(range.count)) }
    return part
  }

  /// The line with a text that begins as it does and may end with dots, which look as what they stand for.
  package func showing(beginning shown: String) -> DrawnLine {
    guard shown != text else { return self }
    var line = self
    line.text = shown
    line.places = places.map { known in (0..<shown.count).map { $0 < known.count ? known[$0] : known.last ?? 0 } }
    return line
  }

  /// The line with a text that ends as it does and may begin with dots.
  package func showing(end shown: String) -> DrawnLine {
    guard shown != text else { return self }
    var line = self
    line.text = shown
    let count = shown.count
    line.places = places.map { known in
      (0..<count).map { known.isEmpty ? 0 : known[max(0, known.count - count + $0)] }
    }
    return line
  }

  package static func + (one: DrawnLine, other: DrawnLine) -> DrawnLine {
    var line = one
    line.text += other.text
    if let places = other.places { line.places = (one.places ?? []) + places }
    return line
  }

  // MARK: Pieces

  /// Text that looks alike.
  struct Piece {
    var text: String
    let appearance: TextAppearance
    let font: UIFont
  }

  /// The line in pieces, first to last; nil where all of it looks as the view does.
  func pieces(_ runs: TextRuns?) -> [Piece]? {
    guard let runs, let places else { return nil }
    var pieces: [Piece] = []
    var last = -1
    for (character, place) in zip(text, places) {
      let index = runs.index(at: place)
      if index == last {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append(
          Piece(text: String(character), appearance: runs.runs[index].appearance, font: runs.runs[index].font))
        last = index
      }
    }
    return pieces
  }
}
