import Testing
import UIKit

/// Tables as pictures: styles, accessories, editing, open actions, cells as high as their texts.
@MainActor @Suite struct TableScreenTests {
  private func launch(_ controller: TableController) throws -> XCUIApplication {
    let device = SimulatedDevice(name: "small", size: CGSize(width: 375, height: 480), scale: 2)
    let app = XCUIApplication(rootViewController: controller, device: device)
    try app.launch()
    return app
  }

  @Test func `A plain table with sections and a selected row`() throws {
    let controller = TableController(style: .plain)
    let app = try launch(controller)
    try app.run {
      controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    }
    assertSnapshot(of: app, as: .ascii, named: "ascii")
    assertSnapshot(of: app, as: .unicode, named: "unicode")
  }

  @Test func `Inset groups`() throws {
    assertSnapshot(of: try launch(TableController(style: .insetGrouped)), as: .unicode)
  }

  @Test func `A table that is edited`() throws {
    let controller = TableController(style: .plain)
    let app = try launch(controller)
    try app.run { controller.setEditing(true, animated: false) }
    assertSnapshot(of: app, as: .unicode)
  }

  @Test func `A row whose actions are open`() throws {
    let controller = TableController(style: .plain)
    let app = try launch(controller)
    let row = controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    let y = row.midY - controller.tableView.contentOffset.y
    try app.touchDown(at: CGPoint(x: 300, y: y))
    for step in 1...10 {
      try app.advance(by: 0.02)
      try app.touchMove(to: CGPoint(x: 300 - CGFloat(step) * 15, y: y))
    }
    try app.touchUp()
    try app.advance(by: 0.5)
    assertSnapshot(of: app, as: .unicode)
  }

  @Test func `Cells as high as their texts`() throws {
    let controller = TableController(style: .grouped)
    controller.showsMessages = true
    assertSnapshot(of: try launch(controller), as: .unicode)
  }
}
