import Foundation
import PlainviewLists
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit

@MainActor @Suite struct OrthogonalSectionTests {
  /// Groups of 200 × 150 with gaps of 10 in the first section, rows of 390 × 100 in the second.
  private func stage(
    _ behaviour: UICollectionLayoutSectionOrthogonalScrollingBehavior, count: Int = 20
  ) throws -> CollectionStage {
    func section(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
      let item = NSCollectionLayoutItem(layoutSize: size)
      return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    }
    let layout = UICollectionViewCompositionalLayout { number, _ in
      guard number == 0 else { return section(390, 100) }
      let scrolled = section(200, 150)
      scrolled.orthogonalScrollingBehavior = behaviour
      scrolled.interGroupSpacing = 10
      scrolled.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
      return scrolled
    }
    return try CollectionStage(layout, counts: [count, 10])
  }

  private func scroller(_ collection: CollectionStage) throws -> UIScrollView {
    try #require(collection.view.subviews.first { $0 is UIScrollView } as? UIScrollView)
  }

  private func shown(_ collection: CollectionStage) -> [Int] {
    collection.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item)
  }

  @Test func `Its cells lie in a scroll view of their own`() throws {
    let collection = try stage(.continuous)
    let scroller = try scroller(collection)
    #expect(scroller.frame == CGRect(x: 0, y: 5, width: 390, height: 150))
    #expect(scroller.contentSize == CGSize(width: 20 + 20 * 200 + 19 * 10 + 20, height: 150))
    let cell = try #require(collection.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.superview === scroller)
    #expect(cell.frame == CGRect(x: 230, y: 0, width: 200, height: 150))
    #expect(shown(collection) == [0, 1])
    #expect(collection.frame(0, 1) == CGRect(x: 0, y: 160, width: 390, height: 100))
  }

  @Test func `A finger moves the section sideways, and the rest up and down`() throws {
    let collection = try stage(.continuous)
    let scroller = try scroller(collection)
    try drag(collection, from: CGPoint(x: 300, y: 80), by: CGPoint(x: -150, y: 0))
    #expect(scroller.contentOffset.x > 100)
    #expect(collection.view.contentOffset == .zero)
    #expect(!shown(collection).isEmpty)
    try drag(collection, from: CGPoint(x: 300, y: 80), by: CGPoint(x: 0, y: -150))
    #expect(collection.view.contentOffset.y > 100)
  }

  private func drag(_ collection: CollectionStage, from start: CGPoint, by translation: CGPoint) throws {
    try collection.stage.down(start.x, start.y)
    for step in 1...10 {
      try collection.stage.wait(0.016)
      try collection.stage.move(
        start.x + translation.x * CGFloat(step) / 10, start.y + translation.y * CGFloat(step) / 10)
    }
    try collection.stage.up()
    try collection.stage.wait(4)
  }

  @Test func `Scrolled out cells go and others come, of a bounded number`() throws {
    NotingCell.living = 0
    let collection = try stage(.continuous, count: 2_000)
    let scroller = try scroller(collection)
    for step in 1...50 { try collection.run { scroller.contentOffset.x = CGFloat(step) * 400 } }
    // Groups begin at 20 + 210 · n: 95 at 19970, 96 at 20180, 97 at 20390, where the visible part ends.
    #expect(shown(collection) == [95, 96])
    #expect(NotingCell.living < 20)
  }

  @Test func `Group paging stops at the next group`() throws {
    let collection = try stage(.groupPaging)
    try drag(collection, from: CGPoint(x: 300, y: 80), by: CGPoint(x: -250, y: 0))
    #expect(try scroller(collection).contentOffset.x == 210)
    try drag(collection, from: CGPoint(x: 300, y: 80), by: CGPoint(x: -250, y: 0))
    #expect(try scroller(collection).contentOffset.x == 420)
  }

  @Test func `Group paging can stop with groups in the middle`() throws {
    let collection = try stage(.groupPagingCentered)
    // The first group is in the middle at 20 + 100 − 195.
    try collection.run {}
    try drag(collection, from: CGPoint(x: 300, y: 80), by: CGPoint(x: -250, y: 0))
    #expect(try scroller(collection).contentOffset.x == 20 + 210 + 100 - 195)
  }

  @Test func `Paging stops at multiples of the width`() throws {
    let collection = try stage(.paging)
    try drag(collection, from: CGPoint(x: 300, y: 80), by: CGPoint(x: -250, y: 0))
    #expect(try scroller(collection).contentOffset.x == 390)
  }

  @Test func `Continuous scrolling can stop at the start of a group`() throws {
    let collection = try stage(.continuousGroupLeadingBoundary)
    try drag(collection, from: CGPoint(x: 300, y: 80), by: CGPoint(x: -250, y: 0))
    let offset = try scroller(collection).contentOffset.x
    #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 210) == 0)
  }

  @Test func `A tap selects a cell of the section`() throws {
    let collection = try stage(.continuous)
    try collection.run { try? self.scroller(collection).contentOffset.x = 210 }
    try collection.stage.tap(100, 80)
    #expect(collection.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 100, y: 80)) == IndexPath(item: 1, section: 0))
  }

  @Test func `scrollToItem moves the section too`() throws {
    let collection = try stage(.continuous)
    try collection.run {
      collection.view.scrollToItem(at: IndexPath(item: 7, section: 0), at: .left, animated: false)
    }
    #expect(try scroller(collection).contentOffset.x == 20 + 7 * 210)
    #expect(collection.view.contentOffset == .zero)
  }
}
