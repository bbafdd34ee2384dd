import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit

@MainActor @Suite struct CollectionViewTests {
  private func grid(_ side: CGFloat = 100) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    return layout
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// Three items of 100 fit into 390 points beside gaps of 10: eight lines of 110 and a ninth meet 844.
  @Test func `C5 Counts and cells are asked for in the layout pass, cells only for what is visible`() throws {
    let collection = try CollectionStage(grid(), counts: [100])
    let log = collection.source.takeLog()
    #expect(Array(log.prefix(2)) == ["sections", "items 0"])
    #expect(log.filter { $0.hasPrefix("cell") } == (0..<24).map { "cell 0-\($0)" })
    #expect(collection.view.visibleCells.count == 24)
    #expect(collection.view.cellForItem(at: path(23)) is NotingCell)
    #expect(collection.view.cellForItem(at: path(24)) == nil)
    #expect(collection.view.contentSize == CGSize(width: 390, height: 34 * 110 - 10))
  }

  @Test func `C5 reloadData only invalidates, and clears the selection`() throws {
    let collection = try CollectionStage(grid(), counts: [3])
    try collection.run { collection.view.selectItem(at: self.path(1), animated: false, scrollPosition: []) }
    #expect(collection.view.indexPathsForSelectedItems == [path(1)])
    _ = collection.source.takeLog()
    try collection.run {
      collection.view.reloadData()
      #expect(collection.source.takeLog() == [])
      #expect(collection.view.indexPathsForSelectedItems == [])
    }
    #expect(
      collection.source.takeLog() == [
        "didEndDisplaying 0-0", "didEndDisplaying 0-1", "didEndDisplaying 0-2", "sections", "items 0",
        "cell 0-0", "willDisplay 0-0", "cell 0-1", "willDisplay 0-1", "cell 0-2", "willDisplay 0-2",
      ])
  }

  @Test func `C5 Reading a count asks the data source at once`() throws {
    let collection = try CollectionStage(grid(), counts: [3, 1])
    collection.source.counts = [4, 2]
    _ = collection.source.takeLog()
    try collection.run {
      collection.view.reloadData()
      #expect(collection.view.numberOfSections == 2)
      #expect(collection.source.takeLog() == ["sections", "items 0", "items 1"])
      #expect(collection.view.numberOfItems(inSection: 1) == 2)
      #expect(collection.source.takeLog() == [])
    }
  }

  @Test func `C7 Views are used again: their number is bounded by what is visible`() throws {
    NotingCell.living = 0
    let collection = try CollectionStage(grid(), counts: [100_000])
    #expect(NotingCell.living == 24)
    for step in 1...40 {
      try collection.run { collection.view.contentOffset.y = CGFloat(step) * 845 }
    }
    #expect(NotingCell.living <= 2 * 27)
    let cell = try #require(collection.view.visibleCells.first as? NotingCell)
    #expect(cell.reuses > 5)
  }

  @Test func `C7 prepareForReuse runs before a cell that was used before is returned, not for a new one`() throws {
    let collection = try CollectionStage(grid(), counts: [3])
    let first = try #require(collection.view.cellForItem(at: path(0)) as? NotingCell)
    #expect(first.reuses == 0)
    try collection.run { collection.view.reloadData() }
    #expect(collection.view.visibleCells.compactMap { ($0 as? NotingCell)?.reuses } == [1, 1, 1])
  }

  @Test func `X An identifier that is not registered`() throws {
    let exception = #expect(throws: UncaughtException.self) {
      _ = try CollectionStage(counts: [1]) { view in
        (view.dataSource as? NotingCollectionSource)?.makesCell = {
          $0.dequeueReusableCell(withReuseIdentifier: "PlaceCell", for: $1)
        }
      }
    }
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(
      exception?.reason
        == "could not dequeue a view of kind: UICollectionElementKindCell with identifier PlaceCell - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard")
  }

  @Test func `X A cell that was not dequeued`() throws {
    let exception = #expect(throws: UncaughtException.self) {
      _ = try CollectionStage(counts: [1]) { view in
        (view.dataSource as? NotingCollectionSource)?.makesCell = { _, _ in UICollectionViewCell() }
      }
    }
    #expect(
      exception?.reason
        == "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
        + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
  }

  @Test func `M1 Delegate and data source are not kept`() throws {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    weak var gone: NotingCollectionSource?
    do {
      let source = NotingCollectionSource([1])
      (view.dataSource, view.delegate, gone) = (source, source, source)
      #expect(view.dataSource === source)
    }
    #expect(gone == nil)
    #expect((view.dataSource == nil, view.delegate == nil) == (true, true))
  }

  @Test func `Items are found where they are, on the screen or not`() throws {
    let collection = try CollectionStage(grid(), counts: [100])
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 5, y: 5)) == path(0))
    // Columns are 145 apart: three items share the width of 390.
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 146, y: 115)) == path(4))
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 120, y: 5)) == nil)
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 5, y: 2205)) == path(60))
    let cell = try #require(collection.view.cellForItem(at: path(4)))
    #expect(collection.view.indexPath(for: cell) == path(4))
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, 2200.0), (.bottom, 2200 + 100 - 844), (.centeredVertically, 2250 - 422),
  ])
  func `scrollToItem puts an item where it is wanted`(_ position: UICollectionView.ScrollPosition, _ y: Double) throws {
    let collection = try CollectionStage(grid(), counts: [100])
    try collection.run {
      collection.view.scrollToItem(at: self.path(60), at: position, animated: false)
      #expect(collection.view.contentOffset == CGPoint(x: 0, y: y))
    }
    #expect(collection.view.cellForItem(at: path(60)) != nil)
  }

  @Test func `Negative counts are none, and a data source may go away`() throws {
    let collection = try CollectionStage(grid(), counts: [-3, 2])
    #expect(collection.view.visibleCells.count == 2)
    try collection.run { collection.view.dataSource = nil }
    #expect(collection.view.visibleCells.isEmpty)
    #expect(collection.view.numberOfSections == 0)
  }

  @Test func `A data source that reloads while it is asked for cells ends`() throws {
    let collection = try CollectionStage(grid(), counts: [3])
    collection.source.makesCell = { view, path in
      view.reloadData()
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    try collection.run { collection.view.reloadData() }
    #expect(collection.source.takeLog().count < 2_000)
  }

  @Test func `Prototypes are made by code that documents register`() throws {
    var made = 0
    let collection = try CollectionStage(grid(), counts: [2]) { view in
      view.register(cellIdentifier: "cell") {
        made += 1
        let cell = NotingCell(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        cell.tag = 7
        return cell
      }
    }
    #expect(made == 2)
    #expect(collection.view.visibleCells.map(\.tag) == [7, 7])
    #expect(collection.view.visibleCells.map(\.reuseIdentifier) == ["cell", "cell"])
    try collection.run { collection.view.reloadData() }
    #expect(made == 2)
  }

  @Test func `Items near the visible part are told of early, and again when they are not near any more`() throws {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var log: [String] = []
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        log.append("near \(indexPaths.map(\.item))")
      }
      func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        log.append("far \(indexPaths.map(\.item))")
      }
    }
    let prefetcher = Prefetcher()
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 390, height: 211), 0)
    let collection = try CollectionStage(layout, counts: [20]) { $0.prefetchDataSource = prefetcher }
    #expect(prefetcher.log == ["near [4, 5, 6, 7]"])
    try collection.run { collection.view.contentOffset.y = 211 }
    #expect(prefetcher.log.last == "near [0, 8]")
    try collection.run { collection.view.contentOffset.y = 211 * 12 }
    // Items 12 to 15 are seen, 8 to 11 and 16 to 19 are near; of those told of before, 8 is still near.
    #expect(prefetcher.log.suffix(2) == ["near [9, 10, 11, 16, 17, 18, 19]", "far [0, 5, 6, 7]"])
  }

  @Test func `A controller is its view's data source and delegate`() throws {
    final class Controller: UICollectionViewController {
      var selected: [IndexPath] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
      }
    }
    let controller = Controller(collectionViewLayout: grid())
    let stage = try Stage(controller)
    #expect(controller.view === controller.collectionView)
    #expect(controller.collectionView.visibleCells.count == 4)
    let cell = try #require(controller.collectionView.cellForItem(at: path(1)))
    let middle = cell.convert(CGPoint(x: 50, y: 50), to: nil)
    try stage.tap(middle.x, middle.y)
    #expect(controller.selected == [path(1)])
  }

  @Test func `A long press in a controller's view moves items`() throws {
    final class Controller: UICollectionViewController {
      var items = ["a", "b", "c"]
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
      ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }
    let controller = Controller(collectionViewLayout: grid())
    let stage = try Stage(controller)
    func middle(_ item: Int) throws -> CGPoint {
      try #require(controller.collectionView.cellForItem(at: path(item))).convert(CGPoint(x: 50, y: 50), to: nil)
    }
    let (start, end) = (try middle(0), try middle(2))
    try stage.down(start.x, start.y)
    try stage.wait(0.6)
    try stage.move(end.x - 20, end.y)
    try stage.move(end.x, end.y)
    try stage.up()
    try stage.wait(0.5)
    #expect(controller.items == ["b", "c", "a"])
  }

  /// ReactiveCollectionsKit's tests read the color in the description of a view that code makes.
  @Test func `A collection view that code makes has the system's background`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: grid())
    #expect(view.backgroundColor == .systemBackground)
    let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let listView = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: list)
    listView.layoutIfNeeded()
    #expect(listView.backgroundColor == .systemGroupedBackground)
  }
}
