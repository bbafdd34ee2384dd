import Foundation
import PlainviewLists
import PlainviewStage
import PlainviewWidgets
import Testing
import UIKit

/// Items that a finger moves: by the handle of a list's row, and by a long press in a controller.
@MainActor @Suite struct CollectionMovementTests {
  private func moves(_ source: NotingCollectionSource) -> [String] {
    source.takeLog().filter { $0.hasPrefix("move") || $0.hasPrefix("canMove") }
  }

  @Test func `A row follows the finger on its handle, the others make room, and the data source is told`() throws {
    let collection = try CollectionStage.rows(counts: [5]) { cell, _ in
      cell.accessories = [.reorder(displayed: .always)]
    }
    let (held, next) = (try collection.row(0), try collection.row(1))
    _ = collection.source.takeLog()
    try collection.drag(from: CGPoint(x: 390 - 28, y: 22), to: CGPoint(x: 340, y: 22 + 50))
    #expect(held.configurationState.isReordering)
    // Half a row further the next one has gone up; the row moves up and down only, and lies in front.
    #expect(held.frame == CGRect(x: 0, y: 50, width: 390, height: 44))
    #expect(next.frame.minY == 0)
    #expect(collection.view.subviews.last { $0 is UICollectionViewCell } === held)
    try collection.run { collection.view.setNeedsLayout() }
    #expect(held.frame.minY == 50)
    try collection.stage.up()
    try collection.stage.wait(0.5)
    #expect(moves(collection.source) == ["canMove 0-0", "move from 0-0", "move to 0-1"])
    #expect(held.frame.minY == 44)
    #expect(!held.configurationState.isReordering)
    #expect(collection.view.indexPath(for: held) == IndexPath(item: 1, section: 0))
  }

  @Test func `A small movement moves nothing, and a row that may not move stays`() throws {
    let collection = try CollectionStage.rows(counts: [5]) { cell, _ in
      cell.accessories = [.reorder(displayed: .always)]
    }
    _ = collection.source.takeLog()
    try collection.drag(from: CGPoint(x: 390 - 28, y: 22), to: CGPoint(x: 390 - 28, y: 40))
    try collection.stage.up()
    try collection.stage.wait(0.5)
    #expect(moves(collection.source) == ["canMove 0-0"])
    #expect(try collection.row(0).frame.minY == 0)
    collection.source.answers["canMove"] = false
    try collection.drag(from: CGPoint(x: 390 - 28, y: 22), to: CGPoint(x: 390 - 28, y: 100))
    #expect(try collection.row(0).frame.minY == 0)
    try collection.stage.up()
    #expect(moves(collection.source) == ["canMove 0-0"])
  }

  /// A grid of items with numbers.
  class GridController: UICollectionViewController {
    var numbers = Array(0..<8)
    var moves: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      numbers.count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? NotingCell)?.text = "\(numbers[indexPath.item])"
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
      numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  @Test(arguments: [true, false]) func `A long press moves items of a controller, if that is wanted`(isInstalled: Bool)
    throws
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let controller = GridController(collectionViewLayout: layout)
    controller.installsStandardGestureForInteractiveMovement = isInstalled
    let stage = try Stage(controller)
    try stage.down(45, 45)
    try stage.wait(0.6)
    for step in 1...20 {
      try stage.wait(0.02)
      try stage.move(45 + CGFloat(step) * 10, 45)
    }
    try stage.up()
    try stage.wait(0.5)
    #expect(controller.moves == (isInstalled ? ["0 to 2"] : []))
    #expect(controller.numbers.first == (isInstalled ? 1 : 0))
  }

  /// Moves no item beyond the second position, by the older delegate method.
  final class NarrowController: GridController {
    override func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { min(proposedIndexPath, IndexPath(item: 1, section: 0)) }
  }

  @Test func `The older method decides where an item goes, too`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let controller = NarrowController(collectionViewLayout: layout)
    let stage = try Stage(controller)
    try stage.down(45, 45)
    try stage.wait(0.6)
    for step in 1...20 {
      try stage.wait(0.02)
      try stage.move(45 + CGFloat(step) * 10, 45)
    }
    try stage.up()
    try stage.wait(0.5)
    #expect(controller.moves == ["0 to 1"])
  }

  /// Lets every item be moved, and has no method that moves one.
  final class StillController: UICollectionViewController {
    var questions = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      questions += 1
      return true
    }
  }

  @Test func `W11 Without a method that moves items requests to move one are ignored`() throws {
    let controller = StillController(collectionViewLayout: UICollectionViewFlowLayout())
    let stage = try Stage(controller)
    var hasBegun = true
    try stage.app.run {
      hasBegun = controller.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    }
    #expect(!hasBegun)
    #expect(controller.questions == 0)
  }
}
