import Foundation
@_spi(Plainview) import PlainviewGraphics
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

extension UITableViewCellEditControl {
  /// A filled disc that deletes or inserts, a ring that is filled when its row is selected.
  func drawControl(on canvas: ScreenCanvas) {
    if marksSelection {
      canvas.drawDisc(cell?.isSelected ?? false ? "✓" : nil, in: bounds, textAppearance.color)
    } else {
      canvas.drawDisc(cell?.editingStyle == .insert ? "+" : "−", in: bounds, textAppearance.color)
    }
  }
}

extension ScreenCanvas {
  /// A disc with a mark in the middle of a rectangle; a ring without one.
  func drawDisc(_ mark: String?, in bounds: CGRect, _ color: UIColor?) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let mark else { return circle(middle, radius: 11, nil, stroke: .systemGray3) }
    circle(middle, radius: 11, color)
    write(mark, centeredIn: bounds, font: .systemFont(ofSize: 15, weight: .bold), color: .white)
  }
}
