import Foundation
@_spi(Plainview) import PlainviewGraphics

extension CATextLayer {
  /// The font of a plain text, in the layer's size.
  private var shownFont: UIFont { (font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize) }

  /// The lines from the upper edge on, in points of the bounds, for pictures that are images.
  var textSteps: [ScreenStep] {
    guard !text.isEmpty, bounds.width > 0 else { return [] }
    let (font, runs) = (shownFont, runs)
    let layout = TextLayout(
      text, width: isWrapped ? bounds.width : .greatestFiniteMagnitude,
      rules: TextLayout.Rules(
        metrics: .system, font: font, lineBreakMode: isWrapped ? .byWordWrapping : .byClipping, maximumLines: 0,
        scale: 1), runs: runs)
    let color = runs == nil ? foregroundColor.map { UIColor(cgColor: $0) } : nil
    let canvas = ScreenCanvas()
    for line in layout.lines {
      var drawn = DrawnLine(line.text, at: line.range.location, runs: runs)
      var width = line.width
      if width > bounds.width {
        let shown = beginning(of: drawn.text, share: bounds.width / width, font)
        drawn = drawn.showing(beginning: shown)
        width = bounds.width
      }
      let free = max(0, bounds.width - width)
      let before = alignmentMode == .center ? free / 2 : alignmentMode == .right ? free : 0
      canvas.write(
        drawn, at: CGPoint(x: bounds.minX + before, y: bounds.minY + line.top + line.ascent), width: width, font: font,
        color: color, runs: runs)
    }
    return canvas.parts.map { .part($0) }
  }

  /// The visible part of a line that is too long, with dots where text is left out; all modes leave out the end.
  private func beginning(of line: String, share: CGFloat, _ font: UIFont) -> String {
    let dots = truncationMode == .none ? "" : "…"
    let available = TextMetrics.system.width(of: line[...], in: font) * share
    var (fewest, most) = (0, line.count)
    while fewest < most {
      let count = (fewest + most + 1) / 2
      let text = String(line.prefix(count)) + dots
      if TextMetrics.system.width(of: text[...], in: font) <= available { fewest = count } else { most = count - 1 }
    }
    return String(line.prefix(fewest)) + dots
  }
}
