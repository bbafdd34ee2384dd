import Testing
import UIKit

/// What cells may change when they are asked for preferred attributes.
@MainActor @Suite struct PreferredAttributesTests {
  /// Keeps its attributes, as layouts of apps do, and takes no cell's preferred size.
  private final class Fixed: UICollectionViewLayout {
    let kept: UICollectionViewLayoutAttributes = {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      return attributes
    }()
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [kept] }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { kept }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      offeredSize = preferredAttributes.size
      return false
    }
    var offeredSize: CGSize?
  }

  private final class Cell: UICollectionViewCell {
    var given: UICollectionViewLayoutAttributes?
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      given = layoutAttributes
      layoutAttributes.size.height = 80
      return layoutAttributes
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
  }

  /// Gives a cell the width that it prefers, and none before.
  private final class Growing: UICollectionViewLayout {
    private var width: CGFloat = 0
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: width, height: 50)
      return attributes
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      defer { width = preferredAttributes.size.width }
      return width != preferredAttributes.size.width
    }
  }

  private final class Wide: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.width = 70
      return layoutAttributes
    }
  }

  @Test func `A cell that has no width yet is made and asked for it`() throws {
    let (layout, items) = (Growing(), Items())
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    list.register(Wide.self, forCellWithReuseIdentifier: "c")
    list.dataSource = items
    list.layoutIfNeeded()
    #expect(list.visibleCells.map(\.frame.size) == [CGSize(width: 70, height: 50)])
  }

  @Test func `W54 A cell changes a copy, and the layout keeps its own attributes`() throws {
    let (layout, items) = (Fixed(), Items())
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    list.register(Cell.self, forCellWithReuseIdentifier: "c")
    list.dataSource = items
    list.layoutIfNeeded()
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)
    #expect(cell.given != nil && cell.given !== layout.kept)
    #expect(layout.offeredSize == CGSize(width: 100, height: 80))
    #expect(layout.kept.size == CGSize(width: 100, height: 50))
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }
}
