import Foundation
@_spi(Plainview) package import PlainviewGraphics
@_spi(Plainview) package import PlainviewUIKitCore

/// A text field as text: its contents between brackets, with the caret, the selection and the marks of its state.
@MainActor struct TextFieldDrawing {
  private let field: UITextField

  init(_ field: UITextField) { self.field = field }

  func draw(on canvas: TextCanvas) {
    guard canvas.width >= 2 else { return }
    let row = field.rowOfText(on: canvas)
    let isBare = isBare
    canvas.fillUp("_", columns: 1..<canvas.width - 1, row: row, onlyBlank: isBare)
    canvas.fill("[", column: 0, row: row, width: 1, height: 1, onlyBlank: isBare)
    canvas.fill("]", column: canvas.width - 1, row: row, width: 1, height: 1, onlyBlank: isBare)
    if let rect = textRect(on: canvas) {
      let columns = columnsForText(canvas, rect)
      let runs = field.shownRuns
      let contents = contents(canvas.style, runs)
      if !field.isEditing, showsAll(of: contents, in: rect) {
        canvas.requireColumns(contents.columns + canvas.width - columns.count)
      }
      let line = visiblePart(of: contents, available: columns.count, canvas)
      let column = columns.lowerBound + free(columns.count - line.columns)
      canvas.write(line, column: column, row: self.row(of: rect, canvas), runs: runs)
    }
    if field.showsClearButton, canvas.width > 3 {
      canvas.write(canvas.style == .ascii ? "x" : "⊗", column: canvas.width - 2, row: row)
    }
  }

  /// Whether the field shows only the views behind it (W94).
  private var isBare: Bool {
    guard field.borderStyle == .none, field.storage.text.isEmpty, !field.isEditing else { return false }
    guard field.storedPlaceholder?.isEmpty ?? true, field.backgroundColor?.isClear ?? true else { return false }
    return field.background == nil && (field.layerIfLoaded?.borderWidth ?? 0) == 0
  }

  /// Whether a screen shows all of the text or the placeholder, by the field's metrics or the fonts of the system (W91).
  private func showsAll(of contents: DrawnLine, in rect: CGRect) -> Bool {
    let shown = field.storage.text.isEmpty ? field.storedPlaceholder ?? "" : field.storage.text
    guard let font = field.storedFont, !shown.isEmpty else { return false }
    if field.isSecureTextEntry, !field.storage.text.isEmpty { return contents.columns <= 2 + Int(rect.width / 8) }
    return [field.traitCollection.textMetrics, .system].contains { $0.width(of: shown[...], in: font) <= rect.width }
  }

  /// The rectangle of the text or the placeholder, as the field's rectangles and drawing methods say; nil if an app's method
  /// does not have it drawn.
  private func textRect(on canvas: TextCanvas) -> CGRect? {
    let bounds = field.bounds
    let isHint = field.storage.text.isEmpty
    if isHint, !field.isEditing, field.storedPlaceholder?.isEmpty ?? true { return field.textRect(forBounds: bounds) }
    let rect =
      isHint && !field.isEditing
      ? field.placeholderRect(forBounds: bounds)
      : field.isEditing ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds)
    return TextPlacing.rectangle(of: field, usually: rect, on: canvas) {
      if isHint, !field.isEditing { field.drawPlaceholder(in: rect) } else { field.drawText(in: rect) }
    }
  }

  /// The row of the middle of a rectangle: that of the field unless the rectangle is elsewhere.
  private func row(of rect: CGRect, _ canvas: TextCanvas) -> Int {
    guard abs(rect.midY - field.bounds.midY) >= TextMetrics.cellHeight / 2 else { return field.rowOfText(on: canvas) }
    let rows = ((rect.midY - field.bounds.midY) / TextMetrics.cellHeight).rounded()
    return rows.isFinite ? min(max(canvas.middleRow + Int(rows), 0), max(canvas.height - 1, 0)) : canvas.middleRow
  }

  /// Writes what stands before the text; returns the columns that are left.
  private func columnsForText(_ canvas: TextCanvas, _ rect: CGRect) -> Range<Int> {
    let columns = columns(of: canvas).clamped(to: self.columns(inside: rect, canvas))
    let tokens = field.tokenText
    if tokens.isEmpty { return columns }
    let shown = canvas.truncated(tokens, to: columns.count)
    canvas.write(shown, column: columns.lowerBound, row: field.rowOfText(on: canvas))
    return columns.lowerBound + CellWidth.of(shown)..<columns.upperBound
  }

  /// The columns between the brackets that views at the sides and the clear button leave.
  private func columns(of canvas: TextCanvas) -> Range<Int> {
    guard field.bounds.width > 0 else { return 1..<canvas.width - 1 }
    let scale = CGFloat(canvas.width) / field.bounds.width
    func cells(_ points: CGFloat) -> Int { Int((points * scale).rounded(.up)) }
    let left = shown(field.leftView).map { max($0.frame.maxX, $0.frame.width + Self.bracket / scale) } ?? 0
    let right = shown(field.rightView).map {
      min($0.frame.minX, field.bounds.maxX - $0.frame.width - Self.bracket / scale)
    }
    let first = max(1, cells(left - field.bounds.minX))
    var last = min(canvas.width - 1, right.map { canvas.width - cells(field.bounds.maxX - $0) } ?? canvas.width - 1)
    if field.showsClearButton, right == nil { last -= 1 }
    return first..<max(first, last)
  }

  /// The columns between the brackets that an app's own rectangle leaves; all of them for that of UIKit.
  private func columns(inside rect: CGRect, _ canvas: TextCanvas) -> Range<Int> {
    let own = field.contentRect(field.bounds)
    guard rect.minX != own.minX || rect.maxX != own.maxX, field.bounds.width > 0 else { return 0..<canvas.width }
    let scale = CGFloat(canvas.width) / field.bounds.width
    func column(_ x: CGFloat) -> Int {
      let column = ((x - field.bounds.minX) * scale).rounded()
      return column.isFinite ? Int(min(max(column, 0), CGFloat(canvas.width))) : 0
    }
    let (left, right) = (
      rect.minX > own.minX ? column(rect.minX) : 0, rect.maxX < own.maxX ? column(rect.maxX) : canvas.width
    )
    return left..<max(left, right)
  }

  /// The columns of a bracket.
  private static let bracket: CGFloat = 1

  private func shown(_ side: UIView?) -> UIView? { side?.superview === field ? side : nil }

  /// Text, or placeholder, or dots, with the marks of the state.
  private func contents(_ style: TextCanvas.Style, _ runs: TextRuns?) -> DrawnLine {
    let text = field.storage.text
    let mark: Character = style == .ascii ? "*" : UITextField.secretMark
    let shown = field.isSecureTextEntry ? String(repeating: mark, count: text.count) : text
    var line = DrawnLine(text.isEmpty ? field.storedPlaceholder ?? "" : shown, runs: runs)
    if text.isEmpty, !line.text.isEmpty {
      line.insert(">", at: .max)
      line.insert("<", at: 0)
    }
    if !field.isEnabled {
      line.insert("-", at: .max)
      line.insert("-", at: 0)
      return line
    }
    return field.isEditing ? TextSelectionMarks(style).mark(line, of: text, field.storage.selection) : line
  }

  /// While editing the end of what is selected is shown; otherwise the beginning, cut.
  private func visiblePart(of line: DrawnLine, available: Int, _ canvas: TextCanvas) -> DrawnLine {
    guard line.columns > available else { return line }
    guard field.isEditing else { return line.showing(beginning: canvas.truncated(line.text, to: available)) }
    let shown = Array(line.text)
    let selection = field.storage.selection
    let selected = TextSelectionMarks.characters(in: field.storage.text, before: selection.location + selection.length)
    // The mark that ends a selection has the one that begins it before it.
    let end = selection.length == 0 ? selected : selected + 1
    return line.part(Self.window(of: shown, around: min(end, shown.count - 1), available: available))
  }

  /// The characters before an end, and after it as many as fit into the available columns.
  private static func window(of characters: [Character], around end: Int, available: Int) -> Range<Int> {
    var used = 0
    var first = end + 1
    while first > 0, used + CellWidth.of(characters[first - 1]) <= available {
      first -= 1
      used += CellWidth.of(characters[first])
    }
    var last = end + 1
    while last < characters.count, used + CellWidth.of(characters[last]) <= available {
      used += CellWidth.of(characters[last])
      last += 1
    }
    return first..<last
  }

  /// Where the text begins, by the field's alignment.
  private func free(_ columns: Int) -> Int {
    switch field.storedAlignment {
    case .left, .justified: 0
    case .center: max(0, columns / 2)
    case .right: max(0, columns)
    case .natural: field.isLayoutRightToLeft ? max(0, columns) : 0
    }
  }
}

extension UITextField: SubviewPlacing {
  /// Views at the sides stand between the brackets.
  package func columnShift(of subview: UIView, in rectangle: CellRect, of field: CellRect) -> Int {
    if subview === leftView { return max(0, field.left + 1 - rectangle.left) }
    return subview === rightView ? min(0, field.right - 1 - rectangle.right) : 0
  }
}

/// The caret, or the brackets around selected text.
@MainActor struct TextSelectionMarks {
  let caret: Character
  let start: Character
  let end: Character

  init(_ style: TextCanvas.Style) {
    caret = "|"
    start = style == .ascii ? "{" : "\u{2039}"
    end = style == .ascii ? "}" : "\u{203A}"
  }

  /// Puts the marks into a line that has as many characters as the text that the selection is a part of.
  func mark(_ shown: DrawnLine, of text: String, _ selection: NSRange) -> DrawnLine {
    let first = Self.characters(in: text, before: selection.location)
    let last = Self.characters(in: text, before: selection.location + selection.length)
    var marked = shown
    if selection.length == 0 {
      marked.insert(caret, at: first)
    } else {
      marked.insert(end, at: last)
      marked.insert(start, at: first)
    }
    return marked
  }

  /// How many characters stand before an offset in UTF-16 units.
  static func characters(in text: String, before offset: Int) -> Int {
    var units = 0
    var count = 0
    for character in text {
      guard units < offset else { break }
      units += character.utf16.count
      count += 1
    }
    return count
  }
}
