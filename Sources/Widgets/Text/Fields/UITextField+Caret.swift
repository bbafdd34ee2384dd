import Foundation
import PlainviewUIKitCore

extension UITextField {
  /// Stands for every character of a secret (contract T14).
  static let secretMark: Character = "\u{2022}"

  /// The one line of the text, in points of the field.
  var geometry: TextGeometry {
    let font = font ?? .systemFont(ofSize: 17)
    let metrics = traitCollection.textMetrics
    let area = editingRect(forBounds: bounds)
    let lineHeight = metrics.lineHeight(of: font)
    let line = TextGeometry.Line(
      range: NSRange(location: 0, length: storage.length), text: storage.text[...],
      origin: CGPoint(x: textStart(in: area, metrics, font), y: area.midY - lineHeight / 2))
    return TextGeometry(
      lines: [line], lineHeight: lineHeight, metrics: metrics, font: font,
      mark: isSecureTextEntry ? Self.secretMark : nil)
  }

  /// Where the first character begins, by the alignment.
  private func textStart(in area: CGRect, _ metrics: TextMetrics, _ font: UIFont) -> CGFloat {
    let shown = isSecureTextEntry ? String(repeating: Self.secretMark, count: storage.text.count) : storage.text
    // In cells a bracket stands before the text.
    let mark: CGFloat = metrics == .cells ? TextMetrics.cellWidth : 0
    let free = max(0, area.width - 2 * mark - metrics.width(of: shown[...], in: font))
    switch textAlignment {
    case .left, .justified: return area.minX + mark
    case .center: return area.minX + mark + free / 2
    case .right: return area.minX + mark + free
    case .natural: return area.minX + mark + (isLayoutRightToLeft ? free : 0)
    }
  }
}
