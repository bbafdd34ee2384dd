import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

/// A text view as text: a box with the visible lines, the caret and the selection.
@MainActor struct TextViewDrawing {
  private let view: UITextView
  private let geometry: TextGeometry
  /// The line that the caret is on: at a soft break the lower one.
  private let caretRow: Int
  private let runs: TextRuns?

  init(_ view: UITextView) {
    self.view = view
    runs = view.textRuns
    geometry = view.geometry
    caretRow = geometry.index(ofLineAt: view.storage.selection.location)
  }

  func draw(on canvas: TextCanvas) {
    guard canvas.width > 0, view.bounds.height > 0 else { return }
    canvas.outline()
    view.drawByManager(on: canvas)
    let cell = CGSize(
      width: view.bounds.width / CGFloat(canvas.width), height: view.bounds.height / CGFloat(canvas.height))
    for (index, line) in geometry.lines.enumerated() {
      let row = Int(((line.origin.y - view.contentOffset.y) / cell.height + 0.5).rounded(.down))
      guard (0..<canvas.height).contains(row) else { continue }
      let column = Int(((line.origin.x - view.contentOffset.x) / cell.width + 0.5).rounded(.down))
      let isLast = index == geometry.lines.count - 1
      draw(text(of: line, index, isLast: isLast, canvas), at: max(0, column), row: row, canvas)
    }
  }

  /// A line that its marks make too long loses blanks at its end, or else begins further to the left.
  private func draw(_ line: DrawnLine, at column: Int, row: Int, _ canvas: TextCanvas) {
    var text = line
    if line.columns > canvas.width - column { text = line.showing(beginning: withoutBlanksAtEnd(line.text)) }
    let excess = column + text.columns - canvas.width
    canvas.write(text, column: excess > 0 ? max(0, column - excess) : column, row: row, runs: runs)
  }

  private func withoutBlanksAtEnd(_ line: String) -> String {
    line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
  }

  private func text(of line: TextGeometry.Line, _ index: Int, isLast: Bool, _ canvas: TextCanvas) -> DrawnLine {
    let end = line.range.location + line.range.length
    let mark: Character = canvas.style == .ascii ? "*" : UITextField.secretMark
    let text = view.isSecureTextEntry ? String(repeating: mark, count: line.text.count) : String(line.text)
    let shown = DrawnLine(text, at: line.range.location, runs: runs)
    let marked = view.isFirstResponder ? withSelection(shown, line, index, canvas.style) : shown
    guard line.isTruncated || (isLast && end < view.storage.length) else { return marked }
    return marked.showing(
      beginning: canvas.truncated(marked.text + "\u{20}", to: min(marked.columns, columnCount(on: canvas))))
  }

  /// The columns that a line has.
  private func columnCount(on canvas: TextCanvas) -> Int {
    let width = view.bounds.width
    guard width > 0 else { return 0 }
    return Int((view.lineWidth(in: width) * CGFloat(canvas.width) / width).rounded(.down))
  }

  /// Puts in the part of the marks that is on this line.
  private func withSelection(
    _ shown: DrawnLine, _ line: TextGeometry.Line, _ index: Int, _ style: TextCanvas.Style
  ) -> DrawnLine {
    let selection = view.storage.selection
    let marks = TextSelectionMarks(style)
    let start = line.range.location
    let end = start + line.range.length
    let selectionEnd = selection.location + selection.length
    if selection.length == 0 {
      guard index == caretRow, view.isEditing else { return shown }
      let local = NSRange(location: selection.location - start, length: 0)
      return marks.mark(shown, of: String(line.text), local)
    }
    guard selection.location < end, selectionEnd > start else { return shown }
    // A line without letters has nothing to put the marks around.
    guard end > start else { return shown }
    let first = max(0, selection.location - start)
    let last = min(end, selectionEnd) - start
    return marks.mark(shown, of: String(line.text), NSRange(location: first, length: last - first))
  }
}
