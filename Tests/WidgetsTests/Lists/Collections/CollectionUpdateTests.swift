import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit

@MainActor @Suite struct CollectionUpdateTests {
  private let collection: CollectionStage

  init() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    collection = try CollectionStage(layout, counts: [3, 2])
    _ = collection.source.takeLog()
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// The texts of the cells, which are the paths that they were made for.
  private func shown() -> [String] {
    collection.view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { ($0 as? NotingCell)?.text }
  }

  private func update(_ counts: [Int], _ change: @escaping (UICollectionView) -> Void) throws {
    try collection.run {
      self.collection.view.performBatchUpdates {
        self.collection.source.counts = counts
        change(self.collection.view)
      }
    }
  }

  @Test func `Inserted, deleted and moved items: cells that stay are kept`() throws {
    let kept = try #require(collection.view.cellForItem(at: path(2)))
    try update([3, 2]) {
      $0.deleteItems(at: [self.path(0)])
      $0.insertItems(at: [self.path(0)])
      $0.moveItem(at: self.path(2), to: self.path(1))
    }
    #expect(shown() == ["0-0", "0-2", "0-1", "1-0", "1-1"])
    #expect(collection.view.cellForItem(at: path(1)) === kept)
    #expect(kept.frame == CGRect(x: 0, y: 50, width: 390, height: 50))
    #expect(collection.source.takeLog().filter { $0.hasPrefix("cell") } == ["cell 0-0"])
  }

  @Test func `Sections are inserted, deleted and moved`() throws {
    try update([1, 2, 3]) {
      $0.moveSection(0, toSection: 2)
      $0.insertSections([0])
    }
    #expect(shown() == ["0-0", "1-0", "1-1", "0-0", "0-1", "0-2"])
    try update([2]) { $0.deleteSections([0, 2]) }
    #expect(shown() == ["1-0", "1-1"])
  }

  private func headers() -> [String] {
    collection.view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader).map {
      "\($0.section)"
    }
  }

  private func header(_ section: Int) -> UICollectionReusableView? {
    collection.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
  }

  /// The steps of LayoutKit's test of batch updates, which passes on devices.
  @Test func `A reloaded section gets a new header, others keep theirs`() throws {
    let layout = try #require(collection.view.collectionViewLayout as? UICollectionViewFlowLayout)
    try collection.run { layout.headerReferenceSize = CGSize(width: 390, height: 30) }
    let (first, second) = (try #require(header(0)), try #require(header(1)))
    _ = collection.source.takeLog()
    try update([3, 3, 1]) {
      $0.insertItems(at: [self.path(2, 1)])
      $0.insertSections([2])
      $0.reloadItems(at: [self.path(0, 1)])
      $0.reloadSections([0])
    }
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.source.takeLog().filter { $0.hasPrefix(kind) } == ["\(kind) 0-0", "\(kind) 2-0"])
    #expect(header(0) !== first && header(1) === second && headers() == ["0", "1", "2"])
    #expect(header(0)?.frame == CGRect(x: 0, y: 0, width: 390, height: 30))
    let third = try #require(header(2))
    try collection.stage.wait(0.5)
    #expect(first.superview == nil)
    try update([1, 2]) {
      $0.deleteSections([0])
      $0.moveSection(2, toSection: 0)
      $0.moveItem(at: self.path(0, 1), to: self.path(1, 1))
      $0.deleteItems(at: [self.path(2, 1)])
    }
    #expect(header(0) === third && header(1) === second && headers() == ["0", "1"])
  }

  @Test func `Reloaded items get new cells, reconfigured ones keep theirs`() throws {
    let (first, second) = (collection.view.cellForItem(at: path(0)), collection.view.cellForItem(at: path(1)))
    try collection.run {
      self.collection.view.reloadItems(at: [self.path(0)])
      self.collection.view.reconfigureItems(at: [self.path(1)])
    }
    #expect(collection.view.cellForItem(at: path(0)) !== first)
    #expect(collection.view.cellForItem(at: path(1)) === second)
    #expect(collection.source.takeLog().filter { $0.hasPrefix("cell") } == ["cell 0-0", "cell 0-1"])
  }

  @Test func `Updates are shown in time, and the completion comes at their end`() throws {
    var isDone: Bool?
    try collection.run {
      self.collection.view.performBatchUpdates {
        self.collection.source.counts = [2, 2]
        self.collection.view.deleteItems(at: [self.path(0)])
      } completion: {
        isDone = $0
      }
      #expect(isDone == nil)
    }
    #expect(collection.view.subviews.filter { $0 is NotingCell }.count == 5)
    try collection.stage.wait(0.31)
    #expect(isDone == true)
    #expect(collection.view.subviews.filter { $0 is NotingCell }.count == 4)
  }

  @Test func `The selection moves with its items`() throws {
    try collection.run { self.collection.view.selectItem(at: self.path(2), animated: false, scrollPosition: []) }
    try update([2, 2]) { $0.deleteItems(at: [self.path(0)]) }
    #expect(collection.view.indexPathsForSelectedItems == [path(1)])
  }

  private func expectProblem(
    _ reason: String, _ counts: [Int], _ change: @escaping (UICollectionView) -> Void
  ) {
    let exception = #expect(throws: UncaughtException.self) { try update(counts, change) }
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(exception?.reason == reason)
  }

  @Test func `C6 A number of items that does not follow from the updates`() {
    expectProblem(
      "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section "
        + "after the update (2) must be equal to the number of items contained in that section before the update (3), "
        + "plus or minus the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or "
        + "minus the number of items moved into or out of that section (0 moved in, 0 moved out).", [2, 2]
    ) { _ in }
  }

  @Test func `C6 Moves between sections count`() {
    expectProblem(
      "Invalid update: invalid number of items in section 1.  The number of items contained in an existing section "
        + "after the update (5) must be equal to the number of items contained in that section before the update (2), "
        + "plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or "
        + "minus the number of items moved into or out of that section (1 moved in, 0 moved out).", [2, 5]
    ) {
      $0.moveItem(at: self.path(0), to: self.path(0, 1))
      $0.insertItems(at: [self.path(1, 1)])
    }
  }

  @Test func `C6 A number of sections that does not follow from the updates`() {
    expectProblem(
      "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the "
        + "update (2) must be equal to the number of sections contained in the collection view before the update (2), "
        + "plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted).", [3, 2]
    ) { $0.deleteSections([0]) }
  }

  @Test func `C6 Places that there are not`() {
    expectProblem("attempt to delete item 7 from section 0 which only contains 3 items before the update", [2, 2]) {
      $0.deleteItems(at: [self.path(7)])
    }
  }

  @Test func `C6 Places that there will not be`() {
    expectProblem(
      "attempt to insert item 9 into section 0, but there are only 4 items in section 0 after the update", [4, 2]
    ) { $0.insertItems(at: [self.path(9)]) }
  }

  @Test func `C6 Sections that there will not be`() {
    expectProblem("attempt to insert section 5 but there are only 3 sections after the update", [3, 2, 1]) {
      $0.insertSections([5])
    }
  }

  @Test func `An update without a batch is one of its own`() throws {
    try collection.run {
      self.collection.source.counts = [4, 2]
      self.collection.view.insertItems(at: [self.path(3)])
    }
    #expect(collection.view.visibleCells.count == 6)
  }

  /// A second method: many random batches, against the lists that they make.
  @Test(arguments: 0..<40) func `Random batches show what the data is`(_ seed: Int) throws {
    var (old, new) = (NSDiffableDataSourceSnapshot<Int, Int>(), NSDiffableDataSourceSnapshot<Int, Int>())
    var state = UInt64(seed + 1)
    func number(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for snapshot in [0, 1] {
      var made = NSDiffableDataSourceSnapshot<Int, Int>()
      made.appendSections([0])
      for section in 1..<5 where number(3) > 0 { made.appendSections([section]) }
      for item in 0..<12 where number(4) > 0 {
        made.appendItems([item * 10], toSection: made.sectionIdentifiers[number(made.numberOfSections)])
      }
      if snapshot == 0 { old = made } else { new = made }
    }
    let view = collection.view
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NotingCell)?.text = "\(item)"
      return cell
    }
    try collection.run { source.apply(old, animatingDifferences: false) }
    #expect(shown() == old.itemIdentifiers.map(String.init))
    try collection.run { source.apply(new) }
    try collection.stage.wait(0.5)
    #expect(shown() == new.itemIdentifiers.map(String.init))
  }
}
