public import PlainviewUIKitCore

/// The appearance of the bar while an item is shown, which comes before the bar's own; kept as data.
extension UINavigationItem {
  /// The appearance of the bar while the item is shown; nil for the bar's own.
  public var standardAppearance: UINavigationBarAppearance? {
    get { ownAppearances["standard"] as? UINavigationBarAppearance }
    set { ownAppearances["standard"] = newValue }
  }

  /// The appearance of a bar of little height; nil for the bar's own.
  public var compactAppearance: UINavigationBarAppearance? {
    get { ownAppearances["compact"] as? UINavigationBarAppearance }
    set { ownAppearances["compact"] = newValue }
  }

  /// The appearance while content is scrolled to its edge; nil for the bar's own.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { ownAppearances["scrollEdge"] as? UINavigationBarAppearance }
    set { ownAppearances["scrollEdge"] = newValue }
  }

  /// The appearance of a bar of little height while content is scrolled to its edge; nil for the bar's own.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { ownAppearances["compactScrollEdge"] as? UINavigationBarAppearance }
    set { ownAppearances["compactScrollEdge"] = newValue }
  }
}
