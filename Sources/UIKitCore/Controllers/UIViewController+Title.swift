import PlainviewTargetAction

extension UIViewController {
  /// Has the items of bars show the title, and tells its observers.
  func noteTitle(from old: String?) {
    storedNavigationItem?.title = title
    storedTabBarItem?.title = title
    KeyValueObservers.hasChanged(self, "title", from: old, to: title)
  }
}
