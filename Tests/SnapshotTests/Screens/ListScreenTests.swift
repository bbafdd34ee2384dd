import Testing
import UIKit

/// Lists of collection views as pictures: appearances, headers, open actions, editing and rows that move.
@MainActor @Suite struct ListScreenTests {
  private func launch(_ style: ListController.Style) throws -> (ListController, XCUIApplication) {
    let device = SimulatedDevice(name: "small", size: CGSize(width: 375, height: 480), scale: 2)
    let controller = ListController(style)
    let app = XCUIApplication(rootViewController: controller, device: device)
    try app.launch()
    return (controller, app)
  }

  private func drag(_ app: XCUIApplication, from start: CGPoint, to end: CGPoint) throws {
    try app.touchDown(at: start)
    for step in 1...10 {
      try app.advance(by: 0.02)
      let part = CGFloat(step) / 10
      try app.touchMove(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  private func middle(_ controller: ListController, _ item: Int) throws -> CGPoint {
    let view: UICollectionView = controller.collectionView
    let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  @Test func `A plain list with a selected row`() throws {
    let (controller, app) = try launch(.init(appearance: .plain))
    try app.run {
      controller.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    }
    assertSnapshot(of: app, as: .ascii, named: "ascii")
    assertSnapshot(of: app, as: .unicode, named: "unicode")
  }

  @Test func `A plain list with headers and footers`() throws {
    let (_, app) = try launch(.init(appearance: .plain, headerMode: .supplementary, footerMode: .supplementary))
    assertSnapshot(of: app, as: .unicode)
  }

  @Test func `Inset groups with headers and footers`() throws {
    let (_, app) = try launch(.init(appearance: .insetGrouped, headerMode: .supplementary, footerMode: .supplementary))
    assertSnapshot(of: app, as: .unicode)
  }

  @Test func `Inset groups whose first items are headers`() throws {
    let (_, app) = try launch(.init(appearance: .insetGrouped, headerMode: .firstItemInSection))
    assertSnapshot(of: app, as: .unicode)
  }

  @Test func `Groups from edge to edge`() throws {
    assertSnapshot(of: try launch(.init(appearance: .grouped)).1, as: .unicode)
  }

  @Test func `Items in items, and several that are selected`() throws {
    let (controller, app) = try launch(.init(appearance: .sidebarPlain, isOutline: true))
    try app.run { controller.collectionView.allowsMultipleSelectionDuringEditing = true }
    assertSnapshot(of: app, as: .unicode, named: "open and closed")
    try app.run {
      controller.setEditing(true, animated: false)
      controller.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    }
    assertSnapshot(of: app, as: .unicode, named: "selecting")
  }

  @Test func `A sidebar`() throws {
    let (_, app) = try launch(.init(appearance: .sidebar, headerMode: .firstItemInSection))
    assertSnapshot(of: app, as: .unicode)
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped])
  func `A row whose actions are open`(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
    let (controller, app) = try launch(.init(appearance: appearance))
    let start = try middle(controller, 1)
    try drag(app, from: CGPoint(x: 300, y: start.y), to: CGPoint(x: 150, y: start.y))
    try app.touchUp()
    try app.advance(by: 0.5)
    assertSnapshot(of: app, as: .unicode, named: appearance == .plain ? "plain" : "inset")
  }

  @Test func `A row whose actions are open at its beginning`() throws {
    let (controller, app) = try launch(.init(appearance: .plain))
    let start = try middle(controller, 1)
    try drag(app, from: CGPoint(x: 100, y: start.y), to: CGPoint(x: 200, y: start.y))
    try app.touchUp()
    try app.advance(by: 0.5)
    assertSnapshot(of: app, as: .unicode)
  }

  @Test func `A list that is edited, and a row that a finger moves`() throws {
    let (controller, app) = try launch(.init(appearance: .insetGrouped))
    try app.run { controller.setEditing(true, animated: false) }
    assertSnapshot(of: app, as: .unicode, named: "edited")
    let start = try middle(controller, 0)
    try drag(app, from: CGPoint(x: 375 - 16 - 28, y: start.y), to: CGPoint(x: 375 - 16 - 28, y: start.y + 56))
    assertSnapshot(of: app, as: .unicode, named: "a row is moved")
    try app.touchUp()
    try app.advance(by: 0.5)
    assertSnapshot(of: app, as: .unicode, named: "moved")
  }
}
