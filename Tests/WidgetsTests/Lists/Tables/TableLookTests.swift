import Foundation
import PlainviewLists
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit
import _Testing_UIKit

/// Margins and lines that the settings of a table give to its rows.
@MainActor @Suite struct TableLookTests {
  /// A table of 1200 points, of which 920 are readable: 140 stay free at each side.
  private static func wideTable(_ style: UITableView.Style, _ recorder: PlainRecorder) throws -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = recorder
    try Stage().add(table, CGRect(x: 0, y: 0, width: 1200, height: 440))
    return table
  }

  @Test func `Texts, titles and lines keep to the readable width when they are told to`() throws {
    let recorder = PlainRecorder([["text"]])
    recorder.headers = ["Title"]
    let table = try Self.wideTable(.plain, recorder)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.textLabel?.frame.minX == 20)
    table.cellLayoutMarginsFollowReadableWidth = true
    table.layoutIfNeeded()
    #expect(cell.frame.width == 1200)
    #expect(cell.textLabel?.frame.minX == 140)
    #expect(cell.textLabel?.frame.width == 920)
    #expect(cell.separatorInset.left == 140)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.textLabel?.frame.minX == 140)
    table.frame.size.width = 390
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.textLabel?.frame.minX == 16)
  }

  @Test func `The rows of inset tables are as wide as what can be read`() throws {
    let recorder = PlainRecorder([["text"]])
    let table = try Self.wideTable(.insetGrouped, recorder)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.frame.minX == 20 && cell.frame.width == 1160)
    table.cellLayoutMarginsFollowReadableWidth = true
    table.layoutIfNeeded()
    #expect(cell.frame.minX == 140 && cell.frame.width == 920)
    #expect(cell.textLabel?.frame.minX == 20)
  }

  @Test func `Insets of lines begin at the edges of cells, or where lines begin by themselves`() throws {
    let stage = try TableStage(PlainRecorder([["text"]]))
    let cell = try #require(stage.table.visibleCells.first)
    #expect(cell.separatorInset.left == 16)
    try stage.run { $0.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5) }
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5))
    try stage.run { $0.separatorInsetReference = .fromAutomaticInsets }
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 46, bottom: 0, right: 5))
    #expect(stage.table.separatorInset.left == 30)
  }

  @Test func `The indicators of a table are flashed when its controller's view has appeared`() throws {
    let controller = FlashingController(style: .plain)
    let stage = try Stage(controller)
    try stage.wait(0.5)
    #expect((controller.tableView as? FlashingTable)?.flashes == 1)
  }
}

@MainActor final class FlashingTable: UITableView {
  private(set) var flashes = 0

  override func flashScrollIndicators() {
    super.flashScrollIndicators()
    flashes += 1
  }
}

@MainActor final class FlashingController: UITableViewController {
  override func loadView() { tableView = FlashingTable(frame: UIScreen.main.bounds, style: .plain) }
}
