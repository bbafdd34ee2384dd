@_spi(Plainview) import PlainviewUIKitCore

/// How deep the trees are that texts show: they are written by recursion, and the stack is limited.
@MainActor enum TextDepth {
  /// The most levels of views.
  static let limit = 1024

  /// What replaces the text of a deeper tree.
  static func refusal(of view: UIView) -> String? {
    guard view.hasMoreLevels(than: limit) else { return nil }
    return "the views are nested in more than \(limit) levels and not shown, show one that is further inside"
  }
}
