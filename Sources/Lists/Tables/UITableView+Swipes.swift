import Foundation
import PlainviewGestures
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

// The actions beside the rows of a table.
extension UITableView: SwipedList {
  func handleRowSwipe(_ recognizer: UIGestureRecognizer) {
    if let pan = recognizer as? UIPanGestureRecognizer { swipes.follow(pan) }
  }

  var swipe: OpenSwipe? { swipes.open }

  func placeSwipe() { swipes.place() }

  func closeSwipe(tells: Bool = true) {
    if tells { swipes.close() } else { swipes.forget() }
  }

  /// Gives the actions the new index path of their row, and closes those of a row that a batch deletes.
  func endSwipe(ifGoneIn update: TableUpdate) {
    swipes.followChanges { update.isRenewed($0) ? nil : update.newPath(of: $0) }
  }

  /// Opens the button that deletes a row, as the control at its leading edge does.
  func openDeletion(of cell: UITableViewCell, at path: IndexPath) {
    closeSwipe()
    swipes.openActions(of: cell, at: path, deletion(path))
  }

  func swipedRow(at point: CGPoint) -> (path: IndexPath, cell: any SwipedCell)? {
    guard move == nil, let path = indexPathForRow(at: point), let cell = shownCell(at: path) else { return nil }
    return (path, cell)
  }

  // MARK: Actions

  func swipeOffer(for path: IndexPath, isLeading: Bool) -> SwipeOffer? {
    if isEditing, !isLeading, editingStyle(path) != .delete { return nil }
    guard mayEdit(path) else { return nil }
    if isLeading {
      let asked = askDelegate(
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", "leadingSwipeActionsConfigurationForRowAt: \(path)"
      ) {
        $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      }
      return (asked ?? nil).map { SwipeOffer(configuration: $0) }
    }
    let asked = askDelegate(
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", "trailingSwipeActionsConfigurationForRowAt: \(path)"
    ) {
      $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    if let configuration = asked ?? nil { return SwipeOffer(configuration: configuration) }
    if let actions = rowActions(path) {
      return SwipeOffer(configuration: UISwipeActionsConfiguration(actions: actions))
    }
    return editingStyle(path) == .delete ? deletion(path) : nil
  }

  private func rowActions(_ path: IndexPath) -> [UIContextualAction]? {
    let asked = askDelegate("tableView(_:editActionsForRowAt:)", "editActionsForRowAt: \(path)") {
      $0.tableView(self, editActionsForRowAt: path)
    }
    return (asked ?? nil)?.map { $0.contextualAction(for: path) }
  }

  /// The button that deletes the row through the data source.
  private func deletion(_ path: IndexPath) -> SwipeOffer {
    let title = askDelegate(
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", "titleForDeleteConfirmationButtonForRowAt: \(path)"
    ) {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    let action = UIContextualAction(style: .destructive, title: (title ?? nil) ?? "Delete") { [weak self] _, _, done in
      guard let self else { return done(false) }
      self.commit(.delete, self.swipe?.path ?? path)
      done(true)
    }
    return SwipeOffer(configuration: UISwipeActionsConfiguration(actions: [action]), confirmsDeletion: true)
  }

  // MARK: Positions

  func restingFrame(of swipe: OpenSwipe) -> CGRect? {
    geometry.holds(swipe.path) && shownCell(at: swipe.path) === swipe.cell ? rowFrame(swipe.path) : nil
  }

  func placeCell(of swipe: OpenSwipe) {
    let frame = displayFrame(swipe.path)
    if swipe.cell.frame != frame { swipe.cell.frame = frame }
  }

  // MARK: Delegate calls

  func swipeDidOpen(_ swipe: OpenSwipe) {
    tellDelegate("tableView(_:willBeginEditingRowAt:)", "willBeginEditingRowAt: \(swipe.path)") {
      $0.tableView(self, willBeginEditingRowAt: swipe.path)
    }
  }

  func swipeDidClose(_ swipe: OpenSwipe, hasRow: Bool) {
    let path = hasRow ? swipe.path : nil
    tellDelegate(
      "tableView(_:didEndEditingRowAt:)", "didEndEditingRowAt: \(path.map(String.init(describing:)) ?? "nil")"
    ) {
      $0.tableView(self, didEndEditingRowAt: path)
    }
  }
}

extension UITableViewCell: SwipedCell {
  /// Takes over whether the actions beside the cell are open.
  func showSwipe(isOpen: Bool, confirmsDeletion: Bool) {
    let mask: StateMask = isOpen && confirmsDeletion ? .showingDeleteConfirmation : []
    UserCode.run { willTransition(to: mask) }
    parts.isSwiped = isOpen
    surroundings.confirmsDeletion = confirmsDeletion
    setNeedsUpdateConfiguration()
    UserCode.run { didTransition(to: mask) }
  }
}
