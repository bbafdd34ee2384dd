import Foundation
@_spi(Plainview) import PlainviewGraphics

/// Lines of text in a rectangle: broken as layout breaks them, aligned, in the middle of the height.
@MainActor struct LabelDrawing {
  let text: String
  /// nil for text of one style.
  let runs: TextRuns?
  let rules: TextLayout.Rules
  /// The size of the rectangle in points.
  let size: CGSize
  /// How small letters may become to fit, as a share of their size; 1 where they keep it.
  var leastScale: CGFloat = 1
  /// Whether a document says that the text fits.
  var isKnownToFit = false
  let alignment: NSTextAlignment
  let isRightToLeft: Bool
  /// Replaces all colours of runs.
  var color: UIColor?
  /// Whether an image shows that the text's view does not answer.
  var isDisabled = false

  private var width: CGFloat { size.width }

  func draw(on canvas: TextCanvas) {
    let runs = runs?.settingPictures(inLinesOf: width)
    let (lines, isWhole) = lines(runs)
    if isWhole { canvas.requireRows(lines.count) }
    let shown = lines.prefix(max(1, canvas.height))
    let distances = distances(of: shown, canvas)
    let top = firstRow(ofLines: distances?.last.map { $0 + 1 } ?? shown.count, canvas)
    for (index, line) in shown.enumerated() {
      let isLast = index == shown.count - 1
      let hasNoRow = isLast && shown.count < lines.count
      let drawn = DrawnLine(line.text, at: line.range.location, runs: runs)
      let row = top + (distances?[index] ?? index)
      if isWhole ? hasNoRow : hasNoRow || line.isTruncated {
        write(cut(drawn, line, canvas), line, row: row, canvas)
      } else {
        writeWhole(drawn, line, row: row, canvas)
      }
    }
  }

  /// One line stands in the row of its baseline, several in the middle of the height.
  private func firstRow(ofLines count: Int, _ canvas: TextCanvas) -> Int {
    let middle = canvas.firstRow(ofLines: count)
    guard count == 1, rules.metrics != .cells else { return middle }
    let (height, ascent) = (rules.metrics.lineHeight(of: rules.font), rules.metrics.ascent(of: rules.font))
    return canvas.row(
      ofBaseline: (size.height - height) / 2 + ascent, viewHeight: size.height, usually: middle)
  }

  private func write(_ drawn: DrawnLine, _ line: TextLayout.Line, row: Int, _ canvas: TextCanvas) {
    let (share, columns) = self.columns(for: line, canvas)
    let free = Int((Double(columns.count - drawn.columns) * share).rounded(.down))
    canvas.write(drawn, column: columns.lowerBound + free, row: row, runs: runs, color: color)
  }

  private func writeWhole(_ drawn: DrawnLine, _ line: TextLayout.Line, row: Int, _ canvas: TextCanvas) {
    let (share, columns) = self.columns(for: line, canvas)
    canvas.writeWhole(
      drawn, cut: cut(drawn, line, canvas), share: share, row: row, runs: runs, color: color,
      from: columns.lowerBound, to: columns.upperBound)
  }

  // MARK: Lines

  /// The lines, and whether the screen shows all of them.
  ///
  /// Where the text does not fit in cells, the lines are those that the fonts of the system make, if these show it whole (W91).
  func lines(_ runs: TextRuns?) -> (lines: [TextLayout.Line], isWhole: Bool) {
    let layout = TextLayout(text, width: width, rules: rules, runs: runs)
    let height = layout.exactSize.height
    if showsAll(layout), height < size.height + rules.metrics.lineHeight(of: rules.font) / 2 || layout.lines.count == 1
    {
      return (layout.lines, true)
    }
    if rules.metrics == .cells {
      var rules = rules
      rules.metrics = .system
      let onScreen = TextLayout(text, width: width, rules: rules, runs: runs)
      let rows = CGFloat(onScreen.lines.count)
      if showsAll(onScreen), rows == 1 || (rows - 0.5) * TextMetrics.cellHeight < size.height {
        return (onScreen.lines, true)
      }
    }
    return (layout.lines, isKnownToFit)
  }

  private func showsAll(_ layout: TextLayout) -> Bool {
    layout.lines.allSatisfy { line in
      !line.isTruncated || (!isFollowed(line) && line.width * leastScale <= width + Self.tolerance)
    }
  }

  /// By how much a width may be off that is not measured but computed, in points: those of nine texts in ten are within it.
  static let tolerance: CGFloat = 0.5

  /// How many rows below the first each line stands where paragraphs have distances; nil where all follow each other,
  /// or where more do not fit.
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
    let available = max(0, canvas.width - cells(line.indent, canvas) - cells(line.style?.tail ?? 0, canvas))
    switch line.style?.lineBreakMode ?? rules.lineBreakMode {
    case .byClipping, .byWordWrapping, .byCharWrapping:
      return drawn.showing(beginning: canvas.beginning(of: text, columns: available))
    case .byTruncatingHead:
      return drawn.showing(end: String(canvas.truncated(String(text.reversed()), to: available).reversed()))
    case .byTruncatingMiddle: return middle(drawn, available, canvas)
    case .byTruncatingTail:
      let whole = isFollowed(line) ? text + canvas.ellipsis : text
      return drawn.showing(beginning: canvas.truncated(whole, to: available))
    }
  }

  private func middle(_ drawn: DrawnLine, _ available: Int, _ canvas: TextCanvas) -> DrawnLine {
    let text = drawn.text
    guard CellWidth.of(text) > available else { return drawn }
    let half = available / 2
    let head = canvas.truncated(text, to: available - half + 1)
    var tail = ""
    for character in text.reversed() {
      if CellWidth.of(tail) + CellWidth.of(character) > available - CellWidth.of(head) { break }
      tail = String(character) + tail
    }
    return drawn.showing(beginning: head) + drawn.showing(end: tail)
  }

  // MARK: Columns

  /// The share of what a line leaves free that stands before it.
  func share(of line: TextLayout.Line) -> Double {
    switch line.style?.alignment ?? alignment {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    case .natural: runsLeft(line) ? 1 : 0
    }
  }

  private func runsLeft(_ line: TextLayout.Line) -> Bool {
    let direction = line.style?.baseWritingDirection ?? .natural
    return direction == .natural ? isRightToLeft : direction == .rightToLeft
  }

  /// The columns that a line has, and the share of the free ones that stands before it.
  private func columns(for line: TextLayout.Line, _ canvas: TextCanvas) -> (share: Double, columns: Range<Int>) {
    let (head, tail) = (cells(line.indent, canvas), cells(line.style?.tail ?? 0, canvas))
    let before = runsLeft(line) ? tail : head
    return (share(of: line), before..<max(before, canvas.width - head - tail + before))
  }

  /// Points of the label as columns.
  private func cells(_ points: CGFloat, _ canvas: TextCanvas) -> Int {
    guard points > 0, width > 0 else { return 0 }
    return Int(min((points * CGFloat(canvas.width) / width).rounded(), CGFloat(canvas.width)))
  }
}
