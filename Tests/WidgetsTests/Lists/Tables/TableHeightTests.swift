import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewLists
import PlainviewRuntime
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit
import _Testing_UIKit

/// How high rows, headers and footers are, and where that puts them; text is 8 points a character and 16 a line.
@MainActor @Suite struct TableHeightTests {
  private static func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func `A row height is that of every row, and nothing is estimated`() throws {
    let stage = try TableStage(PlainRecorder([rows(50), rows(3)]))
    try stage.run { $0.rowHeight = 60 }
    #expect(stage.table.rectForRow(at: Self.path(2)) == CGRect(x: 0, y: 120, width: 390, height: 60))
    #expect(stage.table.rectForRow(at: Self.path(1, 1)) == CGRect(x: 0, y: 3060, width: 390, height: 60))
    #expect(stage.table.rect(forSection: 1) == CGRect(x: 0, y: 3000, width: 390, height: 180))
    #expect(stage.table.contentSize == CGSize(width: 390, height: 3180))
    #expect(stage.shown.last == "0-7")
  }

  @Test func `Rows are found by points, and nothing is found where none is`() throws {
    let stage = try TableStage(PlainRecorder([rows(2), [], rows(2)]))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 43)) == Self.path(0))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 44)) == Self.path(1))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 88)) == Self.path(0, 2))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 500)) == nil)
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    let found = stage.table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 10, height: 40))
    #expect(found == [Self.path(1), Self.path(0, 2)])
    #expect(stage.table.rectForRow(at: Self.path(5)) == .zero)
    #expect(stage.table.rectForRow(at: Self.path(0, 9)) == .zero)
    #expect(stage.table.rect(forSection: -1) == .zero)
  }

  @Test func `The delegate's heights come before the table's and are asked for when rows come on the screen`() throws {
    let recorder = HeightRecorder([rows(100)])
    recorder.height = { CGFloat(20 + 10 * $0.row) }
    let stage = try TableStage(recorder)
    // 20 + 30 + … + 90 = 440
    #expect(stage.shown == (0...7).map { "0-\($0)" })
    #expect(stage.table.rectForRow(at: Self.path(3)) == CGRect(x: 0, y: 90, width: 390, height: 50))
    #expect(recorder.asked.max() == Self.path(7))
  }

  @Test func `Without estimates all heights are asked for when the table is loaded`() throws {
    let recorder = HeightRecorder([rows(100)])
    recorder.height = { _ in 30 }
    let stage = try TableStage(recorder)
    recorder.asked = []
    try stage.run { $0.estimatedRowHeight = 0 }
    #expect(recorder.asked.count == 100)
    #expect(stage.table.contentSize.height == 3000)
  }

  @Test func `Cells with constraints are as high as these make them, and rows below move down`() throws {
    let recorder = TextRecorder([["short", String(repeating: "word ", count: 30), "short"]])
    let stage = try TableStage(recorder)
    // 390 points without 2 x 15 are 45 columns: nine words a line, four lines of 16 points, and 2 x 10.
    #expect(stage.table.visibleCells.map(\.frame.height) == [36, 84, 36])
    #expect(stage.table.visibleCells.map(\.frame.minY) == [0, 36, 120])
    #expect(stage.table.contentSize.height == 156)
    let label = try #require(stage.table.visibleCells[1].contentView.subviews.first)
    #expect(label.frame == CGRect(x: 15, y: 10, width: 360, height: 64))
  }

  @Test func `Another width gives rows that size themselves other heights`() throws {
    // 375 - 15 - 15 points are 45 columns, 9 words a line; 195 points are 20 columns, 4 words a line.
    let stage = try TableStage(TextRecorder([[String(repeating: "word ", count: 30) + "end", "short"]]))
    try stage.run { $0.frame.size.width = 375 }
    let high = stage.table.rectForRow(at: Self.path(0)).height
    try stage.run { $0.frame.size.width = 195 }
    #expect(stage.table.rectForRow(at: Self.path(0)).height == high + 64)
    #expect(stage.table.visibleCells[1].frame.minY == high + 64)
  }

  @Test func `Controls of editing leave less width to rows that size themselves`() throws {
    // 375 points without 30 and the 38 of the control are 307: 38 columns, 7 words a line instead of 8.
    let stage = try TableStage(EditableTextRecorder([[String(repeating: "word ", count: 31) + "end"]]))
    try stage.run { $0.frame.size.width = 375 }
    let high = stage.table.rectForRow(at: Self.path(0)).height
    try stage.run { $0.setEditing(true, animated: false) }
    #expect(stage.table.rectForRow(at: Self.path(0)).height > high)
    try stage.run { $0.setEditing(false, animated: false) }
    #expect(stage.table.rectForRow(at: Self.path(0)).height == high)
  }

  @Test func `Estimates of headers make place for those that nobody saw`() throws {
    let recorder = PlainRecorder((0..<50).map { _ in rows(1) })
    recorder.headers = (0..<50).map { "Header \($0)" }
    let stage = try TableStage(recorder)
    try stage.run {
      $0.estimatedSectionHeaderHeight = 100
      $0.reloadData()
    }
    // Sections are 22 + 28 + 44 points high on the screen, and 22 + 100 + 44 below it: five are on the screen.
    #expect(stage.table.rect(forSection: 0).height == 94)
    #expect(stage.table.rect(forSection: 49).height == 166)
  }

  @Test func `Headers of empty sections at the top are shown`() throws {
    let recorder = HeaderFooterRecorder([[], [], rows(1)])
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(CountedHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "band")
    (table.dataSource, table.delegate) = (recorder, recorder)
    try Stage().add(table, CGRect(x: 0, y: 0, width: 390, height: 440))
    #expect(
      (0..<3).map { table.headerView(forSection: $0)?.textLabel?.text } == ["Header 0", "Header 1", "Header 2"])
  }

  @Test func `A header that stays at the edge hides what moves below it`() throws {
    let recorder = PlainRecorder([rows(30)])
    recorder.headers = ["One"]
    let stage = try TableStage(recorder)
    try stage.run { $0.backgroundColor = .systemYellow }
    let header = try #require(stage.table.headerView(forSection: 0))
    #expect(header.backgroundColor == nil && !header.configurationState.isPinned)
    try stage.run { $0.contentOffset.y = 200 }
    #expect(header.backgroundColor == .systemYellow && header.configurationState.isPinned)
    try stage.run { $0.contentOffset.y = 0 }
    #expect(header.backgroundColor == nil && !header.configurationState.isPinned)
  }

  @Test func `A row that is scrolled to the top stands below the header that stays there`() throws {
    let recorder = PlainRecorder([rows(100)])
    recorder.headers = ["One"]
    let stage = try TableStage(recorder)
    try stage.run { $0.scrollToRow(at: Self.path(50), at: .top, animated: false) }
    let row = stage.table.rectForRow(at: Self.path(50))
    #expect(row.minY - stage.table.contentOffset.y == 28)
    #expect(stage.table.headerView(forSection: 0)?.frame.maxY == row.minY)
  }

  @Test func `No rows are found between sections`() throws {
    let stage = try TableStage(PlainRecorder([rows(2), rows(2)]), style: .grouped)
    let (first, second) = (stage.table.rect(forSection: 0), stage.table.rectForRow(at: Self.path(0, 1)))
    let gap = CGRect(x: 0, y: second.minY - 10, width: 390, height: 5)
    #expect(first.maxY < second.minY)
    #expect(stage.table.indexPathsForRows(in: gap) == [])
    let footer = CGRect(x: 0, y: first.maxY - 5, width: 390, height: 2)
    #expect(stage.table.indexPathsForRows(in: footer) == [])
  }

  @Test func `Estimates make place for rows nobody saw and are corrected when these come on the screen`() throws {
    let recorder = TextRecorder([rows(100)])
    let stage = try TableStage(recorder)
    try stage.run { table in
      table.estimatedRowHeight = 100
      table.reloadData()
    }
    // Thirteen rows of 36 points fill 440 points, 87 are estimated.
    #expect(stage.table.contentSize.height == 9168)
  }

  @Test func `Rows above the screen that turn out to be lower leave what is seen where it is`() throws {
    let recorder = TextRecorder([rows(100)])
    let stage = try TableStage(recorder)
    try stage.run { table in
      table.estimatedRowHeight = 100
      table.reloadData()
    }
    try stage.run { $0.scrollToRow(at: Self.path(60), at: .top, animated: false) }
    let cell = try #require(stage.table.cellForRow(at: Self.path(60)))
    #expect(cell.frame.minY == stage.table.contentOffset.y)
    try stage.run { $0.contentOffset.y -= 50 }
    // The row moved down by as much as the finger would have moved it, whatever the heights above are.
    #expect(cell.frame.minY - stage.table.contentOffset.y == 50)
    #expect(stage.table.cellForRow(at: Self.path(59))?.frame.height == 36)
    #expect(stage.table.cellForRow(at: Self.path(58)) != nil)
  }

  @Test(arguments: [-5, .nan, -.infinity] as [CGFloat])
  func `A height that is none fails in UIKit's words`(_ height: CGFloat) throws {
    let recorder = HeightRecorder([rows(3)])
    let stage = try TableStage(recorder)
    recorder.height = { _ in height }
    let error = #expect(throws: UncaughtException.self) { try stage.run { $0.reloadData() } }
    #expect(error?.name == "NSInternalInconsistencyException")
    #expect(
      error?.reason.hasPrefix("table view row height must not be negative - provided height for index path (") == true)
  }

  @Test func `Headers of plain tables stay at the edge until the next one pushes them away`() throws {
    let recorder = PlainRecorder([rows(20), rows(20)])
    recorder.headers = ["One", "Two"]
    let stage = try TableStage(recorder)
    try stage.run { $0.sectionHeaderTopPadding = 0 }
    let header = try #require(stage.table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 28))
    #expect(header.textLabel?.text == "One")
    try stage.run { $0.contentOffset.y = 300 }
    #expect(header.frame.minY == 300)
    // The second header begins at 28 + 20 x 44 = 908.
    try stage.run { $0.contentOffset.y = 890 }
    #expect(header.frame.minY == 880)
    #expect(stage.table.headerView(forSection: 1)?.frame.minY == 908)
    try stage.run { $0.contentOffset.y = 910 }
    #expect(stage.table.headerView(forSection: 0) == nil)
    #expect(stage.table.headerView(forSection: 1)?.frame.minY == 910)
  }

  @Test func `Plain headers have 22 points above them, grouped titles are upper-case and do not stay`() throws {
    let recorder = PlainRecorder([rows(20), rows(20)])
    recorder.headers = ["One", "Two"]
    let plain = try TableStage(recorder)
    #expect(plain.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 390, height: 28))
    #expect(plain.table.rectForRow(at: Self.path(0)).minY == 50)
    let grouped = try TableStage(recorder, style: .grouped)
    #expect(grouped.table.headerView(forSection: 0)?.textLabel?.text == "ONE")
    let top = grouped.table.rectForHeader(inSection: 0)
    try grouped.run { $0.contentOffset.y = 30 }
    #expect(grouped.table.headerView(forSection: 0)?.frame == top)
  }

  @Test func `Views at the ends of a table have heights of their own and the table's width`() throws {
    let stage = try TableStage(PlainRecorder([rows(2)]))
    let (header, footer) = (UIView(frame: CGRect(x: 5, y: 5, width: 1, height: 100)), UIView())
    footer.frame.size.height = 50
    try stage.run { table in
      table.tableHeaderView = header
      table.tableFooterView = footer
    }
    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 100))
    #expect(stage.table.visibleCells.map(\.frame.minY) == [100, 144])
    #expect(footer.frame == CGRect(x: 0, y: 188, width: 390, height: 50))
    #expect(stage.table.contentSize.height == 238)
  }

  @Test func `Inset groups keep the margins at their sides`() throws {
    let stage = try TableStage(PlainRecorder([rows(2)]), style: .insetGrouped)
    #expect(stage.table.visibleCells.map(\.frame.minX) == [16, 16])
    #expect(stage.table.visibleCells.map(\.frame.width) == [358, 358])
  }

  @Test(
    arguments: [
      (UITableView.ScrollPosition.top, 2200), (.middle, 2002), (.bottom, 1804), (.none, 1804),
    ] as [(UITableView.ScrollPosition, CGFloat)])
  func `Rows are scrolled to where they are wanted`(_ position: UITableView.ScrollPosition, _ offset: CGFloat) throws {
    let stage = try TableStage(PlainRecorder([rows(100)]))
    try stage.run { $0.scrollToRow(at: Self.path(50), at: position, animated: false) }
    #expect(stage.table.contentOffset.y == offset)
  }

  @Test func `Scrolling to a row that there is not fails in UIKit's words`() throws {
    let stage = try TableStage(PlainRecorder([rows(3)]))
    let error = #expect(throws: UncaughtException.self) {
      try stage.run { $0.scrollToRow(at: Self.path(7), at: .top, animated: false) }
    }
    #expect(error?.name == "NSRangeException")
    #expect(error?.reason.hasSuffix("row (7) beyond bounds (3) for section (0).") == true)
  }
}

@MainActor final class HeightRecorder: TableRecorder, UITableViewDataSource, UITableViewDelegate {
  var height: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
  var asked: [IndexPath] = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath)
    return height(indexPath)
  }
}

/// A cell whose height follows from a label of several lines and constraints.
@MainActor final class TextCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -15),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor final class TextRecorder: TableRecorder, UITableViewDataSource {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.row]
    return cell
  }
}

/// The same rows, which can be deleted.
@MainActor final class EditableTextRecorder: TableRecorder, UITableViewDataSource {
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[0].count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.label.text = sections[0][indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { note("commit \(indexPath.row)") }
}
