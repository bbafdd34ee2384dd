import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// What containers take from their children, and when they show them.
@MainActor @Suite struct ContainerItemTests {
  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  // MARK: Bars

  @Test func `W60 A navigation controller has its root's tab bar item and title`() {
    let root = controller("Home")
    root.tabBarItem = UITabBarItem(title: "H", image: nil, tag: 3)
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.tabBarItem === root.tabBarItem)
    #expect(navigation.title == "Home")
    let own = UITabBarItem(title: "Own", image: nil, tag: 4)
    navigation.tabBarItem = own
    #expect(navigation.tabBarItem === own)
    #expect(root.tabBarItem.title == "H")
  }

  @Test func `W60 A title that the navigation controller was given is its own`() {
    let navigation = UINavigationController(rootViewController: controller("Home"))
    navigation.title = "Start"
    #expect(navigation.title == "Start")
    #expect(navigation.tabBarItem.title == "Start")
  }

  @Test func `W60 Tabs with navigation controllers have titles`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { UINavigationController(rootViewController: controller($0)) }
    let app = XCUIApplication(rootViewController: tabs)
    try app.launch()
    try app.tabBars.buttons["Two"].tap()
    #expect(tabs.selectedIndex == 1)
    try app.run { (tabs.viewControllers?[0] as? UINavigationController)?.viewControllers[0].title = "First" }
    #expect(app.tabBars.buttons["First"].exists)
  }

  // MARK: Without a window

  @Test func `W68 Containers install their child in a layout without a window`() {
    let root = NotingController("A", NotingController.Notes())
    let navigation = UINavigationController(rootViewController: root)
    navigation.view.layoutIfNeeded()
    #expect(root.viewIfLoaded?.isDescendant(of: navigation.view) == true)
    let tab = controller("T")
    let tabs = UITabBarController()
    tabs.viewControllers = [tab]
    tabs.view.layoutIfNeeded()
    #expect(tab.viewIfLoaded?.isDescendant(of: tabs.view) == true)
  }

  @Test func `W68 Nobody appears without a window`() {
    let notes = NotingController.Notes()
    let navigation = UINavigationController(rootViewController: NotingController("A", notes))
    navigation.view.layoutIfNeeded()
    #expect(!notes.take().contains { $0.contains("ppear") })
  }

  @Test func `W68 A controller that hides the tab bar hides it there, too`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    tabs.view.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
    let pushed = controller("B")
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    tabs.view.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden || tabs.tabBar.frame.minY >= tabs.view.bounds.height)
  }

  // MARK: Presenting

  @Test func `W42 The style of a presentation never reads as automatic`() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .pageSheet)
    controller.modalPresentationStyle = .fullScreen
    controller.modalPresentationStyle = .automatic
    #expect(controller.modalPresentationStyle == .pageSheet)
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
      #expect(alert.modalPresentationStyle != .automatic)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen])
  func `W42 Sheets are on an elevated level`(style: UIModalPresentationStyle) throws {
    let stage = try Stage()
    let shown = UIViewController()
    shown.modalPresentationStyle = style
    try stage.app.run { stage.controller.present(shown, animated: false) }
    try stage.app.settle()
    #expect(shown.traitCollection.userInterfaceLevel == (style == .fullScreen ? .base : .elevated))
    #expect(shown.view.traitCollection.userInterfaceLevel == (style == .fullScreen ? .base : .elevated))
    #expect(stage.controller.traitCollection.userInterfaceLevel == .base)
  }

  @Test func `W62 An alert keeps its actions and can be presented again`() throws {
    let stage = try Stage()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var chosen = 0
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen += 1 })
    for round in 1...2 {
      try stage.app.run { stage.controller.present(alert, animated: true) }
      try stage.app.settle()
      try stage.app.alerts.buttons["OK"].tap()
      try stage.app.settle()
      #expect(chosen == round)
      #expect(alert.actions.count == 1)
    }
  }

  @Test func `W66 A navigation controller that is to be shown is presented`() throws {
    let root = controller("A")
    let app = XCUIApplication(rootViewController: UINavigationController(rootViewController: root))
    try app.launch()
    let other = UINavigationController(rootViewController: controller("B"))
    try app.run { root.show(other, sender: nil) }
    try app.settle()
    #expect(other.presentingViewController === root.navigationController)
    #expect(app.staticTexts["B"].exists)
  }

  @Test func `W67 Dismissing and presenting without animation in one turn presents`() throws {
    let stage = try Stage()
    let (first, second) = (UIViewController(), UIViewController())
    try stage.app.run { stage.controller.present(first, animated: false) }
    try stage.app.settle()
    var ended = false
    try stage.app.run {
      stage.controller.dismiss(animated: false) { ended = true }
      stage.controller.present(second, animated: false)
    }
    try stage.app.settle()
    #expect(ended)
    #expect(stage.controller.presentedViewController === second)
    #expect(first.presentingViewController == nil)
    #expect(second.viewIfLoaded?.window != nil)
    #expect(first.viewIfLoaded?.window == nil)
  }

  // MARK: Transactions

  @Test func `W64 A transaction's completion comes after the push that it is around`() throws {
    let navigation = UINavigationController(rootViewController: controller("A"))
    let app = XCUIApplication(rootViewController: navigation)
    try app.launch()
    var completed = false
    let pushed = controller("B")
    try app.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { completed = pushed.viewIfLoaded?.window != nil }
      navigation.pushViewController(pushed, animated: true)
      CATransaction.commit()
      #expect(!completed)
    }
    try app.advance(by: 0.1)
    #expect(pushed.viewIfLoaded?.window != nil)
    #expect(!completed)
    try app.settle()
    #expect(completed)
  }

  @Test func `W64 A transaction's completion comes after the animation that it is around`() throws {
    let stage = try Stage()
    var ends: [String] = []
    try stage.app.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append("transaction") }
      UIView.animate(withDuration: 1) {
        stage.controller.view.alpha = 0.5
      } completion: { _ in
        ends.append("animation")
      }
      CATransaction.commit()
    }
    try stage.app.advance(by: 0.5)
    #expect(ends.isEmpty)
    try stage.app.settle()
    #expect(Set(ends) == ["transaction", "animation"])
  }

  @Test func `W75 A controller that an action's closure holds weakly, or not beyond the action, is gone`() {
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      gone = controller
      let action = UIAction(title: "x") { _ in _ = controller.title }
      _ = action.title
    }
    #expect(gone == nil)
  }
}
