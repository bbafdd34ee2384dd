import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

// Items that a two-finger pan selects.
extension UICollectionView: MultiplySelectedList {
  func watchForMultipleSelection() {
    let isNeeded =
      delegate.map {
        Conformance.isImplemented(
          "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", by: $0, among: CollectionMethods.delegate)
      } ?? false
    MultipleSelectionRecognizer.watch(self, isNeeded: isNeeded)
  }

  func selectablePath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func selectablePaths(between one: IndexPath, and other: IndexPath) -> [IndexPath] {
    guard hasItem(one), hasItem(other) else { return [] }
    let (first, last) = one < other ? (one, other) : (other, one)
    let paths = (first.section...last.section).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
    return paths.filter { first <= $0 && $0 <= last }
  }

  func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
    guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing else { return false }
    return askDelegate(
      "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
      "shouldBeginMultipleSelectionInteractionAt: \(path.listText)"
    ) { $0.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) } ?? false
  }

  func didBeginMultipleSelection(at path: IndexPath) {
    askDelegate(
      "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
      "didBeginMultipleSelectionInteractionAt: \(path.listText)"
    ) { $0.collectionView(self, didBeginMultipleSelectionInteractionAt: path) }
  }

  func didEndMultipleSelection() {
    UserCode.tell(delegate, "collectionViewDidEndMultipleSelectionInteraction(_:)", of: self) {
      $0.collectionViewDidEndMultipleSelectionInteraction(self)
    }
  }

  func isInSelection(_ path: IndexPath) -> Bool { selectedPaths.contains(path) }

  func addToSelection(_ path: IndexPath) {
    guard maySelect || isEditing && allowsMultipleSelectionDuringEditing, selectsSeveral else { return }
    let isAllowed = may("collectionView(_:shouldSelectItemAt:)", path) {
      $0.collectionView(self, shouldSelectItemAt: path)
    }
    guard isAllowed, hasItem(path) else { return }
    mark(path, isSelected: true)
    askDelegate("collectionView(_:didSelectItemAt:)", "didSelectItemAt \(path.listText)") {
      $0.collectionView(self, didSelectItemAt: path)
    }
  }

  func removeFromSelection(_ path: IndexPath) { deselectAsUser(path) }
}
