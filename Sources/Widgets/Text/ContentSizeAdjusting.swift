public import PlainviewGraphics
import PlainviewUIKitCore

// Texts whose fonts follow the user's text size, where they are told to.

extension UILabel: FontAdjusting {
  /// Parts of a text with attributes keep fonts of their own.
  package func adjustFont(for traits: UITraitCollection) {
    let (styled, defaults) = (styledText, styledTextDefaults)
    if styled != nil { keep(nil, nil) }
    if let adjusted = font.adjusted(for: traits) { font = adjusted }
    guard let styled, var defaults else { return }
    defaults.font = defaults.font.adjusted(for: traits) ?? defaults.font
    keep(styled, defaults)
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
