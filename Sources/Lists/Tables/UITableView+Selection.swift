import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

// Selection by touches, in the order of contract C4.
extension UITableView {
  var canSelectNow: Bool { isEditing ? allowsSelectionDuringEditing || marksSelection : allowsSelection }
  var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  var marksSelection: Bool { isEditing && allowsMultipleSelectionDuringEditing }

  // MARK: Touches

  func beginTracking(_ touch: UITouch) {
    // A finger that already scrolls or swipes highlights nothing.
    guard tracking == nil, !panGestureRecognizer.isUnderWay, !rowSwipeRecognizer.isUnderWay else { return }
    if swipe != nil { return closeSwipe() }
    guard canSelectNow, let cell = cell(under: touch), let path = indexPath(for: cell) else { return }
    let highlights =
      askDelegate("tableView(_:shouldHighlightRowAt:)", "shouldHighlightRowAt: \(path)") {
        $0.tableView(self, shouldHighlightRowAt: path)
      } ?? true
    guard highlights else { return }
    tracking = RowTracking(path: path, cell: cell)
    UserCode.run { cell.setHighlighted(true, animated: false) }
    tellDelegate("tableView(_:didHighlightRowAt:)", "didHighlightRowAt: \(path)") {
      $0.tableView(self, didHighlightRowAt: path)
    }
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

  /// A touch that leaves the row selects nothing.
  func continueTracking(_ touch: UITouch) {
    guard let cell = tracking?.cell, !cell.bounds.contains(touch.location(in: cell)) else { return }
    cancelTracking()
  }

  func cancelTracking() {
    guard let tracked = tracking else { return }
    tracking = nil
    unhighlight(tracked)
  }

  /// A touch follows its row through a batch of changes; it is cancelled if the row is removed or reloaded.
  func moveTracking(_ update: TableUpdate) {
    guard let tracked = tracking else { return }
    guard let path = update.newPath(of: tracked.path), !update.isRenewed(tracked.path) else { return cancelTracking() }
    tracking?.path = path
  }

  private func unhighlight(_ tracked: RowTracking) {
    UserCode.run { tracked.cell?.setHighlighted(false, animated: false) }
    tellDelegate("tableView(_:didUnhighlightRowAt:)", "didUnhighlightRowAt: \(tracked.path)") {
      $0.tableView(self, didUnhighlightRowAt: tracked.path)
    }
  }

  func endTracking() {
    guard let tracked = tracking else { return }
    tracking = nil
    unhighlight(tracked)
    guard geometry.holds(tracked.path) else { return }
    if selectsSeveral, selection.contains(tracked.path) {
      deselectAsUser(tracked.path)
    } else {
      selectAsUser(tracked.path)
    }
  }

  // MARK: Selection by the user

  private func selectAsUser(_ path: IndexPath) {
    guard let target = willSelect(path), geometry.holds(target) else { return }
    if !selectsSeveral {
      for old in selection.paths where old != target { deselectAsUser(old) }
    }
    guard geometry.holds(target) else { return }
    selection.insert(target)
    show(target, isSelected: true)
    if let cell = shownCell(at: target) { cell.selectionSegue?.performIfAllowed(cell) }
    tellDelegate("tableView(_:didSelectRowAt:)", "didSelectRowAt: \(target)") {
      $0.tableView(self, didSelectRowAt: target)
    }
    performPrimaryAction(target)
  }

  func willSelect(_ path: IndexPath) -> IndexPath? {
    let asked = askDelegate("tableView(_:willSelectRowAt:)", "willSelectRowAt: \(path)") {
      $0.tableView(self, willSelectRowAt: path)
    }
    guard let asked else { return path }
    if asked == nil, let delegate { noteRefusal(delegate, "tableView(willSelectRowAt: \(path))") }
    return asked
  }

  func deselectAsUser(_ path: IndexPath) {
    let asked = askDelegate("tableView(_:willDeselectRowAt:)", "willDeselectRowAt: \(path)") {
      $0.tableView(self, willDeselectRowAt: path)
    }
    guard let target = asked ?? path, selection.contains(target) else { return }
    selection.remove(target)
    show(target, isSelected: false)
    tellDelegate("tableView(_:didDeselectRowAt:)", "didDeselectRowAt: \(target)") {
      $0.tableView(self, didDeselectRowAt: target)
    }
  }

  private func performPrimaryAction(_ path: IndexPath) {
    guard !isEditing, geometry.holds(path) else { return }
    let can =
      askDelegate("tableView(_:canPerformPrimaryActionForRowAt:)", "canPerformPrimaryActionForRowAt: \(path)") {
        $0.tableView(self, canPerformPrimaryActionForRowAt: path)
      } ?? true
    guard can else { return }
    tellDelegate("tableView(_:performPrimaryActionForRowAt:)", "performPrimaryActionForRowAt: \(path)") {
      $0.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  // MARK: Selection by code

  func selectSilently(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    guard let path else { return deselectAllSilently(animated: animated) }
    guard geometry.holds(path) else { return }
    if !selectsSeveral, selection.paths != [path] { deselectAllSilently(animated: animated) }
    selection.insert(path)
    show(path, isSelected: true, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  private func deselectAllSilently(animated: Bool) {
    let former = selection.paths
    selection.removeAll()
    for path in former { show(path, isSelected: false, animated: animated) }
  }

  func deselectSilently(_ path: IndexPath, animated: Bool) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    show(path, isSelected: false, animated: animated)
  }

  func show(_ path: IndexPath, isSelected: Bool, animated: Bool = false) {
    UserCode.run { shownCell(at: path)?.setSelected(isSelected, animated: animated) }
  }

  // MARK: Accessories

  func accessoryWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.accessorySegue?.performIfAllowed(cell)
    tellDelegate("tableView(_:accessoryButtonTappedForRowWith:)", "accessoryButtonTappedForRowWith: \(path)") {
      $0.tableView(self, accessoryButtonTappedForRowWith: path)
    }
  }
}
