/// The writing direction of a text, as far as pictures depend on it.
package enum TextDirection {
  /// Whether a cell's text is of a script that runs from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko, Adlam.
  package static func isRightToLeft(_ text: String) -> Bool {
    // The first byte of all of them in UTF-8; most cells are told apart by it.
    guard let byte = text.utf8.first, byte >= 0xD6, let scalar = text.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x0660...0x0669, 0x06F0...0x06F9: return false
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
    default: return false
    }
  }
}
