import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// A row that the user moves by its reorder control.
struct RowMove {
  let cell: UITableViewCell
  let source: IndexPath
  var target: IndexPath
  /// The last proposed index path for which the delegate was asked.
  var proposal: IndexPath
  /// From the top of the cell to the finger, in points.
  let grip: CGFloat
  /// The top of the cell while it is held, in points.
  var top: CGFloat
}

// Rows that the user moves: the other rows move aside, and the data source is called at the end.
extension UITableView {
  func beginMoving(_ cell: UITableViewCell, with touch: UITouch) -> Bool {
    guard move == nil, let path = indexPath(for: cell) else { return false }
    closeSwipe()
    let top = cell.frame.minY
    move = RowMove(
      cell: cell, source: path, target: path, proposal: path, grip: touch.location(in: self).y - top, top: top)
    cell.parts.isReordering = true
    cell.setNeedsUpdateConfiguration()
    bringSubviewToFront(cell)
    return true
  }

  func continueMoving(with touch: UITouch) {
    guard var moving = move else { return }
    moving.top = touch.location(in: self).y - moving.grip
    let height = rowFrame(moving.source).height
    if let proposal = rowToGoTo(at: moving.top + height / 2), proposal != moving.proposal {
      moving.proposal = proposal
      moving.target = target(of: moving, proposal)
    }
    guard move != nil else { return }
    move = moving
    updateShownRowFrames()
  }

  /// The index path that the moved row would get: that of the row nearest to `y`.
  private func rowToGoTo(at y: CGFloat) -> IndexPath? {
    guard y.isFinite, !geometry.sections.isEmpty else { return nil }
    let section = geometry.section(at: y)
    let count = geometry.sections[section].rows.count
    guard count > 0 else { return IndexPath(row: 0, section: section) }
    let inside = min(max(y, geometry.rowTop(0, section)), geometry.headerFooterTop(section, isFooter: true))
    return IndexPath(row: geometry.row(at: inside, in: section), section: section)
  }

  /// The target that the delegate returns; an index path that does not exist leaves the last target.
  private func target(of moving: RowMove, _ proposal: IndexPath) -> IndexPath {
    let asked = askDelegate(
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      "targetIndexPathForMoveFromRowAt: \(moving.source), toProposedIndexPath: \(proposal)"
    ) {
      $0.tableView(self, targetIndexPathForMoveFromRowAt: moving.source, toProposedIndexPath: proposal)
    }
    let target = asked ?? proposal
    let isValid =
      geometry.sections.indices.contains(target.section) && target.row >= 0
      && target.row
        < geometry.sections[target.section].rows.count + (target.section == moving.source.section ? 0 : 1)
    return isValid ? target : moving.target
  }

  func endMoving() {
    guard let moving = move else { return }
    release(moving.cell)
    guard moving.target != moving.source else { return updateShownRowFrames() }
    finish(moving.source, moving.target)
  }

  /// Moves a row that was dropped in its own table.
  func moveDropped(_ source: IndexPath, to target: IndexPath) {
    guard source != target, geometry.holds(source) else { return }
    finish(source, target)
  }

  private func finish(_ source: IndexPath, _ target: IndexPath) {
    carryOut(source, target)
    _ = askDataSource("tableView(_:moveRowAt:to:)", "moveRowAt: \(source), to: \(target)") {
      $0.tableView(self, moveRowAt: source, to: target)
    }
    setNeedsLayout()
  }

  func cancelMoving() {
    guard let moving = move else { return }
    release(moving.cell)
    updateShownRowFrames()
  }

  private func release(_ cell: UITableViewCell) {
    move = nil
    cell.parts.isReordering = false
    cell.setNeedsUpdateConfiguration()
  }

  /// Gives all rows their index paths after the move, without asking for counts.
  private func carryOut(_ source: IndexPath, _ target: IndexPath) {
    var counts = geometry.sections.map(\.rows.count)
    let old = counts
    counts[source.section] -= 1
    counts[target.section] += 1
    var batch = TableBatch()
    batch.movedRows = [(source, target)]
    if case .success(let update) = TableUpdate.make(batch, old: old, new: counts) {
      take(over: update, counts: counts)
    }
  }

  // MARK: Frames

  /// The frame of a row: it follows a finger, or moves aside for a row that does.
  func displayFrame(_ path: IndexPath) -> CGRect {
    var frame = rowFrame(path)
    if let swipe, swipe.path == path { frame.origin.x += isLayoutRightToLeft ? -swipe.offset : swipe.offset }
    guard let move else { return frame }
    if path == move.source {
      frame.origin.y = move.top
    } else if move.source < path, path <= move.target {
      frame.origin.y -= rowFrame(move.source).height
    } else if path < move.source, move.target <= path {
      frame.origin.y += rowFrame(move.source).height
    }
    return frame
  }
}
