// What bars show for a controller: made when it is first asked for, with the controller's title.
extension UIViewController {
  func navigationItemMadeOnDemand() -> UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem()
    item.title = title
    storedNavigationItem = item
    return item
  }

  func tabBarItemMadeOnDemand() -> UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let item = UITabBarItem()
    item.title = title
    storedTabBarItem = item
    return item
  }

  /// What the edit button does.
  func toggleEditing() { setEditing(!isEditing, animated: true) }
}
