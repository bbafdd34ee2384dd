import Testing
import UIKit
import _Testing_UIKit

/// A controller that presents a search controller for its container.
@MainActor @Suite struct SearchContainerTests {
  /// What Apple's documentation says: the search controller is presented, not contained.
  @Test func `A search container presents its search controller when it appears`() throws {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let container = UISearchContainerViewController(searchController: search)
    container.tabBarItem = UITabBarItem(title: "Find", image: nil, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [other, container]
    let app = XCUIApplication(rootViewController: tabs)
    try app.launch()
    #expect(search.presentingViewController == nil)
    try app.buttons["Find"].tap()
    try app.settle()
    #expect(container.searchController === search && container.presentedViewController === search)
    #expect(search.parent == nil && container.children.isEmpty)
    #expect(search.isActive && search.searchBar.window != nil)
    // What is presented over a tab goes and comes with it.
    try app.run { tabs.selectedIndex = 0 }
    try app.settle()
    #expect(container.presentedViewController === search && search.view.window == nil)
    try app.run { tabs.selectedIndex = 1 }
    try app.settle()
    #expect(container.presentedViewController === search && search.view.window != nil)
  }
}
