import PlainviewUIAutomation
import Testing
import UIKit

/// `tabBar(_:didSelect:)` in a subclass of the controller, the usual method to observe a tap on a tab.
@MainActor @Suite struct TabBarOverrideTests {
  @Test func `A subclass hears of a tap while the former tab is still selected`() throws {
    let tabs = Listening()
    tabs.viewControllers = (1...2).map { number in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
      return controller
    }
    let app = XCUIApplication(rootViewController: tabs)
    try app.launch()
    try app.descendants(matching: .any)["Tab 2"].tap()
    #expect(tabs.heard == ["2 at 0"])
    #expect(tabs.selectedIndex == 1)
    try app.run { tabs.selectedIndex = 0 }
    #expect(tabs.heard.count == 1)
  }
}

private final class Listening: UITabBarController {
  var heard: [String] = []

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    super.tabBar(tabBar, didSelect: item)
    heard.append("\(item.tag) at \(selectedIndex)")
  }
}
