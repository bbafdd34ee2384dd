import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

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
