import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit
import _Testing_UIKit

/// When a table asks for what, and which cells live.
@MainActor @Suite struct TableLoadingTests {
  private static func asks(_ stage: TableStage<PlainRecorder>) -> [String] {
    var asks: [String] = []
    for line in stage.recorder.take() where asks.last != line { asks.append(line) }
    return asks
  }

  @Test func `Loading again asks for the counts at once and for cells in the next layout pass (C5)`() throws {
    let stage = try TableStage(PlainRecorder([rows(2), rows(1)]))
    stage.recorder.notesCells = true
    try stage.run { table in
      table.reloadData()
      #expect(Self.asks(stage) == ["numberOfSections", "numberOfRows 0", "numberOfRows 1"])
      table.layoutIfNeeded()
    }
    #expect(Self.asks(stage) == ["cellForRow 0-0", "cellForRow 0-1", "cellForRow 1-0"])
  }

  @Test func `There is no cell for a row that is not on the screen, and nothing is selected after loading again (C5)`()
    throws
  {
    let stage = try TableStage(PlainRecorder([rows(100)]))
    #expect(stage.table.cellForRow(at: IndexPath(row: 9, section: 0)) != nil)
    #expect(stage.table.cellForRow(at: IndexPath(row: 10, section: 0)) == nil)
    try stage.run { table in
      table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
      table.reloadData()
      #expect(table.indexPathForSelectedRow == nil)
    }
    #expect(stage.table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == false)
  }

  // As the tests of TableKit have it; the visible cells are loaded when they are asked for, too.
  @Test func `Asking for a row's cell after a reload loads the cells`() throws {
    let stage = try TableStage(PlainRecorder([rows(2)]))
    stage.recorder.notesCells = true
    try stage.run { table in
      table.reloadData()
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) != nil)
    }
    #expect(Self.asks(stage) == ["numberOfSections", "numberOfRows 0", "cellForRow 0-0", "cellForRow 0-1"])
  }

  @Test func `Without anything registered a cell is nil without a row, and an error with one (C7)`() throws {
    let stage = try TableStage(PlainRecorder([[]]))
    #expect(stage.table.dequeueReusableCell(withIdentifier: "X") == nil)
    let error = #expect(throws: UncaughtException.self) {
      try stage.run { _ = $0.dequeueReusableCell(withIdentifier: "X", for: IndexPath(row: 0, section: 0)) }
    }
    #expect(error?.name == "NSInternalInconsistencyException")
    #expect(
      error?.reason == "unable to dequeue a cell with identifier X - must register a nib or a class for the identifier "
        + "or connect a prototype cell in a storyboard")
  }

  @Test func `Cells that leave the screen are used again, and no more of them live than are seen`() throws {
    PreparedCell.made = 0
    PreparedCell.prepared = 0
    let recorder = PlainRecorder([rows(100_000)])
    let stage = try Stage()
    let table = UITableView(frame: .zero, style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.register(PreparedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = recorder
    try stage.add(table, CGRect(x: 0, y: 0, width: 390, height: 440))
    #expect(PreparedCell.made == 10)
    #expect(PreparedCell.prepared == 0)
    for page in 1...20 { try stage.app.run { table.contentOffset.y = CGFloat(page) * 330 } }
    try stage.app.run { table.contentOffset.y = 44 * 99_000 }
    #expect(PreparedCell.made <= 12)
    #expect(PreparedCell.prepared > 20)
    #expect(table.visibleCells.first?.textLabel?.text == "Row 99000")
    #expect(table.subviews.filter { $0 is UITableViewCell }.count <= 12)
    #expect(table.contentSize.height == 4_400_000)
  }

  @Test func `A data source that loads the table again while a cell is asked for ends neither in a loop nor in a trap`()
    throws
  {
    let recorder = ReloadingRecorder([rows(5)])
    let stage = try TableStage<ReloadingRecorder>(recorder)
    recorder.isWild = true
    try stage.run { $0.reloadData() }
    recorder.isWild = false
    try stage.run { $0.reloadData() }
    #expect(stage.texts == rows(5))
  }

  @Test func `Cells stand in the order of their rows among the subviews, wherever one scrolled`() throws {
    let stage = try TableStage(PlainRecorder([rows(100)]))
    for offset in [0, 300, 2000, 1700, 0] as [CGFloat] {
      try stage.run { $0.contentOffset.y = offset }
      let cells = stage.table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden }
      #expect(cells == stage.table.visibleCells)
      #expect(cells.map(\.frame.minY) == cells.map(\.frame.minY).sorted())
    }
  }

  @Test func `Negative counts are none`() throws {
    let stage = try Stage()
    let source = NegativeSource()
    let table = UITableView()
    table.dataSource = source
    try stage.add(table, CGRect(x: 0, y: 0, width: 390, height: 440))
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.numberOfRows(inSection: 7) == 0)
  }

  @Test func `A data source is not kept alive (M1)`() throws {
    let stage = try Stage()
    let table = UITableView()
    weak var gone: PlainRecorder?
    do {
      let recorder = PlainRecorder([rows(3)])
      gone = recorder
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = recorder
      try stage.add(table, CGRect(x: 0, y: 0, width: 390, height: 440))
    }
    #expect(gone == nil)
    try stage.app.run { table.reloadData() }
    // Without a data source a table has one section without rows (W39).
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.visibleCells == [])
  }

  @Test func `A table that goes takes its cells with it (M1)`() throws {
    let stage = try TableStage(PlainRecorder([rows(30)]))
    weak var cell = stage.table.visibleCells.first
    #expect(cell != nil)
    weak var table: UITableView?
    do {
      let other = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      other.dataSource = stage.recorder
      other.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      other.layoutIfNeeded()
      cell = other.visibleCells.first
      table = other
    }
    #expect(table == nil)
    #expect(cell == nil)
  }
}

@MainActor final class PreparedCell: UITableViewCell {
  static var made = 0
  static var prepared = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.prepared += 1
  }
}

@MainActor final class ReloadingRecorder: TableRecorder, UITableViewDataSource {
  var isWild = false

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if isWild { tableView.reloadData() }
    return super.tableView(tableView, cellForRowAt: indexPath)
  }
}

@MainActor final class NegativeSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
