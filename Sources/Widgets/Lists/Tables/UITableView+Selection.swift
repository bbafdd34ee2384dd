import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// Touches become selections here, in the order of contract C4.
extension UITableView {
  private var canSelectNow: Bool { isEditing ? allowsSelectionDuringEditing || marksSelection : allowsSelection }
  private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  var marksSelection: Bool { isEditing && allowsMultipleSelectionDuringEditing }

  // MARK: Fingers

  func beginTracking(_ touch: UITouch) {
    // A finger that scrolls or swipes already presses nothing.
    guard tracking == nil, !panGestureRecognizer.isUnderWay, !rowSwipeRecognizer.isUnderWay,
      !SimulatedProcess.isUnwinding
    else { return }
    if swipe != nil { return closeSwipe() }
    guard canSelectNow, let cell = cell(under: touch), let path = indexPath(for: cell) else { return }
    let highlights =
      askDelegate("shouldHighlightRowAt: \(path)") { $0.tableView(self, shouldHighlightRowAt: path) } ?? true
    guard highlights, !SimulatedProcess.isUnwinding else { return }
    tracking = RowTracking(path: path, cell: cell, isHighlighted: true)
    cell.setHighlighted(true, animated: false)
    tellDelegate("didHighlightRowAt: \(path)") { $0.tableView(self, didHighlightRowAt: path) }
  }

  /// The cell that a finger came down on.
  private func cell(under touch: UITouch) -> UITableViewCell? {
    var view = touch.view
    while let candidate = view, candidate !== self {
      if let cell = candidate as? UITableViewCell, cell.tableView === self { return cell }
      view = candidate.superview
    }
    return nil
  }

  /// A finger that leaves the row selects nothing.
  func continueTracking(_ touch: UITouch) {
    guard let cell = tracking?.cell, !cell.bounds.contains(touch.location(in: cell)) else { return }
    cancelTracking()
  }

  func cancelTracking() {
    guard let tracked = tracking else { return }
    tracking = nil
    unhighlight(tracked)
  }

  private func unhighlight(_ tracked: RowTracking) {
    tracked.cell?.setHighlighted(false, animated: false)
    tellDelegate("didUnhighlightRowAt: \(tracked.path)") { $0.tableView(self, didUnhighlightRowAt: tracked.path) }
  }

  func endTracking() {
    guard let tracked = tracking else { return }
    tracking = nil
    unhighlight(tracked)
    guard !SimulatedProcess.isUnwinding, geometry.holds(tracked.path) else { return }
    if selectsSeveral, selection.contains(tracked.path) {
      deselectAsUser(tracked.path)
    } else {
      selectAsUser(tracked.path)
    }
  }

  // MARK: What the user selects

  private func selectAsUser(_ path: IndexPath) {
    guard let wanted = willSelect(path), geometry.holds(wanted), !SimulatedProcess.isUnwinding else { return }
    if !selectsSeveral {
      for old in selection.paths where old != wanted && !SimulatedProcess.isUnwinding { deselectAsUser(old) }
    }
    guard geometry.holds(wanted), !SimulatedProcess.isUnwinding else { return }
    selection.insert(wanted)
    shownCell(at: wanted)?.setSelected(true, animated: false)
    if let cell = shownCell(at: wanted) { cell.selectionSegue?.performIfAllowed(cell) }
    tellDelegate("didSelectRowAt: \(wanted)") { $0.tableView(self, didSelectRowAt: wanted) }
    performPrimaryAction(wanted)
  }

  private func willSelect(_ path: IndexPath) -> IndexPath? {
    let asked = askDelegate("willSelectRowAt: \(path)") { $0.tableView(self, willSelectRowAt: path) }
    guard let asked else { return path }
    if asked == nil, let delegate { noteRefusal(delegate, "tableView(willSelectRowAt: \(path))") }
    return asked
  }

  private func deselectAsUser(_ path: IndexPath) {
    let asked = askDelegate("willDeselectRowAt: \(path)") { $0.tableView(self, willDeselectRowAt: path) }
    guard let wanted = asked ?? path, selection.contains(wanted) else { return }
    selection.remove(wanted)
    shownCell(at: wanted)?.setSelected(false, animated: false)
    tellDelegate("didDeselectRowAt: \(wanted)") { $0.tableView(self, didDeselectRowAt: wanted) }
  }

  private func performPrimaryAction(_ path: IndexPath) {
    guard !isEditing, geometry.holds(path) else { return }
    let can =
      askDelegate("canPerformPrimaryActionForRowAt: \(path)") {
        $0.tableView(self, canPerformPrimaryActionForRowAt: path)
      } ?? true
    guard can else { return }
    tellDelegate("performPrimaryActionForRowAt: \(path)") { $0.tableView(self, performPrimaryActionForRowAt: path) }
  }

  // MARK: What code selects

  func selectSilently(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    guard let path else {
      for old in selection.paths { deselectSilently(old, animated: animated) }
      return
    }
    guard geometry.holds(path) else { return }
    if !selectsSeveral {
      for old in selection.paths where old != path { deselectSilently(old, animated: animated) }
    }
    selection.insert(path)
    shownCell(at: path)?.setSelected(true, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  func deselectSilently(_ path: IndexPath, animated: Bool) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    shownCell(at: path)?.setSelected(false, animated: animated)
  }

  // MARK: Accessories

  func accessoryWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.accessorySegue?.performIfAllowed(cell)
    tellDelegate("accessoryButtonTappedForRowWith: \(path)") {
      $0.tableView(self, accessoryButtonTappedForRowWith: path)
    }
  }
}
