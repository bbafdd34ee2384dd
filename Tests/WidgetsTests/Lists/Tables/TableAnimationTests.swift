import Foundation
import PlainviewLists
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit
import _Testing_UIKit

/// Rows that come, go and move on the virtual clock: the model is final at once, what is seen follows (P1).
@MainActor @Suite struct TableAnimationTests {
  private static func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private let recorder = DisplayRecorder([["a", "b", "c"]])
  private let stage: TableStage<DisplayRecorder>
  private var table: UITableView { stage.table }

  init() throws {
    stage = try TableStage(recorder)
  }

  private func shown(_ row: Int) -> CGRect? {
    table.cellForRow(at: Self.path(row))?.layer.presentation()?.frame
  }

  private func delete(_ row: Int, _ animation: UITableView.RowAnimation) throws {
    try stage.run { table in
      recorder.sections[0].remove(at: row)
      table.deleteRows(at: [Self.path(row)], with: animation)
    }
  }

  @Test func `P1 A deleted row is seen until the end, and the rows below it move up`() throws {
    let deleted = try #require(table.cellForRow(at: Self.path(0)))
    try delete(0, .fade)
    #expect(stage.texts == ["b", "c"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44])
    #expect(deleted.superview === table && !deleted.isHidden)
    #expect(deleted.layer.presentation()?.opacity == 1)
    #expect(shown(0)?.minY == 44)
    try stage.stage.wait(0.15)
    // The curve is half-way in the middle of the time.
    #expect(deleted.layer.presentation().map { abs($0.opacity - 0.5) < 0.01 } == true)
    #expect(shown(0).map { abs($0.minY - 22) < 0.1 } == true)
    #expect(recorder.take().filter { $0.hasPrefix("ended") } == [])
    try stage.stage.wait(0.15)
    #expect(deleted.isHidden)
    #expect(deleted.alpha == 1)
    #expect(shown(0)?.minY == 0)
    #expect(recorder.take() == ["ended 0 a"])
  }

  @Test func `Without an animation of its own a row goes at once, and the others move`() throws {
    let deleted = try #require(table.cellForRow(at: Self.path(0)))
    try delete(0, .none)
    #expect(deleted.isHidden)
    #expect(recorder.take().last == "ended 0 a")
    #expect(shown(0)?.minY == 44)
    try stage.stage.wait(0.3)
    #expect(shown(0)?.minY == 0)
  }

  @Test(
    arguments: [
      (.fade, 0, 44, 0), (.automatic, 0, 44, 0), (.middle, 0, 44, 0), (.left, -390, 44, 1), (.right, 390, 44, 1),
      (.top, 0, 0, 0), (.bottom, 0, 88, 0), (.none, 0, 44, 1),
    ] as [(UITableView.RowAnimation, CGFloat, CGFloat, Float)])
  func `Rows come from the side that their animation says, and go to it`(
    _ animation: UITableView.RowAnimation, _ x: CGFloat, _ y: CGFloat, _ opacity: Float
  ) throws {
    try stage.run { table in
      recorder.sections[0].insert("new", at: 1)
      table.insertRows(at: [Self.path(1)], with: animation)
    }
    let cell = try #require(table.cellForRow(at: Self.path(1)))
    let first = try #require(cell.layer.presentation())
    #expect(first.frame.origin == CGPoint(x: x, y: y))
    #expect(first.opacity == opacity)
    #expect(cell.frame.minY == 44 && cell.alpha == 1)
    try stage.stage.wait(0.3)
    #expect(cell.layer.presentation()?.frame.origin == CGPoint(x: 0, y: 44))
    #expect(cell.layer.presentation()?.opacity == 1)
    try delete(1, animation)
    guard animation != .none else { return }
    #expect(cell.frame.origin == CGPoint(x: x, y: y))
    #expect(Float(cell.alpha) == opacity)
  }

  @Test func `A reloaded row shows its old cell and its new one`() throws {
    let old = try #require(table.cellForRow(at: Self.path(1)))
    try stage.run { table in
      recorder.sections[0][1] = "x"
      table.reloadRows(at: [Self.path(1)], with: .right)
    }
    let new = try #require(table.cellForRow(at: Self.path(1)))
    #expect(new !== old)
    #expect(old.layer.presentation()?.frame.minX == 0 && old.frame.minX == 390)
    #expect(new.layer.presentation()?.frame.minX == 390 && new.frame.minX == 0)
    try stage.stage.wait(0.3)
    #expect(old.isHidden)
  }

  @Test func `A deleted row that nobody saw before goes too`() throws {
    let deleted = try #require(table.cellForRow(at: Self.path(2)))
    try stage.run { _ in deleted.alpha = 0 }
    try delete(2, .fade)
    try stage.stage.wait(0)
    #expect(deleted.isHidden)
    #expect(recorder.take().last == "ended 2 c")
  }

  @Test func `The sections' animations are those of their rows`() throws {
    try stage.run { table in
      recorder.sections = [["x"], ["y"]]
      table.performBatchUpdates {
        table.reloadSections([0], with: .left)
        table.insertSections([1], with: .right)
      }
    }
    #expect(shown(0)?.minX == -390)
    #expect(table.cellForRow(at: Self.path(0, 1))?.layer.presentation()?.frame.minX == 390)
  }

  @Test func `Rows that are pushed off the screen go there, and rows that come on it come from their places`() throws {
    try stage.run { table in
      recorder.sections = [rows(30)]
      table.reloadData()
    }
    let last = try #require(table.cellForRow(at: Self.path(9)))
    try stage.run { table in
      recorder.sections[0].insert("new", at: 0)
      table.insertRows(at: [Self.path(0)], with: .fade)
    }
    #expect(table.cellForRow(at: Self.path(10)) == nil)
    #expect(last.layer.presentation()?.frame.minY == 396)
    #expect(last.frame.minY == 440 && !last.isHidden)
    try stage.stage.wait(0.3)
    #expect(last.isHidden)
    try delete(0, .fade)
    #expect(shown(9)?.minY == 440)
    #expect(table.cellForRow(at: Self.path(9))?.frame.minY == 396)
  }

  @Test func `An offset that becomes impossible moves nothing by itself`() throws {
    try stage.run { table in
      recorder.sections = [rows(20)]
      table.reloadData()
      table.contentOffset.y = 440
    }
    let kept = try #require(table.cellForRow(at: Self.path(15)))
    try stage.run { table in
      recorder.sections[0].removeLast(4)
      table.deleteRows(at: (16...19).map { Self.path($0) }, with: .fade)
    }
    #expect(table.contentOffset.y == 264)
    // It was 220 points below the upper edge, and is 396 points below it in the end.
    #expect(kept.layer.presentation().map { $0.frame.minY - 264 } == 220)
    #expect(kept.frame.minY - 264 == 396)
  }

  @Test func `The completion comes when the rows are at rest, in the next turn when none moves`() throws {
    var completed: [String] = []
    try stage.run { table in
      table.performBatchUpdates({}, completion: { completed.append("still \($0)") })
    }
    try stage.stage.wait(0)
    #expect(completed == ["still true"])
    try stage.run { table in
      recorder.sections = [["b", "c"]]
      table.performBatchUpdates {
        table.deleteRows(at: [Self.path(0)], with: .fade)
      } completion: { isFinished in
        completed.append("moved \(isFinished) after \(recorder.take().filter { $0.hasPrefix("ended") })")
      }
    }
    try stage.stage.wait(0.29)
    #expect(completed.count == 1)
    try stage.stage.wait(0.01)
    #expect(completed.last == "moved true after [\"ended 0 a\"]")
  }

  @Test func `Loading again ends what is shown; a second batch leaves the first one alone`() throws {
    let first = try #require(table.cellForRow(at: Self.path(0)))
    let second = try #require(table.cellForRow(at: Self.path(1)))
    try delete(0, .fade)
    try stage.stage.wait(0.2)
    try delete(0, .fade)
    try stage.stage.wait(0.15)
    #expect(first.isHidden)
    #expect(!second.isHidden && second.superview === table)
    try stage.run { $0.reloadData() }
    #expect(recorder.take().filter { $0.hasPrefix("ended") } == ["ended 0 a", "ended 0 b", "ended 0 c"])
    try stage.stage.wait(0.5)
    #expect(stage.texts == ["c"])
    #expect(recorder.take() == [])
  }

  @Test func `Rows are tapped while others move, and those that go are not`() throws {
    let selection = SelectionRecorder([["a", "b", "c"]])
    let stage = try TableStage(selection)
    try stage.run { table in
      selection.sections = [["b", "c"]]
      table.deleteRows(at: [Self.path(0)], with: .fade)
    }
    _ = selection.take()
    try stage.tap(0)
    #expect(selection.take().last == "didSelectRow 0-0")
    #expect(stage.table.cellForRow(at: Self.path(0))?.textLabel?.text == "b")
  }

  @Test func `A snapshot is shown at once when differences are not animated`() throws {
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }
    var completions = 0
    try stage.run { _ in source.apply(snapshot(["a", "b"]), animatingDifferences: false) }
    try stage.run { _ in source.apply(snapshot(["b"]), animatingDifferences: false) { completions += 1 } }
    #expect(shown(0)?.minY == 0)
    try stage.stage.wait(0)
    #expect(completions == 1)
    try stage.run { _ in source.apply(snapshot(["z", "b"])) { completions += 1 } }
    #expect(shown(1)?.minY == 0)
    try stage.stage.wait(0.3)
    #expect(completions == 2)
    #expect(shown(1)?.minY == 44)
  }
}

/// Notes which rows end being displayed, with the texts of their cells.
@MainActor final class DisplayRecorder: TableRecorder, UITableViewDataSource, UITableViewDelegate {
  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    note("ended \(indexPath.row) \(cell.textLabel?.text ?? "")")
  }
}
