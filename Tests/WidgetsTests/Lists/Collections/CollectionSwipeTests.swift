import Foundation
import PlainviewLists
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit

/// The actions beside the rows of lists, as the list's configuration provides them.
@MainActor @Suite struct CollectionSwipeTests {
  private let collection: CollectionStage
  private let log = Log()

  /// What providers and actions noted.
  @MainActor final class Log {
    var lines: [String] = []
    var performsFirst = true
    var onDelete: () -> Void = {}

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  init() throws {
    let log = log
    collection = try CollectionStage.list(counts: [30]) {
      $0.trailingSwipeActionsConfigurationProvider = { path in
        log.lines.append("trailing \(path.item)")
        guard path.item != 5 else { return nil }
        let actions = [
          Self.action("Delete", .destructive, path, log), Self.action("Flag", .normal, path, log),
        ]
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = log.performsFirst
        return configuration
      }
      $0.leadingSwipeActionsConfigurationProvider = { path in
        log.lines.append("leading \(path.item)")
        return UISwipeActionsConfiguration(actions: [Self.action("Read", .normal, path, log)])
      }
    } cell: { cell, _ in
      cell.accessories = [.delete()]
    }
  }

  private static func action(
    _ title: String, _ style: UIContextualAction.Style, _ path: IndexPath, _ log: Log
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { _, _, done in
      log.lines.append("\(title) \(path.item)")
      if style == .destructive { log.onDelete() }
      done(true)
    }
  }

  @Test func `A swipe opens the actions of its side, a tap on one performs it and closes them`() throws {
    try collection.swipe(66, from: 300, to: 150)
    #expect(log.take() == ["trailing 1"])
    let (delete, flag) = (try #require(collection.button("Delete")), try #require(collection.button("Flag")))
    #expect(delete.convert(delete.bounds, to: nil).maxX == 390)
    #expect(flag.frame.maxX == delete.frame.minX)
    #expect((delete.backgroundColor, flag.backgroundColor) == (.systemRed, .systemGray))
    #expect(try collection.row(1).frame.minX == -(delete.frame.width + flag.frame.width))
    #expect(try collection.row(1).configurationState.isSwiped)
    try collection.tap(flag)
    #expect(log.take() == ["Flag 1"])
    #expect(collection.button("Flag") == nil)
    #expect(try collection.row(1).frame.minX == 0)
    #expect(try !collection.row(1).configurationState.isSwiped)
    try collection.swipe(66, from: 100, to: 250)
    try collection.tap(collection.button("Read"))
    #expect(log.take() == ["leading 1", "Read 1"])
  }

  @Test func `A swipe across the row performs the first action, unless that is turned off`() throws {
    try collection.swipe(22, from: 380, to: 10)
    #expect(log.take() == ["trailing 0", "Delete 0"])
    log.performsFirst = false
    try collection.swipe(22, from: 380, to: 10)
    #expect(log.take() == ["trailing 0"])
    #expect(collection.button("Delete") != nil)
  }

  @Test func `An action may delete its row`() throws {
    let (view, source) = (collection.view, collection.source)
    log.onDelete = {
      view.performBatchUpdates {
        source.counts[0] -= 1
        view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      }
    }
    try collection.swipe(66, from: 300, to: 150)
    try collection.tap(collection.button("Delete"))
    #expect(collection.button("Delete") == nil)
    #expect(view.numberOfItems(inSection: 0) == 29)
    #expect(try collection.row(1).frame.minX == 0)
  }

  @Test func `A tap elsewhere closes the actions and selects nothing; then taps select again`() throws {
    try collection.swipe(22, from: 300, to: 150)
    try collection.stage.tap(100, 200)
    #expect(collection.button("Delete") == nil)
    #expect(collection.view.indexPathsForSelectedItems == [])
    try collection.stage.tap(100, 200)
    #expect(collection.view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
  }

  @Test func `One row is open at a time, and scrolling closes it`() throws {
    try collection.swipe(22, from: 300, to: 150)
    try collection.swipe(66, from: 300, to: 150)
    #expect(try collection.row(0).frame.minX == 0)
    #expect(try collection.row(1).frame.minX < 0)
    try collection.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 450))
    #expect(collection.button("Delete") == nil)
    #expect(collection.view.contentOffset.y > 0)
  }

  @Test func `Open actions follow their row when others come and go above it`() throws {
    let (view, source) = (collection.view, collection.source)
    try collection.swipe(66, from: 300, to: 150)
    try collection.run {
      view.performBatchUpdates {
        source.counts[0] += 2
        view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
      }
    }
    try collection.stage.wait(0.5)
    #expect(try collection.row(3).frame.minX < 0)
    #expect(collection.button("Delete")?.superview?.frame.minY == 132)
    try collection.run { view.reloadData() }
    #expect(collection.button("Delete") == nil)
    #expect(try collection.row(3).frame.minX == 0)
  }

  @Test func `Another layout closes the actions, and so does an item that is taken hold of`() throws {
    let view = collection.view
    try collection.swipe(66, from: 300, to: 150)
    try collection.run { view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) }
    #expect(collection.button("Delete") == nil)
    try collection.run {
      view.setCollectionViewLayout(
        UICollectionViewCompositionalLayout.list(using: self.configuration()), animated: false)
    }
    try collection.swipe(66, from: 300, to: 150)
    #expect(collection.button("Only") != nil)
    try collection.run { #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))) }
    #expect(collection.button("Only") == nil)
  }

  private func configuration() -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [Self.action("Only", .normal, path, self.log)])
    }
    return configuration
  }

  @Test func `A row without actions stays where it is, and so do rows of a list without providers`() throws {
    try collection.swipe(5 * 44 + 22, from: 300, to: 100)
    #expect(log.take() == ["trailing 5"])
    #expect(try collection.row(5).frame.minX == 0)
    let plain = try CollectionStage.list()
    try plain.swipe(22, from: 300, to: 100)
    #expect(try plain.row(0).frame.minX == 0)
    #expect((plain.view.gestureRecognizers ?? []).count + 1 == collection.view.gestureRecognizers?.count)
  }

  @Test func `The delete mark of an edited row opens the actions at its end, and closes them again`() throws {
    try collection.run { collection.view.isEditing = true }
    try collection.stage.tap(28, 66)
    #expect(collection.button("Delete") != nil)
    #expect(log.take() == ["trailing 1"])
    let mark = try #require(collection.row(1).subviews.first { $0.accessibilityLabel == "Delete" })
    let markPoint = mark.convert(CGPoint(x: 2, y: 12), to: nil)
    try collection.run { (mark as? UIControl)?.sendActions(for: .touchUpInside) }
    #expect(markPoint.x < 0)
    try collection.run { collection.view.isEditing = false }
    #expect(collection.button("Delete") == nil)
  }
}
