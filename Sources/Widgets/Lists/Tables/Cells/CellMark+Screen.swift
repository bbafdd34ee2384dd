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
