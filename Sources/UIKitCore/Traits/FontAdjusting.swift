package import PlainviewGraphics

/// A view whose text follows the user's text size if that is enabled.
@preconcurrency @MainActor package protocol FontAdjusting: UIView {
  var adjustsFontForContentSizeCategory: Bool { get }
  /// Sets the font for the text size of these traits.
  func adjustFont(for traits: UITraitCollection)
}
