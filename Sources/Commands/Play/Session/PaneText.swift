import PlainviewGraphics

/// Lines of a pane, wrapped to its width.
package enum PaneText {
  /// The line in pieces that fit, divided at blanks where that is possible; those after the first are indented.
  package static func wrapped(_ line: String, width: Int, indentation: Int = 2) -> [String] {
    guard width > indentation + 2 else { return [line] }
    var pieces: [[DisplayCell]] = [[]]
    var used = 0
    for cell in displayCells(of: line) {
      if used + cell.width > width {
        let carried = takeLastWord(from: &pieces[pieces.count - 1], ofAtMost: width / 2)
        pieces.append(displayCells(of: String(repeating: " ", count: indentation)) + carried)
        used = indentation + carried.reduce(0) { $0 + $1.width }
        if cell.text == " ", carried.isEmpty { continue }
      }
      pieces[pieces.count - 1].append(cell)
      used += cell.width
    }
    return pieces.map { $0.map(\.text).joined() }
  }

  /// Removes what is behind the last blank and returns it; nothing if that is too much.
  private static func takeLastWord(from piece: inout [DisplayCell], ofAtMost width: Int) -> [DisplayCell] {
    guard let blank = piece.lastIndex(where: { $0.text == " " }) else { return [] }
    let word = Array(piece[(blank + 1)...])
    guard word.reduce(0, { $0 + $1.width }) <= width else { return [] }
    piece.removeLast(word.count)
    return word
  }
}
