import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Menus of rows and items.
@MainActor @Suite struct ListMenuTests {
  class PlainTable: UITableViewController {
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
  }

  final class MenuTable: PlainTable {
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("menu \(indexPath.row) \(tableView.rectForRow(at: indexPath).contains(point))")
      if indexPath.row == 2 { return nil }
      return UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Delete it") { [weak self] _ in self?.log.append("delete") }])
      }
    }
    override func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("highlight")
      return nil
    }
    override func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("dismissal")
      return nil
    }
    override func tableView(
      _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commit \((configuration.identifier as? NSIndexPath)?.index(atPosition: 1) ?? -1)")
    }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("will display") }
    override func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("will end") }
  }

  @Test func `W57 A long press on a row opens its menu and does not select the row`() throws {
    let table = MenuTable(style: .plain)
    let app = XCUIApplication(rootViewController: table)
    try app.launch()
    #expect(table.tableView.contextMenuInteraction?.view === table.tableView)
    try app.cells.element(boundBy: 1).press(forDuration: 1)
    #expect(table.log == ["menu 1 true", "highlight", "will display"])
    table.log = []
    try app.buttons["Delete it"].tap()
    #expect(table.log == ["dismissal", "will end", "delete"])
    #expect(table.tableView.indexPathForSelectedRow == nil)
    #expect(table.tableView.cellForRow(at: [0, 1])?.isHighlighted == false)
    table.log = []
    try app.cells.element(boundBy: 0).tap()
    #expect(table.log == ["select 0"])
  }

  @Test func `W57 A row without a menu is pressed as before`() throws {
    let table = MenuTable(style: .plain)
    let app = XCUIApplication(rootViewController: table)
    try app.launch()
    try app.cells.element(boundBy: 2).press(forDuration: 1)
    #expect(table.log == ["menu 2 true", "select 2"])
    let plain = PlainTable(style: .plain)
    let other = XCUIApplication(rootViewController: plain)
    try other.launch()
    #expect(plain.tableView.contextMenuInteraction == nil && plain.tableView.interactions.isEmpty)
    try other.cells.element(boundBy: 1).press(forDuration: 1)
    #expect(plain.log == ["select 1"])
  }

  @Test func `W57 A tap on the row whose menu is open performs the preview's action`() throws {
    let table = MenuTable(style: .plain)
    let app = XCUIApplication(rootViewController: table)
    try app.launch()
    let rowFrame = table.tableView.convert(table.tableView.rectForRow(at: [0, 1]), to: nil)
    try app.cells.element(boundBy: 1).press(forDuration: 1)
    table.log = []
    try app.touchDown(at: CGPoint(x: rowFrame.midX, y: rowFrame.midY))
    try app.touchUp()
    #expect(table.log == ["commit 1", "dismissal", "will end"])
    #expect(table.tableView.indexPathForSelectedRow == nil)
  }

  /// A collection view whose delegate has the newer method.
  final class NewerGrid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []
    lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    override func viewDidLoad() {
      super.viewDidLoad()
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      grid.allowsMultipleSelection = true
      (grid.dataSource, grid.delegate) = (self, self)
      view.addSubview(grid)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("menu \(indexPaths.map(\.item))")
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Delete it") { [weak self] _ in self?.log.append("delete") }])
      })
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      log.append("highlight \(indexPath.item)")
      return nil
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("will display") }
    func collectionView(
      _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("will end") }
  }

  @Test func `W57 A long press on an item opens its menu and does not select the item`() throws {
    final class Screen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
      var log: [String] = []
      lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      override func viewDidLoad() {
        super.viewDidLoad()
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        (grid.dataSource, grid.delegate) = (self, self)
        view.addSubview(grid)
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
      }
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        log.append("menu \(indexPath.item)")
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Delete it") { [weak self] _ in self?.log.append("delete") }])
        })
      }
    }
    let screen = Screen()
    let app = XCUIApplication(rootViewController: screen)
    try app.launch()
    try app.cells.element(boundBy: 1).press(forDuration: 1)
    try app.buttons["Delete it"].tap()
    #expect(screen.log == ["menu 1", "delete"])
    try app.cells.element(boundBy: 1).tap()
    #expect(screen.log == ["menu 1", "delete", "select 1"])
  }

  @Test func `W57 The menu of a selected item is about all that are selected`() throws {
    let screen = NewerGrid()
    let app = XCUIApplication(rootViewController: screen)
    try app.launch()
    try app.cells.element(boundBy: 2).tap()
    try app.cells.element(boundBy: 0).tap()
    try app.cells.element(boundBy: 2).press(forDuration: 1)
    #expect(screen.log == ["menu [0, 2]", "highlight 2", "highlight 0", "will display"])
    screen.log = []
    try app.buttons["Delete it"].tap()
    #expect(screen.log == ["will end", "delete"])
    screen.log = []
    try app.cells.element(boundBy: 1).press(forDuration: 1)
    #expect(screen.log.first == "menu [1]")
    try app.buttons["Delete it"].tap()
    screen.log = []
    try app.touchDown(at: CGPoint(x: 200, y: 700))
    try app.advance(by: 1)
    try app.touchUp()
    #expect(screen.log.first == "menu []")
    #expect(screen.grid.indexPathsForSelectedItems?.sorted() == [[0, 0], [0, 2]])
  }
}
