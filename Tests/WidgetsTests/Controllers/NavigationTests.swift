import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct NavigationTests {
  private let notes = NotingController.Notes()

  private func controller(_ name: String) -> NotingController { NotingController(name, notes) }

  /// A navigation controller on the screen with a root called A.
  private func shown() throws -> (XCUIApplication, UINavigationController) {
    let navigation = UINavigationController(rootViewController: controller("A"))
    let app = XCUIApplication(rootViewController: navigation)
    try app.launch()
    return (app, navigation)
  }

  @Test func `V3 A root on a navigation stack appears as the root of a window does`() throws {
    let (app, navigation) = try shown()
    #expect(app.isRunning)
    #expect(navigation.viewControllers.count == 1)
    #expect(
      notes.take() == [
        "A.willMove(toParent)", "A.didMove(toParent)", "A.loadView", "A.viewDidLoad", "A.viewWillAppear",
        "A.viewIsAppearing", "A.layout", "A.viewDidAppear",
      ])
  }

  @Test(arguments: [true, false]) func `V4 A push tells both in UIKit's order`(animated: Bool) throws {
    let (app, navigation) = try shown()
    _ = notes.take()
    try app.run { navigation.pushViewController(controller("B"), animated: animated) }
    try app.settle()
    #expect(
      notes.take() == [
        "B.willMove(toParent)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "B.layout", "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(toParent)",
      ])
  }

  @Test(arguments: [true, false]) func `V5 A pop tells both in UIKit's order and lets the controller go`(
    animated: Bool
  ) throws {
    let (app, navigation) = try shown()
    try app.run { navigation.pushViewController(controller("B"), animated: animated) }
    try app.settle()
    _ = notes.take()
    try app.run { _ = navigation.popViewController(animated: animated) }
    try app.settle()
    #expect(
      notes.take().filter { $0 != "A.layout" } == [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear",
        "A.viewDidAppear", "B.didMove(nil)", "B.deinit",
      ])
  }

  @Test func `V10 A push without a window changes the stack at once and loads no view`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    let pushed = controller("B")
    navigation.pushViewController(pushed, animated: true)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController === pushed)
    #expect(!pushed.isViewLoaded)
  }

  @Test func `The bar has the items of the stack before a view is loaded`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    let pushed = controller("B")
    navigation.navigationBar.topItem?.title = "First"
    navigation.pushViewController(pushed, animated: true)
    #expect(navigation.topViewController === pushed && navigation.navigationBar.topItem === pushed.navigationItem)
    #expect(navigation.viewControllers.first?.navigationItem.title == "First" && !navigation.isViewLoaded)
    #expect(navigation.navigationBar.items?.count == 2)
  }

  @Test func `V10 A push while a transition runs does not change the stack at once`() throws {
    let (app, navigation) = try shown()
    try app.run { navigation.pushViewController(controller("B"), animated: true) }
    try app.run {
      navigation.pushViewController(controller("C"), animated: true)
      #expect(navigation.viewControllers.count == 2)
    }
    try app.settle()
    #expect(navigation.viewControllers.map { ($0 as? NotingController)?.name } == ["A", "B", "C"])
  }

  @Test func `V11 Pushing the same controller twice raises`() throws {
    let (app, navigation) = try shown()
    let pushed = controller("B")
    try app.run { navigation.pushViewController(pushed, animated: false) }
    let address = try app.run { "\(pushed)" }
    let error = #expect(throws: UncaughtException.self) {
      try app.run { navigation.pushViewController(pushed, animated: false) }
    }
    #expect(error?.name == "NSInvalidArgumentException")
    #expect(
      error?.reason == "Pushing the same view controller instance more than once is not supported (\(address))")
  }

  @Test func `V13 The stack changes at once, the views in the next layout`() throws {
    let (app, navigation) = try shown()
    let pushed = controller("B")
    try app.run {
      navigation.pushViewController(pushed, animated: false)
      #expect(navigation.topViewController === pushed)
      #expect(!pushed.isViewLoaded)
    }
    #expect(pushed.isViewLoaded)
    #expect(pushed.view.window != nil)
  }

  @Test func `V18 Pushing a navigation controller raises`() throws {
    let (app, navigation) = try shown()
    let error = #expect(throws: UncaughtException.self) {
      try app.run { navigation.pushViewController(UINavigationController(), animated: false) }
    }
    #expect(error?.reason == "Pushing a navigation controller is not supported")
  }

  @Test func `A pan from the edge leads back, and back again when it is called off`() throws {
    let (app, navigation) = try shown()
    try app.run { navigation.pushViewController(controller("B"), animated: false) }
    try app.settle()
    _ = notes.take()
    // Called off: the finger returns to the edge.
    try app.touchDown(at: CGPoint(x: 2, y: 400))
    for x in stride(from: 20, through: 100, by: 20) {
      try app.advance(by: 0.05)
      try app.touchMove(to: CGPoint(x: x, y: 400))
    }
    try app.advance(by: 0.5)
    try app.touchMove(to: CGPoint(x: 101, y: 400))
    try app.advance(by: 0.5)
    try app.touchUp()
    try app.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(
      notes.take().filter { !$0.hasSuffix("layout") } == [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewWillDisappear",
        "A.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "B.didMove(toParent)",
      ])
    // Carried out: beyond the middle.
    try app.touchDown(at: CGPoint(x: 2, y: 400))
    for x in stride(from: 20, through: 300, by: 40) {
      try app.advance(by: 0.05)
      try app.touchMove(to: CGPoint(x: x, y: 400))
    }
    try app.touchUp()
    try app.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `The bar shows title, the way back and the items, and goes back`() throws {
    let (app, navigation) = try shown()
    navigation.viewControllers[0].title = "List"
    let detail = controller("B")
    detail.title = "Detail"
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    try app.run { navigation.pushViewController(detail, animated: true) }
    try app.settle()
    #expect(app.buttons["List"].exists)
    #expect(app.buttons["Add"].exists)
    #expect(app.staticTexts["Detail"].exists)
    let rows = app.text(as: .ascii(cell: CGSize(width: 8, height: 16), elidesRows: false)).split(separator: "\n")
    #expect(rows.contains { $0.contains("< List") && $0.contains("Detail") && $0.contains("Add") })
    try app.buttons["List"].tap()
    try app.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `A bar item sends its action with itself as the sender`() throws {
    let (app, navigation) = try shown()
    let stage = try Stage()
    let target = NotingTarget(stage)
    let root = navigation.viewControllers[0]
    try app.run {
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Send", style: .done, target: target, action: Selector("act:"))
    }
    try app.buttons["Send"].tap()
    #expect(stage.takeLog() == ["target act: UIBarButtonItem"])
  }

  @Test func `The content keeps clear of the bar by its safe area`() throws {
    let (app, navigation) = try shown()
    let root = navigation.viewControllers[0]
    #expect(root.view.frame == navigation.view.bounds)
    #expect(root.view.safeAreaInsets.top == app.device.safeArea.top + 44)
    try app.run { navigation.setNavigationBarHidden(true, animated: false) }
    #expect(root.view.safeAreaInsets.top == app.device.safeArea.top)
  }

  @Test func `A thousand controllers are pushed in one turn and popped`() throws {
    let (app, navigation) = try shown()
    try app.run {
      for _ in 0..<1_000 { navigation.pushViewController(UIViewController(), animated: false) }
    }
    #expect(navigation.viewControllers.count == 1_001)
    try app.run { _ = navigation.popToRootViewController(animated: false) }
    #expect(navigation.viewControllers.count == 1)
  }
}
