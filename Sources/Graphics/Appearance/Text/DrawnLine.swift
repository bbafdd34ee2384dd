import Foundation

/// A line of text as it is written: cut, with marks, and for each character the offset whose attributes it has.
package struct DrawnLine {
  package private(set) var text: String
  /// In UTF-16 units of the whole text; nil where the style is the same everywhere.
  private var offsets: [Int]?

  /// A part of a text that begins at an offset; pictures become their names, cut to the pictures' widths.
  package init(_ line: String, at start: Int = 0, runs: TextRuns? = nil) {
    text = line
    guard let runs, runs.runs.count > 0 else { return }
    text = ""
    var offsets: [Int] = []
    var offset = start
    for character in line {
      let shown = Self.shown(character, runs.runs[runs.index(at: offset)])
      text += shown
      for _ in shown { offsets.append(offset) }
      offset += character.utf16.count
    }
    self.offsets = offsets
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

  /// Inserts a mark before a character, in the style of that one or of the last.
  package mutating func insert(_ mark: Character, at index: Int) {
    text.insert(mark, at: text.index(text.startIndex, offsetBy: min(max(0, index), text.count)))
    guard let known = offsets, let last = known.last else {
      offsets = nil
      return
    }
    offsets?.insert(index < known.count ? known[max(0, index)] : last, at: min(max(0, index), known.count))
  }

  // MARK: Cutting

  /// The characters of a range.
  package func part(_ range: Range<Int>) -> DrawnLine {
    var part = self
    part.text = String(text.dropFirst(range.lowerBound).prefix(range.count))
    part.offsets = offsets.map { Array($0.dropFirst(range.lowerBound).prefix(range.count)) }
    return part
  }

  /// The line with a text that begins as it does and may end with dots, in the style of the text that they replace.
  package func showing(beginning shown: String) -> DrawnLine {
    guard shown != text else { return self }
    var line = self
    line.text = shown
    line.offsets = offsets.map { known in (0..<shown.count).map { $0 < known.count ? known[$0] : known.last ?? 0 } }
    return line
  }

  /// The line with a text that ends as it does and may begin with dots.
  package func showing(end shown: String) -> DrawnLine {
    guard shown != text else { return self }
    var line = self
    line.text = shown
    let count = shown.count
    line.offsets = offsets.map { known in
      (0..<count).map { known.isEmpty ? 0 : known[max(0, known.count - count + $0)] }
    }
    return line
  }

  package static func + (one: DrawnLine, other: DrawnLine) -> DrawnLine {
    var line = one
    line.text += other.text
    if let offsets = other.offsets { line.offsets = (one.offsets ?? []) + offsets }
    return line
  }

  // MARK: Pieces

  /// Text of one style.
  struct Piece {
    var text: String
    let appearance: TextAppearance
    let font: UIFont
  }

  /// The line in pieces, first to last; nil where all of it has the view's style.
  func pieces(_ runs: TextRuns?) -> [Piece]? {
    guard let runs, let offsets else { return nil }
    var pieces: [Piece] = []
    var last = -1
    for (character, offset) in zip(text, offsets) {
      let index = runs.index(at: offset)
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
