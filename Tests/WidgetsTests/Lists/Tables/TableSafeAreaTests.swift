import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// Contents of rows beside the safe area, as on a phone that is held sideways.
@MainActor @Suite struct TableSafeAreaTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      if indexPath.row == 1 { cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) }
      return cell
    }
    func cell(_ row: Int) -> UITableViewCell? { tableView.cellForRow(at: IndexPath(row: row, section: 0)) }
  }

  @Test func `Contents keep free of the safe area at the sides unless they need not`() throws {
    let rows = Rows(style: .plain)
    let app = XCUIApplication(rootViewController: rows)
    try app.launch()
    #expect(rows.tableView.insetsContentViewsToSafeArea)
    let text = try #require(rows.cell(0)?.textLabel).frame.minX
    #expect(rows.cell(0)?.contentView.frame.minX == 0)
    try app.run { rows.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20) }
    let (first, second) = (try #require(rows.cell(0)), try #require(rows.cell(1)))
    // The cell is as wide as the table of 390 points.
    #expect(first.frame.minX == 0 && first.frame.width == 390)
    #expect(first.contentView.frame.minX == 40 && first.contentView.frame.maxX == 370)
    #expect(first.textLabel?.frame.minX == text)
    // The margin of 16 points is beside the safe area.
    #expect(second.accessoryView?.frame.maxX == 354)
    let header = try #require(rows.tableView.headerView(forSection: 0))
    #expect(header.frame.width == 390 && header.contentView.frame.minX == 40 && header.contentView.frame.maxX == 370)
    try app.run { rows.tableView.insetsContentViewsToSafeArea = false }
    #expect(first.contentView.frame == CGRect(x: 0, y: 0, width: 390, height: first.bounds.height))
    #expect(header.contentView.frame.minX == 0)
    #expect(second.accessoryView?.frame.maxX == 374)
  }
}
