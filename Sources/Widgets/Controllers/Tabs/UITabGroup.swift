import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// A tab with tabs in it.
///
/// The bar shows the group's own controller; a group without one shows that of the selected tab in it. With a navigation
/// controller of its own it shows the controllers from the group to the selected tab as a stack.
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// What a sidebar shows of the group; raw values are UIKit's.
  public enum SidebarAppearance: UInt, Sendable { case automatic, inline, rootSection }

  /// The tabs of the group.
  open var children: [UITab] {
    get { tabs }
    set {
      for tab in tabs where !newValue.contains(where: { $0 === tab }) {
        tab.group = nil
        tab.join(nil)
      }
      tabs = newValue
      adopt()
      if let selected, !tabs.contains(where: { $0 === selected }) { self.selected = nil }
      owner?.placementsDidChange()
    }
  }
  private var tabs: [UITab]

  /// The tab that is selected in the group; nil for the default one.
  open var selectedChild: UITab? {
    get { selected }
    set {
      guard newValue == nil || tabs.contains(where: { $0 === newValue }) else {
        raise(.invalidArgument("The selected child has to be one of the group's children."))
        return
      }
      selected = newValue
      owner?.contentDidChange(of: self)
    }
  }
  private var selected: UITab?

  /// The tab that is selected when none is; the first one by default.
  open var defaultChildIdentifier: String?

  /// The children in the order in which they are shown.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in tabs.first { $0.identifier == name } }
    return named + tabs.filter { tab in !named.contains { $0 === tab } }
  }
  /// The identifiers of children in the order in which they are shown; other children follow.
  open var displayOrderIdentifiers: [String] = []
  /// Whether the user may move the children. Kept, without effect: the user cannot edit the bar here.
  open var allowsReordering = false
  /// Kept, without effect: there is no sidebar here.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// Kept, without effect: there is no sidebar here.
  open var sidebarActions: [UIAction] = []
  /// Has the controllers from the group to the selected tab on its stack.
  open var managingNavigationController: UINavigationController? { didSet { owner?.contentDidChange(of: self) } }

  /// Creates a group of tabs; its controller is returned by a closure when it is first needed.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    tabs = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() {
    for tab in tabs {
      tab.group = self
      tab.join(owner)
    }
  }

  /// Returns the tab with an identifier in the group or in the groups inside it; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.lazy.compactMap { $0.descendant(identifier) }.first
  }

  // MARK: For the controller

  /// The tab that is selected in the group, or would be.
  final var current: UITab? {
    selected ?? defaultChildIdentifier.flatMap { name in tabs.first { $0.identifier == name } } ?? tabs.first
  }

  /// Selects a tab in the group without calling the delegate.
  final func take(_ tab: UITab?) { selected = tab }

  override func content() -> UIViewController? {
    if let navigation = managingNavigationController {
      let stack = path().flatMap { tab in shownControllers(of: tab) }
      if navigation.viewControllers != stack { navigation.setViewControllers(stack, animated: false) }
      return navigation
    }
    return hasProvider ? loadedViewController() : current?.content()
  }

  /// The group and the selected tabs below it.
  private func path() -> [UITab] {
    var path: [UITab] = [self]
    while let group = path.last as? UITabGroup, let child = group === self ? selected : group.current {
      path.append(child)
    }
    return path
  }

  private func shownControllers(of tab: UITab) -> [UIViewController] {
    let proposed = [tab.loadedViewController()].compactMap { $0 }
    guard let owner else { return proposed }
    return UserCode.ask(owner.delegate, "tabBarController(_:displayedViewControllersFor:proposedViewControllers:)") {
      $0.tabBarController(owner, displayedViewControllersFor: tab, proposedViewControllers: proposed)
    } ?? proposed
  }

  override func join(_ owner: UITabBarController?) {
    super.join(owner)
    for tab in tabs { tab.join(owner) }
  }

  override func descendant(_ identifier: String) -> UITab? {
    super.descendant(identifier) ?? tab(forIdentifier: identifier)
  }
}
