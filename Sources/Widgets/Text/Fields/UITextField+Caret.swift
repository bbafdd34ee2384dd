import Foundation
import PlainviewGraphics
import PlainviewUIKitCore

extension UITextField {
  /// Stands for every character of a secret (contract T14).
  static let secretMark: Character = "\u{2022}"

  /// The line of a text or a placeholder with attributes; nil for plain text.
  var layoutOfLine: TextLayout? {
    guard let runs = shownRuns else { return nil }
    let shown = storage.text.isEmpty ? storedPlaceholder ?? "" : storage.text
    return TextLayout(
      shown, width: .greatestFiniteMagnitude,
      rules: TextLayout.Rules(
        metrics: traitCollection.textMetrics, font: storedFont ?? .systemFont(ofSize: 17), lineBreakMode: .byClipping,
        maximumLines: 1, scale: traitCollection.displayScale), runs: runs)
  }

  /// The size of the text on one line, not rounded.
  func sizeOfLine(_ shown: String, _ metrics: TextMetrics, _ font: UIFont) -> CGSize {
    if let layout = layoutOfLine, !layout.lines.isEmpty { return layout.exactSize }
    return CGSize(width: metrics.width(of: shown[...], in: font), height: metrics.lineHeight(of: font))
  }

  /// The one line of the text, in points of the field.
  var geometry: TextGeometry {
    let font = storedFont ?? .systemFont(ofSize: 17)
    let metrics = traitCollection.textMetrics
    let area = editingRect(forBounds: bounds)
    let runs = storage.text.isEmpty ? nil : shownRuns
    let shown = isSecureTextEntry ? String(repeating: Self.secretMark, count: storage.text.count) : storage.text
    let size =
      storage.text.isEmpty
      ? CGSize(width: 0, height: metrics.lineHeight(of: font)) : sizeOfLine(shown, metrics, font)
    let line = TextGeometry.Line(
      range: NSRange(location: 0, length: storage.length), text: storage.text[...],
      origin: CGPoint(x: textStart(in: area, metrics, size.width), y: area.midY - size.height / 2),
      height: size.height)
    return TextGeometry(
      lines: [line], metrics: metrics, font: font, mark: isSecureTextEntry ? Self.secretMark : nil,
      advances: runs.map { TextAdvances(storage.text, $0, metrics) })
  }

  /// Where the first character begins, by the alignment.
  private func textStart(in area: CGRect, _ metrics: TextMetrics, _ width: CGFloat) -> CGFloat {
    // In cells a bracket stands before the text.
    let mark: CGFloat = metrics == .cells ? TextMetrics.cellWidth : 0
    let free = max(0, area.width - 2 * mark - width)
    switch storedAlignment {
    case .left, .justified: return area.minX + mark
    case .center: return area.minX + mark + free / 2
    case .right: return area.minX + mark + free
    case .natural: return area.minX + mark + (isLayoutRightToLeft ? free : 0)
    }
  }
}
