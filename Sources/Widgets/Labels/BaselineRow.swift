import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewLayout
@_spi(Plainview) import PlainviewUIKitCore

extension UIView {
  /// The row of a line of text: the middle one, or that of other texts on the same baseline (W95).
  func rowOfText(on canvas: TextCanvas) -> Int {
    guard traitCollection.textMetrics != .cells, let baseline = textBaseline(isFirst: true) else {
      return canvas.middleRow
    }
    return canvas.row(
      ofBaseline: bounds.height * CGFloat(baseline.heightFraction) + CGFloat(baseline.offset),
      viewHeight: bounds.height, usually: canvas.middleRow)
  }
}
