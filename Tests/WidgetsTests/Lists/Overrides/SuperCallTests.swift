import Foundation
import PlainviewLists
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit

/// Overrides that call `super`: what they return themselves counts.
@MainActor @Suite struct SuperCallTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `W10 the height that an override answers is the row's, though it called super`() throws {
    final class Controller: RowsController {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        _ = super.tableView(tableView, heightForRowAt: indexPath)
        return 100
      }
    }
    let stage = try Stage(Controller())
    let table = try #require(stage.view as? UITableView)
    #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 100, width: 390, height: 100))
  }

  @Test func `W10 the height that super answers is UIKit's: the table's row height`() throws {
    final class Controller: RowsController {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let height = super.tableView(tableView, heightForRowAt: indexPath)
        return indexPath.row == 0 ? height : height + 10
      }
    }
    let controller = Controller()
    controller.tableView.rowHeight = 60
    let stage = try Stage(controller)
    defer { withExtendedLifetime(stage) {} }
    #expect(controller.tableView.rectForRow(at: path(0)).height == 60)
    #expect(controller.tableView.rectForRow(at: path(1)).height == 70)
  }

  @Test func `W10 a row cannot be edited that an override excludes, though super lets it`() throws {
    let controller = EditableRows()
    let stage = try Stage(controller)
    try stage.app.run { controller.setEditing(true, animated: false) }
    #expect(controller.tableView.visibleCells.map(\.editingStyle) == [.none, .delete, .none])
  }

  @Test func `W10 a row is not selected that an override refuses, and another one is that it names`() throws {
    final class Controller: RowsController {
      override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        let proposed = super.tableView(tableView, willSelectRowAt: indexPath)
        if indexPath.row == 0 { return nil }
        return indexPath.row == 1 ? IndexPath(row: 2, section: 0) : proposed
      }
    }
    let controller = Controller()
    let stage = try Stage(controller)
    for (row, selected) in [(0, nil), (1, 2), (2, 2)] as [(Int, Int?)] {
      let frame = controller.tableView.rectForRow(at: path(row))
      try stage.tap(195, controller.tableView.convert(CGPoint(x: 0, y: frame.midY), to: nil).y)
      #expect(controller.tableView.indexPathForSelectedRow?.row == selected)
    }
  }

  @Test func `W10 a header has the title that an override puts in place of super's nil`() throws {
    final class Controller: RowsController {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        super.tableView(tableView, titleForHeaderInSection: section) ?? "Mine"
      }
    }
    let controller = Controller()
    let stage = try Stage(controller)
    defer { withExtendedLifetime(stage) {} }
    #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "Mine")
  }

  @Test func `W10 an override inherited from another class of the app counts too`() throws {
    class Base: RowsController {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        _ = super.tableView(tableView, heightForRowAt: indexPath)
        return 80
      }
    }
    final class Controller: Base {}
    let controller = Controller()
    let stage = try Stage(controller)
    defer { withExtendedLifetime(stage) {} }
    #expect(controller.tableView.rectForRow(at: path(0)).height == 80)
  }

  @Test func `W10 super answers with the rows of a document`() throws {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    }
    final class Controller: UITableViewController {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, heightForRowAt: indexPath) * 2
      }
    }
    let controller = Controller(style: .plain)
    controller.staticRows = Rows()
    let stage = try Stage(controller)
    defer { withExtendedLifetime(stage) {} }
    #expect(controller.tableView.visibleCells.map(\.frame.height) == [100, 100])
  }

  // MARK: Diffable data sources

  @Test func `W10 a diffable data source's overrides answer, though they called super`() throws {
    let table = UITableView()
    let source = TitledSource(tableView: table) { _, _, _ in UITableViewCell() }
    let stage = try Stage()
    try stage.add(table, CGRect(x: 0, y: 0, width: 390, height: 440))
    try stage.app.run {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2])
      source.apply(snapshot, animatingDifferences: false)
      table.setEditing(true, animated: false)
    }
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Mine")
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete])
  }

  // MARK: Collection views

  @Test func `W10 an item is not selected that an override refuses, though super lets it`() throws {
    final class Controller: ItemsController {
      override func collectionView(_ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        super.collectionView(view, shouldSelectItemAt: indexPath) && indexPath.item == 1
      }
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    let stage = try Stage(controller)
    for (item, selected) in [(0, []), (1, [1])] {
      let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
      let middle = cell.convert(CGPoint(x: 25, y: 25), to: nil)
      try stage.tap(middle.x, middle.y)
      #expect(controller.collectionView.indexPathsForSelectedItems?.map(\.item) == selected)
    }
  }

  @Test func `W10 an item is not taken hold of that an override excludes, and a move stays that it hears of`() throws {
    final class Controller: ItemsController {
      var moves: [String] = []
      override func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        super.collectionView(view, canMoveItemAt: indexPath) && indexPath.item != 0
      }
      override func collectionView(
        _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
      ) {
        super.collectionView(view, moveItemAt: source, to: destination)
        moves.append("\(source.item) to \(destination.item)")
      }
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    let stage = try Stage(controller)
    let view: UICollectionView = controller.collectionView
    var began: [Bool] = []
    let held = view.cellForItem(at: IndexPath(item: 1, section: 0))
    try stage.app.run {
      began.append(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      began.append(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 25))
      view.endInteractiveMovement()
    }
    try stage.wait(0.5)
    #expect(began == [false, true])
    #expect(controller.moves == ["1 to 0"])
    #expect(view.indexPath(for: try #require(held)) == IndexPath(item: 0, section: 0))
  }
}

/// Three rows of 44 points.
private class RowsController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// Four items of 50 × 50 points.
private class ItemsController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  override func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class EditableRows: RowsController {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    super.tableView(tableView, canEditRowAt: indexPath) && indexPath.row == 1
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

private final class TitledSource: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    super.tableView(tableView, titleForHeaderInSection: section) ?? "Mine"
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !super.tableView(tableView, canEditRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { super.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
}
