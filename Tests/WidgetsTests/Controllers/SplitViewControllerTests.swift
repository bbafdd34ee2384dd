import PlainviewRuntime
import PlainviewStage
import PlainviewUIKitCore
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct SplitViewControllerTests {
  private static let landscape = SimulatedDevice(
    name: "iPad", size: CGSize(width: 1_180, height: 820), scale: 2, isPad: true)

  private func columns(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    for (column, name) in [
      (UISplitViewController.Column.primary, "P"), (.supplementary, "M"), (.secondary, "S"),
    ] where style == .tripleColumn || column != .supplementary {
      let controller = UIViewController()
      controller.title = name
      split.setViewController(controller, for: column)
    }
    return split
  }

  private func shown(_ split: UISplitViewController, _ device: SimulatedDevice) throws -> XCUIApplication {
    let app = XCUIApplication(rootViewController: split, device: device)
    try app.launch()
    try app.settle()
    return app
  }

  private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column) throws -> CGRect {
    try #require(split.viewController(for: column)?.navigationController?.view.frame)
  }

  /// Makes the screen narrow or wide.
  private func setNarrow(_ isNarrow: Bool, _ app: XCUIApplication) throws {
    try app.run {
      UIApplication.shared.windows.first?.setTraits(
        UITraitCollection(traitsFrom: [
          .current, UITraitCollection(horizontalSizeClass: isNarrow ? .compact : .regular),
          UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
          UITraitCollection(displayScale: 2),
        ]))
    }
    try app.settle()
  }

  // MARK: Wide

  @Test func `A wide screen shows the primary column beside the secondary one`() throws {
    let split = columns()
    _ = try shown(split, Self.landscape)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(!split.isCollapsed)
    #expect(try frame(split, .primary) == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(try frame(split, .secondary) == CGRect(x: 320, y: 0, width: 860, height: 820))
  }

  @Test func `A high screen shows the secondary column only, and the primary one over it`() throws {
    let split = columns()
    let app = try shown(split, TransitionStage.tablet)
    #expect(split.displayMode == .secondaryOnly)
    try app.run { split.show(.primary) }
    try app.settle()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(try frame(split, .secondary).width == 820)
    // A touch beside the column closes it.
    try app.touchDown(at: CGPoint(x: 700, y: 500))
    try app.touchUp()
    try app.settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(split.viewController(for: .primary)?.view.window == nil)
  }

  @Test func `Three columns stand side by side, and are hidden one after the other`() throws {
    let split = columns(.tripleColumn)
    let app = try shown(split, Self.landscape)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.viewController(for: .primary)?.viewIfLoaded?.window == nil)
    try app.run { split.preferredDisplayMode = .twoBesideSecondary }
    #expect(try frame(split, .primary).minX == 0)
    #expect(try frame(split, .supplementary).minX == 320)
    #expect(try frame(split, .secondary) == CGRect(x: 640, y: 0, width: 540, height: 820))
    try app.run { split.hide(.primary) }
    try app.settle()
    #expect(try frame(split, .supplementary).minX == 0)
    try app.run { split.hide(.supplementary) }
    try app.settle()
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func `The width of a column follows what the app prefers`() throws {
    let split = columns()
    split.preferredPrimaryColumnWidthFraction = 0.5
    split.maximumPrimaryColumnWidth = 400
    _ = try shown(split, Self.landscape)
    #expect(split.primaryColumnWidth == 400)
    split.minimumPrimaryColumnWidth = 450
    split.maximumPrimaryColumnWidth = 500
    #expect(split.primaryColumnWidth == 500)
    split.preferredPrimaryColumnWidth = 200
    #expect(split.primaryColumnWidth == 450)
  }

  @Test func `The button hides and shows the primary column`() throws {
    let split = columns()
    split.viewController(for: .secondary)?.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    split.displayModeButtonItem.accessibilityIdentifier = "sidebar"
    let app = try shown(split, Self.landscape)
    try app.buttons["sidebar"].tap()
    try app.settle()
    #expect(split.displayMode == .secondaryOnly)
    try app.buttons["sidebar"].tap()
    try app.settle()
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func `A detail takes the secondary column's place`() throws {
    let split = columns()
    let app = try shown(split, Self.landscape)
    let detail = UIViewController()
    try app.run { split.viewController(for: .primary)?.showDetailViewController(detail, sender: nil) }
    #expect(split.viewController(for: .secondary) === detail)
    #expect(detail.view.window != nil)
    #expect(detail.splitViewController === split)
  }

  @Test func `Columns of a controller without columns raise`() throws {
    let stage = try Stage()
    let error = #expect(throws: UncaughtException.self) {
      try stage.app.run { UISplitViewController().setViewController(UIViewController(), for: .primary) }
    }
    #expect(error?.name == "NSInternalInconsistencyException")
  }

  // MARK: Narrow

  @Test func `A phone shows one stack, the secondary column on top`() throws {
    let split = columns()
    let app = try shown(split, .default)
    #expect(split.isCollapsed)
    #expect(split.viewControllers.count == 1)
    #expect(app.staticTexts["S"].exists)
    try app.buttons["P"].tap()
    try app.settle()
    #expect(app.staticTexts["P"].exists)
    try app.run { split.show(.secondary) }
    try app.settle()
    #expect(app.staticTexts["S"].exists)
  }

  @Test func `The delegate chooses the column on top of the stack`() throws {
    let split = columns()
    let delegate = Choosing()
    split.delegate = delegate
    let app = try shown(split, .default)
    #expect(delegate.log == ["top for secondary", "did collapse"])
    #expect(app.staticTexts["P"].exists)
    #expect(!app.staticTexts["S"].exists)
  }

  @Test func `A controller for narrow screens is shown there only`() throws {
    let split = columns()
    let compact = UIViewController()
    split.setViewController(compact, for: .compact)
    let app = try shown(split, Self.landscape)
    #expect(compact.viewIfLoaded?.window == nil)
    try setNarrow(true, app)
    #expect(compact.view.window != nil)
    #expect(split.viewController(for: .secondary)?.view.window == nil)
    try setNarrow(false, app)
    #expect(compact.view.window == nil)
    #expect(split.viewController(for: .secondary)?.view.window != nil)
  }

  @Test func `Columns collapse onto one stack and expand again`() throws {
    let split = columns()
    let app = try shown(split, Self.landscape)
    try setNarrow(true, app)
    #expect(split.isCollapsed)
    let root = try #require(split.viewControllers.first as? UINavigationController)
    #expect(root.viewControllers.map(\.title) == ["P", "S"])
    let more = UIViewController()
    more.title = "T"
    try app.run { root.topViewController?.showDetailViewController(more, sender: nil) }
    try app.settle()
    #expect(root.viewControllers.map(\.title) == ["P", "S", "T"])
    try setNarrow(false, app)
    #expect(!split.isCollapsed)
    #expect(split.viewController(for: .primary)?.view.window != nil)
    #expect(more.view.window != nil)
    #expect(more.navigationController?.viewControllers.map(\.title) == ["S", "T"])
  }

  // MARK: Two controllers, as before iOS 14

  private func classic() -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = ["List", "Detail"].map { name in
      let controller = UIViewController()
      controller.title = name
      return UINavigationController(rootViewController: controller)
    }
    return split
  }

  @Test func `Two controllers stand side by side on a wide screen`() throws {
    let split = classic()
    _ = try shown(split, Self.landscape)
    #expect(split.viewControllers.map(\.view.frame.minX) == [0, 320])
    #expect(split.displayMode == .allVisible)
  }

  @Test(arguments: [true, false]) func `The delegate decides whether the detail is seen on a phone`(discards: Bool)
    throws
  {
    let split = classic()
    let delegate = Choosing()
    delegate.discardsSecondary = discards
    split.delegate = delegate
    let app = try shown(split, .default)
    #expect(split.isCollapsed)
    #expect(app.staticTexts[discards ? "List" : "Detail"].exists)
    #expect(delegate.log == ["collapse", "did collapse"])
  }

  @Test func `The detail that was put away comes back on a wide screen`() throws {
    let split = classic()
    let delegate = Choosing()
    delegate.discardsSecondary = true
    split.delegate = delegate
    let app = try shown(split, Self.landscape)
    try setNarrow(true, app)
    #expect(split.viewControllers.count == 1)
    try setNarrow(false, app)
    #expect(split.viewControllers.count == 2)
    #expect(app.staticTexts["Detail"].exists)
    #expect(delegate.log == ["collapse", "did collapse", "separate", "did expand"])
  }
}

private final class Choosing: NSObject, UISplitViewControllerDelegate {
  var discardsSecondary = false
  private(set) var log: [String] = []

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.append("top for \(proposedTopColumn)")
    return .primary
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    log.append("collapse")
    return discardsSecondary
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    log.append("separate")
    return nil
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("did collapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("did expand") }
}
