import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Tab bar controllers whose tabs make their controllers.
@MainActor @Suite struct TabTests {
  @MainActor private final class Delegate: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var refused: String?
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      log.append("should \(tab.identifier)")
      return tab.identifier != refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { log.append("did \(selectedTab.identifier) from \(previousTab?.identifier ?? "-")") }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      log.append("old")
    }
  }

  private let controller: UITabBarController
  private let app: XCUIApplication
  private let delegate = Delegate()

  init() throws {
    let controller = UITabBarController(tabs: ["home", "list", "more"].map { Self.tab($0) })
    self.controller = controller
    controller.delegate = delegate
    app = XCUIApplication(rootViewController: controller)
    try app.launch()
    try app.settle()
  }

  private static func tab(_ name: String) -> UITab {
    UITab(title: name.capitalized, image: nil, identifier: name) { tab in
      let made = UIViewController()
      made.title = "made for \(tab.identifier)"
      return made
    }
  }

  private var titles: [String?]? { controller.tabBar.items?.map(\.title) }

  @Test func `Tabs make their controllers, and the bar shows their titles`() throws {
    #expect(titles == ["Home", "List", "More"])
    #expect(controller.selectedTab?.identifier == "home")
    #expect(controller.selectedViewController?.title == "made for home")
    let tab = try #require(controller.tab(forIdentifier: "list"))
    #expect(tab.viewController?.tab === tab && tab.tabBarController === controller && tab.hasVisiblePlacement)
    try app.run {
      tab.title = "Items"
      tab.badgeValue = "3"
      tab.isEnabled = false
    }
    #expect(titles == ["Home", "Items", "More"])
    #expect(controller.tabBar.items?[1].badgeValue == "3" && controller.tabBar.items?[1].isEnabled == false)
  }

  @Test func `The delegate is asked about a tap and told of it`() throws {
    delegate.refused = "more"
    try app.buttons["List"].tap()
    try app.buttons["More"].tap()
    #expect(delegate.log == ["should list", "did list from home", "should more"])
    #expect(controller.selectedTab?.identifier == "list")
    try app.run { controller.selectedTab = controller.tab(forIdentifier: "more") }
    #expect(controller.selectedViewController?.title == "made for more")
    #expect(delegate.log.count == 3)
  }

  @Test func `Hidden tabs, and those of a sidebar, are not in the bar; pinned ones are last`() throws {
    try app.run {
      controller.tab(forIdentifier: "list")?.isHidden = true
      controller.tab(forIdentifier: "home")?.preferredPlacement = .pinned
    }
    #expect(titles == ["More", "Home"])
    try app.run {
      controller.tab(forIdentifier: "list")?.isHidden = false
      controller.tab(forIdentifier: "more")?.preferredPlacement = .sidebarOnly
    }
    #expect(titles == ["List", "Home"])
    try app.run { controller.compactTabIdentifiers = ["more"] }
    #expect(titles == ["More"])
  }

  @Test func `A group shows the controller of the tab that is selected in it`() throws {
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [Self.tab("a"), Self.tab("b")])
    try app.run { controller.tabs += [group] }
    #expect(titles == ["Home", "List", "More", "Library"])
    #expect(controller.selectedTab?.identifier == "home")
    try app.run { controller.selectedTab = controller.tab(forIdentifier: "b") }
    #expect(controller.selectedViewController?.title == "made for b")
    #expect(group.selectedChild?.identifier == "b" && controller.selectedTab?.identifier == "b")
    #expect(group.tab(forIdentifier: "a")?.parent === group)
    try app.run { group.selectedChild = group.children[0] }
    #expect(controller.selectedViewController?.title == "made for a")
  }

  @Test func `A group with a navigation controller has the way to the selected tab on its stack`() throws {
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [Self.tab("a"), Self.tab("b")]
    ) { _ in
      let root = UIViewController()
      root.title = "root"
      return root
    }
    let navigation = UINavigationController()
    group.managingNavigationController = navigation
    try app.run { controller.tabs = [Self.tab("x"), group] }
    try app.run { controller.selectedTab = group.children[1] }
    #expect(controller.selectedViewController === navigation)
    #expect(navigation.viewControllers.map(\.title) == ["root", "made for b"])
    #expect(group.children[1].managingTabGroup === group)
  }

  @Test func `An order of display names the first ones`() {
    let group = UITabGroup(title: "", image: nil, identifier: "g", children: ["a", "b", "c"].map { Self.tab($0) })
    group.displayOrderIdentifiers = ["c", "?", "a"]
    #expect(group.displayOrder.map(\.identifier) == ["c", "a", "b"])
  }

  @Test func `A sidebar keeps what is set and tells that it comes`() throws {
    @MainActor final class SidebarDelegate: NSObject, UITabBarController.Sidebar.Delegate {
      var log: [String] = []
      func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
      ) {
        log.append("will \(sidebar.isHidden)")
        animator.addCompletion { self.log.append("done") }
      }
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem
      ) { log.append("update \((item.contentConfiguration as? UIListContentConfiguration)?.text ?? "")") }
    }
    let delegate = SidebarDelegate()
    controller.mode = .tabSidebar
    controller.sidebar.delegate = delegate
    try app.run {
      controller.sidebar.isHidden = false
      controller.sidebar.reconfigureItem(for: controller.tabs[0])
    }
    #expect(delegate.log == ["will false", "done", "update Home"])
    #expect(controller.mode == .tabSidebar && controller.sidebar.preferredLayout == .automatic)
  }
}
