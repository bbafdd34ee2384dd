import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit
import _Testing_UIKit

/// Data sources and delegates that do what they should not: a text, never a trap or a hang (X).
@MainActor @Suite struct TableBadInputTests {
  private static func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// The reason with which a change of a table of three rows in one section fails.
  private static func failure(
    _ sections: [[String]] = [rows(3)], _ change: (UITableView) -> Void
  ) throws -> UncaughtException? {
    let stage = try TableStage(PlainRecorder([rows(3)]))
    return #expect(throws: UncaughtException.self) {
      try stage.run { table in
        stage.recorder.sections = sections
        change(table)
      }
    }
  }

  // MARK: Batches

  @Test(arguments: ["insert", "delete", "move", "reload"])
  func `A count that does not follow from what was told fails in UIKit's words (C6)`(_ kind: String) throws {
    let error = try Self.failure([rows(5)]) { table in
      switch kind {
      case "insert": table.insertRows(at: [Self.path(0)], with: .none)
      case "delete": table.deleteRows(at: [Self.path(0)], with: .none)
      case "move": table.moveRow(at: Self.path(0), to: Self.path(1))
      default: table.reloadRows(at: [Self.path(0)], with: .none)
      }
    }
    let (inserted, deleted) = (kind == "insert" ? 1 : 0, kind == "delete" ? 1 : 0)
    let moved = kind == "move" ? 1 : 0
    #expect(error?.name == "NSInternalInconsistencyException")
    #expect(
      error?.reason
        == "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section "
        + "after the update (5) must be equal to the number of rows contained in that section before the update (3), "
        + "plus or minus the number of rows inserted or deleted from that section (\(inserted) inserted, \(deleted) "
        + "deleted) and plus or minus the number of rows moved into or out of that section (\(moved) moved in, "
        + "\(moved) moved out).")
  }

  @Test(arguments: ["insert", "reload", "move"])
  func `A number of sections that does not follow fails in UIKit's words (C6)`(_ kind: String) throws {
    let error = try Self.failure([rows(3), rows(1), rows(1)]) { table in
      switch kind {
      case "insert": table.insertSections([1], with: .none)
      case "reload": table.reloadSections([0], with: .none)
      default: table.moveSection(0, toSection: 0)
      }
    }
    #expect(
      error?.reason
        == "Invalid update: invalid number of sections.  The number of sections contained in the table view after the "
        + "update (3) must be equal to the number of sections contained in the table view before the update (1), plus "
        + "or minus the number of sections inserted or deleted (\(kind == "insert" ? 1 : 0) inserted, 0 deleted).")
  }

  @Test func `One row cannot be changed in two ways`() throws {
    let reloaded = try Self.failure { table in
      table.performBatchUpdates {
        table.deleteRows(at: [Self.path(1)], with: .none)
        table.reloadRows(at: [Self.path(1)], with: .none)
      }
    }
    #expect(reloaded?.reason.hasPrefix("attempt to delete and reload the same index path (<NSIndexPath: 0x") == true)
    // UIKit's message is the same for a reload, which counts as a deletion.
    let moved = try Self.failure { table in
      table.performBatchUpdates {
        table.moveRow(at: Self.path(1), to: Self.path(0))
        table.reloadRows(at: [Self.path(1)], with: .none)
      }
    }
    #expect(
      moved?.reason.hasPrefix("attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x")
        == true)
    #expect(moved?.reason.hasSuffix("{length = 2, path = 0 - 1})") == true)
  }

  @Test(
    arguments: [
      [], [0], [0, -1], [0, 3], [-1, 0], [7, 0], [0, 0, 0], [0, Int.max], [Int.min, Int.min], [Int.max, Int.max],
    ])
  func `Paths that are none fail or do nothing`(_ numbers: [Int]) throws {
    let path = IndexPath(indexes: numbers)
    let changes: [(UITableView) -> Void] = [
      { $0.deleteRows(at: [path], with: .fade) }, { $0.insertRows(at: [path], with: .fade) },
      { $0.reloadRows(at: [path], with: .fade) }, { $0.moveRow(at: path, to: Self.path(0)) },
      { $0.moveRow(at: Self.path(0), to: path) },
    ]
    for change in changes {
      let error = try Self.failure { change($0) }
      #expect(error?.name == "NSInternalInconsistencyException")
      #expect(error?.reason.hasPrefix("attempt to ") == true)
    }
    let stage = try TableStage(PlainRecorder([rows(3)]))
    try stage.run { table in
      table.reconfigureRows(at: [path])
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      table.deselectRow(at: path, animated: false)
      #expect(table.cellForRow(at: path) == nil)
      #expect(table.rectForRow(at: path) == .zero)
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test(arguments: [(7, 0), (-1, 0), (0, 4), (0, -1), (NSNotFound, 9), (3, 0)])
  func `Rows that there are not are not scrolled to`(_ row: Int, _ section: Int) throws {
    let error = try Self.failure { $0.scrollToRow(at: Self.path(row, section), at: .middle, animated: true) }
    #expect(error?.name == "NSRangeException")
    let isSection = section == 0
    #expect(
      error?.reason.hasSuffix(
        isSection ? "row (\(row)) beyond bounds (3) for section (0)." : "section (\(section)) beyond bounds (1).")
        == true)
  }

  @Test func `Numbers of sections that are none change nothing`() throws {
    let stage = try TableStage(PlainRecorder([rows(3)]))
    for number in [-1, 1, Int.max, Int.min] {
      #expect(stage.table.numberOfRows(inSection: number) == 0)
      #expect(stage.table.rect(forSection: number) == .zero)
      #expect(stage.table.rectForHeader(inSection: number) == .zero)
      #expect(stage.table.rectForFooter(inSection: number) == .zero)
      #expect(stage.table.headerView(forSection: number) == nil)
    }
    for point in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      #expect(stage.table.indexPathForRow(at: CGPoint(x: point, y: point)) == nil)
    }
    #expect(try Self.failure { $0.moveSection(-1, toSection: 0) }?.name == "NSInternalInconsistencyException")
    #expect(try Self.failure { $0.moveSection(0, toSection: 5) }?.name == "NSInternalInconsistencyException")
  }

  // MARK: Cells

  @Test func `A second cell for the row that is asked for fails in UIKit's words (X)`() throws {
    let recorder = CellRecorder([rows(3)])
    let stage = try TableStage(recorder)
    recorder.cell = { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let error = #expect(throws: UncaughtException.self) { try stage.run { $0.reloadData() } }
    #expect(error?.name == "NSInternalInconsistencyException")
    #expect(
      error?.reason.hasPrefix(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to "
          + "dequeue more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method "
          + "(without an index path). Cell identifier: cell, index path: <NSIndexPath: 0x") == true)
    #expect(error?.reason.hasSuffix("{length = 2, path = 0 - 0}") == true)
  }

  @Test func `A second cell without a path is allowed, and not kept`() throws {
    let recorder = CellRecorder([rows(1000)])
    let stage = try TableStage(recorder)
    recorder.cell = { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "cell")
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    for page in 1...60 { try stage.run { $0.contentOffset.y = CGFloat(page) * 300 } }
    #expect(stage.table.subviews.count <= 30)
    #expect(stage.table.visibleCells.count >= 10)
  }

  @Test func `Cells that were never dequeued are shown and go with their rows`() throws {
    let recorder = CellRecorder([rows(1000)])
    let stage = try TableStage(recorder)
    weak var first: UITableViewCell?
    recorder.cell = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "own \(path.row)"
      if path.row == 0 { first = cell }
      return cell
    }
    try stage.run { $0.reloadData() }
    #expect(stage.texts.first == "own 0")
    for page in 1...20 { try stage.run { $0.contentOffset.y = CGFloat(page) * 300 } }
    #expect(stage.table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden }.count <= 12)
    #expect(first == nil)
  }

  @Test func `One cell for all rows is at the last of them`() throws {
    let recorder = CellRecorder([rows(5)])
    let stage = try TableStage(recorder)
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    recorder.cell = { _, _ in cell }
    try stage.run { $0.reloadData() }
    #expect(stage.table.visibleCells == [cell])
    #expect(stage.table.indexPath(for: cell) == Self.path(4))
    #expect(cell.frame.minY == 176)
    try stage.run { $0.setNeedsLayout() }
    #expect(stage.table.indexPath(for: cell) == Self.path(4))
  }

  @Test func `A data source without a cell for a row fails in UIKit's words (X)`() throws {
    let stage = try TableStage(PlainRecorder([]))
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: stage.table) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    let error = #expect(throws: UncaughtException.self) { try stage.run { _ in source.apply(snapshot) } }
    #expect(error?.name == "NSInternalInconsistencyException")
    #expect(error?.reason.hasPrefix("UITableView (<UITableView: 0x") == true)
    #expect(error?.reason.contains(") failed to obtain a cell from its dataSource (<") == true)
  }

  // MARK: Code that runs in between

  @Test func `Counts that change while they are asked for end in rows that there are`() throws {
    let recorder = GrowingRecorder([rows(3)])
    let stage = try TableStage(recorder)
    recorder.grows = true
    try stage.run { $0.reloadData() }
    recorder.grows = false
    try stage.run { $0.reloadData() }
    #expect(stage.table.numberOfRows(inSection: 0) == recorder.sections[0].count)
    #expect(stage.texts == rows(10))
  }

  @Test(arguments: ["cell", "willDisplay", "didEndDisplaying", "didScroll", "didSelect", "height", "header"])
  func `Loading again from any call ends in the rows that there are`(_ call: String) throws {
    let recorder = ReentrantRecorder([rows(40)])
    let stage = try TableStage(recorder)
    recorder.whenCalled = { name, table in
      guard name == call else { return }
      guard recorder.sections[0].count > 20 else { return }
      recorder.sections[0].removeLast()
      table.reloadData()
    }
    try stage.run { $0.reloadData() }
    for offset in [200, 500, 0] as [CGFloat] { try stage.run { $0.contentOffset.y = offset } }
    try stage.tap(1)
    recorder.whenCalled = { _, _ in }
    try stage.run { $0.reloadData() }
    #expect(stage.table.numberOfRows(inSection: 0) == recorder.sections[0].count)
    #expect(stage.texts == Array(recorder.sections[0].prefix(10)))
  }

  @Test func `A batch from within a call of a batch ends in the rows that there are`() throws {
    let recorder = ReentrantRecorder([rows(3)])
    let stage = try TableStage(recorder)
    recorder.whenCalled = { name, table in
      guard name == "cell", recorder.sections[0].count < 8 else { return }
      recorder.sections[0].append("new \(recorder.sections[0].count)")
      table.insertRows(at: [Self.path(recorder.sections[0].count - 1)], with: .fade)
    }
    try stage.run { table in
      recorder.sections[0].append("first")
      table.insertRows(at: [Self.path(3)], with: .fade)
    }
    try stage.stage.wait(0.5)
    #expect(stage.texts == recorder.sections[0])
    #expect(recorder.sections[0].count == 8)
  }

  @Test func `A data source that goes between two calls leaves an empty table`() throws {
    let stage = try Stage()
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var recorder: PlainRecorder? = PlainRecorder([rows(100)])
    table.dataSource = recorder
    try stage.add(table, CGRect(x: 0, y: 0, width: 390, height: 440))
    recorder = nil
    try stage.app.run { table.contentOffset.y = 2000 }
    #expect(table.visibleCells == [])
    let error = #expect(throws: UncaughtException.self) {
      try stage.app.run { table.deleteRows(at: [Self.path(0)], with: .fade) }
    }
    #expect(error?.reason.hasPrefix("Invalid update: invalid number of sections.") == true)
  }

  @Test func `Rows can be taken away while one is held or pressed`() throws {
    let recorder = MoveRecorder([rows(6)])
    let held = try TableStage(recorder)
    try held.run { $0.setEditing(true, animated: false) }
    try held.stage.down(375, 5 * 44 + 22)
    try held.stage.wait(0.2)
    try held.stage.move(375, 150)
    try held.run { table in
      recorder.sections = [rows(2)]
      table.reloadData()
    }
    try held.stage.move(375, 60)
    try held.stage.up()
    #expect(recorder.take() == [])
    #expect(held.texts == rows(2))
    #expect(held.table.visibleCells.map(\.frame.minY) == [0, 44])

    let selection = SelectionRecorder([["a", "b", "c"]])
    let pressed = try TableStage(selection)
    try pressed.stage.down(195, 66)
    try pressed.stage.wait(0.3)
    try pressed.run { table in
      selection.sections = [["b"]]
      table.deleteRows(at: [Self.path(0), Self.path(2)], with: .none)
    }
    try pressed.stage.up()
    #expect(selection.take().last == "didSelectRow 0-0")
    try pressed.stage.down(195, 22)
    try pressed.stage.wait(0.3)
    try pressed.run { $0.reloadData() }
    _ = selection.take()
    try pressed.stage.up()
    #expect(selection.take() == [])
  }
}

@MainActor final class CellRecorder: TableRecorder, UITableViewDataSource {
  var cell: ((UITableView, IndexPath) -> UITableViewCell)?

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell?(tableView, indexPath) ?? super.tableView(tableView, cellForRowAt: indexPath)
  }
}

@MainActor final class GrowingRecorder: TableRecorder, UITableViewDataSource {
  var grows = false

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if grows {
      sections[0].append("Row \(sections[0].count)")
      tableView.reloadData()
    }
    return super.tableView(tableView, numberOfRowsInSection: section)
  }
}

/// Lets code run at the calls that come while a table is laid out and touched.
@MainActor final class ReentrantRecorder: TableRecorder, UITableViewDataSource, UITableViewDelegate {
  var whenCalled: (String, UITableView) -> Void = { _, _ in }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    whenCalled("cell", tableView)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = indexPath.row < sections[0].count ? sections[0][indexPath.row] : "gone"
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    whenCalled("willDisplay", tableView)
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    whenCalled("didEndDisplaying", tableView)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    whenCalled("height", tableView)
    return 44
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    whenCalled("header", tableView)
    return nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { whenCalled("didSelect", tableView) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let table = scrollView as? UITableView { whenCalled("didScroll", table) }
  }
}
