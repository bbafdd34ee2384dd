import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit

/// Frames are worked out by hand from the documentation of each class, in a view of 390 × 844 points.
@MainActor @Suite struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  private func stage(
    _ group: NSCollectionLayoutGroup, counts: [Int] = [7], _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) throws -> CollectionStage {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    return try CollectionStage(UICollectionViewCompositionalLayout(section: section), counts: counts)
  }

  @Test func `Items repeat in a group while there is room`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitems: [item(.fractionalWidth(0.2), .fractionalHeight(1))])
    let collection = try stage(group)
    #expect(collection.frame(4) == CGRect(x: 312, y: 0, width: 78, height: 44))
    #expect(collection.frame(5) == CGRect(x: 0, y: 44, width: 78, height: 44))
    #expect(collection.view.contentSize == CGSize(width: 390, height: 88))
  }

  @Test func `A count shares the room equally, spacing and insets left out`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 3)
    group.interItemSpacing = .fixed(15)
    // (390 − 2 · 30 − 2 · 15) / 3 = 100
    let collection = try stage(group) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 20, trailing: 30)
      $0.interGroupSpacing = 7
    }
    #expect(collection.frame(0) == CGRect(x: 30, y: 10, width: 100, height: 100))
    #expect(collection.frame(2) == CGRect(x: 260, y: 10, width: 100, height: 100))
    #expect(collection.frame(6) == CGRect(x: 30, y: 224, width: 100, height: 100))
    #expect(collection.view.contentSize.height == 344)
  }

  @Test func `A repeated item keeps its own size`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item(.absolute(60), .absolute(30)),
      count: 2)
    let collection = try stage(group)
    #expect(collection.frame(1) == CGRect(x: 60, y: 0, width: 60, height: 30))
    #expect(collection.frame(2) == CGRect(x: 0, y: 50, width: 60, height: 30))
  }

  @Test func `Content insets make cells smaller, edge spacing moves them`() throws {
    let one = item(.fractionalWidth(0.5), .fractionalHeight(1))
    one.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let other = item(.absolute(50), .absolute(20))
    other.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [one, other])
    let collection = try stage(group, counts: [2])
    #expect(collection.frame(0) == CGRect(x: 2, y: 1, width: 189, height: 56))
    #expect(collection.frame(1) == CGRect(x: 205, y: 20, width: 50, height: 20))
  }

  @Test func `Flexible spacing takes what is left`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item(.absolute(90), .absolute(30)),
      count: 3)
    group.interItemSpacing = .flexible(5)
    // 390 − 270 = 120 in two gaps.
    let collection = try stage(group)
    #expect(collection.frame(1)?.minX == 150)
    #expect(collection.frame(2)?.minX == 300)
  }

  /// Apple's example: a large item beside two small ones.
  @Test func `Groups in groups`() throws {
    let small = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)),
      subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1)), small])
    let collection = try stage(group, counts: [5])
    #expect(collection.frame(0) == CGRect(x: 0, y: 0, width: 273, height: 200))
    #expect(collection.frame(1) == CGRect(x: 273, y: 0, width: 117, height: 100))
    #expect(collection.frame(2) == CGRect(x: 273, y: 100, width: 117, height: 100))
    #expect(collection.frame(4) == CGRect(x: 273, y: 200, width: 117, height: 100))
    #expect(collection.view.contentSize.height == 400)
  }

  @Test func `For users who read from the right everything is mirrored, touches too`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item(.absolute(90), .absolute(30)),
      count: 3)
    let collection = try stage(group, counts: [3])
    try collection.run {
      collection.view.semanticContentAttribute = .forceRightToLeft
      collection.view.reloadData()
    }
    let second = IndexPath(item: 1, section: 0)
    #expect(collection.frame(1) == CGRect(x: 390 - 180, y: 0, width: 90, height: 30))
    #expect(collection.view.cellForItem(at: second)?.frame == CGRect(x: 210, y: 0, width: 90, height: 30))
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 220, y: 10)) == second)
    #expect(collection.view.collectionViewLayout.layoutAttributesForItem(at: second)?.frame.minX == 90)
  }

  @Test(arguments: [(UIContentInsetsReference.automatic, 40.0), (.none, 10)])
  func `The sides of headers are distances from what the section says`(
    reference: UIContentInsetsReference, start: CGFloat
  ) throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: self.size(.fractionalWidth(1), .absolute(50)),
          subitems: [self.item(.fractionalWidth(1), .fractionalHeight(1))]))
      section.contentInsets.leading = 10
      section.contentInsetsReference = .layoutMargins
      section.supplementaryContentInsetsReference = reference
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: self.size(.fractionalWidth(1), .absolute(20)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
    let collection = try CollectionStage(layout, counts: [1]) {
      $0.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    }
    let header = collection.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(collection.frame(0)?.minX == 40)
    #expect(header?.frame.minX == start)
  }

  @Test func `Custom groups put items where code says`() throws {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 40)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 50, width: 20, height: 20), zIndex: 5),
      ]
    }
    let collection = try stage(group, counts: [3])
    #expect(collection.frame(0) == CGRect(x: 0, y: 0, width: 195, height: 40))
    #expect(collection.frame(1) == CGRect(x: 10, y: 50, width: 20, height: 20))
    #expect(collection.frame(2) == CGRect(x: 0, y: 100, width: 195, height: 40))
  }

  private func column(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), height), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
  }

  private func header(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
  }

  private func footer() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(0.5), .absolute(20)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
  }

  private func view(_ collection: CollectionStage, _ kind: String, _ section: Int) -> UICollectionReusableView? {
    collection.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
  }

  @Test func `Headers and footers stand around the insets of their section`() throws {
    let collection = try stage(column(.absolute(100)), counts: [1, 1]) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 40, bottom: 6, trailing: 50)
      $0.boundarySupplementaryItems = [header(.absolute(30)), footer()]
    }
    let (top, bottom) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
    #expect(view(collection, top, 0)?.frame == CGRect(x: 40, y: 0, width: 300, height: 30))
    #expect(collection.frame(0) == CGRect(x: 40, y: 35, width: 300, height: 100))
    #expect(view(collection, bottom, 0)?.frame == CGRect(x: 190, y: 141, width: 150, height: 20))
    #expect(view(collection, top, 1)?.frame == CGRect(x: 40, y: 161, width: 300, height: 30))
    #expect(collection.view.contentSize.height == 322)
  }

  /// The first section is 30 + 20 · 100 high.
  @Test(arguments: [(500.0, 500.0), (2010, 2000), (-40, 0)])
  func `A pinned header stays at the edge until its section ends`(_ offset: Double, _ expected: Double) throws {
    let collection = try stage(column(.absolute(100)), counts: [20, 20]) {
      let pinned = header(.absolute(30))
      pinned.pinToVisibleBounds = true
      $0.boundarySupplementaryItems = [pinned]
    }
    try collection.run { collection.view.contentOffset.y = offset }
    #expect(view(collection, UICollectionView.elementKindSectionHeader, 0)?.frame.minY == CGFloat(expected))
  }

  @Test func `A badge is attached to its cell`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: cell, count: 2)
    let collection = try stage(group, counts: [2]) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    }
    let shown = collection.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0))
    #expect(shown?.frame == CGRect(x: 190, y: 40, width: 20, height: 20))
  }

  @Test func `What is attached to a group lies at the group's edge, each once`() throws {
    let line = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      repeatingSubitem: NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(60))), count: 2)
    group.supplementaryItems = [line]
    let collection = try stage(group, counts: [3]) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    }
    let frames = [0, 1, 2].map {
      collection.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: $0, section: 0))?.frame
    }
    // Groups are at 50 and 150 and 100 high.
    #expect(
      frames == [CGRect(x: 0, y: 140, width: 390, height: 10), nil, CGRect(x: 0, y: 240, width: 390, height: 10)])
    #expect(collection.view.visibleSupplementaryViews(ofKind: "badge").count == 2)
  }

  @Test func `A background lies behind its section`() throws {
    let section = NSCollectionLayoutSection(group: column(.absolute(100)))
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(NotingHeader.self, forDecorationViewOfKind: "card")
    let collection = try CollectionStage(layout, counts: [2])
    let view = try #require(collection.view.subviews.first as? NotingHeader)
    #expect(view.frame == CGRect(x: 5, y: 5, width: 380, height: 190))
  }

  @Test func `A decoration view that is not registered raises an exception`() throws {
    let section = NSCollectionLayoutSection(group: column(.absolute(100)))
    section.decorationItems = [.background(elementKind: "card")]
    let exception = #expect(throws: UncaughtException.self) {
      _ = try CollectionStage(UICollectionViewCompositionalLayout(section: section), counts: [2])
    }
    #expect(exception?.reason.hasPrefix("could not dequeue a view of kind: card") == true)
  }

  @Test func `Estimated heights become what the cells want`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      subitems: [item(.fractionalWidth(0.5), .estimated(30)), item(.fractionalWidth(0.5), .absolute(90))])
    let section = NSCollectionLayoutSection(group: group)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let collection = try CollectionStage(layout, counts: [3]) {
      $0.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    }
    #expect(collection.frame(0) == CGRect(x: 0, y: 0, width: 195, height: 70))
    #expect(collection.frame(1)?.height == 90)
    #expect(collection.frame(2) == CGRect(x: 0, y: 90, width: 195, height: 70))
    #expect(collection.view.contentSize.height == 160)
  }

  /// Cells prefer 120: three fit into 390, whatever the estimate.
  @Test func `Estimated widths decide how many cells a line has`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item(.estimated(40), .estimated(30))])
    group.interItemSpacing = .fixed(10)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let collection = try CollectionStage(layout, counts: [8]) {
      $0.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    }
    #expect(collection.frame(2) == CGRect(x: 260, y: 0, width: 120, height: 70))
    #expect(collection.frame(3) == CGRect(x: 0, y: 70, width: 120, height: 70))
    #expect(collection.view.contentSize.height == 210)
  }

  @Test func `Sections follow each other with the configured distance and the provider's own layouts`() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { number, environment in
        #expect(environment.container.effectiveContentSize == CGSize(width: 390, height: 844))
        return NSCollectionLayoutSection(group: self.column(.absolute(number == 0 ? 100 : 60)))
      }, configuration: configuration)
    let collection = try CollectionStage(layout, counts: [1, 2])
    #expect(collection.frame(1, 1) == CGRect(x: 0, y: 172, width: 390, height: 60))
    #expect(collection.view.contentSize.height == 232)
  }

  @Test func `A provider without a section raises UIKit's exception`() {
    let exception = #expect(throws: UncaughtException.self) {
      _ = try CollectionStage(UICollectionViewCompositionalLayout { _, _ in nil }, counts: [1])
    }
    #expect(
      exception?.reason.hasPrefix("Invalid section definition. Please specify a valid section definition") == true)
  }

  @Test func `Lines of a section that scrolls sideways are columns`() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.contentInsetsReference = .none
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 4)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
    let collection = try CollectionStage(layout, counts: [6])
    #expect(collection.frame(3) == CGRect(x: 0, y: 633, width: 100, height: 211))
    #expect(collection.frame(4) == CGRect(x: 100, y: 0, width: 100, height: 211))
    #expect(collection.view.contentSize == CGSize(width: 200, height: 844))
  }

  @Test func `Nonsense is bounded`() throws {
    let nothing = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(.nan)), subitems: [])
    #expect(try stage(nothing).view.visibleCells.isEmpty)
    let zero = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [item(.absolute(0), .absolute(0))])
    #expect(try stage(zero, counts: [1000]).view.visibleCells.count <= 1000)
    let many = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(10), .absolute(10)), subitem: item(.absolute(1), .absolute(1)), count: .max)
    #expect(try stage(many, counts: [5]).view.numberOfItems(inSection: 0) == 5)
  }
}
