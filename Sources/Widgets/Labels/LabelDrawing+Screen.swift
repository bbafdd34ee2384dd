import Foundation
@_spi(Plainview) import PlainviewGraphics

extension LabelDrawing {
  /// Draws the lines where a screen has them: in the middle of a rectangle's height, cut where they are too long.
  func draw(on canvas: ScreenCanvas, in rect: CGRect) {
    let runs = runs?.settingPictures(inLinesOf: size.width)
    let (lines, isWhole) = lines(runs)
    guard let last = lines.last else { return }
    let height = last.top + last.height
    let top = rect.minY + max(0, (rect.height - height) / 2)
    for line in lines {
      let drawn = DrawnLine(line.text, at: line.range.location, runs: runs)
      let isCut = line.isTruncated && !isWhole
      let shown = isCut ? shortened(drawn, line) : drawn
      let tail = line.style?.tail ?? 0
      let available = max(0, rect.width - line.indent - tail)
      let width = isCut ? available : min(line.width, available)
      let share = share(of: line)
      let before = rect.minX + (share == 1 ? tail : line.indent)
      canvas.write(
        shown, at: CGPoint(x: before + CGFloat(share) * (available - width), y: top + line.top + line.ascent),
        width: width,
        font: rules.font, color: color, runs: runs, isDisabled: isDisabled)
    }
  }

  /// A line that does not fit, shortened to the width, with dots for what is missing.
  private func shortened(_ drawn: DrawnLine, _ line: TextLayout.Line) -> DrawnLine {
    let available = size.width - line.indent - (line.style?.tail ?? 0)
    let mode = line.style?.lineBreakMode ?? rules.lineBreakMode
    let dots = [.byClipping, .byWordWrapping, .byCharWrapping].contains(mode) ? "" : "…"
    var count = drawn.text.count
    while count > 0 {
      let text = shortened(drawn.text, to: count, mode, dots)
      if rules.metrics.width(of: text[...], in: rules.font) <= available {
        return mode == .byTruncatingHead ? drawn.showing(end: text) : drawn.showing(beginning: text)
      }
      count -= 1
    }
    return drawn.showing(beginning: dots)
  }

  private func shortened(_ text: String, to count: Int, _ mode: NSLineBreakMode, _ dots: String) -> String {
    switch mode {
    case .byTruncatingHead: dots + text.suffix(count)
    case .byTruncatingMiddle: text.prefix((count + 1) / 2) + dots + text.suffix(count / 2)
    default: text.prefix(count) + dots
    }
  }
}
