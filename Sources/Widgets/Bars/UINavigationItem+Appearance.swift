public import PlainviewUIKitCore

/// The looks of the bar while an item is shown, which come before the bar's own; kept as data.
extension UINavigationItem {
  public var standardAppearance: UINavigationBarAppearance? {
    get { ownLooks["standard"] as? UINavigationBarAppearance }
    set { ownLooks["standard"] = newValue }
  }

  public var compactAppearance: UINavigationBarAppearance? {
    get { ownLooks["compact"] as? UINavigationBarAppearance }
    set { ownLooks["compact"] = newValue }
  }

  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { ownLooks["scrollEdge"] as? UINavigationBarAppearance }
    set { ownLooks["scrollEdge"] = newValue }
  }

  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { ownLooks["compactScrollEdge"] as? UINavigationBarAppearance }
    set { ownLooks["compactScrollEdge"] = newValue }
  }
}
