import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Two fingers that select the rows of a table, or the items of a collection view, by a pan.
@MainActor @Suite struct MultipleSelectionTests {
  @MainActor private final class Rows: TableRecorder, UITableViewDataSource, UITableViewDelegate {
    var begins = true

    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
      note("should \(indexPath.row)")
      return begins
    }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      note("did begin \(indexPath.row)")
      tableView.setEditing(true, animated: true)
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { note("did end") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("select \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      note("deselect \(indexPath.row)")
    }
  }

  @MainActor private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var lines: [String] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      lines.append("should \(indexPath.item)")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      lines.append("did begin \(indexPath.item)")
      collectionView.isEditing = true
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      lines.append("did end")
    }
  }

  /// Two fingers side by side that go from one height to another in steps; they stay down.
  private func drag(_ stage: Stage, from start: CGFloat, to end: CGFloat) throws {
    try stage.down(100, start, finger: 0)
    try stage.down(140, start, finger: 1)
    for step in 1...10 {
      let height = start + (end - start) * CGFloat(step) / 10
      try stage.wait(0.02)
      try stage.move(100, height, finger: 0)
      try stage.move(140, height, finger: 1)
    }
  }

  private func lift(_ stage: Stage) throws {
    try stage.up(finger: 0)
    try stage.up(finger: 1)
    try stage.app.settle()
  }

  private func tableStage() throws -> TableStage<Rows> {
    let stage = try TableStage(Rows([rows(30)]))
    stage.table.allowsMultipleSelectionDuringEditing = true
    return stage
  }

  @Test func `Two fingers select all rows on their way, and the delegate hears of the beginning and the end`() throws {
    let stage = try tableStage()
    try drag(stage.stage, from: 66, to: 198)
    #expect(stage.table.indexPathsForSelectedRows == (1...4).map { IndexPath(row: $0, section: 0) })
    #expect(stage.table.isEditing)
    try lift(stage.stage)
    let lines = stage.recorder.take().filter { !$0.hasPrefix("number") }
    #expect(lines == ["should 1", "did begin 1", "select 1", "select 2", "select 3", "select 4", "did end"])
    #expect(stage.table.contentOffset.y == 0)
    #expect(stage.table.indexPathsForSelectedRows?.count == 4)
  }

  @Test func `Fingers that go back deselect what they selected, not what was selected before`() throws {
    let stage = try tableStage()
    try stage.run {
      $0.isEditing = true
      $0.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    }
    try drag(stage.stage, from: 66, to: 242)
    for finger in 0...1 { try stage.stage.move(finger == 0 ? 100 : 140, 110, finger: finger) }
    try lift(stage.stage)
    #expect(
      (stage.table.indexPathsForSelectedRows ?? []).sorted() == [1, 2, 4].map { IndexPath(row: $0, section: 0) })
  }

  @Test func `Where the delegate says no, or several rows are never selected, two fingers scroll`() throws {
    let stage = try tableStage()
    stage.recorder.begins = false
    try drag(stage.stage, from: 330, to: 198)
    try lift(stage.stage)
    #expect(stage.table.contentOffset.y > 0)
    #expect(stage.recorder.take().filter { !$0.hasPrefix("number") } == ["should 7"])
    stage.recorder.begins = true
    stage.table.allowsMultipleSelectionDuringEditing = false
    let offset = stage.table.contentOffset.y
    try drag(stage.stage, from: 330, to: 198)
    try lift(stage.stage)
    #expect(stage.table.contentOffset.y > offset)
    #expect(stage.recorder.take().filter { !$0.hasPrefix("number") } == [])
  }

  @Test func `One finger scrolls and taps as without the method`() throws {
    let stage = try tableStage()
    try stage.tap(1)
    #expect(stage.recorder.take().filter { !$0.hasPrefix("number") } == ["select 1"])
    try stage.stage.down(100, 330)
    for height in stride(from: 310, through: 190, by: -20) {
      try stage.stage.wait(0.02)
      try stage.stage.move(100, CGFloat(height))
    }
    #expect(stage.table.contentOffset.y > 0)
    try stage.stage.up()
    try stage.stage.app.settle()
    #expect(stage.recorder.take().filter { !$0.hasPrefix("number") } == [])
  }

  @Test func `Two fingers select the items of a collection view`() throws {
    let stage = try Stage()
    let items = Items()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.allowsMultipleSelectionDuringEditing = true
    view.dataSource = items
    view.delegate = items
    try stage.add(view, CGRect(x: 0, y: 0, width: 390, height: 500))
    try drag(stage, from: 75, to: 175)
    try lift(stage)
    #expect(items.lines == ["should 1", "did begin 1", "did end"])
    #expect(view.indexPathsForSelectedItems == (1...3).map { IndexPath(item: $0, section: 0) })
  }

  @Test func `Members of the focus and the height of filler rows are kept`() {
    let table = UITableView()
    #expect(!table.allowsFocus && !table.selectionFollowsFocus && !table.remembersLastFocusedIndexPath)
    #expect(table.fillerRowHeight == 0)
    table.selectionFollowsFocus = true
    table.fillerRowHeight = UITableView.automaticDimension
    #expect(table.selectionFollowsFocus)
    #expect(table.fillerRowHeight == UITableView.automaticDimension)
    let controller = UITableViewController(style: .plain)
    #expect(controller.tableView(table, selectionFollowsFocusForRowAt: IndexPath(row: 0, section: 0)))
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.allowsFocus = true
    view.remembersLastFocusedIndexPath = true
    #expect(view.allowsFocus && view.remembersLastFocusedIndexPath && !view.allowsFocusDuringEditing)
  }
}
