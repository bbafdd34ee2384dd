import Foundation
import PlainviewLists
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit
import _Testing_UIKit

/// The actions beside rows, what ends them, and editing as a test of the app drives it.
@MainActor @Suite struct TableSwipeTests {
  private static func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private let recorder = ActionRecorder([["a", "b", "c"]])
  private let stage: TableStage<ActionRecorder>
  private var table: UITableView { stage.table }

  init() throws { stage = try TableStage(recorder) }

  @Test func `Editing closes the actions that are open`() throws {
    try stage.swipe(66, from: 300, to: 150)
    #expect(stage.button("Archive") != nil)
    #expect(table.cellForRow(at: Self.path(1))?.configurationState.isSwiped == true)
    try stage.run { $0.setEditing(true, animated: true) }
    #expect(stage.button("Archive") == nil)
    #expect(table.cellForRow(at: Self.path(1))?.frame.minX == 0)
    #expect(table.cellForRow(at: Self.path(1))?.configurationState.isSwiped == false)
    #expect(recorder.take() == ["will 1", "did 1"])
  }

  @Test func `One side closes before the other opens, and one row before another`() throws {
    try stage.swipe(66, from: 300, to: 150)
    // A swipe back first closes the side that is open.
    try stage.swipe(66, from: 100, to: 300)
    #expect(stage.button("Archive") == nil && stage.button("Pin") == nil)
    try stage.swipe(66, from: 100, to: 300)
    #expect(stage.button("Pin")?.frame.minX == 0)
    try stage.swipe(22, from: 300, to: 150)
    #expect(stage.button("Pin") == nil)
    #expect(stage.button("Archive") != nil)
    #expect(recorder.take() == ["will 1", "did 1", "will 1", "did 1", "will 0"])
  }

  @Test func `A swipe across the row from the leading side performs the first action there`() throws {
    try stage.swipe(22, from: 10, to: 385)
    #expect(recorder.take() == ["will 0", "pin 0"])
    // The action said nothing yet: the row stays open.
    #expect(stage.button("Pin") != nil)
    try stage.run { _ in recorder.done?(true) }
    #expect(stage.button("Pin") == nil)
    #expect(recorder.take() == ["did 0"])
  }

  @Test(arguments: [true, false])
  func `A destructive action closes the row whether it was done or not, and deletes nothing itself`(
    _ isDone: Bool
  ) throws {
    try stage.swipe(66, from: 300, to: 150)
    let button = try #require(stage.button("Erase"))
    #expect(button.backgroundColor == .systemRed)
    try stage.tap(button)
    #expect(recorder.take() == ["will 1", "erase 1"])
    try stage.run { _ in recorder.done?(isDone) }
    #expect(recorder.take() == ["did 1"])
    #expect(stage.texts == ["a", "b", "c"])
    #expect(table.visibleCells.map(\.frame.minX) == [0, 0, 0])
    // Saying so twice changes nothing.
    try stage.run { _ in recorder.done?(true) }
    #expect(recorder.take() == [])
  }

  @Test func `An action that deletes its row ends with the row`() throws {
    try stage.swipe(66, from: 300, to: 150)
    recorder.erases = true
    try stage.tap(try #require(stage.button("Erase")))
    #expect(recorder.take() == ["will 1", "erase 1", "did nil"])
    #expect(stage.texts == ["a", "c"])
    #expect(stage.button("Erase") == nil)
    try stage.run { _ in recorder.done?(true) }
    #expect(table.visibleCells.map(\.frame.minX) == [0, 0])
    #expect(recorder.take() == [])
  }

  @Test func `Open actions follow their row, and go when the table is loaded again`() throws {
    try stage.swipe(66, from: 300, to: 150)
    try stage.run { table in
      recorder.sections[0].insert("new", at: 0)
      table.insertRows(at: [Self.path(0)], with: .none)
    }
    #expect(stage.button("Archive")?.superview?.frame.minY == 88)
    #expect(table.cellForRow(at: Self.path(2)).map { $0.frame.minX < 0 } == true)
    try stage.run { $0.reloadData() }
    #expect(stage.button("Archive") == nil)
    #expect(table.visibleCells.map(\.frame.minX) == [0, 0, 0, 0])
  }

  @Test func `A fast finger opens and closes whatever its way`() throws {
    func flick(from start: CGFloat, to end: CGFloat) throws {
      try stage.stage.down(start, 66)
      for step in 1...4 {
        try stage.stage.wait(0.01)
        try stage.stage.move(start + (end - start) * CGFloat(step) / 4, 66)
      }
      try stage.stage.up()
      try stage.stage.wait(0.5)
    }
    try flick(from: 300, to: 260)
    #expect(stage.button("Archive") != nil)
    try flick(from: 100, to: 140)
    #expect(stage.button("Archive") == nil)
    #expect(recorder.take() == ["will 1", "did 1"])
  }

  @Test func `From right to left the sides are the other way round`() throws {
    try stage.run {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.reloadData()
    }
    try stage.swipe(66, from: 100, to: 250)
    #expect(stage.button("Archive") != nil)
    #expect(stage.button("Erase")?.frame.minX == 0)
    #expect(table.cellForRow(at: Self.path(1)).map { $0.frame.minX > 100 } == true)
    try stage.swipe(66, from: 300, to: 100)
    try stage.swipe(66, from: 300, to: 150)
    #expect(stage.button("Pin") != nil)
    #expect(table.cellForRow(at: Self.path(1)).map { $0.frame.minX < -70 } == true)
  }

  @Test func `Scrolling closes the actions`() throws {
    recorder.sections = [rows(40)]
    try stage.run { $0.reloadData() }
    try stage.swipe(66, from: 300, to: 150)
    try stage.stage.down(100, 300)
    for step in 1...10 { try stage.stage.move(100, 300 - CGFloat(step) * 10) }
    try stage.stage.up()
    #expect(stage.button("Archive") == nil)
    #expect(recorder.take() == ["will 1", "did 1"])
  }

  // MARK: As a test of the app does it

  @Test func `The controls of editing are buttons that are called after their rows`() throws {
    let recorder = CommitRecorder([["Tea", "Milk"]])
    let stage = try TableStage(recorder)
    recorder.styles = [.delete, .insert]
    try stage.run { $0.setEditing(true, animated: false) }
    let app = stage.stage.app
    try app.buttons["Insert Milk"].tap()
    #expect(recorder.take().last == "commit insert 1")
    try app.buttons["Delete Tea"].tap()
    try app.buttons["Delete"].tap()
    #expect(recorder.take().filter { $0.hasPrefix("commit") } == ["commit delete 0"])
    try stage.stage.wait(0.5)
    #expect(app.cells.count == 1)
  }

  @Test func `A row is dragged by its grip to the place of another one`() throws {
    let recorder = MoveRecorder([["a", "b", "c", "d"]])
    let stage = try TableStage(recorder)
    try stage.run { $0.setEditing(true, animated: false) }
    let app = stage.stage.app
    try app.buttons["Reorder a"].press(forDuration: 0.5, thenDragTo: app.buttons["Reorder c"])
    #expect(recorder.take() == ["move 0 to 2"])
    #expect(stage.texts == ["b", "c", "a", "d"])
    try app.buttons["Reorder d"].press(forDuration: 0.5, thenDragTo: app.buttons["Reorder b"])
    #expect(recorder.take() == ["move 3 to 0"])
    #expect(stage.texts == ["d", "b", "c", "a"])
  }

  @Test func `The button that shows more of a row is found in its cell`() throws {
    let recorder = DetailRecorder([["a", "b"]])
    let stage = try TableStage(recorder)
    try stage.stage.app.cells.element(boundBy: 1).buttons["More Info"].tap()
    #expect(recorder.take() == ["more 1"])
    #expect(stage.table.indexPathForSelectedRow == nil)
  }
}

/// Has actions on both sides; the test sets how they end.
@MainActor final class ActionRecorder: TableRecorder, UITableViewDataSource, UITableViewDelegate {
  var erases = false
  private(set) var done: ((Bool) -> Void)?

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[0].count }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { [unowned self] _, _, done in
        note("pin \(indexPath.row)")
        self.done = done
      }
    ])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let erase = UIContextualAction(style: .destructive, title: "Erase") { [unowned self] _, _, done in
      note("erase \(indexPath.row)")
      self.done = done
      guard erases else { return }
      sections[0].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .left)
    }
    return UISwipeActionsConfiguration(actions: [
      erase, UIContextualAction(style: .normal, title: "Archive") { _, _, done in done(true) },
    ])
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { note("will \(indexPath.row)") }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("did \(indexPath.map { "\($0.row)" } ?? "nil")")
  }
}

@MainActor final class DetailRecorder: TableRecorder, UITableViewDataSource, UITableViewDelegate {
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[0].count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryType = .detailButton
    return cell
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    note("more \(indexPath.row)")
  }
}
