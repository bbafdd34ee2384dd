import PlainviewRuntime
public import PlainviewUIKitCore

extension UITabBarItem {
  /// The appearance of the bar while the item is chosen; nil for that of the bar. Kept, without effect.
  public var standardAppearance: UITabBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  /// The appearance of the bar at the end of the content while the item is chosen; nil for that of the bar. Kept, without effect.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  private var appearances: TabBarItemAppearances {
    if let known = objc_getAssociatedObject(self, TabBarItemAppearances.key) as? TabBarItemAppearances { return known }
    let made = TabBarItemAppearances()
    objc_setAssociatedObject(self, TabBarItemAppearances.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

/// The appearances of the bar that an item has.
@MainActor private final class TabBarItemAppearances {
  static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  var standard: UITabBarAppearance?
  var scrollEdge: UITabBarAppearance?
}
