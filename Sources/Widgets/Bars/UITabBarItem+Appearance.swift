import PlainviewRuntime
public import PlainviewUIKitCore

extension UITabBarItem {
  /// The look of the bar while the item is chosen; nil for that of the bar. Kept, without effect.
  public var standardAppearance: UITabBarAppearance? {
    get { looks.standard }
    set { looks.standard = newValue }
  }
  /// The look of the bar at the end of the content while the item is chosen; nil for that of the bar. Kept, without effect.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue }
  }

  private var looks: TabBarItemLooks {
    if let known = objc_getAssociatedObject(self, TabBarItemLooks.key) as? TabBarItemLooks { return known }
    let made = TabBarItemLooks()
    objc_setAssociatedObject(self, TabBarItemLooks.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

/// The looks of the bar that an item has.
@MainActor private final class TabBarItemLooks {
  static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  var standard: UITabBarAppearance?
  var scrollEdge: UITabBarAppearance?
}
