import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

/// An item that a finger holds.
@MainActor final class InteractiveMovement {
  let origin: IndexPath
  /// Where the item would be put now.
  var place: IndexPath
  /// The middle of the cell in the content.
  var position: CGPoint

  init(_ origin: IndexPath, position: CGPoint) {
    self.origin = origin
    place = origin
    self.position = position
  }
}

/// A data source of UIKit's that moves items itself, and not only where a subclass does.
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
    if target != movement.place, mayHold(target) {
      let context = layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [movement.place],
        previousPosition: former)
      moveShownItem(from: movement.place, to: target)
      movement.place = target
      layout.invalidateLayout(with: context)
      layoutIfNeeded()
    }
    showHeldItem()
  }

  private func target(for movement: InteractiveMovement, at position: CGPoint) -> IndexPath {
    let proposed = layout.targetIndexPath(forInteractivelyMovingItem: movement.place, withPosition: mirrored(position))
    guard proposed != movement.place else { return proposed }
    let question =
      "targetIndexPathForMoveOfItemFromOriginalIndexPath: \(movement.origin.listText), "
      + "atCurrentIndexPath: \(movement.place.listText), toProposedIndexPath: \(proposed.listText)"
    let asked = askDelegate(
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
      question
    ) {
      $0.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
        atCurrentIndexPath: movement.place, toProposedIndexPath: proposed)
    }
    if let asked { return asked }
    let older = askDelegate(
      "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
      "targetIndexPathForMoveFromItemAt: \(movement.place.listText), toProposedIndexPath: \(proposed.listText)"
    ) {
      $0.collectionView(self, targetIndexPathForMoveFromItemAt: movement.place, toProposedIndexPath: proposed)
    }
    return older ?? proposed
  }

  private func mayHold(_ path: IndexPath) -> Bool {
    let counts = counts()
    return path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item <= counts[path.section] - (path.section == movement?.place.section ? 1 : 0)
  }

  /// Shows the held cell under the finger, in front of all others.
  private func showHeldItem() {
    guard let movement, let cell = cell(at: movement.place), let attributes = cell.shownAttributes else { return }
    place(cell, attributes)
  }

  /// Where an element is seen: the item that a finger holds is with the finger.
  func heldAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let movement, attributes.representedElementCategory == .cell, attributes.indexPath == movement.place else {
      return attributes
    }
    return mirrored(
      layout.layoutAttributesForInteractivelyMovingItem(
        at: movement.place, withTargetPosition: mirrored(movement.position)))
  }

  /// Shows items as if one had moved: the data source learns of it when the finger lets go.
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
    selectedPaths = Set(selectedPaths.compactMap { plan.selectionPlace(of: $0) })
    let former = shown
    shown = [:]
    for (key, view) in former {
      let path = key.category == .cell ? plan.place(of: key.path) ?? key.path : key.path
      shown[key.moved(to: path)] = view
    }
  }

  func endMovement(isCancelled: Bool) {
    guard let movement else { return }
    let cell = cell(at: movement.place)
    let isKept = !isCancelled
    if isKept, movement.place != movement.origin {
      let call = "moveItemAt: \(movement.origin.listText), to: \(movement.place.listText)"
      _ = askDataSource("collectionView(_:moveItemAt:to:)", call) {
        $0.collectionView(self, moveItemAt: movement.origin, to: movement.place)
      }
    }
    if !isKept, movement.place != movement.origin { moveShownItem(from: movement.place, to: movement.origin) }
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isKept ? movement.place : movement.origin], previousIndexPaths: [movement.origin],
      movementCancelled: !isKept)
    self.movement = nil
    storedCounts = nil
    cell?.isReordering = false
    layout.invalidateLayout(with: context)
    UIView.animate(withDuration: Self.updateDuration) { self.layoutIfNeeded() }
  }
}
