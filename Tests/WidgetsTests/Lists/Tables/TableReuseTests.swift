import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit
import _Testing_UIKit

/// How many cells, headers and footers there are, and which row keeps its own.
@MainActor @Suite struct TableReuseTests {
  private static func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// A table of 390 × 440 points whose cells are counted.
  private static func table(_ source: some UITableViewDataSource, on stage: Stage) throws -> UITableView {
    CountedCell.reset()
    let table = UITableView(frame: .zero, style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.register(CountedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source as? any UITableViewDelegate
    try stage.add(table, CGRect(x: 0, y: 0, width: 390, height: 440))
    return table
  }

  private static func scroll(_ table: UITableView, _ stage: Stage, by step: CGFloat, pages: Int) throws {
    for page in 1...pages { try stage.app.run { table.contentOffset.y = CGFloat(page) * step } }
  }

  @Test func `A hundred thousand rows to the end and back need the cells of the screen (C7)`() throws {
    let recorder = PlainRecorder([rows(100_000)])
    let stage = try Stage()
    let table = try Self.table(recorder, on: stage)
    let end: CGFloat = 100_000 * 44 - 440
    for share in 1...100 { try stage.app.run { table.contentOffset.y = end * CGFloat(share) / 100 } }
    #expect(table.visibleCells.last?.textLabel?.text == "Row 99999")
    for share in (0..<100).reversed() { try stage.app.run { table.contentOffset.y = end * CGFloat(share) / 100 } }
    #expect(table.visibleCells.first?.textLabel?.text == "Row 0")
    #expect(CountedCell.made <= 12)
    #expect(CountedCell.alive == CountedCell.made)
    #expect(table.subviews.count <= 12)
  }

  @Test func `Headers and footers are used again and prepared for it`() throws {
    let recorder = HeaderFooterRecorder((0..<300).map { _ in rows(1) })
    let stage = try Stage()
    let table = try Self.table(recorder, on: stage)
    CountedHeaderFooterView.reset()
    try stage.app.run {
      table.register(CountedHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "band")
      table.reloadData()
    }
    // A section is 122 points high: five of them are on the screen at most.
    #expect(CountedHeaderFooterView.made >= 8 && CountedHeaderFooterView.made <= 10)
    #expect(CountedHeaderFooterView.prepared == 0)
    try Self.scroll(table, stage, by: 200, pages: 100)
    #expect(CountedHeaderFooterView.made <= 16)
    #expect(CountedHeaderFooterView.prepared > 100)
    #expect(CountedHeaderFooterView.alive == CountedHeaderFooterView.made)
    let header = try #require(table.headerView(forSection: (table.indexPathsForVisibleRows ?? [])[1].section))
    #expect(header.textLabel?.text == "Header \((table.indexPathsForVisibleRows ?? [])[1].section)")
  }

  @Test func `Footers that were never seen do not end being displayed`() throws {
    let recorder = HeaderFooterRecorder([rows(100), rows(100)])
    let stage = try TableStage(recorder)
    try stage.run { table in
      table.register(CountedHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "band")
      table.sectionHeaderTopPadding = 0
      table.reloadData()
    }
    #expect(
      recorder.take().filter { $0.hasPrefix("will") || $0.hasPrefix("did") } == ["will header 0", "will footer 0"])
    // Footers of plain tables stay at the lower edge: the second one comes with its section.
    try stage.run { $0.scrollToRow(at: Self.path(50, 1), at: .top, animated: false) }
    #expect(
      recorder.take().filter { $0.hasPrefix("will") || $0.hasPrefix("did") }.sorted() == [
        "did footer 0", "did header 0", "will footer 1", "will header 1",
      ])
  }

  @Test func `In grouped tables a footer far below is made known and not displayed`() throws {
    let recorder = HeaderFooterRecorder([rows(100)])
    let stage = try TableStage(recorder, style: .grouped)
    try stage.run { table in
      table.register(CountedHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "band")
      table.reloadData()
    }
    try stage.run { $0.contentOffset.y = 1000 }
    #expect(
      recorder.take().filter { $0.hasPrefix("will") || $0.hasPrefix("did") } == ["will header 0", "did header 0"])
  }

  @Test func `A cell that is used again is neither selected nor highlighted when it is prepared (C7)`() throws {
    let stage = try Stage()
    let recorder = PlainRecorder([rows(100)])
    let table = try Self.table(recorder, on: stage)
    try stage.app.run { table.selectRow(at: Self.path(0), animated: false, scrollPosition: .none) }
    let cell = try #require(table.cellForRow(at: Self.path(0)) as? CountedCell)
    try stage.down(195, 22)
    try stage.wait(0.3)
    #expect(cell.isSelected && cell.isHighlighted)
    try stage.app.run { table.contentOffset.y = 2000 }
    try stage.app.run { table.contentOffset.y = 3000 }
    #expect(
      cell.statesWhenPrepared == [[false, false]] || cell.statesWhenPrepared == [[false, false], [false, false]])
    #expect(!cell.isSelected && !cell.isHighlighted)
  }

  @Test func `Code that dequeues a cell to measure it keeps no cells alive`() throws {
    let recorder = MeasuringRecorder([rows(2000)])
    let stage = try Stage()
    let table = try Self.table(recorder, on: stage)
    try Self.scroll(table, stage, by: 300, pages: 200)
    #expect(table.subviews.count <= 30)
    #expect(CountedCell.alive <= 30)
  }

  @Test func `A row whose text is typed keeps its cell off the screen, and scrolls back into it`() throws {
    let recorder = RowFieldRecorder([rows(500)])
    let stage = try Stage()
    let table = try Self.table(recorder, on: stage)
    let cell = try #require(table.cellForRow(at: Self.path(2)))
    let field = try #require(cell.contentView.subviews.compactMap { $0 as? UITextField }.first)
    try stage.app.run { _ = field.becomeFirstResponder() }
    try Self.scroll(table, stage, by: 400, pages: 20)
    #expect(field.isFirstResponder)
    #expect(field.window != nil)
    try stage.app.typeKeys("abc")
    #expect(field.text == "abc")
    #expect(!table.visibleCells.contains(cell))
    try stage.app.run { table.contentOffset.y = 0 }
    #expect(table.cellForRow(at: Self.path(2)) === cell)
    #expect(cell.frame.minY == 88)
    #expect(table.visibleCells.count == 10)
    #expect(recorder.take().filter { $0.hasPrefix("end") } == [])
  }

  @Test(arguments: ["reload", "delete", "reload row"])
  func `The keyboard goes with a row that is taken away`(_ change: String) throws {
    let recorder = RowFieldRecorder([rows(20)])
    let stage = try Stage()
    let table = try Self.table(recorder, on: stage)
    let cell = try #require(table.cellForRow(at: Self.path(2)))
    let field = try #require(cell.contentView.subviews.compactMap { $0 as? UITextField }.first)
    try stage.app.run { _ = field.becomeFirstResponder() }
    _ = recorder.take()
    try stage.app.run {
      switch change {
      case "reload": table.reloadData()
      case "reload row": table.reloadRows(at: [Self.path(2)], with: .fade)
      default:
        recorder.sections[0].remove(at: 2)
        table.deleteRows(at: [Self.path(2)], with: .fade)
      }
    }
    #expect(!field.isFirstResponder)
    try stage.wait(0.5)
    #expect(recorder.take().filter { $0.hasPrefix("end") } == ["end 2"])
  }
}

/// Counts how many of its kind there are.
@MainActor final class CountedCell: UITableViewCell {
  /// Whether the cell was selected and highlighted, each time that it was prepared.
  private(set) var statesWhenPrepared: [[Bool]] = []

  override func prepareForReuse() {
    super.prepareForReuse()
    statesWhenPrepared.append([isSelected, isHighlighted])
  }

  static var made = 0
  static var gone = 0
  static var alive: Int { made - gone }

  static func reset() { (made, gone) = (0, 0) }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
  }

  required init?(coder: NSCoder) { nil }

  deinit { MainActor.assumeIsolated { Self.gone += 1 } }
}

@MainActor final class CountedHeaderFooterView: UITableViewHeaderFooterView {
  static var made = 0
  static var prepared = 0
  static var gone = 0
  static var alive: Int { made - gone }

  static func reset() { (made, prepared, gone) = (0, 0, 0) }

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    Self.made += 1
  }

  required init?(coder: NSCoder) { nil }

  deinit { MainActor.assumeIsolated { Self.gone += 1 } }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.prepared += 1
  }
}

@MainActor final class HeaderFooterRecorder: TableRecorder, UITableViewDataSource, UITableViewDelegate {
  private func headerFooter(_ tableView: UITableView, _ text: String) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "band")
    view?.textLabel?.text = text
    return view
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headerFooter(tableView, "Header \(section)")
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    headerFooter(tableView, "Footer \(section)")
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    note("will header \(section)")
  }
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    note("will footer \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    note("did header \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    note("did footer \(section)")
  }
}

/// Finds heights out with a cell of the table, as code of before self-sizing cells does.
@MainActor final class MeasuringRecorder: TableRecorder, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell")
    cell?.textLabel?.text = sections[0][indexPath.row]
    return cell?.sizeThatFits(CGSize(width: 390, height: 0)).height ?? 44
  }
}

@MainActor final class RowFieldRecorder: TableRecorder, UITableViewDataSource, UITextFieldDelegate {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let known = cell.contentView.subviews.compactMap { $0 as? UITextField }.first
    let field = known ?? UITextField(frame: CGRect(x: 100, y: 0, width: 200, height: 40))
    field.text = nil
    field.tag = indexPath.row
    field.delegate = self
    if known == nil { cell.contentView.addSubview(field) }
    return cell
  }

  func textFieldDidEndEditing(_ textField: UITextField) { note("end \(textField.tag)") }
}
