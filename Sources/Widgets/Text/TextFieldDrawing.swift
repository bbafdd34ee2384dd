import Foundation
import PlainviewUIKitCore

/// A text field as text: its contents between brackets, with the caret and the marks of its state.
@MainActor struct TextFieldDrawing {
  private let field: UITextField

  init(_ field: UITextField) { self.field = field }

  func draw(on canvas: TextCanvas) {
    guard canvas.width >= 2 else { return }
    let room = canvas.width - 2
    let row = canvas.middleRow
    canvas.fill("_", column: 1, row: row, width: room, height: 1)
    canvas.write("[", column: 0, row: row)
    canvas.write("]", column: canvas.width - 1, row: row)
    let text = visiblePart(of: contents, room: room, canvas)
    canvas.write(text, column: 1 + free(room - CellWidth.of(text)), row: row)
    if field.showsClearButton, room > CellWidth.of(text) { canvas.write("x", column: canvas.width - 2, row: row) }
  }

  /// Text, or placeholder, or dots, with the marks of the state.
  private var contents: String {
    let text = field.storage.text
    guard !text.isEmpty || field.isEditing else {
      return field.placeholder.map { $0.isEmpty ? "" : "<\($0)>" } ?? ""
    }
    let shown = field.isSecureTextEntry ? String(repeating: "*", count: text.count) : text
    if !field.isEnabled { return "-\(shown)-" }
    guard field.isEditing else { return shown }
    let place = caretOffset(in: text)
    let caret = shown.index(shown.startIndex, offsetBy: min(place, shown.count))
    return shown[..<caret] + "|" + shown[caret...]
  }

  /// The characters before the caret.
  private func caretOffset(in text: String) -> Int {
    var units = 0
    var count = 0
    for character in text {
      guard units < field.storage.selection.location else { break }
      units += character.utf16.count
      count += 1
    }
    return count
  }

  /// While editing the end is shown, with the caret; otherwise the beginning, cut.
  private func visiblePart(of text: String, room: Int, _ canvas: TextCanvas) -> String {
    guard CellWidth.of(text) > room else { return text }
    guard field.isEditing else { return canvas.truncated(text, to: room) }
    var kept: [Character] = []
    var used = 0
    for character in text.reversed() {
      let width = CellWidth.of(character)
      if used + width > room { break }
      kept.append(character)
      used += width
    }
    return String(kept.reversed())
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
