import Foundation
import Testing
import UIKit

/// Members of tables and collections that a subclass of another module overrides, with `super` (W4).
@MainActor @Suite struct ListOverrideTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  }

  private final class Table: UITableView {
    var calls: [String] = []
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      calls.append("register")
      super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
      calls.append("dequeue")
      return super.dequeueReusableCell(withIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
      calls.append("dequeueFor")
      return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
      calls.append("dequeueHeader")
      return super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }
    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
      calls.append("headerView")
      return super.headerView(forSection: section)
    }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
      calls.append("cellForRow")
      return super.cellForRow(at: indexPath)
    }
    override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { super.indexPathForRow(at: point) }
    override var visibleCells: [UITableViewCell] { super.visibleCells.reversed() }
    override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
    override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
      calls.append("scrollToRow")
      super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  @Test func `A table overrides registration, dequeuing, headers and places of rows (W4)`() {
    let (own, rows) = (Table(frame: CGRect(x: 0, y: 0, width: 100, height: 400)), Rows())
    let table: UITableView = own
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(own.calls == ["register", "dequeueFor", "dequeueFor"])
    own.calls = []
    #expect(table.headerView(forSection: 0) != nil)
    #expect(table.dequeueReusableCell(withIdentifier: "row") != nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === table.visibleCells.first)
    let second = table.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: second.midY))?.row == 1)
    #expect(table.indexPathsForVisibleRows?.count == 2)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(own.calls == ["headerView", "dequeue", "dequeueHeader", "cellForRow", "scrollToRow"])
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  private final class Collection: UICollectionView {
    var calls: [String] = []
    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
      calls.append("register")
      super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(
      withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
      calls.append("dequeue")
      return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: indexPath) }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? { super.indexPathForItem(at: point) }
    override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
    override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems.sorted() }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath)
    }
    override func selectItem(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
      calls.append("select")
      super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectItem(at indexPath: IndexPath, animated: Bool) {
      calls.append("deselect")
      super.deselectItem(at: indexPath, animated: animated)
    }
  }

  @Test func `A collection overrides dequeuing, selection and places of items (W4)`() {
    let own = Collection(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    let (collection, items): (UICollectionView, Items) = (own, Items())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    collection.layoutIfNeeded()
    #expect(own.calls == ["register", "dequeue", "dequeue"])
    own.calls = []
    #expect(collection.indexPathsForVisibleItems.count == 2)
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
    let frame = collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame ?? .zero
    #expect(collection.indexPathForItem(at: CGPoint(x: frame.midX, y: frame.midY))?.item == 1)
    collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems?.map(\.item) == [1])
    collection.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
    #expect(own.calls == ["select", "deselect"])
  }
}
