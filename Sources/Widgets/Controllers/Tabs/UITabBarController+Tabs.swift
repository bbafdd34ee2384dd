import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// The tabs of a controller, as the bar shows them.
@MainActor final class TabSet {
  var tabs: [UITab] = []
  /// What the bar showed last: its tabs, each with its controller.
  var shown: [(tab: UITab, controller: UIViewController)] = []
  var mode = UITabBarController.Mode.automatic
  var sidebar: UITabBarController.Sidebar?
  var customizationIdentifier: String?
  var compactTabIdentifiers: [String]?
}

extension UITabBarController {
  /// Whether there is a sidebar beside the bar; raw values are UIKit's.
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  final var tabSet: TabSet {
    if let madeTabSet { return madeTabSet }
    let made = TabSet()
    madeTabSet = made
    return made
  }

  // MARK: Tabs

  func baseSetTabs(_ tabs: [UITab]) {
    let selected = selectedTab
    for tab in tabSet.tabs where !tabs.contains(where: { $0 === tab }) { tab.join(nil) }
    tabSet.tabs = tabs
    for tab in tabs { tab.join(self) }
    showTabs()
    if let selected, selected !== selectedTab, tabs.contains(where: { $0.descendant(selected.identifier) === selected })
    {
      baseSelect(selected)
    }
  }

  /// The tabs that the bar has: those at the root that are not hidden, pinned ones last.
  final var barTabs: [UITab] {
    guard let set = madeTabSet else { return [] }
    if traitCollection.horizontalSizeClass == .compact, let names = set.compactTabIdentifiers {
      return names.compactMap { tab(forIdentifier: $0) }.filter { !$0.isHidden }
    }
    let shown = set.tabs.filter {
      !$0.isHidden && $0.preferredPlacement != .sidebarOnly && $0.preferredPlacement != .optional
    }
    return shown.filter { $0.preferredPlacement != .pinned } + shown.filter { $0.preferredPlacement == .pinned }
  }

  private func showTabs() {
    let shown = barTabs.compactMap { tab in tab.content().map { (tab, $0) } }
    tabSet.shown = shown.map { (tab: $0, controller: $1) }
    for (tab, controller) in shown { tab.show(in: controller.tabBarItem) }
    setViewControllers(shown.map(\.1), animated: false)
  }

  /// A tab has another title, picture, badge or state.
  final func tabDidChange(_ tab: UITab) {
    guard barTabs.contains(where: { $0 === tab }), let controller = tab.content() else { return }
    tab.show(in: controller.tabBarItem)
  }

  /// Other tabs are in the bar than before.
  final func placementsDidChange() { if madeTabSet != nil { showTabs() } }

  /// A group has another tab selected, or another controller of its own.
  final func contentDidChange(of group: UITabGroup) {
    guard let root = rootTab(of: group) else { return }
    let wasSelected = tabSet.shown.contains { $0.tab === root && $0.controller === selectedViewController }
    showTabs()
    if wasSelected, let controller = root.content() { selectedViewController = controller }
  }

  func baseTab(forIdentifier identifier: String) -> UITab? {
    madeTabSet?.tabs.lazy.compactMap { $0.descendant(identifier) }.first
  }

  // MARK: Selection

  private func rootTab(of tab: UITab?) -> UITab? {
    var root = tab
    while let group = root?.group { root = group }
    return root
  }

  /// The tab whose controller the bar shows for a controller.
  final func barTab(of controller: UIViewController?) -> UITab? {
    guard let controller else { return nil }
    return barTabs.first { $0.content() === controller }
  }

  /// The tab, at whatever depth, whose own controller this is.
  final func tabOfController(_ controller: UIViewController) -> UITab? {
    func found(in tabs: [UITab]) -> UITab? {
      tabs.lazy.compactMap { tab in
        tab.viewController === controller ? tab : (tab as? UITabGroup).flatMap { found(in: $0.children) }
      }.first
    }
    return madeTabSet.flatMap { found(in: $0.tabs) }
  }

  /// The tab that is selected: in a group that shows its tabs' controllers the one in it.
  var baseSelectedTab: UITab? {
    guard madeTabSet != nil, var tab = barTab(of: selectedViewController) else { return nil }
    while let group = tab as? UITabGroup,
      let child = group.selectedChild
        ?? (group.hasProvider || group.managingNavigationController != nil ? nil : group.current)
    {
      tab = child
    }
    return tab
  }

  /// Selects a tab by code, and the groups that it is in; asks no delegate.
  func baseSelect(_ tab: UITab) {
    guard let root = rootTab(of: tab), tabSet.tabs.contains(where: { $0 === root }) else {
      raise(.invalidArgument("Only a tab in the tab bar controller's list of tabs can be selected."))
      return
    }
    (tab as? UITabGroup)?.take(nil)
    var child = tab
    while let group = child.group {
      group.take(child)
      child = group
    }
    showTabs()
    if let controller = root.content() { selectedViewController = controller }
  }

  /// Selects a tab for the user; false where the bar shows no tabs.
  final func chooseTab(of controller: UIViewController, _ select: () -> Void) -> Bool {
    guard let tab = barTab(of: controller) else { return false }
    let previous = selectedTab
    let mayChange = UserCode.ask(delegate, "tabBarController(_:shouldSelectTab:)") {
      $0.tabBarController(self, shouldSelectTab: tab)
    }
    guard mayChange ?? true else { return true }
    select()
    let selected = selectedTab ?? tab
    UserCode.tell(delegate, "tabBarController(_:didSelectTab:previousTab:)") {
      $0.tabBarController(self, didSelectTab: selected, previousTab: previous)
    }
    return true
  }
}
