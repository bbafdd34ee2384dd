import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

// Deleting and inserting by the user.
extension UITableView {
  func editingDidChange(animated: Bool) {
    closeSwipe()
    if !isEditing, allowsMultipleSelectionDuringEditing { selectSilently(nil, animated: animated, .none) }
    for row in shownRows {
      row.cell.adapt(to: surroundings(of: row.path))
      UserCode.run { row.cell.setEditing(isEditing, animated: animated) }
    }
    forgetHeightsOfShownRows()
    setNeedsLayout()
  }

  /// Cells of other widths may need other heights.
  private func forgetHeightsOfShownRows() {
    guard rowHeight < 0 else { return }
    geometry.forgetRowHeights()
  }

  // MARK: How a row can be edited

  /// Whether the data source lets the user edit a row.
  func mayEdit(_ path: IndexPath) -> Bool {
    askDataSource("tableView(_:canEditRowAt:)", "canEditRowAt: \(path)") { $0.tableView(self, canEditRowAt: path) }
      ?? true
  }

  /// Whether the data source takes deletions and insertions.
  private var commitsEdits: Bool { dataSourceHas("tableView(_:commit:forRowAt:)") }

  private func dataSourceHas(_ method: String) -> Bool {
    dataSource.map { Conformance.isImplemented(method, by: $0, among: TableMethods.dataSource) } ?? false
  }

  func canMove(_ path: IndexPath) -> Bool {
    guard dataSourceHas("tableView(_:moveRowAt:to:)") else { return false }
    return askDataSource("tableView(_:canMoveRowAt:)", "canMoveRowAt: \(path)") {
      $0.tableView(self, canMoveRowAt: path)
    } ?? true
  }

  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    guard commitsEdits, mayEdit(path) else { return .none }
    return askDelegate("tableView(_:editingStyleForRowAt:)", "editingStyleForRowAt: \(path)") {
      $0.tableView(self, editingStyleForRowAt: path)
    } ?? .delete
  }

  /// The inset of the lines, with what `separatorInsetReference` adds to the app's own.
  private var shownSeparatorInset: UIEdgeInsets {
    guard separatorInsetReference == .fromAutomaticInsets, let own = ownSeparatorInset else { return separatorInset }
    return own + automaticSeparatorInset
  }

  var automaticSeparatorInset: UIEdgeInsets { UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }

  /// The settings of the cell of a row.
  func surroundings(of path: IndexPath) -> CellSurroundings {
    var surroundings = CellSurroundings()
    surroundings.sideMargin = rowMargin
    surroundings.safeSides = safeSides
    surroundings.isGrouped = style != .plain
    surroundings.separatorInset = shownSeparatorInset
    surroundings.allowsMultipleSelection = allowsMultipleSelection
    if separatorStyle != .none { surroundings.separatorColor = separatorColor }
    if style != .plain, geometry.holds(path), path.row == geometry.sections[path.section].rows.count - 1 {
      surroundings.separatorColor = nil
    }
    guard isEditing else { return surroundings }
    surroundings.marksSelection = marksSelection
    surroundings.editingStyle = marksSelection ? .none : editingStyle(path)
    surroundings.canMove = canMove(path)
    surroundings.indents =
      askDelegate("tableView(_:shouldIndentWhileEditingRowAt:)", "shouldIndentWhileEditingRowAt: \(path)") {
        $0.tableView(self, shouldIndentWhileEditingRowAt: path)
      }
      ?? true
    return surroundings
  }

  // MARK: Edits

  /// The button at the leading edge: inserts at once, and has the user confirm a deletion.
  func editControlWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert { return commit(.insert, path) }
    if swipe?.cell === cell { return closeSwipe() }
    openDeletion(of: cell, at: path)
  }

  func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    _ = askDataSource("tableView(_:commit:forRowAt:)", "commit: \(style), forRowAt: \(path)") {
      $0.tableView(self, commit: style, forRowAt: path)
    }
  }
}
