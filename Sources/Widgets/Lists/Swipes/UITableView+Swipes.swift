import Foundation
import PlainviewGestures
import PlainviewRuntime
import PlainviewUIKitCore

// The actions beside rows: a swipe opens them, a long one performs the first.
extension UITableView {
  /// How much of the row's width a swipe takes that performs the first action; UIKit does not say.
  private static let fullSwipeShare: CGFloat = 0.8
  /// From this velocity on a swipe opens and closes whatever its length, in points a second.
  private static let decidingVelocity: CGFloat = 300

  // MARK: What there is to open

  /// Whether a pan that begins at a place of the table goes to a side where the row there has actions.
  func prepareSwipe(at place: CGPoint, way: CGFloat) -> Bool {
    guard move == nil, !SimulatedProcess.isUnwinding, let path = indexPathForRow(at: place) else { return false }
    if let swipe, swipe.path == path { return true }
    guard let cell = shownCell(at: path) else { return false }
    closeSwipe()
    let isLeading = (way > 0) != isLayoutRightToLeft
    guard let found = actions(for: path, isLeading: isLeading), !found.configuration.actions.isEmpty,
      shownCell(at: path) === cell
    else { return false }
    open(cell, path, isLeading, found.configuration, confirmsDeletion: found.isDeletion)
    return true
  }

  private func actions(
    for path: IndexPath, isLeading: Bool
  ) -> (configuration: UISwipeActionsConfiguration, isDeletion: Bool)? {
    if isEditing, !isLeading, editingStyle(path) != .delete { return nil }
    guard mayEdit(path) else { return nil }
    if isLeading {
      let asked = askDelegate("leadingSwipeActionsConfigurationForRowAt: \(path)") {
        $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      }
      return (asked ?? nil).map { ($0, false) }
    }
    let asked = askDelegate("trailingSwipeActionsConfigurationForRowAt: \(path)") {
      $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    if let configuration = asked ?? nil { return (configuration, false) }
    if let actions = rowActions(path) { return (UISwipeActionsConfiguration(actions: actions), false) }
    guard editingStyle(path) == .delete else { return nil }
    return (deletion(path), true)
  }

  private func rowActions(_ path: IndexPath) -> [UIContextualAction]? {
    let asked = askDelegate("editActionsForRowAt: \(path)") { $0.tableView(self, editActionsForRowAt: path) }
    return (asked ?? nil)?.map { $0.contextualAction(for: path) }
  }

  /// The button that deletes the row, by way of the data source.
  private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration {
    let title = askDelegate("titleForDeleteConfirmationButtonForRowAt: \(path)") {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    let action = UIContextualAction(style: .destructive, title: (title ?? nil) ?? "Delete") { [weak self] _, _, done in
      guard let self else { return done(false) }
      self.commit(.delete, self.swipe?.path ?? path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Opens the button that deletes a row, as the control at its leading edge does.
  func openDeletion(of cell: UITableViewCell, at path: IndexPath) {
    closeSwipe()
    open(cell, path, false, deletion(path), confirmsDeletion: true)
    settleSwipe(isOpen: true)
  }

  // MARK: Opening

  private func open(
    _ cell: UITableViewCell, _ path: IndexPath, _ isLeading: Bool, _ configuration: UISwipeActionsConfiguration,
    confirmsDeletion: Bool
  ) {
    let isAtLeft = isLeading != isLayoutRightToLeft
    let view = SwipeActionsView(configuration.actions, isAtLeft: isAtLeft) { [weak self] action, source in
      self?.perform(action, source)
    }
    insertSubview(view, belowSubview: cell)
    swipe = OpenSwipe(
      path: path, cell: cell, isLeading: isLeading, configuration: configuration, view: view,
      confirmsDeletion: confirmsDeletion, offset: 0)
    cell.showSwipe(isOpen: true, confirmsDeletion: confirmsDeletion)
    tellDelegate("willBeginEditingRowAt: \(path)") { $0.tableView(self, willBeginEditingRowAt: path) }
  }

  func handleRowSwipe(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer, let open = swipe else { return }
    let direction: CGFloat = isLayoutRightToLeft ? -1 : 1
    switch pan.state {
    case .began:
      swipeStart = open.offset
      follow(pan.translation(in: self).x * direction)
    case .changed: follow(pan.translation(in: self).x * direction)
    case .ended: endSwipe(velocity: pan.velocity(in: self).x * direction)
    case .cancelled, .failed: closeSwipe()
    case .possible: break
    }
  }

  /// Moves the row with the finger, never to the side where nothing is.
  private func follow(_ way: CGFloat) {
    guard let open = swipe else { return }
    let wanted = swipeStart + way
    swipe?.offset = open.isLeading ? max(0, wanted) : min(0, wanted)
    placeSwipe()
  }

  private func endSwipe(velocity: CGFloat) {
    guard let open = swipe else { return }
    let side: CGFloat = open.isLeading ? 1 : -1
    let length = open.offset * side
    if length >= rowSpan.width * Self.fullSwipeShare, open.configuration.performsFirstActionWithFullSwipe,
      let first = open.configuration.actions.first
    {
      settleSwipe(isOpen: true)
      return perform(first, open.view.buttons.first ?? open.view)
    }
    let isFast = abs(velocity) >= Self.decidingVelocity
    settleSwipe(isOpen: isFast ? velocity * side > 0 : length >= open.view.openWidth / 2)
  }

  private func settleSwipe(isOpen: Bool) {
    guard isOpen, let open = swipe else { return closeSwipe() }
    swipe?.offset = (open.isLeading ? 1 : -1) * open.view.openWidth
    placeSwipe()
    open.view.layoutIfNeeded()
  }

  // MARK: Places

  /// Puts the row where the finger has it, and its actions into the room beside it.
  func placeSwipe() {
    guard let open = swipe, geometry.holds(open.path) else { return }
    let frame = displayFrame(open.path)
    if open.cell.frame != frame { open.cell.frame = frame }
    let row = rowFrame(open.path)
    let width = abs(open.offset)
    let isAtLeft = open.isLeading != isLayoutRightToLeft
    open.view.frame = CGRect(
      x: isAtLeft ? row.minX : row.maxX - width, y: row.minY, width: width, height: row.height)
  }

  // MARK: Performing

  private func perform(_ action: UIContextualAction, _ source: UIView) {
    guard !SimulatedProcess.isUnwinding, let open = swipe else { return }
    action.handler(action, source) { [weak self] _ in
      guard let self, self.swipe?.view === open.view else { return }
      self.closeSwipe()
    }
  }

  // MARK: Closing

  func closeSwipe(tells: Bool = true) {
    guard let open = swipe else { return }
    swipe = nil
    open.view.removeFromSuperview()
    open.cell.showSwipe(isOpen: false, confirmsDeletion: false)
    if geometry.holds(open.path), shownCell(at: open.path) === open.cell { open.cell.frame = displayFrame(open.path) }
    guard tells else { return }
    tellDelegate("didEndEditingRowAt: \(open.path)") { $0.tableView(self, didEndEditingRowAt: open.path) }
  }

  /// Closes the actions of a row that a batch of changes takes away, and lets the others follow their row.
  func endSwipe(ifGoneIn update: TableUpdate) {
    guard let open = swipe else { return }
    if let path = update.newPath(of: open.path), !update.isRenewed(open.path) {
      swipe?.path = path
    } else {
      swipe = nil
      open.view.removeFromSuperview()
      open.cell.showSwipe(isOpen: false, confirmsDeletion: false)
      tellDelegate("didEndEditingRowAt: nil") { $0.tableView(self, didEndEditingRowAt: nil) }
    }
  }
}

extension UITableViewCell {
  /// Takes over whether the actions beside the cell are open.
  func showSwipe(isOpen: Bool, confirmsDeletion: Bool) {
    let mask: StateMask = isOpen && confirmsDeletion ? .showingDeleteConfirmation : []
    if !SimulatedProcess.isUnwinding { willTransition(to: mask) }
    parts.isSwiped = isOpen
    surroundings.confirmsDeletion = confirmsDeletion
    setNeedsUpdateConfiguration()
    if !SimulatedProcess.isUnwinding { didTransition(to: mask) }
  }
}
