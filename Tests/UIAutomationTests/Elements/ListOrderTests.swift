import Testing
import UIKit
import _Testing_UIKit

/// The driver finds cells in the order of their index paths.
@MainActor @Suite struct ListOrderTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var names = ["a", "b", "c", "d"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  private func names(_ query: XCUIElementQuery) -> [String] {
    (0..<query.count).map { query.element(boundBy: $0).staticTexts.firstMatch.label }
  }

  @Test func `W53 After a row moved the cells are in their new order`() throws {
    let (controller, rows) = (UIViewController(), Rows())
    let table = UITableView(frame: UIScreen.main.bounds)
    table.dataSource = rows
    controller.view.addSubview(table)
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    try app.run {
      rows.names = ["b", "c", "d", "a"]
      table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
    }
    try app.settle()
    #expect(names(app.tables.cells) == ["b", "c", "d", "a"])
  }

  @Test func `W53 So are the items of a diffable data source`() throws {
    final class Cell: UICollectionViewCell { let label = UILabel() }
    let controller = UIViewController()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    let list = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    list.register(Cell.self, forCellWithReuseIdentifier: "c")
    controller.view.addSubview(list)
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, name in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "c", for: path)
      if let cell = cell as? Cell {
        cell.label.text = name
        cell.label.frame = cell.bounds
        cell.contentView.addSubview(cell.label)
      }
      return cell
    }
    func show(_ names: [String]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(names)
      source.apply(snapshot, animatingDifferences: false)
    }
    show(["a", "b", "c", "d"])
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    try app.run { show(["d", "b", "a", "c"]) }
    try app.settle()
    #expect(names(app.collectionViews.cells) == ["d", "b", "a", "c"])
  }
}
