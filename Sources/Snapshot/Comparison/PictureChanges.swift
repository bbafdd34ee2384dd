import PlainviewGraphics

/// What changed between two pictures as far as pictures can say: the texts in them, and their positions.
struct PictureChanges {
  /// A text in a picture, with its row and column counted from 1; rows that were left out count.
  private struct Token: Equatable {
    let text: String
    let row: Int
    let column: Int
  }

  /// Pictures with more lines than this are not read.
  private static let lineLimit = 2_000
  private static let shownLimit = 12

  /// A line a change, without full stops.
  let lines: [String]

  init(old: [String], new: [String]) {
    guard old.count <= Self.lineLimit, new.count <= Self.lineLimit else {
      lines = []
      return
    }
    let all = Self.changes(from: Self.tokens(in: old), to: Self.tokens(in: new))
    let surplus = all.count - Self.shownLimit
    lines = surplus > 1 ? all.prefix(Self.shownLimit) + ["and \(surplus) changes more"] : all
  }

  // MARK: Changes

  private static func changes(from old: [Token], to new: [Token]) -> [String] {
    let (olds, news) = (Dictionary(grouping: old, by: \.text), Dictionary(grouping: new, by: \.text))
    var changes: [String] = []
    var moved: [(distance: [Int], texts: [String])] = []
    for token in new {
      guard let before = olds[token.text] else {
        changes.append("\(quoted(token)) is new in row \(token.row)")
        continue
      }
      guard before.count == 1, news[token.text]?.count == 1, before[0] != token else { continue }
      let distance = [token.row - before[0].row, token.column - before[0].column]
      if let index = moved.firstIndex(where: { $0.distance == distance }) {
        moved[index].texts.append(token.text)
      } else {
        moved.append((distance, [token.text]))
      }
    }
    for token in old where news[token.text] == nil { changes.append("\(quoted(token)) is gone from row \(token.row)") }
    return changes
      + moved.map { group in
        "\(ChangeReport.list(group.texts)) moved \(direction(rows: group.distance[0], columns: group.distance[1]))"
      }
  }

  private static func quoted(_ token: Token) -> String { "`\(token.text)`" }

  private static func direction(rows: Int, columns: Int) -> String {
    var parts: [String] = []
    if rows != 0 { parts.append("\(rows < 0 ? "up" : "down") by \(count(rows, "row"))") }
    if columns != 0 { parts.append("\(columns < 0 ? "left" : "right") by \(count(columns, "column"))") }
    return parts.joined(separator: " and ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(abs(number)) \(noun)\(abs(number) == 1 ? "" : "s")"
  }

  // MARK: Texts

  private static func tokens(in lines: [String]) -> [Token] {
    var tokens: [Token] = []
    var row = 1
    for line in lines {
      if let count = elided(line) {
        row += count
        continue
      }
      tokens += Self.tokens(in: line, row: row)
      row += 1
    }
    return tokens
  }

  /// How many rows a line stands for: `= 21 rows` among sides of boxes.
  private static func elided(_ line: String) -> Int? {
    guard let end = line.firstRange(of: " rows"), let start = line.firstRange(of: "= ") else { return nil }
    guard start.upperBound <= end.lowerBound else { return nil }
    return Int(line[start.upperBound..<end.lowerBound])
  }

  private static let frames: Set<Character> = Set("|+-=_.'\"`│─┌┐└┘├┤┬┴┼╭╮╰╯━┃")

  /// Runs of characters that at most one blank divides, without the sides of boxes around them.
  private static func tokens(in line: String, row: Int) -> [Token] {
    var tokens: [Token] = []
    var text = ""
    var start = 0
    var column = 1
    var blanks = 0
    func close() {
      while let last = text.last, last == " " || frames.contains(last) { text.removeLast() }
      if text.contains(where: { $0.isLetter || $0.isNumber }) {
        tokens.append(Token(text: text, row: row, column: start))
      }
      text = ""
    }
    for cell in displayCells(of: line) {
      let character = cell.text.first ?? " "
      blanks = character == " " ? blanks + 1 : 0
      let isSide = character == "|" || character == "│"
      if blanks > 1 || isSide {
        close()
      } else if !text.isEmpty || !(character == " " || frames.contains(character)) {
        if text.isEmpty { start = column }
        text.append(cell.text)
      }
      column += cell.width
    }
    close()
    return tokens
  }
}
