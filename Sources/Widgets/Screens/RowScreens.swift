import Foundation
@_spi(Plainview) import PlainviewUIKitCore

extension CellMark {
  /// The chevron or the check mark of a cell.
  func drawMark(on canvas: ScreenCanvas) {
    let (x, y) = (bounds.midX, bounds.midY)
    switch kind {
    case .disclosure:
      let tip: CGFloat = isLayoutRightToLeft ? -3 : 3
      canvas.line(
        [CGPoint(x: x - tip, y: y - 6), CGPoint(x: x + tip, y: y), CGPoint(x: x - tip, y: y + 6)],
        textAppearance.color, width: 2)
    case .check:
      canvas.line(
        [CGPoint(x: x - 6, y: y), CGPoint(x: x - 2, y: y + 5), CGPoint(x: x + 7, y: y - 6)], textAppearance.color,
        width: 2)
    }
  }
}

extension AlertButton {
  func drawAction(on canvas: ScreenCanvas) {
    canvas.fill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 0.5), .separator)
    let color: UIColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    canvas.write(
      action.title ?? "", centeredIn: bounds,
      font: .systemFont(ofSize: 17, weight: action.style == .cancel ? .semibold : .regular), color: color)
  }
}

extension PickerWheel {
  /// The titles in sight; the selected one stands in the middle.
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

extension MenuRow {
  func drawRow(on canvas: ScreenCanvas) {
    let isDestructive = (element as? UIAction)?.attributes.contains(.destructive) ?? false
    let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    let font = UIFont.systemFont(ofSize: 17)
    if (element as? UIAction)?.state == .on {
      canvas.line(
        [
          CGPoint(x: bounds.minX + 8, y: bounds.midY), CGPoint(x: bounds.minX + 12, y: bounds.midY + 5),
          CGPoint(x: bounds.minX + 19, y: bounds.midY - 6),
        ], color, width: 2)
    }
    let text = displayedText ?? ""
    let metrics = TextMetrics.system
    let baseline = bounds.midY - metrics.lineHeight(of: font) / 2 + metrics.ascent(of: font)
    canvas.write(
      DrawnLine(text), at: CGPoint(x: bounds.minX + 28, y: baseline),
      width: min(metrics.width(of: text[...], in: font), max(0, bounds.width - 60)), font: font, color: color)
    if let name = element?.image?.name {
      canvas.image(name, in: CGRect(x: bounds.maxX - 36, y: bounds.midY - 10, width: 20, height: 20), color)
    }
  }
}
