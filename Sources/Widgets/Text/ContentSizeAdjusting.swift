package import PlainviewUIKitCore

// Texts whose fonts follow the user's text size, where they are told to.

extension UILabel: FontAdjusting {
  package func adjustFont(for traits: UITraitCollection) {
    if let adjusted = font.adjusted(for: traits) { font = adjusted }
  }
}

extension UITextField: FontAdjusting {
  package func adjustFont(for traits: UITraitCollection) {
    if let adjusted = font?.adjusted(for: traits) { font = adjusted }
  }
}

extension UITextView: FontAdjusting {
  package func adjustFont(for traits: UITraitCollection) {
    if let adjusted = font?.adjusted(for: traits) { font = adjusted }
  }
}
