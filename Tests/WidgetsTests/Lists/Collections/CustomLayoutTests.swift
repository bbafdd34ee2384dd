import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit

/// A layout of an app: rows of 100, with what a test changes.
private final class RowLayout: UICollectionViewLayout {
  final class Attributes: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var tint = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.tint = tint
      return copy
    }
  }
  final class Context: UICollectionViewLayoutInvalidationContext {}

  var prepared = 0
  var size = CGSize(width: 390, height: 1000)
  var frame: (Int) -> CGRect = { CGRect(x: 0, y: CGFloat($0) * 100, width: 390, height: 100) }
  var items = 0..<10
  var boundsSeen: [CGSize] = []
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  var rest: CGPoint?
  var prefersOwnSize = false

  override class var layoutAttributesClass: AnyClass { Attributes.self }
  override class var invalidationContextClass: AnyClass { Context.self }
  override func prepare() { prepared += 1 }
  override var collectionViewContentSize: CGSize { size }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    items.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = Attributes(forCellWith: indexPath)
    attributes.frame = frame(indexPath.item)
    return attributes
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    boundsSeen = [collectionView?.bounds.size ?? .zero, newBounds.size]
    return newBounds.size != collectionView?.bounds.size
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { rest ?? proposedContentOffset }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { prefersOwnSize }
}

@MainActor @Suite struct CustomLayoutTests {
  private let layout = RowLayout()

  @Test func `It is prepared once for each invalidation, not for scrolling`() throws {
    let collection = try CollectionStage(layout, counts: [10])
    let count = layout.prepared
    try collection.run { collection.view.contentOffset.y = 50 }
    #expect(layout.prepared == count)
    try collection.run {
      self.layout.invalidateLayout()
      self.layout.invalidateLayout()
    }
    #expect(layout.prepared == count + 1)
    #expect(layout.contexts.last?.invalidateEverything == true)
    #expect(layout.contexts.last is RowLayout.Context)
  }

  @Test func `Asked about new bounds it still sees the old ones`() throws {
    let collection = try CollectionStage(layout, counts: [10])
    try collection.run { collection.view.frame.size = CGSize(width: 300, height: 500) }
    #expect(layout.boundsSeen == [CGSize(width: 390, height: 844), CGSize(width: 300, height: 500)])
    #expect(collection.view.bounds.size == CGSize(width: 300, height: 500))
  }

  @Test func `reloadData makes the counts void too`() throws {
    let collection = try CollectionStage(layout, counts: [10])
    try collection.run { collection.view.reloadData() }
    let context = try #require(layout.contexts.last)
    #expect((context.invalidateEverything, context.invalidateDataSourceCounts) == (true, true))
  }

  @Test func `Only what is visible is shown of what it returns`() throws {
    let collection = try CollectionStage(layout, counts: [10])
    #expect(collection.view.indexPathsForVisibleItems.map(\.item) == Array(0..<9))
  }

  @Test func `Content comes to rest where the layout wants it`() throws {
    layout.size.height = 5000
    layout.rest = CGPoint(x: 0, y: 1234)
    let collection = try CollectionStage(layout, counts: [10])
    try collection.stage.down(100, 600)
    for step in 1...5 {
      try collection.stage.wait(0.016)
      try collection.stage.move(100, 600 - CGFloat(step) * 30)
    }
    try collection.stage.up()
    try collection.stage.wait(4)
    #expect(collection.view.contentOffset.y == 1234)
  }

  @Test func `X Attributes for an item that there is not`() {
    layout.items = 0..<12
    let exception = #expect(throws: UncaughtException.self) { _ = try CollectionStage(layout, counts: [10]) }
    #expect(exception?.name == "NSInternalInconsistencyException")
    let text = "UICollectionView received layout attributes for a cell with an index path that does not exist: "
    #expect(exception?.reason.hasPrefix(text + "<NSIndexPath: 0x") == true)
    #expect(exception?.reason.hasSuffix("> {length = 2, path = 0 - 10}") == true)
  }

  @Test func `A frame that is no number fails as a layer does`() {
    layout.frame = { _ in CGRect(x: 0, y: CGFloat.nan, width: 390, height: 100) }
    // An item without a valid frame intersects no visible rectangle.
    let collection = try? CollectionStage(layout, counts: [10])
    #expect(collection?.view.visibleCells.isEmpty != false)
  }

  @Test func `Content without end raises an exception`() {
    layout.size.height = .infinity
    let exception = #expect(throws: UncaughtException.self) { _ = try CollectionStage(layout, counts: [10]) }
    #expect(exception?.reason.contains("content size that is not finite") == true)
  }

  @Test func `A layout that is never content with sizes ends`() throws {
    layout.prefersOwnSize = true
    let collection = try CollectionStage(layout, counts: [10])
    #expect(layout.prepared < 200)
    #expect(collection.view.visibleCells.count == 9)
  }

  @Test func `Attributes are copied with what subclasses add, and compared by what they say`() throws {
    let one = RowLayout.Attributes(forCellWith: IndexPath(item: 3, section: 1))
    one.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    one.tint = 7
    let other = try #require(one.copy() as? RowLayout.Attributes)
    #expect((other.tint, other.frame, other.indexPath) == (7, one.frame, one.indexPath))
    #expect(one.isEqual(other))
    other.alpha = 0.5
    #expect(!one.isEqual(other))
    #expect(one.center == CGPoint(x: 2.5, y: 4))
    one.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(one.frame == CGRect(x: -0.5, y: 0, width: 6, height: 8))
    #expect(one.size == CGSize(width: 3, height: 4))
  }

  @Test func `Layouts change, with and without animation`() throws {
    let collection = try CollectionStage(layout, counts: [10])
    let cell = try #require(collection.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let flow = UICollectionViewFlowLayout()
    var isDone = false
    try collection.run { collection.view.setCollectionViewLayout(flow, animated: true) { isDone = $0 } }
    #expect(cell.frame == CGRect(x: 68, y: 0, width: 50, height: 50))
    #expect(!isDone)
    try collection.stage.wait(0.31)
    #expect(isDone)
    #expect((layout.collectionView == nil, flow.collectionView === collection.view) == (true, true))
    try collection.run { collection.view.collectionViewLayout = self.layout }
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 390, height: 100))
  }
}
