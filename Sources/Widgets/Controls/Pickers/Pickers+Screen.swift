import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

extension PickerWheel {
  /// The visible titles; the selected one stands in the middle.
  func drawTitles(on canvas: ScreenCanvas) {
    for row in visibleRows where rowViews[row] == nil {
      let y = bounds.midY + CGFloat(row - selectedRow) * rowHeight
      guard y > bounds.minY, y < bounds.maxY else { continue }
      canvas.write(
        title(ofRow: row),
        centeredIn: CGRect(x: bounds.minX, y: y - rowHeight / 2, width: bounds.width, height: rowHeight),
        font: .systemFont(ofSize: 21), color: row == selectedRow ? .label : .tertiaryLabel)
    }
  }
}

extension UIDatePicker {
  /// Boxes with the date and the time; the leaf of a calendar as text.
  func drawDate(on canvas: ScreenCanvas) {
    guard datePickerStyle == .compact else {
      canvas.showsTextForm = datePickerStyle == .inline
      return
    }
    var x = bounds.minX
    for text in texts.parts(of: date, datePickerMode) {
      let width = TextMetrics.system.width(of: text[...], in: .systemFont(ofSize: 17)) + 22
      let area = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      canvas.fill(area, .tertiarySystemFill, radius: 6)
      canvas.write(text, centeredIn: area, font: .systemFont(ofSize: 17), color: isEnabled ? .label : .tertiaryLabel)
      x += width + 5
    }
  }
}
