public import PlainviewUIKitCore

// Texts whose fonts follow the user's text size, where they are told to.

extension UILabel: FontAdjusting {
  /// Parts of a text with attributes keep fonts of their own.
  package func adjustFont(for traits: UITraitCollection) {
    let (styled, looks) = (styledText, defaultLooks)
    if styled != nil { keep(nil, nil) }
    if let adjusted = font.adjusted(for: traits) { font = adjusted }
    guard let styled, var looks else { return }
    looks.font = looks.font.adjusted(for: traits) ?? looks.font
    keep(styled, looks)
    mapAttribute(.font) { ($0 as? UIFont)?.adjusted(for: traits) ?? $0 }
  }
}

extension UITextField: FontAdjusting {
  package func adjustFont(for traits: UITraitCollection) {
    editor.keepingAttributes { if let adjusted = font?.adjusted(for: traits) { font = adjusted } }
    editor.adjustFonts(for: traits)
  }
}

extension UITextView: FontAdjusting {
  package func adjustFont(for traits: UITraitCollection) {
    editor.keepingAttributes { if let adjusted = font?.adjusted(for: traits) { font = adjusted } }
    editor.adjustFonts(for: traits)
  }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
