import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets

// Rows that a two-finger pan selects.
extension UITableView: MultiplySelectedList {
  func prepareTable() {
    alwaysBounceVertical = true
    backgroundColor = standardBackground
    addGestureRecognizer(rowSwipeRecognizer)
  }

  func watchForMultipleSelection() {
    let isNeeded =
      delegate.map {
        Conformance.isImplemented(
          "tableView(_:shouldBeginMultipleSelectionInteractionAt:)", by: $0, among: TableMethods.delegate)
      } ?? false
    MultipleSelectionRecognizer.watch(self, isNeeded: isNeeded)
  }

  func selectablePath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func selectablePaths(between one: IndexPath, and other: IndexPath) -> [IndexPath] {
    guard geometry.holds(one), geometry.holds(other) else { return [] }
    let (first, last) = one < other ? (one, other) : (other, one)
    let paths = (first.section...last.section).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    return paths.filter { first <= $0 && $0 <= last }
  }

  func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
    guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing else { return false }
    return askDelegate(
      "tableView(_:shouldBeginMultipleSelectionInteractionAt:)", "shouldBeginMultipleSelectionInteractionAt: \(path)"
    ) { $0.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) } ?? false
  }

  func didBeginMultipleSelection(at path: IndexPath) {
    tellDelegate(
      "tableView(_:didBeginMultipleSelectionInteractionAt:)", "didBeginMultipleSelectionInteractionAt: \(path)"
    ) { $0.tableView(self, didBeginMultipleSelectionInteractionAt: path) }
  }

  func didEndMultipleSelection() {
    UserCode.tell(delegate, "tableViewDidEndMultipleSelectionInteraction(_:)", of: self) {
      $0.tableViewDidEndMultipleSelectionInteraction(self)
    }
  }

  func isInSelection(_ path: IndexPath) -> Bool { selection.contains(path) }

  func addToSelection(_ path: IndexPath) {
    guard canSelectNow, selectsSeveral, let target = willSelect(path), geometry.holds(target) else { return }
    selection.insert(target)
    show(target, isSelected: true)
    tellDelegate("tableView(_:didSelectRowAt:)", "didSelectRowAt: \(target)") {
      $0.tableView(self, didSelectRowAt: target)
    }
  }

  func removeFromSelection(_ path: IndexPath) { deselectAsUser(path) }
}
