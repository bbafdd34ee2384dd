import Foundation
import PlainviewLists
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit
import _Testing_UIKit

/// Which rows are prefetched: the next ones in the direction of scrolling.
@MainActor @Suite struct TablePrefetchingTests {
  private let recorder = PrefetchRecorder([rows(500)])
  private let stage: TableStage<PrefetchRecorder>
  private var table: UITableView { stage.table }

  init() throws {
    stage = try TableStage(recorder)
    try stage.run { [recorder] in
      $0.prefetchDataSource = recorder
      $0.setNeedsLayout()
    }
  }

  /// The numbers of the rows of a list, as text.
  private static func text(_ event: String, _ rows: some Sequence<Int>) -> String {
    "\(event) \(rows.map { "\($0)" }.joined(separator: " "))"
  }

  @Test func `The rows below the screen are announced once each, those that come into reach one by one`() throws {
    #expect(recorder.take() == [Self.text("prefetch", 10...19)])
    try stage.run { $0.contentOffset.y = 44 }
    #expect(recorder.take() == ["prefetch 20"])
    try stage.run { $0.contentOffset.y = 132 }
    #expect(recorder.take() == ["prefetch 21 22"])
    try stage.run { $0.setNeedsLayout() }
    #expect(recorder.take() == [])
  }

  @Test func `Scrolling back takes the announcement back and announces the rows above, nearest first`() throws {
    try stage.run { $0.contentOffset.y = 2200 }
    _ = recorder.take()
    try stage.run { $0.contentOffset.y = 2156 }
    #expect(recorder.take() == [Self.text("cancel", 60...69), Self.text("prefetch", (39...48).reversed())])
  }

  @Test func `A jump takes back what is out of reach`() throws {
    _ = recorder.take()
    try stage.run { $0.contentOffset.y = 4400 }
    #expect(recorder.take() == [Self.text("cancel", 10...19), Self.text("prefetch", 110...119)])
  }

  @Test func `Nothing is announced at the end, or when prefetching is off`() throws {
    try stage.run { $0.contentOffset.y = 490 * 44 }
    #expect(recorder.take().last?.hasPrefix("cancel") == true)
    try stage.run {
      $0.isPrefetchingEnabled = false
      $0.contentOffset.y = 0
    }
    #expect(recorder.take() == [])
  }

  @Test func `The rows of the next section follow`() throws {
    try stage.run { table in
      recorder.sections = [rows(12), [], rows(3), rows(50)]
      table.reloadData()
    }
    #expect(recorder.take().last == "prefetch 10 11 0 1 2 0 1 2 3 4")
  }

  @Test func `A row that is kept for its text field is no row of the screen`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    try stage.run { table in
      table.visibleCells[0].contentView.addSubview(field)
      _ = field.becomeFirstResponder()
      table.contentOffset.y = 2200
    }
    _ = recorder.take()
    try stage.run { $0.contentOffset.y = 2156 }
    #expect(recorder.take().last == Self.text("prefetch", (39...48).reversed()))
  }
}

@MainActor final class PrefetchRecorder: TableRecorder, UITableViewDataSource, UITableViewDataSourcePrefetching {
  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  private func text(_ paths: [IndexPath]) -> String { paths.map { "\($0.row)" }.joined(separator: " ") }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    note("prefetch \(text(indexPaths))")
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    note("cancel \(text(indexPaths))")
  }
}
