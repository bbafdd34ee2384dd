import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit
import _Testing_UIKit

/// Insertions, deletions and moves, alone and together.
@MainActor @Suite struct TableUpdateTests {
  private static func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private static func letters(_ text: String) -> [String] { text.map { String($0) } }

  @Test func `A wrong number of rows fails in UIKit's words (C6)`() throws {
    let stage = try TableStage(PlainRecorder([rows(3)]))
    stage.recorder.sections = [rows(2)]
    let error = #expect(throws: UncaughtException.self) {
      try stage.run { table in
        table.beginUpdates()
        table.endUpdates()
      }
    }
    #expect(error?.name == "NSInternalInconsistencyException")
    #expect(
      error?.reason
        == "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section "
        + "after the update (2) must be equal to the number of rows contained in that section before the update (3), "
        + "plus or minus the number of rows inserted or deleted from that section (0 inserted, 0 deleted) and plus or "
        + "minus the number of rows moved into or out of that section (0 moved in, 0 moved out).")
  }

  @Test func `A wrong number of sections fails in UIKit's words (C6)`() throws {
    let stage = try TableStage(PlainRecorder([rows(1)]))
    let error = #expect(throws: UncaughtException.self) {
      try stage.run { $0.deleteSections([0], with: .automatic) }
    }
    #expect(
      error?.reason
        == "Invalid update: invalid number of sections.  The number of sections contained in the table view after the "
        + "update (1) must be equal to the number of sections contained in the table view before the update (1), plus "
        + "or minus the number of sections inserted or deleted (0 inserted, 1 deleted).")
  }

  @Test(arguments: [
    ("attempt to delete row 7 from section 0 which only contains 3 rows before the update", 0),
    ("attempt to delete row 0 from section 4, but there are only 1 sections before the update", 1),
    ("attempt to insert row 9 into section 0, but there are only 3 rows in section 0 after the update", 2),
    ("attempt to delete section 3, but there are only 1 sections before the update", 3),
    ("attempt to insert section 5 but there are only 1 sections after the update", 4),
  ])
  func `Places that there are not fail in UIKit's words (X)`(_ reason: String, _ kind: Int) throws {
    let stage = try TableStage(PlainRecorder([rows(3)]))
    let error = #expect(throws: UncaughtException.self) {
      try stage.run { table in
        switch kind {
        case 0: table.deleteRows(at: [Self.path(7)], with: .none)
        case 1: table.deleteRows(at: [Self.path(0, 4)], with: .none)
        case 2: table.insertRows(at: [Self.path(9)], with: .none)
        case 3: table.deleteSections([3], with: .none)
        default: table.insertSections([5], with: .none)
        }
      }
    }
    #expect(error?.reason == reason)
  }

  @Test func `Deleted and inserted rows leave the cells of the others as they are`() throws {
    let stage = try TableStage(PlainRecorder([Self.letters("abcdef")]))
    let kept = stage.table.cellForRow(at: Self.path(3))
    stage.recorder.notesCells = true
    try stage.run { table in
      stage.recorder.sections = [Self.letters("xbdefy")]
      table.performBatchUpdates {
        table.deleteRows(at: [Self.path(0), Self.path(2)], with: .fade)
        table.insertRows(at: [Self.path(0), Self.path(5)], with: .fade)
      }
    }
    #expect(stage.texts == Self.letters("xbdefy"))
    #expect(stage.table.cellForRow(at: Self.path(2)) === kept)
    #expect(stage.recorder.take().filter { $0.hasPrefix("cellForRow") } == ["cellForRow 0-0", "cellForRow 0-5"])
    #expect(stage.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220])
  }

  @Test func `A moved row takes its cell along, and the selection follows`() throws {
    let stage = try TableStage(PlainRecorder([Self.letters("abc"), Self.letters("de")]))
    let cell = stage.table.cellForRow(at: Self.path(0))
    try stage.run { table in
      table.selectRow(at: Self.path(0), animated: false, scrollPosition: .none)
      stage.recorder.sections = [Self.letters("bc"), Self.letters("dae")]
      table.moveRow(at: Self.path(0), to: Self.path(1, 1))
    }
    #expect(stage.texts == Self.letters("bcdae"))
    #expect(stage.table.cellForRow(at: Self.path(1, 1)) === cell)
    #expect(stage.table.indexPathForSelectedRow == Self.path(1, 1))
  }

  @Test func `Sections come, go and move with their rows`() throws {
    let stage = try TableStage(PlainRecorder([["a"], ["b"], ["c"]]))
    try stage.run { table in
      stage.recorder.sections = [["c"], ["x", "y"], ["b"]]
      table.performBatchUpdates {
        table.deleteSections([0], with: .automatic)
        table.insertSections([1], with: .automatic)
        table.moveSection(2, toSection: 0)
      }
    }
    #expect(stage.texts == Self.letters("cxyb"))
  }

  @Test func `All sections can be deleted, and come again`() throws {
    let stage = try TableStage(PlainRecorder([rows(30), rows(30)]))
    try stage.run { table in
      table.contentOffset.y = 1500
      stage.recorder.sections = []
      table.deleteSections([0, 1], with: .automatic)
    }
    #expect(stage.table.numberOfSections == 0)
    #expect(stage.table.visibleCells == [])
    #expect(stage.table.contentOffset.y == 0)
    try stage.run { table in
      stage.recorder.sections = [rows(2)]
      table.insertSections([0], with: .automatic)
    }
    #expect(stage.texts == rows(2))
  }

  @Test func `A reloaded row gets a new cell and the others keep theirs; sections alike`() throws {
    let stage = try TableStage(PlainRecorder([Self.letters("ab"), Self.letters("cd")]))
    let (first, second) = (stage.table.cellForRow(at: Self.path(0)), stage.table.cellForRow(at: Self.path(1)))
    try stage.run { table in
      stage.recorder.sections = [Self.letters("xb"), Self.letters("yz!")]
      table.performBatchUpdates {
        table.reloadRows(at: [Self.path(0)], with: .none)
        table.reloadSections([1], with: .none)
      }
    }
    #expect(stage.texts == Self.letters("xbyz!"))
    #expect(stage.table.cellForRow(at: Self.path(1)) === second)
    _ = first
  }

  @Test func `A reconfigured row keeps its cell`() throws {
    let stage = try TableStage(PlainRecorder([Self.letters("ab")]))
    let cell = stage.table.cellForRow(at: Self.path(0))
    try stage.run { table in
      stage.recorder.sections = [Self.letters("xb")]
      table.reconfigureRows(at: [Self.path(0)])
    }
    #expect(stage.texts == Self.letters("xb"))
    #expect(stage.table.cellForRow(at: Self.path(0)) === cell)
  }

  @Test func `Batches inside each other are one, and the completion comes when the rows are at rest`() throws {
    let stage = try TableStage(PlainRecorder([Self.letters("ab")]))
    var completed: [Bool] = []
    try stage.run { table in
      table.beginUpdates()
      stage.recorder.sections = [Self.letters("b")]
      table.performBatchUpdates {
        table.deleteRows(at: [Self.path(0)], with: .none)
      } completion: {
        completed.append($0)
      }
      #expect(stage.table.numberOfRows(inSection: 0) == 2)
      table.endUpdates()
      #expect(stage.table.numberOfRows(inSection: 0) == 1)
    }
    #expect(completed == [])
    try stage.stage.wait(0.5)
    #expect(completed == [true])
  }

  @Test func `Random batches of changes end with the rows that there are`() throws {
    var state: UInt64 = 42
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, count)
    }
    var next = 0
    func fresh() -> String {
      next += 1
      return "n\(next)"
    }
    let stage = try TableStage(PlainRecorder([[fresh(), fresh(), fresh()], [fresh(), fresh()]]))
    for _ in 0..<60 {
      let old = stage.recorder.sections
      var new = old
      var batch: [(UITableView) -> Void] = []
      for section in old.indices {
        var kept = old[section].indices.filter { _ in random(4) > 0 }
        if kept.count == old[section].count, !kept.isEmpty, random(2) == 0 { kept.removeLast() }
        let deleted = old[section].indices.filter { !kept.contains($0) }.map { Self.path($0, section) }
        var rows = kept.map { old[section][$0] }
        var inserted: [IndexPath] = []
        for _ in 0..<random(3) where rows.count < 5 { rows.insert(fresh(), at: random(rows.count + 1)) }
        for (row, text) in rows.enumerated() where !old[section].contains(text) {
          inserted.append(Self.path(row, section))
        }
        new[section] = rows
        batch.append { $0.deleteRows(at: deleted, with: .none) }
        batch.append { $0.insertRows(at: inserted, with: .none) }
      }
      try stage.run { table in
        stage.recorder.sections = new
        table.performBatchUpdates { for change in batch { change(table) } }
      }
      #expect(stage.texts == new.flatMap { $0 })
      #expect(stage.table.visibleCells.map(\.frame.minY) == (0..<new.joined().count).map { CGFloat($0) * 44 })
    }
  }
}
