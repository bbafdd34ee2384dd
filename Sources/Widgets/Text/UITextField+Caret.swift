import Foundation
import PlainviewUIKitCore

extension UITextField {
  /// The place in the text, in UTF-16 units, of the character edge that is nearest to `x`, a place in the field.
  func caretLocation(nearestTo x: CGFloat) -> Int {
    let shown = isSecureTextEntry ? String(repeating: Self.secretMark, count: storage.text.count) : storage.text
    let wanted = x - textStart(of: shown)
    var nearest = (location: 0, distance: abs(wanted))
    var location = 0
    var end = shown.startIndex
    for character in storage.text {
      location += character.utf16.count
      end = shown.index(after: end)
      let distance = abs(wanted - width(of: shown[..<end]))
      if distance < nearest.distance { nearest = (location, distance) }
    }
    return nearest.location
  }

  /// Stands for every character of a secret (contract T14).
  static let secretMark = "\u{2022}"

  /// Where the first character begins, by the alignment.
  private func textStart(of shown: String) -> CGFloat {
    let area = editingRect(forBounds: bounds)
    // In cells a bracket stands before the text.
    let mark: CGFloat = traitCollection.textMetrics == .cells ? TextMetrics.cellWidth : 0
    let free = max(0, area.width - 2 * mark - width(of: shown[...]))
    switch textAlignment {
    case .left, .justified: return area.minX + mark
    case .center: return area.minX + mark + free / 2
    case .right: return area.minX + mark + free
    case .natural: return area.minX + mark + (isLayoutRightToLeft ? free : 0)
    }
  }

  private func width(of text: Substring) -> CGFloat {
    traitCollection.textMetrics.width(of: text, in: font ?? .systemFont(ofSize: 17))
  }
}
