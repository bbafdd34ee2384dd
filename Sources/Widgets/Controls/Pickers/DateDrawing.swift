import Foundation
@_spi(Plainview) import PlainviewGraphics

/// A date picker as text: boxes with the date and the time, or the leaf of a calendar; wheels draw themselves.
@MainActor struct DateDrawing {
  private let picker: UIDatePicker

  init(_ picker: UIDatePicker) { self.picker = picker }

  func draw(on canvas: TextCanvas) {
    switch picker.datePickerStyle {
    case .compact: drawBoxes(on: canvas)
    case .inline: drawMonth(on: canvas)
    case .automatic, .wheels: break
    }
  }

  private var parts: [String] { picker.texts.parts(of: picker.date, picker.datePickerMode) }

  private func box(_ text: String) -> String {
    let opening = picker.stateMark.isEmpty ? " " : picker.stateMark
    let closing = picker.stateMark.isEmpty ? " " : picker.closingStateMark
    return "[\(opening)\(text)\(closing)]"
  }

  private func drawBoxes(on canvas: TextCanvas) {
    let text = parts.map { box($0) }.joined(separator: " ")
    canvas.writeWhole(text, share: 0, row: canvas.middleRow)
  }

  // MARK: The leaf of a calendar

  /// Three cells a day and one between.
  private static let dayWidth = 4
  private static let leafWidth = 7 * dayWidth - 1

  private func drawMonth(on canvas: TextCanvas) {
    let parts = picker.texts.components(of: picker.date)
    let left = max(0, (canvas.width - Self.leafWidth) / 2)
    let title = "\(picker.texts.month(parts.month ?? 1)) \(parts.year ?? 1)"
    let turn = canvas.style == .ascii ? "<  >" : "‹  ›"
    canvas.write(title, column: left, row: 0)
    canvas.write(turn, column: left + Self.leafWidth - 4, row: 0)
    for (index, name) in DateTexts.weekdays.enumerated() {
      canvas.write(name, column: left + index * Self.dayWidth, row: 2)
    }
    drawDays(selected: parts.day ?? 1, left: left, on: canvas)
    if picker.datePickerMode == .dateAndTime, let time = self.parts.last {
      canvas.write(box(time), column: left, row: 10)
    }
  }

  private func drawDays(selected: Int, left: Int, on canvas: TextCanvas) {
    let first = picker.texts.changed(picker.date) { $0.day = 1 }
    let start = (picker.texts.components(of: first).weekday ?? 1) - 1
    for day in 1...max(1, picker.texts.days(inMonthOf: picker.date)) {
      let index = start + day - 1
      let (column, row) = (left + index % 7 * Self.dayWidth, 3 + index / 7)
      let number = day < 10 ? " \(day)" : "\(day)"
      canvas.write(number, column: column + 1, row: row)
      guard day == selected else { continue }
      let marks = picker.isEnabled ? ("[", "]") : ("-", "-")
      canvas.write(marks.0, column: column, row: row)
      canvas.write(marks.1, column: column + 3, row: row)
    }
  }
}
