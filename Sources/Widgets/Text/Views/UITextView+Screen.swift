import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

extension UITextView {
  /// The visible lines, the caret and nothing else.
  func drawLines(on canvas: ScreenCanvas) {
    let geometry = geometry
    let (runs, font) = (textRuns, geometry.font)
    let ascent = geometry.metrics.ascent(of: font)
    for line in geometry.lines {
      let top = line.origin.y
      guard top + line.height > bounds.minY, top < bounds.maxY else { continue }
      let text = isSecureTextEntry ? String(repeating: "•", count: line.text.count) : String(line.text)
      let shown = DrawnLine(text, at: line.range.location, runs: runs)
      let width = geometry.metrics.width(of: text[...], in: font)
      canvas.write(
        shown,
        at: CGPoint(x: line.origin.x, y: top + ascent + max(0, line.height - geometry.metrics.lineHeight(of: font))),
        width: min(width, max(0, bounds.width)), font: font, color: runs == nil ? textColor : nil, runs: runs)
    }
    guard isEditing else { return }
    let caret = caretRect(for: selectedTextRange?.end ?? endOfDocument)
    canvas.fill(CGRect(x: caret.minX, y: caret.minY, width: 2, height: max(caret.height, 1)), tintColor)
  }
}
