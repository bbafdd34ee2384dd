import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

/// An item that the user moves.
@MainActor final class InteractiveMovement {
  let origin: IndexPath
  /// The index path that the item would get now.
  var currentPath: IndexPath
  /// The middle of the cell in the content.
  var position: CGPoint

  init(_ origin: IndexPath, position: CGPoint) {
    self.origin = origin
    currentPath = origin
    self.position = position
  }
}

/// A data source that moves items itself, without a method of a subclass.
protocol ItemMoving: AnyObject {}

extension UICollectionView {
  func beginMovement(of path: IndexPath) -> Bool {
    guard movement == nil, let cell = cellForItem(at: path), let dataSource, canMoveItems(dataSource)
    else { return false }
    let mayMove = askDataSource("collectionView(_:canMoveItemAt:)", "canMoveItemAt: \(path.listText)") {
      $0.collectionView(self, canMoveItemAt: path)
    }
    guard mayMove ?? true else { return false }
    swipes.close()
    movement = InteractiveMovement(path, position: cell.center)
    cell.isReordering = true
    showHeldItem()
    return true
  }

  /// UIKit ignores requests to move items where the data source has no method for it.
  private func canMoveItems(_ dataSource: any UICollectionViewDataSource) -> Bool {
    dataSource is any ItemMoving
      || Conformance.isImplemented(
        "collectionView(_:moveItemAt:to:)", by: dataSource, among: CollectionMethods.dataSource)
  }

  func moveHeldItem(to position: CGPoint) {
    guard let movement, position.x.isFinite, position.y.isFinite else { return }
    let former = movement.position
    movement.position = position
    let target = target(for: movement, at: position)
    if target != movement.currentPath, mayHold(target) {
      let context = layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [movement.currentPath],
        previousPosition: former)
      moveShownItem(from: movement.currentPath, to: target)
      movement.currentPath = target
      layout.invalidateLayout(with: context)
      layoutIfNeeded()
    }
    showHeldItem()
  }

  private func target(for movement: InteractiveMovement, at position: CGPoint) -> IndexPath {
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: movement.currentPath, withPosition: mirrored(position))
    guard proposed != movement.currentPath else { return proposed }
    let question =
      "targetIndexPathForMoveOfItemFromOriginalIndexPath: \(movement.origin.listText), "
      + "atCurrentIndexPath: \(movement.currentPath.listText), toProposedIndexPath: \(proposed.listText)"
    let asked = askDelegate(
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
      question
    ) {
      $0.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
        atCurrentIndexPath: movement.currentPath, toProposedIndexPath: proposed)
    }
    if let asked { return asked }
    let older = askDelegate(
      "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
      "targetIndexPathForMoveFromItemAt: \(movement.currentPath.listText), toProposedIndexPath: \(proposed.listText)"
    ) {
      $0.collectionView(self, targetIndexPathForMoveFromItemAt: movement.currentPath, toProposedIndexPath: proposed)
    }
    return older ?? proposed
  }

  private func mayHold(_ path: IndexPath) -> Bool {
    let counts = counts()
    return path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item <= counts[path.section] - (path.section == movement?.currentPath.section ? 1 : 0)
  }

  /// Shows the held cell under the finger, in front of all others.
  private func showHeldItem() {
    guard let movement, let cell = cell(at: movement.currentPath), let attributes = cell.shownAttributes else { return }
    place(cell, attributes)
  }

  /// The attributes with which an element is shown: a held item follows the finger.
  func heldAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let movement, attributes.representedElementCategory == .cell, attributes.indexPath == movement.currentPath
    else {
      return attributes
    }
    return mirrored(
      layout.layoutAttributesForInteractivelyMovingItem(
        at: movement.currentPath, withTargetPosition: mirrored(movement.position)))
  }

  /// Shows items as if one had moved: the data source is told when the movement ends.
  private func moveShownItem(from source: IndexPath, to target: IndexPath) {
    var counts = counts()
    let before = counts
    counts[source.section] -= 1
    counts[target.section] += 1
    var batch = UpdateBatch()
    batch.movedItems = [.init(from: source, to: target)]
    var plan = UpdatePlan(batch, before: before, after: counts)
    guard plan.makePlan() == nil else { return }
    storedCounts = counts
    selectedPaths = Set(selectedPaths.compactMap { plan.newSelectionPath(of: $0) })
    let former = shown
    shown = [:]
    for (key, view) in former {
      let path = key.category == .cell ? plan.newPath(of: key.path) ?? key.path : key.path
      shown[key.moved(to: path)] = view
    }
  }

  func endMovement(isCancelled: Bool) {
    guard let movement else { return }
    let cell = cell(at: movement.currentPath)
    let isKept = !isCancelled
    if isKept, movement.currentPath != movement.origin {
      let call = "moveItemAt: \(movement.origin.listText), to: \(movement.currentPath.listText)"
      _ = askDataSource("collectionView(_:moveItemAt:to:)", call) {
        $0.collectionView(self, moveItemAt: movement.origin, to: movement.currentPath)
      }
    }
    if !isKept, movement.currentPath != movement.origin {
      moveShownItem(from: movement.currentPath, to: movement.origin)
    }
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isKept ? movement.currentPath : movement.origin], previousIndexPaths: [movement.origin],
      movementCancelled: !isKept)
    self.movement = nil
    storedCounts = nil
    cell?.isReordering = false
    layout.invalidateLayout(with: context)
    UIView.animate(withDuration: Self.updateDuration) { self.layoutIfNeeded() }
  }
}
