@_spi(Plainview) import PlainviewUIKitCore

/// A picture as a document of Scalable Vector Graphics 1.1, for places that show images: no scripts, no fonts of its own.
///
/// A cell is 8 x 16 units. Each run of text has the place and the length of its cells, so that wide characters stand in
/// their columns whatever the font. Lines are drawn as lines. The colours are those of the picture's light or dark style.
@MainActor struct SVGText {
  private let picture: TextPicture
  private let columns: Int

  private static let cell = (width: 8, height: 16)
  /// Units around the picture.
  private static let margin = 8

  init(_ picture: TextPicture) {
    self.picture = picture
    columns = picture.rows.reduce(0) { max($0, $1.cells.count) }
  }

  var text: String {
    let width = columns * Self.cell.width + 2 * Self.margin
    let height = picture.rows.count * Self.cell.height + 2 * Self.margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" font-family=\"ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace\" "
        + "font-size=\"13\" fill=\"\(picture.colors.label.hexadecimal)\">",
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(picture.colors.base.hexadecimal)\"/>",
    ]
    lines += backgrounds()
    let outline = BoxLines(picture.rows).path(x: Self.x, y: Self.y)
    if !outline.isEmpty { lines.append("<path d=\"\(outline)\" fill=\"none\" stroke=\"\(lineColor)\"/>") }
    for (index, row) in picture.rows.enumerated() { lines += texts(row, index) }
    return (lines + ["</svg>"]).joined(separator: "\n")
  }

  private static func x(_ halves: Int) -> Int { margin + halves * cell.width / 2 }
  private static func y(_ halves: Int) -> Int { margin + halves * cell.height / 2 }

  /// Between the colours of text and background, nearer to the background.
  private var lineColor: String {
    let label = picture.colors.label
    return PictureColor(red: label.red, green: label.green, blue: label.blue, alpha: 102).over(picture.colors.base)
      .hexadecimal
  }

  // MARK: Backgrounds

  private struct Block: Equatable {
    let columns: Range<Int>
    var rows: Range<Int>
    let color: PictureColor
  }

  /// A rectangle for each run of cells of one colour; equal runs below each other are one rectangle.
  private func backgrounds() -> [String] {
    var finished: [Block] = []
    var growing: [Block] = []
    for (index, row) in picture.rows.enumerated() {
      let runs = blocks(row, index)
      finished += growing.filter { block in !runs.contains { $0.columns == block.columns && $0.color == block.color } }
      growing = runs.map { run in
        let above = growing.first { $0.columns == run.columns && $0.color == run.color }
        return Block(columns: run.columns, rows: (above?.rows.lowerBound ?? index)..<index + 1, color: run.color)
      }
    }
    return (finished + growing).map(element)
  }

  private func blocks(_ row: PictureRow, _ index: Int) -> [Block] {
    var blocks: [Block] = []
    var start = 0
    for column in 1..<max(2, row.styles.count + 1) {
      let color = start < row.styles.count ? picture.colors.background(of: row.style(at: start)) : nil
      if column < row.styles.count, picture.colors.background(of: row.style(at: column)) == color { continue }
      if let color { blocks.append(Block(columns: start..<column, rows: index..<index + 1, color: color)) }
      start = column
    }
    return blocks
  }

  private func element(_ block: Block) -> String {
    "<rect x=\"\(Self.x(2 * block.columns.lowerBound))\" y=\"\(Self.y(2 * block.rows.lowerBound))\" "
      + "width=\"\(block.columns.count * Self.cell.width)\" height=\"\(block.rows.count * Self.cell.height)\" "
      + "fill=\"\(block.color.hexadecimal)\"/>"
  }

  // MARK: Texts

  private func texts(_ row: PictureRow, _ index: Int) -> [String] {
    runs(row).map { run in
      let style = row.style(at: run.lowerBound)
      return "<text x=\"\(Self.x(2 * run.lowerBound))\" y=\"\(Self.y(2 * index) + 12)\" "
        + "textLength=\"\(run.count * Self.cell.width)\" lengthAdjust=\"spacingAndGlyphs\"\(attributes(style))>"
        + "\(MarkupText.escaped(row.cells[run].joined()))</text>"
    }
  }

  /// Cells of one style and one width, without lines and without more than one blank in a row.
  private func runs(_ row: PictureRow) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var column = 0
    while column < row.end {
      guard row.holdsText(column) else {
        column += 1
        continue
      }
      let start = column
      while row.holdsText(column), row.isAlike(start, column) {
        column += row.width(column)
        let next = column + 1
        if row.width(start) == 1, column < row.end, row.cells[column] == " ", row.holdsText(next),
          row.isAlike(start, next)
        {
          column = next
        }
      }
      runs.append(start..<column)
    }
    return runs
  }

  private func attributes(_ style: CellStyle) -> String {
    var text = ""
    if let color = picture.colors.foreground(of: style) { text += " fill=\"\(color.hexadecimal)\"" }
    if style.ink.isDisabled { text += " fill-opacity=\"0.5\"" }
    if style.ink.isBold { text += " font-weight=\"bold\"" }
    if style.ink.isItalic { text += " font-style=\"italic\"" }
    var lines = style.ink.isUnderlined ? ["underline"] : []
    if style.ink.isStruckThrough { lines.append("line-through") }
    if !lines.isEmpty { text += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    return text
  }
}

extension PictureRow {
  /// Whether the cell begins a text: not a blank, not a line, not the second half of a wide character.
  fileprivate func holdsText(_ column: Int) -> Bool {
    guard column < end, cells[column] != " ", !cells[column].isEmpty else { return false }
    return BoxLines.ends(of: cells[column]) == nil
  }

  fileprivate func width(_ column: Int) -> Int { column + 1 < cells.count && cells[column + 1].isEmpty ? 2 : 1 }

  fileprivate func isAlike(_ one: Int, _ other: Int) -> Bool {
    style(at: one) == style(at: other) && width(one) == width(other)
  }
}
