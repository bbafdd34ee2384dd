@_spi(Plainview) import PlainviewUIKitCore

/// How deep the trees are that texts show: those who write them go down level by level, and the stack has an end.
@MainActor enum TextDepth {
  /// The most levels of views.
  static let limit = 1024

  /// What stands in the place of the text of a deeper tree.
  static func refusal(of view: UIView) -> String? {
    guard view.hasMoreLevels(than: limit) else { return nil }
    return "the views are nested in more than \(limit) levels and not shown, show one that is further inside"
  }
}
