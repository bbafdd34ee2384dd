import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit

/// Frames are worked out by hand from UIKit's documented rules: lines break when the next item and the least gap do not
/// fit, full lines are justified, items are in the middle of their line.
@MainActor @Suite struct FlowLayoutTests {
  private func layout(_ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    change(layout)
    return layout
  }

  @Test func `Its values are UIKit's`() {
    let layout = layout()
    #expect((layout.minimumLineSpacing, layout.minimumInteritemSpacing) == (10, 10))
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect((layout.estimatedItemSize, layout.headerReferenceSize, layout.sectionInset) == (.zero, .zero, .zero))
    #expect(layout.scrollDirection == .vertical)
  }

  /// 390 − 2 · 15 = 360 holds 5 items of 60 with gaps of 10 (5 · 60 + 4 · 10 = 340); the 60 left make gaps of 15.
  @Test func `Items of one size are justified, the last line keeps the gaps`() throws {
    let collection = try CollectionStage(
      layout {
        $0.itemSize = CGSize(width: 60, height: 40)
        $0.sectionInset = UIEdgeInsets(top: 20, left: 15, bottom: 30, right: 15)
        $0.minimumLineSpacing = 8
      }, counts: [7])
    #expect(collection.frame(0) == CGRect(x: 15, y: 20, width: 60, height: 40))
    #expect(collection.frame(1) == CGRect(x: 90, y: 20, width: 60, height: 40))
    #expect(collection.frame(4) == CGRect(x: 315, y: 20, width: 60, height: 40))
    #expect(collection.frame(5) == CGRect(x: 15, y: 68, width: 60, height: 40))
    #expect(collection.frame(6) == CGRect(x: 90, y: 68, width: 60, height: 40))
    #expect(collection.view.contentSize == CGSize(width: 390, height: 20 + 40 + 8 + 40 + 30))
  }

  @Test func `One item in each line stands in its middle`() throws {
    let collection = try CollectionStage(layout { $0.itemSize = CGSize(width: 300, height: 40) }, counts: [2])
    #expect(collection.frame(0) == CGRect(x: 45, y: 0, width: 300, height: 40))
    #expect(collection.frame(1) == CGRect(x: 45, y: 50, width: 300, height: 40))
  }

  /// 100 + 10 + 120 + 10 + 110 = 350 fit; 40 more do not. The 40 left of the first line make two gaps of 30. The last
  /// line, 80 + 10 + 50, could hold four more of 50, which leaves 10 for five gaps.
  @Test func `Items of different sizes: lines are justified, heights are centred`() throws {
    let sizes = [(100, 40), (120, 60), (110, 20), (80, 30), (50, 50)].map { CGSize(width: $0.0, height: $0.1) }
    let collection = try CollectionStage(layout(), counts: [5]) {
      ($0.delegate as? NotingCollectionSource)?.size = { sizes[$0.item] }
    }
    #expect(collection.frame(0) == CGRect(x: 0, y: 10, width: 100, height: 40))
    #expect(collection.frame(1) == CGRect(x: 130, y: 0, width: 120, height: 60))
    #expect(collection.frame(2) == CGRect(x: 280, y: 20, width: 110, height: 20))
    #expect(collection.frame(3) == CGRect(x: 0, y: 80, width: 80, height: 30))
    #expect(collection.frame(4) == CGRect(x: 92, y: 70, width: 50, height: 50))
    #expect(collection.view.contentSize.height == 120)
  }

  @Test func `Content that scrolls sideways has columns`() throws {
    // 844 holds 5 items of 150 with gaps of 10: 94 left make gaps of 23.5.
    let collection = try CollectionStage(
      layout {
        $0.scrollDirection = .horizontal
        $0.itemSize = CGSize(width: 100, height: 150)
      }, counts: [6])
    #expect(collection.frame(1) == CGRect(x: 0, y: 173.5, width: 100, height: 150))
    #expect(collection.frame(5) == CGRect(x: 110, y: 0, width: 100, height: 150))
    #expect(collection.view.contentSize == CGSize(width: 210, height: 844))
  }

  @Test func `Headers and footers lie around the insets of each section`() throws {
    let collection = try CollectionStage(
      layout {
        $0.itemSize = CGSize(width: 390, height: 100)
        $0.headerReferenceSize = CGSize(width: 1, height: 30)
        $0.footerReferenceSize = CGSize(width: 1, height: 20)
        $0.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
      }, counts: [1, 2])
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      collection.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?
        .frame
    }
    #expect(frame(UICollectionView.elementKindSectionHeader, 0) == CGRect(x: 0, y: 0, width: 390, height: 30))
    #expect(collection.frame(0) == CGRect(x: 0, y: 35, width: 390, height: 100))
    #expect(frame(UICollectionView.elementKindSectionFooter, 0) == CGRect(x: 0, y: 141, width: 390, height: 20))
    #expect(frame(UICollectionView.elementKindSectionHeader, 1) == CGRect(x: 0, y: 161, width: 390, height: 30))
    #expect(collection.frame(1, 1) == CGRect(x: 0, y: 306, width: 390, height: 100))
    #expect(collection.view.contentSize.height == 432)
    #expect(collection.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
  }

  @Test func `A header without a size has attributes when it is asked for, and is not shown`() throws {
    let collection = try CollectionStage(layout { $0.itemSize = CGSize(width: 390, height: 100) }, counts: [1, 2])
    func attributes(_ kind: String, _ section: Int, _ item: Int = 0) -> UICollectionViewLayoutAttributes? {
      collection.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: item, section: section))
    }
    #expect(
      attributes(UICollectionView.elementKindSectionHeader, 1)?.frame == CGRect(x: 0, y: 100, width: 0, height: 0))
    #expect(attributes(UICollectionView.elementKindSectionFooter, 0)?.size == .zero)
    #expect(attributes(UICollectionView.elementKindSectionHeader, 2) == nil)
    #expect(attributes("other", 0) == nil)
    #expect(collection.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
  }

  /// Section 0 ends at 30 + 20 · 100 + 19 · 10 = 2220.
  @Test(arguments: [(500.0, 500.0), (2200, 2190), (2300, 2300)])
  func `A pinned header stays at the edge until its section pushes it away`(_ offset: Double, _ expected: Double) throws
  {
    let collection = try CollectionStage(
      layout {
        $0.itemSize = CGSize(width: 390, height: 100)
        $0.headerReferenceSize = CGSize(width: 1, height: 30)
        $0.sectionHeadersPinToVisibleBounds = true
      }, counts: [20, 20])
    try collection.run { collection.view.contentOffset.y = offset }
    let section = offset > 2220 ? 1 : 0
    let header = try #require(
      collection.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)))
    #expect(header.frame == CGRect(x: 0, y: expected, width: 390, height: 30))
    let order = collection.view.subviews
    let headerIndex = try #require(order.firstIndex(of: header))
    #expect(order.lastIndex { $0 is NotingCell }.map { $0 < headerIndex } == true)
  }

  @Test func `The delegate is asked once for each size, not at every step of scrolling`() throws {
    let collection = try CollectionStage(layout(), counts: [200]) {
      ($0.delegate as? NotingCollectionSource)?.notesSizes = true
    }
    #expect(collection.source.takeLog().filter { $0.hasPrefix("size") }.count == 200)
    try collection.run { collection.view.contentOffset.y = 100 }
    #expect(collection.source.takeLog().filter { $0.hasPrefix("size") } == [])
    try collection.run { collection.view.collectionViewLayout.invalidateLayout() }
    #expect(collection.source.takeLog().filter { $0.hasPrefix("size") }.count == 200)
  }

  @Test func `Another width breaks lines anew`() throws {
    let collection = try CollectionStage(layout { $0.itemSize = CGSize(width: 100, height: 10) }, counts: [4])
    #expect(collection.frame(3)?.minY == 20)
    try collection.run { collection.view.frame.size.width = 490 }
    #expect(collection.frame(3) == CGRect(x: 390, y: 0, width: 100, height: 10))
  }

  @Test func `Cells are asked for their size where sizes are estimated`() throws {
    let collection = try CollectionStage(
      layout { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }, counts: [3]
    ) { view in
      view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    }
    #expect(collection.frame(0)?.size == CGSize(width: 120, height: 70))
    #expect(collection.frame(2) == CGRect(x: 270, y: 0, width: 120, height: 70))
    #expect(collection.view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == collection.frame(2))
  }

  @Test func `Items that are too wide are warned of as UIKit does`() throws {
    let collection = try CollectionStage(layout { $0.itemSize = CGSize(width: 400, height: 10) }, counts: [2])
    #expect(
      collection.stage.app.console.contains {
        $0.hasPrefix(
          "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must be less than the "
            + "width of the UICollectionView minus the section insets left and right values, minus the content insets "
            + "left and right values.")
      })
    #expect(collection.frame(1)?.minY == 20)
  }

  @Test func `Negative sizes raise UIKit's exception`() {
    let exception = #expect(throws: UncaughtException.self) {
      _ = try CollectionStage(counts: [1]) {
        ($0.delegate as? NotingCollectionSource)?.size = { _ in CGSize(width: -1, height: 5) }
      }
    }
    #expect(exception?.reason == "negative sizes are not supported in the flow layout")
  }

  /// The same items, once as items of one size and once as sizes of their own that happen to be equal, and each line by
  /// the rule: a second method for all but the last line.
  @Test(arguments: [30.0, 45, 61, 90, 128, 190, 200, 389, 390]) func `Equal sizes are a grid`(_ side: Double) throws {
    let size = CGSize(width: side, height: side)
    let grid = try CollectionStage(layout { $0.itemSize = size }, counts: [40], delegate: false)
    let perLine = Int((390 + 10) / (side + 10))
    let gap = perLine > 1 ? (390 - Double(perLine) * side) / Double(perLine - 1) : 0
    for item in 0..<40 {
      let frame = try #require(grid.frame(item))
      let x = perLine > 1 ? Double(item % perLine) * (side + gap) : (390 - side) / 2
      #expect(abs(frame.minX - x) < 0.001 && abs(frame.minY - Double(item / perLine) * (side + 10)) < 0.001)
    }
  }

  @Test(arguments: [CGRect(x: 0, y: 333, width: 390, height: 200), CGRect(x: 100, y: 0, width: 20, height: 5000)])
  func `What a rectangle meets is what has a frame that meets it`(_ rect: CGRect) throws {
    let collection = try CollectionStage(layout(), counts: [50, 70]) {
      ($0.delegate as? NotingCollectionSource)?.size = { path in
        CGSize(width: 20 + (path.item * 37) % 90, height: 15 + (path.item * 53) % 70)
      }
    }
    let found = collection.view.collectionViewLayout.layoutAttributesForElements(in: rect)?.map(\.indexPath)
    var expected: [IndexPath] = []
    for section in 0..<2 {
      for item in 0..<(section == 0 ? 50 : 70) where collection.frame(item, section)?.intersects(rect) == true {
        expected.append(IndexPath(item: item, section: section))
      }
    }
    #expect(found == expected)
    #expect(!expected.isEmpty)
  }
}

/// A cell whose preferred size is 120 × 70.
final class TallCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 120), view.heightAnchor.constraint(equalToConstant: 70),
    ])
  }
  required init?(coder: NSCoder) { nil }

  @Test(arguments: [true, false]) func `A context that keeps lines and lengths keeps everything`(keepsLines: Bool)
    throws
  {
    let layout = UICollectionViewFlowLayout()
    let collection = try CollectionStage(layout, counts: [4])
    collection.source.notesSizes = true
    _ = collection.source.takeLog()
    try collection.run {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = !keepsLines
      layout.invalidateLayout(with: context)
    }
    #expect(collection.source.takeLog().contains { $0.hasPrefix("size") } == !keepsLines)
  }
}
