import Foundation
import PlainviewLists
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit
import _Testing_UIKit

/// Fingers on the titles at the trailing edge.
@MainActor @Suite struct TableIndexTests {
  private let recorder = IndexRecorder((0..<5).map { _ in rows(20) })
  private let stage: TableStage<IndexRecorder>
  private var table: UITableView { stage.table }

  init() throws { stage = try TableStage(recorder) }

  /// The titles have 16 points each, in the middle of 440.
  private func middle(_ title: Int) -> CGFloat { 180 + 16 * CGFloat(title) + 8 }

  private func down(_ title: Int) throws {
    try stage.stage.down(385, middle(title))
    try stage.stage.wait(0.2)
  }

  @Test func `A finger on a title goes to its section, and along the titles to one after the other`() throws {
    try down(1)
    #expect(recorder.take() == ["section of B at 1"])
    #expect(table.contentOffset.y == 880)
    // Within a title nothing is asked again; further on every title once.
    for y in stride(from: middle(1), through: middle(4), by: 4) { try stage.stage.move(385, y) }
    #expect(recorder.take() == ["section of C at 2", "section of D at 3", "section of E at 4"])
    // The last section is 880 points high: the table shows 440 of it.
    #expect(table.contentOffset.y == 3520)
    try stage.stage.move(385, 5)
    #expect(recorder.take() == ["section of A at 0"])
    #expect(table.contentOffset.y == 0)
    try stage.stage.up()
    #expect(!table.isDragging && !table.isDecelerating)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `The data source says which section a title means, and none moves nothing`() throws {
    recorder.section = { _ in 3 }
    try down(0)
    #expect(table.contentOffset.y == 2640)
    try stage.stage.up()
    recorder.section = { _ in NSNotFound }
    try down(4)
    try stage.stage.up()
    #expect(table.contentOffset.y == 2640)
  }

  @Test func `Without a method for it a title means the section of its number`() throws {
    let stage = try TableStage(TitlesRecorder([rows(20), rows(20)]))
    try stage.stage.down(385, 225)
    try stage.stage.wait(0.2)
    #expect(stage.table.contentOffset.y == 880)
  }

  @Test func `While a finger is on the index it has another background`() throws {
    try stage.run { table in
      table.sectionIndexColor = .systemGreen
      table.sectionIndexBackgroundColor = .systemBlue
      table.sectionIndexTrackingBackgroundColor = .systemRed
    }
    let index = try #require(table.subviews.first { $0.accessibilityLabel == "Section index" })
    #expect(index.backgroundColor == .systemBlue)
    #expect(index.tintColor == .systemGreen)
    try down(2)
    #expect(index.backgroundColor == .systemRed)
    try stage.stage.up()
    #expect(index.backgroundColor == .systemBlue)
  }

  @Test func `An index is shown from a number of rows on, and its titles are asked for again`() throws {
    func index() -> UIView? { table.subviews.first { $0.accessibilityLabel == "Section index" } }
    try stage.run { $0.sectionIndexMinimumDisplayRowCount = 101 }
    #expect(index() == nil)
    try stage.run { $0.sectionIndexMinimumDisplayRowCount = 100 }
    #expect(index() != nil)
    recorder.titles = []
    try stage.run { $0.reloadSectionIndexTitles() }
    #expect(index() == nil)
  }

  @Test func `A batch of changes leaves the finger on the index`() throws {
    try down(0)
    try stage.run { table in
      recorder.sections[4].removeLast()
      table.deleteRows(at: [IndexPath(row: 19, section: 4)], with: .none)
    }
    _ = recorder.take()
    try stage.stage.move(385, middle(1))
    #expect(recorder.take() == ["section of B at 1"])
  }
}

@MainActor final class IndexRecorder: TableRecorder, UITableViewDataSource {
  var titles = ["A", "B", "C", "D", "E"]
  var section: (Int) -> Int = { $0 }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    note("section of \(title) at \(index)")
    return section(index)
  }
}

@MainActor final class TitlesRecorder: TableRecorder, UITableViewDataSource {
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
}
