import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit

@MainActor @Suite struct CollectionDiffableDataSourceTests {
  private let collection: CollectionStage
  private let source: UICollectionViewDiffableDataSource<String, Int>

  init() throws {
    collection = try CollectionStage(
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), counts: [])
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection.view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func shown() -> [String] {
    collection.view.visibleCells.compactMap {
      (($0 as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test func `A snapshot is shown, and then the changes to another`() throws {
    try collection.run { self.source.apply(snapshot(["A": [1, 2], "B": [3]]), animatingDifferences: false) }
    #expect(shown() == ["1", "2", "3"])
    let kept = collection.view.cellForItem(at: path(1))
    var isDone = false
    try collection.run {
      self.source.apply(snapshot(["A": [2, 4], "B": [3, 1]])) { isDone = true }
    }
    #expect(!isDone)
    try collection.stage.wait(0.5)
    #expect(isDone)
    #expect(shown() == ["2", "4", "3", "1"])
    #expect(collection.view.cellForItem(at: path(0)) === kept)
  }

  @Test func `Identifiers and places are looked up`() throws {
    try collection.run { self.source.apply(snapshot(["A": [1, 2], "B": [3]]), animatingDifferences: false) }
    #expect(source.itemIdentifier(for: path(0, 1)) == 3)
    #expect(source.itemIdentifier(for: path(5, 1)) == nil)
    #expect(source.indexPath(for: 2) == path(1))
    #expect((source.sectionIdentifier(for: 1), source.index(for: "B"), source.index(for: "Z")) == ("B", 1, nil))
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test func `Reconfigured items keep their cells, reloaded ones do not`() throws {
    try collection.run { self.source.apply(snapshot(["A": [1, 2]]), animatingDifferences: false) }
    let (one, two) = (collection.view.cellForItem(at: path(0)), collection.view.cellForItem(at: path(1)))
    try collection.run {
      var changed = self.source.snapshot()
      changed.reconfigureItems([1])
      changed.reloadItems([2])
      self.source.apply(changed)
    }
    #expect(collection.view.cellForItem(at: path(0)) === one)
    #expect(collection.view.cellForItem(at: path(1)) !== two)
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func `Supplementary views come from the provider`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let registration = UICollectionView.SupplementaryRegistration<NotingHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.tag = path.section + 1 }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    try collection.run {
      self.collection.view.collectionViewLayout = layout
      self.source.apply(snapshot(["A": [1], "B": [2]]), animatingDifferences: false)
    }
    let headers = collection.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.tag) == [1, 2])
  }

  @Test func `Without a provider a header raises UIKit's exception`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let exception = #expect(throws: UncaughtException.self) {
      try collection.run {
        self.collection.view.collectionViewLayout = layout
        self.source.apply(snapshot(["A": [1]]), animatingDifferences: false)
      }
    }
    let text = "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
    #expect(exception?.reason.hasPrefix(text + "(UICollectionElementKindSectionHeader,<NSIndexPath: 0x") == true)
    #expect(exception?.reason.hasSuffix("or is nil ((null))") == true)
  }

  @Test func `Items in items are shown while these are open, and a tap on the mark opens them`() throws {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([10, 11], to: 1)
    tree.append([100], to: 10)
    try collection.run { self.source.apply(tree, to: "A", animatingDifferences: false) }
    #expect(shown() == ["1", "2"])
    var opened: [Int] = []
    source.sectionSnapshotHandlers.willExpandItem = { opened.append($0) }
    // The mark is at the trailing edge.
    try collection.stage.tap(390 - 20, 22)
    try collection.stage.wait(0.5)
    #expect(shown() == ["1", "10", "11", "2"])
    #expect(opened == [1])
    #expect((collection.view.cellForItem(at: path(1)) as? UICollectionViewListCell)?.indentationLevel == 1)
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    try collection.stage.tap(390 - 20, 22)
    #expect(shown().count == 4)
    #expect(source.snapshot(for: "A").visibleItems == [1, 10, 11, 2])
  }

  @Test func `A finger moves items where the handler lets it`() throws {
    try collection.run { self.source.apply(snapshot(["A": [1, 2, 3]]), animatingDifferences: false) }
    #expect(!collection.view.beginInteractiveMovementForItem(at: path(0)))
    source.reorderingHandlers.canReorderItem = { $0 != 3 }
    var lists: [[Int]] = []
    source.reorderingHandlers.didReorder = {
      lists = [$0.initialSnapshot.itemIdentifiers, $0.finalSnapshot.itemIdentifiers]
    }
    try collection.run {
      #expect(!self.collection.view.beginInteractiveMovementForItem(at: self.path(2)))
      #expect(self.collection.view.beginInteractiveMovementForItem(at: self.path(0)))
      self.collection.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 110))
      self.collection.view.endInteractiveMovement()
    }
    try collection.stage.wait(0.5)
    #expect(lists == [[1, 2, 3], [2, 3, 1]])
    #expect(shown() == ["2", "3", "1"])
    #expect(collection.view.cellForItem(at: path(2))?.frame == CGRect(x: 0, y: 88, width: 390, height: 44))
  }

  @Test func `A movement that is cancelled changes nothing`() throws {
    try collection.run { self.source.apply(snapshot(["A": [1, 2, 3]]), animatingDifferences: false) }
    source.reorderingHandlers.canReorderItem = { _ in true }
    try collection.run {
      self.collection.view.beginInteractiveMovementForItem(at: self.path(0))
      self.collection.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 110))
      self.collection.view.cancelInteractiveMovement()
    }
    try collection.stage.wait(0.5)
    #expect(shown() == ["1", "2", "3"])
  }

  @Test func `M1 The collection view does not keep its data source`() throws {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    weak var gone: UICollectionViewDiffableDataSource<Int, Int>?
    do {
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
      gone = source
    }
    #expect(gone == nil)
    #expect(view.dataSource == nil)
  }
}
