import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Taps on rows: the callbacks and their order.
@MainActor @Suite struct TableSelectionTests {
  private static func stage() throws -> TableStage<SelectionRecorder> {
    try TableStage(SelectionRecorder([rows(3)]))
  }

  @Test func `A tap highlights, unhighlights and selects, in that order (C4)`() throws {
    let stage = try Self.stage()
    try stage.tap(1)
    #expect(
      stage.recorder.take() == [
        "shouldHighlightRow 0-1", "didHighlightRow 0-1", "didUnhighlightRow 0-1", "willSelectRow 0-1",
        "didSelectRow 0-1",
      ])
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(stage.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
  }

  @Test func `The row that was selected is deselected between willSelect and didSelect (C4)`() throws {
    let stage = try Self.stage()
    try stage.tap(0)
    _ = stage.recorder.take()
    try stage.tap(2)
    #expect(
      stage.recorder.take() == [
        "shouldHighlightRow 0-2", "didHighlightRow 0-2", "didUnhighlightRow 0-2", "willSelectRow 0-2",
        "willDeselectRow 0-0", "didDeselectRow 0-0", "didSelectRow 0-2",
      ])
    #expect(stage.table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == false)
  }

  @Test func `A row that must not be highlighted is not selected (C4)`() throws {
    let stage = try Self.stage()
    stage.recorder.highlights = false
    try stage.tap(0)
    #expect(stage.recorder.take() == ["shouldHighlightRow 0-0"])
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func `Nil from willSelect selects nothing, another row is selected instead (C4)`() throws {
    let stage = try Self.stage()
    stage.recorder.redirect = { _ in nil }
    try stage.tap(0)
    #expect(stage.recorder.take().last == "willSelectRow 0-0")
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.recorder.redirect = { _ in IndexPath(row: 2, section: 0) }
    try stage.tap(0)
    #expect(stage.recorder.take().suffix(2) == ["willSelectRow 0-0", "didSelectRow 0-2"])
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test func `Code that selects and deselects tells nobody (C4)`() throws {
    let stage = try Self.stage()
    try stage.run { table in
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    }
    #expect(stage.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    try stage.run { $0.deselectRow(at: IndexPath(row: 1, section: 0), animated: true) }
    #expect(stage.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
    #expect(stage.recorder.take() == [])
  }

  @Test func `Cells show what code selects and deselects, and a reloaded row is selected no more`() throws {
    let stage = try TableStage(SelectionRecorder([rows(3)]))
    func selected() -> [Bool] { stage.table.visibleCells.map(\.isSelected) }
    try stage.run { $0.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none) }
    #expect(selected() == [true, false, false])
    try stage.run { $0.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none) }
    #expect(selected() == [false, true, false])
    try stage.run { $0.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none) }
    #expect(selected() == [false, false, false])
    #expect(stage.table.indexPathForSelectedRow == nil)
    try stage.run { $0.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none) }
    try stage.run { $0.selectRow(at: nil, animated: false, scrollPosition: .none) }
    #expect(selected() == [false, false, false])
  }

  @Test func `Several rows can be selected, and a second tap deselects`() throws {
    let stage = try Self.stage()
    try stage.run { $0.allowsMultipleSelection = true }
    try stage.tap(2)
    try stage.tap(0)
    #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 0)])
    _ = stage.recorder.take()
    try stage.tap(2)
    #expect(
      stage.recorder.take() == [
        "shouldHighlightRow 0-2", "didHighlightRow 0-2", "didUnhighlightRow 0-2", "willDeselectRow 0-2",
        "didDeselectRow 0-2",
      ])
    #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
  }

  @Test func `Without selection a tap does nothing`() throws {
    let stage = try Self.stage()
    try stage.run { $0.allowsSelection = false }
    try stage.tap(0)
    #expect(stage.recorder.take() == [])
  }

  @Test func `A finger that leaves the row selects nothing`() throws {
    let stage = try Self.stage()
    try stage.run { $0.isScrollEnabled = false }
    try stage.stage.down(195, 20)
    try stage.stage.wait(0.2)
    try stage.stage.move(195, 200)
    try stage.stage.up()
    #expect(stage.recorder.take() == ["shouldHighlightRow 0-0", "didHighlightRow 0-0", "didUnhighlightRow 0-0"])
  }

  @Test func `A drag that scrolls takes the highlight away and selects nothing`() throws {
    let stage = try TableStage(SelectionRecorder([rows(40)]))
    try stage.stage.down(195, 220)
    try stage.stage.wait(0.2)
    for step in 1...10 { try stage.stage.move(195, 220 - CGFloat(step) * 10) }
    try stage.stage.wait(0.2)
    try stage.stage.up()
    #expect(stage.table.contentOffset.y > 50)
    #expect(stage.recorder.take().contains("didUnhighlightRow 0-5"))
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func `The touches of a disabled control select its cell (R7)`() throws {
    let stage = try Self.stage()
    let button = UIButton(frame: CGRect(x: 100, y: 0, width: 190, height: 44))
    try stage.run { $0.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.addSubview(button) }
    try stage.tap(0)
    #expect(stage.recorder.take() == [])
    try stage.run { _ in button.isEnabled = false }
    try stage.tap(0)
    #expect(stage.recorder.take().last == "didSelectRow 0-0")
  }

  @Test func `A tap recognizer of an ancestor keeps the row from being selected, unless it leaves touches alone (G12)`()
    throws
  {
    let stage = try Self.stage()
    let recognizer = UITapGestureRecognizer(target: nil, action: nil)
    try stage.run { $0.superview?.addGestureRecognizer(recognizer) }
    try stage.tap(0)
    #expect(!stage.recorder.take().contains("didSelectRow 0-0"))
    recognizer.cancelsTouchesInView = false
    try stage.tap(0)
    #expect(stage.recorder.take().last == "didSelectRow 0-0")
  }

  @Test func `A control that was added to the cell itself lies under its content and gets no taps (C7)`() throws {
    let stage = try Self.stage()
    let button = UIButton(frame: CGRect(x: 100, y: 0, width: 190, height: 44))
    try stage.run { $0.cellForRow(at: IndexPath(row: 0, section: 0))?.addSubview(button) }
    try stage.run { $0.layoutIfNeeded() }
    try stage.tap(0)
    #expect(stage.recorder.take().last == "didSelectRow 0-0")
  }

  @Test func `A delegate may load the table again while it is told of a selection`() throws {
    let stage = try Self.stage()
    stage.recorder.whenSelected = { table, _ in table.reloadData() }
    try stage.tap(1)
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.shown == ["0-0", "0-1", "0-2"])
  }
}
