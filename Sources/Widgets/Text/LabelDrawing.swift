import Foundation
@_spi(Plainview) import PlainviewUIKitCore

/// Lines of text in a rectangle: broken as layout breaks them, aligned, in the middle of the height.
@MainActor struct LabelDrawing {
  let text: String
  /// nil for text that looks alike everywhere.
  let runs: TextRuns?
  let rules: TextLayout.Rules
  let width: CGFloat
  let alignment: NSTextAlignment
  let isRightToLeft: Bool
  /// Takes the place of all colours of runs.
  let color: UIColor?

  func draw(on canvas: TextCanvas) {
    let runs = runs?.settingPictures(inLinesOf: width)
    let lines = TextLayout(text, width: width, rules: rules, runs: runs).lines
    let shown = lines.prefix(max(1, canvas.height))
    let distances = distances(of: shown, canvas)
    let top = canvas.firstRow(ofLines: distances?.last.map { $0 + 1 } ?? shown.count)
    for (index, line) in shown.enumerated() {
      let isLast = index == shown.count - 1
      let isCut = line.isTruncated || (isLast && shown.count < lines.count)
      let drawn = DrawnLine(line.text, at: line.range.location, runs: runs)
      let row = top + (distances?[index] ?? index)
      draw(isCut ? cut(drawn, line, canvas) : drawn, line, row: row, canvas)
    }
  }

  private func draw(_ drawn: DrawnLine, _ line: TextLayout.Line, row: Int, _ canvas: TextCanvas) {
    canvas.write(
      drawn, column: column(of: line, cells: drawn.columns, canvas), row: row, runs: runs, overflows: true,
      color: color)
  }

  /// How many rows below the first each line stands where paragraphs want distances; nil where all follow each other,
  /// or where there is no room for more.
  private func distances(of lines: ArraySlice<TextLayout.Line>, _ canvas: TextCanvas) -> [Int]? {
    guard runs != nil, lines.count > 1 else { return nil }
    var extra: CGFloat = 0
    var distances: [Int] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { extra += line.extraDistance }
      let rows = (extra / TextMetrics.cellHeight).rounded()
      distances.append(max(distances.last.map { $0 + 1 } ?? 0, index + (rows.isFinite ? Int(min(rows, 1000)) : 0)))
    }
    return distances.last.map { $0 < canvas.height } ?? false ? distances : nil
  }

  // MARK: Cutting

  /// Whether there are lines behind this one that are not shown; it is cut then even where it fits.
  private func isFollowed(_ line: TextLayout.Line) -> Bool {
    let rest = Substring(text.utf16.dropFirst(line.range.location + line.range.length))
    return rest.contains { !$0.isWhitespace }
  }

  private func cut(_ drawn: DrawnLine, _ line: TextLayout.Line, _ canvas: TextCanvas) -> DrawnLine {
    let text = drawn.text
    let room = max(0, canvas.width - cells(line.indent, canvas) - cells(line.style?.tail ?? 0, canvas))
    switch line.style?.lineBreakMode ?? rules.lineBreakMode {
    case .byClipping, .byWordWrapping, .byCharWrapping:
      return drawn.showing(beginning: canvas.beginning(of: text, columns: room))
    case .byTruncatingHead:
      return drawn.showing(end: String(canvas.truncated(String(text.reversed()), to: room).reversed()))
    case .byTruncatingMiddle: return middle(drawn, room, canvas)
    case .byTruncatingTail:
      let whole = isFollowed(line) ? text + canvas.ellipsis : text
      return drawn.showing(beginning: canvas.truncated(whole, to: room))
    }
  }

  private func middle(_ drawn: DrawnLine, _ room: Int, _ canvas: TextCanvas) -> DrawnLine {
    let text = drawn.text
    guard CellWidth.of(text) > room else { return drawn }
    let half = room / 2
    let head = canvas.truncated(text, to: room - half + 1)
    var tail = ""
    for character in text.reversed() {
      if CellWidth.of(tail) + CellWidth.of(character) > room - CellWidth.of(head) { break }
      tail = String(character) + tail
    }
    return drawn.showing(beginning: head) + drawn.showing(end: tail)
  }

  // MARK: Columns

  private func column(of line: TextLayout.Line, cells count: Int, _ canvas: TextCanvas) -> Int {
    let alignment = line.style?.alignment ?? alignment
    let direction = line.style?.baseWritingDirection ?? .natural
    let runsLeft = direction == .natural ? isRightToLeft : direction == .rightToLeft
    let (head, tail) = (cells(line.indent, canvas), cells(line.style?.tail ?? 0, canvas))
    let free = canvas.width - count - head - tail
    let before = runsLeft ? tail : head
    switch alignment {
    case .left, .justified: return before
    case .center: return before + free / 2
    case .right: return before + free
    case .natural: return before + (runsLeft ? free : 0)
    }
  }

  /// Points of the label as columns.
  private func cells(_ points: CGFloat, _ canvas: TextCanvas) -> Int {
    guard points > 0, width > 0 else { return 0 }
    return Int(min((points * CGFloat(canvas.width) / width).rounded(), CGFloat(canvas.width)))
  }
}
