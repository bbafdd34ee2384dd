import Foundation
import PlainviewLists
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit
import _Testing_UIKit

/// Swipes, deletions, insertions and rows that are moved by hand.
@MainActor @Suite struct TableEditingTests {
  private static func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `A swipe to the left opens Delete where the data source takes edits, and a tap on it commits`() throws {
    let stage = try TableStage(CommitRecorder([rows(3)]))
    try stage.swipe(66, from: 300, to: 150)
    let delete = try #require(stage.button("Delete"))
    #expect(stage.table.cellForRow(at: Self.path(1))?.frame.minX == -delete.frame.width)
    #expect(delete.frame.width >= 74)
    try stage.tap(delete)
    #expect(stage.recorder.take().filter { !$0.hasPrefix("number") } == ["commit delete 1"])
    #expect(stage.texts == ["Row 0", "Row 2"])
    #expect(stage.button("Delete") == nil)
  }

  @Test func `W11 Delete opens where a generic base class takes the edits`() throws {
    let stage = try TableStage(NumberRecorder([rows(3)]))
    try stage.swipe(66, from: 300, to: 150)
    try stage.tap(try #require(stage.button("Delete")))
    #expect(stage.recorder.take().contains("commit delete 1"))
  }

  @Test func `Without a method that takes edits nothing opens`() throws {
    let stage = try TableStage(PlainRecorder([rows(3)]))
    try stage.swipe(66, from: 300, to: 50)
    #expect(stage.button("Delete") == nil)
    #expect(stage.table.cellForRow(at: Self.path(1))?.frame.minX == 0)
  }

  @Test func `The delegate's actions open on both sides, first one at the edge`() throws {
    let stage = try TableStage(SwipeRecorder([rows(3)]))
    try stage.swipe(22, from: 300, to: 150)
    let (flag, share) = (stage.button("Flag"), stage.button("Share"))
    let (flagFrame, shareFrame) = (try #require(flag?.frame), try #require(share?.frame))
    #expect(shareFrame.minX < flagFrame.minX)
    #expect(flag?.backgroundColor == .systemOrange)
    #expect(share?.backgroundColor == .systemGray)
    try stage.tap(try #require(share))
    #expect(stage.recorder.take() == ["trailing 0", "willBeginEditing 0", "share 0", "didEndEditing 0"])
    try stage.swipe(22, from: 100, to: 250)
    try stage.tap(try #require(stage.button("Read")))
    #expect(stage.recorder.take() == ["leading 0", "willBeginEditing 0", "read 0", "didEndEditing 0"])
  }

  @Test func `A swipe across the row performs the first action, unless that is turned off`() throws {
    let stage = try TableStage(SwipeRecorder([rows(3)]))
    try stage.swipe(22, from: 380, to: 10)
    #expect(stage.recorder.take() == ["trailing 0", "willBeginEditing 0", "flag 0", "didEndEditing 0"])
    stage.recorder.performsFirst = false
    try stage.swipe(22, from: 380, to: 10)
    #expect(stage.recorder.take() == ["trailing 0", "willBeginEditing 0"])
    #expect(stage.button("Flag") != nil)
  }

  @Test func `A tap elsewhere closes the actions and selects nothing; a short swipe opens nothing`() throws {
    let stage = try TableStage(SwipeRecorder([rows(3)]))
    try stage.swipe(22, from: 300, to: 150)
    try stage.tap(2)
    #expect(stage.button("Flag") == nil)
    #expect(stage.recorder.take() == ["trailing 0", "willBeginEditing 0", "didEndEditing 0"])
    #expect(stage.table.indexPathForSelectedRow == nil)
    try stage.swipe(22, from: 300, to: 270)
    #expect(stage.button("Flag") == nil)
  }

  @Test func `A swipe that goes up and down scrolls and opens nothing`() throws {
    let stage = try TableStage(SwipeRecorder([rows(40)]))
    try stage.stage.down(300, 300)
    for step in 1...10 { try stage.stage.move(300 - CGFloat(step), 300 - CGFloat(step) * 10) }
    try stage.stage.up()
    #expect(stage.table.contentOffset.y > 50)
    #expect(stage.recorder.take() == [])
  }

  @Test func `Row actions of before iOS 11 open as well`() throws {
    let stage = try TableStage(RowActionRecorder([rows(2)]))
    try stage.swipe(22, from: 300, to: 150)
    try stage.tap(try #require(stage.button("Old")))
    #expect(stage.recorder.take() == ["old 0"])
  }

  @Test func `In editing mode rows show their controls; delete asks again, insert does not`() throws {
    let stage = try TableStage(CommitRecorder([rows(3)]))
    stage.recorder.styles = [.delete, .insert, .none]
    try stage.run { $0.setEditing(true, animated: false) }
    let cells = stage.table.visibleCells
    #expect(cells.map(\.isEditing) == [true, true, true])
    #expect(cells.map(\.editingStyle) == [.delete, .insert, .none])
    #expect(cells.map(\.contentView.frame.minX) == [38, 38, 0])
    try stage.stage.tap(19, 66)
    #expect(stage.recorder.take().contains("commit insert 1"))
    try stage.stage.tap(19, 22)
    try stage.stage.wait(0.5)
    #expect(cells[0].showingDeleteConfirmation)
    try stage.tap(try #require(stage.button("Delete")))
    #expect(stage.recorder.take().contains("commit delete 0"))
    try stage.run { $0.setEditing(false, animated: false) }
    #expect(stage.table.visibleCells.map(\.contentView.frame.minX) == [0, 0])
  }

  @Test func `While a table is edited rows are selected only when that is allowed`() throws {
    let stage = try TableStage(SelectionRecorder([rows(3)]))
    try stage.run { $0.setEditing(true, animated: false) }
    try stage.tap(0)
    #expect(stage.recorder.take() == [])
    try stage.run { $0.allowsSelectionDuringEditing = true }
    try stage.tap(0)
    #expect(stage.recorder.take().last == "didSelectRow 0-0")
    try stage.run { $0.allowsMultipleSelectionDuringEditing = true }
    try stage.tap(1)
    #expect(stage.table.indexPathsForSelectedRows == [Self.path(0), Self.path(1)])
    try stage.run { $0.setEditing(false, animated: false) }
    #expect(stage.table.indexPathsForSelectedRows == nil)
  }

  @Test func `A row is moved by its handle: the others make room, then the data source learns of it`() throws {
    let stage = try TableStage(MoveRecorder([["a", "b", "c", "d"]]))
    try stage.run { $0.setEditing(true, animated: false) }
    try stage.stage.down(375, 22)
    try stage.stage.wait(0.2)
    for y in stride(from: CGFloat(32), through: 112, by: 20) { try stage.stage.move(375, y) }
    // The moved row is over the third one: the two between have moved up.
    #expect(stage.table.cellForRow(at: Self.path(1))?.frame.minY == 0)
    #expect(stage.table.cellForRow(at: Self.path(2))?.frame.minY == 44)
    #expect(stage.recorder.take() == [])
    try stage.stage.up()
    #expect(stage.recorder.take() == ["move 0 to 2"])
    #expect(stage.texts == ["b", "c", "a", "d"])
    #expect(stage.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
  }

  @Test func `The delegate says where a moved row may go, and impossible places leave it where it was`() throws {
    let stage = try TableStage(MoveRecorder([["a", "b", "c", "d"]]))
    stage.recorder.target = { _ in Self.path(1) }
    try stage.run { $0.setEditing(true, animated: false) }
    func drag(to y: CGFloat) throws {
      try stage.stage.down(375, 22)
      try stage.stage.wait(0.2)
      for share in 1...10 { try stage.stage.move(375, 22 + (y - 22) * CGFloat(share) / 10) }
      try stage.stage.up()
    }
    try drag(to: 160)
    #expect(stage.recorder.take() == ["move 0 to 1"])
    stage.recorder.target = { _ in IndexPath(row: 99, section: 7) }
    try drag(to: 160)
    #expect(stage.recorder.take() == [])
    #expect(stage.texts == ["b", "a", "c", "d"])
  }
}

@MainActor final class CommitRecorder: TableRecorder, UITableViewDataSource, UITableViewDelegate {
  var styles: [UITableViewCell.EditingStyle] = []

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    note("commit \(editingStyle) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    sections[0].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { styles.indices.contains(indexPath.row) ? styles[indexPath.row] : .delete }
}

@MainActor class GenericRecorder<Element>: TableRecorder, UITableViewDataSource, UITableViewDelegate {
  var elements: [Element] = []

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { note("commit \(editingStyle) \(indexPath.row)") }
}

@MainActor final class NumberRecorder: GenericRecorder<Int> {}

@MainActor final class SwipeRecorder: TableRecorder, UITableViewDataSource, UITableViewDelegate {
  var performsFirst = true

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[0].count }

  private func action(_ title: String, _ row: Int) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { [unowned self] _, _, done in
      note("\(title.lowercased()) \(row)")
      done(true)
    }
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("trailing \(indexPath.row)")
    let flag = action("Flag", indexPath.row)
    flag.backgroundColor = .systemOrange
    let configuration = UISwipeActionsConfiguration(actions: [flag, action("Share", indexPath.row)])
    configuration.performsFirstActionWithFullSwipe = performsFirst
    return configuration
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("leading \(indexPath.row)")
    return UISwipeActionsConfiguration(actions: [action("Read", indexPath.row)])
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("willBeginEditing \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("didEndEditing \(indexPath.map { "\($0.row)" } ?? "nil")")
  }
}

@MainActor final class RowActionRecorder: TableRecorder, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    [UITableViewRowAction(style: .normal, title: "Old") { [unowned self] _, path in note("old \(path.row)") }]
  }
}

@MainActor final class MoveRecorder: TableRecorder, UITableViewDataSource, UITableViewDelegate {
  var target: (IndexPath) -> IndexPath = { $0 }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[0].count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.showsReorderControl = true
    return cell
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    note("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    sections[0].insert(sections[0].remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target(proposedDestinationIndexPath) }
}
