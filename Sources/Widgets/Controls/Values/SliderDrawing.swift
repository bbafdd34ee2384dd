import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

/// A slider as text: `===o-----`, with the images of its ends.
@MainActor struct SliderDrawing {
  private let slider: UISlider

  init(_ slider: UISlider) { self.slider = slider }

  func draw(on canvas: TextCanvas) {
    let isRightToLeft = slider.isLayoutRightToLeft
    let images = [slider.minimumValueImage, slider.maximumValueImage].map { $0.map { ImageDrawing.label($0) } ?? "" }
    let (left, right) = isRightToLeft ? (images[1], images[0]) : (images[0], images[1])
    let start = left.isEmpty ? 0 : CellWidth.of(left) + 1
    let end = canvas.width - (right.isEmpty ? 0 : CellWidth.of(right) + 1)
    canvas.write(left, column: 0, row: canvas.middleRow)
    if end > start { canvas.write(track(end - start, canvas.style), column: start, row: canvas.middleRow) }
    canvas.write(right, column: canvas.width - CellWidth.of(right), row: canvas.middleRow)
  }

  private func track(_ width: Int, _ style: TextCanvas.Style) -> String {
    let position = Int((slider.normalizedValue * CGFloat(width - 1)).rounded())
    let (filled, thumb, rest) = marks(style)
    let cells = (0..<width).map { $0 < position ? filled : $0 == position ? thumb : rest }
    return (slider.isLayoutRightToLeft ? cells.reversed() : cells).joined()
  }

  private func marks(_ style: TextCanvas.Style) -> (filled: String, thumb: String, rest: String) {
    let isAscii = style == .ascii
    if !slider.isEnabled { return isAscii ? (".", "o", ".") : ("┄", "○", "┄") }
    let thumb = slider.isHighlighted ? (isAscii ? "O" : "◉") : slider.isFocused ? (isAscii ? "@" : "◎") : nil
    return isAscii ? ("=", thumb ?? "o", "-") : ("━", thumb ?? "●", "─")
  }
}
