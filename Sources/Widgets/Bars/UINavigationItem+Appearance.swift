public import PlainviewUIKitCore

/// The appearance of the bar while an item is shown, which comes before the bar's own; kept as data.
extension UINavigationItem {
  /// The appearance of the bar while the item is shown; nil for the bar's own.
  public var standardAppearance: UINavigationBarAppearance? {
    get { ownLooks["standard"] as? UINavigationBarAppearance }
    set { ownLooks["standard"] = newValue }
  }

  /// The appearance of a bar of little height; nil for the bar's own.
  public var compactAppearance: UINavigationBarAppearance? {
    get { ownLooks["compact"] as? UINavigationBarAppearance }
    set { ownLooks["compact"] = newValue }
  }

  /// The appearance while content is scrolled to its edge; nil for the bar's own.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { ownLooks["scrollEdge"] as? UINavigationBarAppearance }
    set { ownLooks["scrollEdge"] = newValue }
  }

  /// The appearance of a bar of little height while content is scrolled to its edge; nil for the bar's own.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { ownLooks["compactScrollEdge"] as? UINavigationBarAppearance }
    set { ownLooks["compactScrollEdge"] = newValue }
  }
}
