import Foundation
import PlainviewLists
import PlainviewRuntime
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit

@MainActor @Suite struct CollectionSelectionTests {
  private let collection: CollectionStage

  init() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 100)
    layout.minimumLineSpacing = 0
    collection = try CollectionStage(layout, counts: [30])
    _ = collection.source.takeLog()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func tap(_ item: Int) throws { try collection.stage.tap(100, CGFloat(item) * 100 + 50) }
  private func log() -> [String] { collection.source.takeLog() }

  @Test func `C4 A tap highlights, and selects when the finger is lifted`() throws {
    try collection.stage.down(100, 150)
    try collection.stage.wait(0.2)
    #expect(log() == ["shouldHighlight 0-1", "didHighlight 0-1"])
    #expect(collection.view.cellForItem(at: path(1))?.isHighlighted == true)
    try collection.stage.up()
    #expect(log() == ["shouldSelect 0-1", "didSelect 0-1", "didUnhighlight 0-1"])
    let cell = collection.view.cellForItem(at: path(1))
    #expect((cell?.isHighlighted, cell?.isSelected) == (false, true))
  }

  @Test func `C4 The item that was selected is deselected before`() throws {
    try tap(1)
    _ = log()
    try tap(3)
    #expect(
      log() == [
        "shouldHighlight 0-3", "didHighlight 0-3", "shouldSelect 0-3", "didDeselect 0-1", "didSelect 0-3",
        "didUnhighlight 0-3",
      ])
    #expect(collection.view.indexPathsForSelectedItems == [path(3)])
    #expect(collection.view.cellForItem(at: path(1))?.isSelected == false)
  }

  @Test func `C4 With several to select, a tap on a selected item asks to deselect it`() throws {
    try collection.run { self.collection.view.allowsMultipleSelection = true }
    try tap(1)
    try tap(2)
    #expect(collection.view.indexPathsForSelectedItems == [path(1), path(2)])
    _ = log()
    try tap(1)
    #expect(
      log() == [
        "shouldHighlight 0-1", "didHighlight 0-1", "shouldDeselect 0-1", "didDeselect 0-1", "didUnhighlight 0-1",
      ])
    collection.source.answers["shouldDeselect"] = false
    try tap(2)
    #expect(collection.view.indexPathsForSelectedItems == [path(2)])
  }

  @Test func `C4 A refused highlight ends everything`() throws {
    collection.source.answers["shouldHighlight"] = false
    try tap(1)
    #expect(log() == ["shouldHighlight 0-1"])
    #expect(collection.view.indexPathsForSelectedItems == [])
  }

  @Test func `C4 A refused selection leaves the former one`() throws {
    try tap(1)
    collection.source.answers["shouldSelect"] = false
    _ = log()
    try tap(2)
    #expect(log() == ["shouldHighlight 0-2", "didHighlight 0-2", "shouldSelect 0-2", "didUnhighlight 0-2"])
    #expect(collection.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test func `C4 The place of didUnhighlight can be switched`() throws {
    try collection.run { UIApplication.shared.collectionViewSettings.unhighlightsBeforeSelecting = true }
    try tap(1)
    #expect(
      log() == [
        "shouldHighlight 0-1", "didHighlight 0-1", "didUnhighlight 0-1", "shouldSelect 0-1", "didSelect 0-1",
      ])
  }

  @Test func `C4 What code selects is not told`() throws {
    try collection.run {
      self.collection.view.selectItem(at: self.path(2), animated: false, scrollPosition: [])
      self.collection.view.selectItem(at: self.path(3), animated: false, scrollPosition: [])
      self.collection.view.deselectItem(at: self.path(3), animated: false)
    }
    #expect(log() == [])
    #expect(collection.view.indexPathsForSelectedItems == [])
  }

  @Test func `C1 C4 A drag unhighlights and selects nothing`() throws {
    try collection.stage.down(100, 450)
    try collection.stage.wait(0.2)
    try collection.stage.move(100, 400)
    try collection.stage.move(100, 350)
    try collection.stage.up()
    let calls = log().filter { $0.contains("ighlight") || $0.contains("elect") }
    #expect(calls == ["shouldHighlight 0-4", "didHighlight 0-4", "didUnhighlight 0-4"])
    #expect(collection.view.contentOffset.y > 0)
  }

  @Test func `A cell that comes back is selected as its item is`() throws {
    try tap(1)
    try collection.run { self.collection.view.contentOffset.y = 1500 }
    #expect(collection.view.visibleCells.allSatisfy { !$0.isSelected })
    try collection.run { self.collection.view.contentOffset.y = 0 }
    #expect(collection.view.visibleCells.filter(\.isSelected).map { collection.view.indexPath(for: $0) } == [path(1)])
  }

  @Test func `Nothing is selected where selecting is not allowed`() throws {
    try collection.run { self.collection.view.allowsSelection = false }
    try tap(1)
    #expect(log() == [])
  }

  @Test func `The selected background is seen while it applies, above the background`() throws {
    let cell = try #require(collection.view.cellForItem(at: path(0)))
    let (plain, selected) = (UIView(), UIView())
    try collection.run {
      cell.selectedBackgroundView = selected
      cell.backgroundView = plain
    }
    #expect(cell.subviews == [plain, selected, cell.contentView])
    #expect(selected.isHidden)
    try tap(0)
    #expect(!selected.isHidden)
    #expect(selected.frame == CGRect(x: 0, y: 0, width: 390, height: 100))
  }
}
