import Foundation
import PlainviewUIKitCore

/// A text field as text: its contents between brackets, with the caret, the selection and the marks of its state.
@MainActor struct TextFieldDrawing {
  private let field: UITextField

  init(_ field: UITextField) { self.field = field }

  func draw(on canvas: TextCanvas) {
    guard canvas.width >= 2 else { return }
    let row = row(of: canvas)
    canvas.fill("_", column: 1, row: row, width: canvas.width - 2, height: 1)
    canvas.write("[", column: 0, row: row)
    canvas.write("]", column: canvas.width - 1, row: row)
    let columns = columns(of: canvas)
    let text = visiblePart(of: contents(canvas.style), room: columns.count, canvas)
    canvas.write(text, column: columns.lowerBound + free(columns.count - CellWidth.of(text)), row: row)
    if field.showsClearButton, canvas.width > 3 { canvas.write("x", column: canvas.width - 2, row: row) }
  }

  /// The row of the views at the sides, if there are any; otherwise the middle one.
  private func row(of canvas: TextCanvas) -> Int {
    let side = [field.leftView, field.rightView].first { $0?.superview === field && $0?.bounds.isEmpty == false }
    guard let side = side ?? nil, field.bounds.height > 0 else { return canvas.middleRow }
    let (outer, inner) = (field.convert(field.bounds, to: nil), side.convert(side.bounds, to: nil))
    let cell = TextMetrics.cellHeight
    func row(_ y: CGFloat) -> Int { Int((y / cell + 0.5).rounded(.down)) }
    let middle = row(inner.minY) + max(0, (row(inner.maxY) - row(inner.minY) - 1) / 2)
    return min(max(0, middle - row(outer.minY)), canvas.height - 1)
  }

  /// The columns between the brackets that views at the sides and the clear button leave.
  private func columns(of canvas: TextCanvas) -> Range<Int> {
    let scale = field.bounds.width > 0 ? CGFloat(canvas.width) / field.bounds.width : 0
    let left = field.leftView?.superview === field ? field.leftView?.frame.maxX ?? 0 : 0
    let right = field.rightView?.superview === field ? field.rightView?.frame.minX : nil
    let first = max(1, Int((left * scale).rounded(.up)))
    var last = min(canvas.width - 1, right.map { Int(($0 * scale).rounded(.down)) } ?? canvas.width - 1)
    if field.showsClearButton, right == nil { last -= 1 }
    return first..<max(first, last)
  }

  /// Text, or placeholder, or dots, with the marks of the state.
  private func contents(_ style: TextCanvas.Style) -> String {
    let text = field.storage.text
    guard !text.isEmpty || field.isEditing else {
      return field.placeholder.map { $0.isEmpty ? "" : "<\($0)>" } ?? ""
    }
    let mark: Character = style == .ascii ? "*" : UITextField.secretMark
    let shown = field.isSecureTextEntry ? String(repeating: mark, count: text.count) : text
    if !field.isEnabled { return "-\(shown)-" }
    guard field.isEditing else { return shown }
    return TextSelectionMarks(style).mark(shown, of: text, field.storage.selection)
  }

  /// While editing the end of what is selected is shown; otherwise the beginning, cut.
  private func visiblePart(of text: String, room: Int, _ canvas: TextCanvas) -> String {
    guard CellWidth.of(text) > room else { return text }
    guard field.isEditing else { return canvas.truncated(text, to: room) }
    let shown = Array(text)
    let end = shown.lastIndex { TextSelectionMarks(canvas.style).isEnd($0) } ?? shown.count - 1
    return Self.window(of: shown, around: end, room: room)
  }

  /// Characters up to a place, and behind it as many as there is room for.
  private static func window(of characters: [Character], around end: Int, room: Int) -> String {
    var used = 0
    var first = end + 1
    while first > 0, used + CellWidth.of(characters[first - 1]) <= room {
      first -= 1
      used += CellWidth.of(characters[first])
    }
    var last = end + 1
    while last < characters.count, used + CellWidth.of(characters[last]) <= room {
      used += CellWidth.of(characters[last])
      last += 1
    }
    return String(characters[first..<last])
  }

  /// Where the text begins, by the field's alignment.
  private func free(_ columns: Int) -> Int {
    switch field.textAlignment {
    case .left, .justified: 0
    case .center: max(0, columns / 2)
    case .right: max(0, columns)
    case .natural: field.isLayoutRightToLeft ? max(0, columns) : 0
    }
  }
}

/// The caret, or the brackets around selected text.
struct TextSelectionMarks {
  let caret: Character
  let start: Character
  let end: Character

  init(_ style: TextCanvas.Style) {
    caret = "|"
    start = style == .ascii ? "{" : "\u{2039}"
    end = style == .ascii ? "}" : "\u{203A}"
  }

  func isEnd(_ character: Character) -> Bool { character == caret || character == end }

  /// Puts the marks into a text; `shown` has as many characters as the text that the selection is a part of.
  func mark(_ shown: String, of text: String, _ selection: NSRange) -> String {
    let first = Self.characters(in: text, before: selection.location)
    let last = Self.characters(in: text, before: selection.location + selection.length)
    let (before, after) = (shown.prefix(first), shown.dropFirst(last))
    if selection.length == 0 { return before + String(caret) + after }
    return before + String(start) + shown.dropFirst(first).prefix(last - first) + String(end) + after
  }

  /// How many characters stand before a place in UTF-16 units.
  static func characters(in text: String, before place: Int) -> Int {
    var units = 0
    var count = 0
    for character in text {
      guard units < place else { break }
      units += character.utf16.count
      count += 1
    }
    return count
  }
}
