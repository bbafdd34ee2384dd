import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit

/// After an exception the library calls nothing of the app any more, also where a frame of the app is still running.
@MainActor @Suite struct ListsAfterExceptionTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ items: [Int] = [1, 2]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems(items)
    return snapshot
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Raises, and goes on as a frame does that is on the stack.
  private func raiseAndGoOn(_ stage: Stage, _ body: @escaping () -> Void) {
    #expect(throws: UncaughtException.self) {
      try stage.app.run {
        raise(.internalInconsistency("the end"))
        body()
      }
    }
  }

  @Test func `No completion of a data source that loads anew, nor of a layout that is changed, is called`() throws {
    let collection = try CollectionStage(counts: [3])
    let table = UITableView()
    let rows = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    let other = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let items = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
    var calls: [String] = []
    raiseAndGoOn(collection.stage) {
      rows.apply(self.snapshot()) { calls.append("rows") }
      other.applySnapshotUsingReloadData(self.snapshot()) { calls.append("other") }
      items.applySnapshotUsingReloadData(self.snapshot()) { calls.append("items") }
      collection.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) { _ in
        calls.append("layout")
      }
    }
    #expect(calls == [])
  }

  @Test func `No provider and no handler of a diffable data source is called`() throws {
    let collection = try CollectionStage(counts: [])
    var calls: [String] = []
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection.view) { view, path, _ in
      calls.append("cell")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.supplementaryViewProvider = { _, _, _ in
      calls.append("view")
      return nil
    }
    source.reorderingHandlers.canReorderItem = { _ in
      calls.append("can")
      return true
    }
    source.reorderingHandlers.willReorder = { _ in calls.append("will") }
    source.reorderingHandlers.didReorder = { _ in calls.append("did") }
    try collection.run { source.apply(self.snapshot(), animatingDifferences: false) }
    calls = []
    raiseAndGoOn(collection.stage) {
      _ = source.collectionView(collection.view, cellForItemAt: self.path(0))
      _ = source.collectionView(collection.view, viewForSupplementaryElementOfKind: "badge", at: self.path(0))
      #expect(source.collectionView(collection.view, canMoveItemAt: self.path(0)) == false)
      source.collectionView(collection.view, moveItemAt: self.path(0), to: self.path(1))
    }
    #expect(calls == [])
  }

  @Test func `After a handler that raised the next one of the same move is not called`() throws {
    let collection = try CollectionStage(counts: [])
    var calls: [String] = []
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection.view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.reorderingHandlers.willReorder = { _ in raise(.internalInconsistency("the end")) }
    source.reorderingHandlers.didReorder = { _ in calls.append("did") }
    try collection.run { source.apply(self.snapshot(), animatingDifferences: false) }
    #expect(throws: UncaughtException.self) {
      try collection.run { source.collectionView(collection.view, moveItemAt: self.path(0), to: self.path(1)) }
    }
    #expect(calls == [])
  }

  @Test func `A data source shows the snapshot to frames that still run, so that they find its items`() throws {
    let table = UITableView()
    let rows = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    let stage = try Stage()
    try stage.add(table, CGRect(x: 0, y: 0, width: 390, height: 440))
    var found: IndexPath?
    raiseAndGoOn(stage) {
      rows.apply(self.snapshot())
      found = rows.indexPath(for: 2)
    }
    #expect(found == path(1))
  }

  @Test func `No closure of a layout is called: for a group, for visible items, for separators, for sections`() throws {
    var calls: [String] = []
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let layout = UICollectionViewCompositionalLayout { _, _ in
      calls.append("section")
      let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
        calls.append("group")
        return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 50))]
      }
      let section = NSCollectionLayoutSection(group: group)
      section.visibleItemsInvalidationHandler = { _, _, _ in calls.append("visible") }
      return section
    }
    let collection = try CollectionStage(layout, counts: [2])
    let list = try CollectionStage.list {
      $0.itemSeparatorHandler = { _, configuration in
        calls.append("separator")
        return configuration
      }
    }
    #expect(Set(calls) == ["section", "group", "visible", "separator"])
    calls = []
    for stage in [collection, list] {
      raiseAndGoOn(stage.stage) {
        _ = stage.view.collectionViewLayout.layoutAttributesForElements(in: stage.view.bounds)
        stage.view.collectionViewLayout.invalidateLayout()
        stage.view.collectionViewLayout.prepare()
        _ = stage.view.collectionViewLayout.layoutAttributesForElements(in: stage.view.bounds)
      }
    }
    #expect(calls == [])
  }

  /// Puts a finger on the mark of a row, and lifts it in a frame that goes on after an exception.
  private func tapAfterException(_ label: String, _ collection: CollectionStage) throws {
    let row = try collection.row(0)
    let mark = try #require(row.subviews.first { $0.accessibilityLabel == label } as? UIControl)
    let middle = mark.convert(CGPoint(x: mark.bounds.midX, y: mark.bounds.midY), to: nil)
    try collection.stage.down(middle.x, middle.y)
    #expect(mark.isTouchInside)
    raiseAndGoOn(collection.stage) { mark.endTracking(nil, with: nil) }
  }

  @Test func `No handler of an accessory is called`() throws {
    var calls = 0
    let collection = try CollectionStage.rows { cell, _ in
      cell.accessories = [.detail(displayed: .always) { calls += 1 }]
    }
    try tapAfterException("More Info", collection)
    #expect(calls == 0)
  }

  @Test func `No provider of swipe actions is called`() throws {
    var calls = 0
    let collection = try CollectionStage.list(
      .plain,
      {
        $0.trailingSwipeActionsConfigurationProvider = { _ in
          calls += 1
          return nil
        }
      }, cell: { cell, _ in cell.accessories = [.delete(displayed: .always)] })
    try tapAfterException("Delete", collection)
    #expect(calls == 0)
  }

  @Test func `No content configuration is adapted or makes its view`() throws {
    let table = UITableView()
    let source = PlainRows()
    table.dataSource = source
    let stage = try Stage()
    try stage.add(table, CGRect(x: 0, y: 0, width: 390, height: 440))
    let cell = try #require(table.cellForRow(at: path(0)))
    let configuration = NotingConfiguration()
    raiseAndGoOn(stage) {
      cell.contentConfiguration = configuration
      cell.layoutIfNeeded()
    }
    #expect(configuration.notes.calls == [])
    withExtendedLifetime(source) {}
  }

  @Test func `No method of a cell or a layout that a subclass overrides is called`() throws {
    let table = UITableView()
    let source = PlainRows()
    table.dataSource = source
    let collection = try CollectionStage(HookedLayout(), counts: [3]) {
      $0.register(HookedItem.self, forCellWithReuseIdentifier: "cell")
    }
    try collection.stage.add(table, CGRect(x: 0, y: 400, width: 390, height: 440))
    let layout = try #require(collection.view.collectionViewLayout as? HookedLayout)
    HookedRow.calls = []
    HookedItem.calls = []
    layout.calls = []
    raiseAndGoOn(collection.stage) {
      table.selectRow(at: self.path(0), animated: false, scrollPosition: .none)
      table.deselectRow(at: self.path(0), animated: false)
      table.setEditing(true, animated: false)
      collection.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
      collection.view.selectItem(at: self.path(1), animated: false, scrollPosition: [])
    }
    #expect(HookedRow.calls == [])
    #expect(HookedItem.calls == [])
    #expect(layout.calls == [])
    withExtendedLifetime(source) {}
  }
}

private final class PlainRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    HookedRow(style: .default, reuseIdentifier: nil)
  }
}

private final class HookedRow: UITableViewCell {
  static var calls: [String] = []
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    Self.calls.append("setSelected")
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    Self.calls.append("setEditing")
  }
}

private final class HookedItem: UICollectionViewCell {
  static var calls: [String] = []
  override var isSelected: Bool { didSet { Self.calls.append("isSelected") } }
  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    Self.calls.append("willTransition")
  }
  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    Self.calls.append("didTransition")
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { Self.calls.append("apply") }
}

private final class HookedLayout: UICollectionViewFlowLayout {
  var calls: [String] = []
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { calls.append("prepareForTransition") }
  override func finalizeLayoutTransition() { calls.append("finalizeLayoutTransition") }
}

@MainActor private final class CallNotes { var calls: [String] = [] }

private struct NotingConfiguration: UIContentConfiguration {
  let notes = CallNotes()

  func makeContentView() -> any UIView & UIContentView {
    notes.calls.append("makeContentView")
    return NotingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> NotingConfiguration {
    notes.calls.append("updated")
    return self
  }
}

private final class NotingContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(configuration: NotingConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}
