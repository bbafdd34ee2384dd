import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct TabBarControllerTests {
  private let notes = NotingController.Notes()

  private func shown(_ count: Int, device: SimulatedDevice = .default) throws -> (XCUIApplication, UITabBarController) {
    let tabs = UITabBarController()
    tabs.viewControllers = (1...count).map { number in
      let controller = NotingController("Tab \(number)", notes)
      controller.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
      return controller
    }
    let app = XCUIApplication(rootViewController: tabs, device: device)
    try app.launch()
    return (app, tabs)
  }

  private func names(_ tabs: UITabBarController) -> [String] { (tabs.tabBar.items ?? []).map { $0.title ?? "" } }

  @Test func `Only the selected tab's view is loaded`() throws {
    let (_, tabs) = try shown(3)
    #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false, false])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `A tap selects; the delegate may forbid it`() throws {
    let (app, tabs) = try shown(3)
    let delegate = Refusing()
    try app.descendants(matching: .any)["Tab 2"].tap()
    #expect(tabs.selectedIndex == 1)
    tabs.delegate = delegate
    try app.descendants(matching: .any)["Tab 3"].tap()
    #expect(tabs.selectedIndex == 1)
    #expect(delegate.asked == 1)
    // Code does not ask.
    try app.run { tabs.selectedIndex = 2 }
    #expect(tabs.selectedIndex == 2)
    #expect(delegate.asked == 1)
  }

  @Test func `Selecting a stranger raises`() throws {
    let (app, tabs) = try shown(2)
    let error = #expect(throws: UncaughtException.self) {
      try app.run { tabs.selectedViewController = UIViewController() }
    }
    #expect(error?.name == "NSInvalidArgumentException")
    #expect(
      error?.reason == "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected.")
  }

  @Test func `Five tabs fit on a phone; of six, four and More`() throws {
    #expect(names(try shown(5).1) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "Tab 5"])
    #expect(names(try shown(6).1) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    #expect(names(try shown(8, device: TransitionStage.tablet).1).count == 8)
  }

  @Test func `More lists the tabs without an item, and shows the one that is chosen`() throws {
    let (app, tabs) = try shown(7)
    try app.descendants(matching: .any)["More"].tap()
    try app.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    for number in 5...7 { #expect(app.descendants(matching: .any)["Tab \(number)"].exists) }
    _ = notes.take()
    try app.descendants(matching: .any)["Tab 6"].tap()
    try app.settle()
    #expect(tabs.selectedIndex == 5)
    #expect(notes.take().contains("Tab 6.viewDidAppear"))
    #expect(tabs.viewControllers?[5].tabBarController === tabs)
    try app.descendants(matching: .any)["Tab 1"].tap()
    try app.settle()
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `A tab without an item can be selected by code`() throws {
    let (app, tabs) = try shown(6)
    try app.run { tabs.selectedIndex = 5 }
    try app.settle()
    #expect(tabs.selectedViewController === tabs.viewControllers?[5])
    #expect(tabs.tabBar.selectedItem?.title == "More")
    #expect(tabs.viewControllers?[5].view.window != nil)
  }

  @Test func `A badge is seen beside the title`() throws {
    let (app, tabs) = try shown(2)
    try app.run { tabs.viewControllers?[1].tabBarItem.badgeValue = "3" }
    let rows = app.text(as: .ascii(cell: CGSize(width: 8, height: 16), elidesRows: false)).split(separator: "\n")
    #expect(rows.contains { $0.contains("Tab 2 (3)") })
  }

  @Test func `A controller that is pushed may take the bar away, and it comes back`() throws {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    let app = XCUIApplication(rootViewController: tabs)
    try app.launch()
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == app.device.safeArea.bottom + 49)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    try app.run { navigation.pushViewController(detail, animated: true) }
    try app.settle()
    #expect(tabs.tabBar.isHidden)
    #expect(detail.view.safeAreaInsets.bottom == app.device.safeArea.bottom)
    try app.run { _ = navigation.popViewController(animated: true) }
    try app.settle()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func `Off the screen a controller that is pushed takes the bar away at once`() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    #expect(tabs.tabBar.isHidden)
    navigation.popViewController(animated: false)
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func `A second tap on a tab leads its stack back to the root`() throws {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.tabBarItem.title = "Stack"
    tabs.viewControllers = [navigation, UIViewController()]
    let app = XCUIApplication(rootViewController: tabs)
    try app.launch()
    try app.run { navigation.pushViewController(UIViewController(), animated: false) }
    try app.descendants(matching: .any)["Stack"].tap()
    try app.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `No tabs at all are shown without a trap`() throws {
    let tabs = UITabBarController()
    let app = XCUIApplication(rootViewController: tabs)
    try app.launch()
    #expect(tabs.selectedIndex == NSNotFound)
    try app.run {
      tabs.selectedIndex = 7
      tabs.viewControllers = [UIViewController()]
      tabs.viewControllers = nil
    }
    #expect(tabs.viewControllers == nil)
  }
}

private final class Refusing: NSObject, UITabBarControllerDelegate {
  private(set) var asked = 0

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    asked += 1
    return false
  }
}
