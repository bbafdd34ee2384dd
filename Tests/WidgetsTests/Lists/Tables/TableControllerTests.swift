import Foundation
import PlainviewLists
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit
import _Testing_UIKit

/// Controllers of tables, and data sources that take snapshots.
@MainActor @Suite struct TableControllerTests {
  @Test func `The controller's view is a table of its style, whose data source and delegate it is`() throws {
    let controller = ListController(style: .grouped)
    let stage = try Stage(controller)
    defer { withExtendedLifetime(stage) {} }
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.tableView.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 1", "Row 2"])
  }

  @Test func `The table lies below the navigation bar, its content begins under it`() throws {
    let controller = ListController()
    let navigation = UINavigationController(rootViewController: controller)
    let stage = try Stage(navigation)
    let bar = navigation.navigationBar
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.convert(CGPoint.zero, to: nil).y == bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: nil).y)
    withExtendedLifetime(stage) {}
  }

  @Test func `A row that was selected is not any more when the view comes back`() throws {
    for clears in [true, false] {
      let controller = ListController()
      controller.clearsSelectionOnViewWillAppear = clears
      let navigation = UINavigationController(rootViewController: controller)
      let stage = try Stage(navigation)
      let path = IndexPath(row: 1, section: 0)
      try stage.app.run {
        controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        navigation.pushViewController(UIViewController(), animated: false)
      }
      try stage.app.run { navigation.popViewController(animated: false) }
      #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : path))
    }
  }

  @Test func `The edit button switches the table to editing and back`() throws {
    let controller = ListController()
    let stage = try Stage(controller)
    try stage.app.run { controller.setEditing(true, animated: true) }
    #expect(controller.tableView.isEditing)
    try stage.app.run { controller.setEditing(false, animated: true) }
    #expect(!controller.tableView.isEditing)
  }

  @Test func `Rows of a document are shown without any code of the app`() throws {
    let controller = UITableViewController(style: .plain)
    controller.staticRows = FixedRows()
    let stage = try Stage(controller)
    defer { withExtendedLifetime(stage) {} }
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["fixed 0", "fixed 1"])
    #expect(controller.tableView.visibleCells.map(\.frame.height) == [50, 50])
  }

  @Test func `Overridden methods reach the subclass, others are UIKit's`() throws {
    let controller = ListController()
    let stage = try Stage(controller)
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    try stage.tap(195, cell.convert(CGPoint(x: 0, y: 22), to: nil).y)
    #expect(controller.selected == [1])
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
  }

  // MARK: Snapshots

  private func diffable() throws -> (Stage, UITableView, UITableViewDiffableDataSource<String, Int>) {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    let stage = try Stage()
    try stage.add(table, CGRect(x: 0, y: 0, width: 390, height: 440))
    return (stage, table, source)
  }

  @Test func `A snapshot is shown, and the next one changes only what differs`() throws {
    let (stage, table, source) = try diffable()
    try stage.app.run { source.apply(snapshot(["a": [1, 2, 3], "b": [4]])) }
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "3", "4"])
    let third = table.cellForRow(at: IndexPath(row: 2, section: 0))
    var isDone = false
    try stage.app.run {
      source.apply(snapshot(["b": [4, 3], "c": [7], "a": [2]])) { isDone = true }
    }
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["4", "3", "7", "2"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === third)
    try stage.wait(0.5)
    #expect(isDone)
  }

  @Test func `Identifiers and places are found both ways`() throws {
    let (stage, _, source) = try diffable()
    try stage.app.run { source.apply(snapshot(["a": [1, 2], "b": [3]]), animatingDifferences: false) }
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
    #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 0)) == nil)
    #expect(source.indexPath(for: 3) == IndexPath(row: 0, section: 1))
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.index(for: "b") == 1)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test func `Reconfigured items keep their cells`() throws {
    let (stage, table, source) = try diffable()
    try stage.app.run { source.apply(snapshot(["a": [1, 2]])) }
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    cell?.textLabel?.text = "changed"
    try stage.app.run {
      var next = source.snapshot()
      next.reconfigureItems([1])
      source.apply(next)
    }
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(cell?.textLabel?.text == "1")
  }
}

@MainActor private final class ListController: UITableViewController {
  var selected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

@MainActor private final class FixedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "fixed \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
}
