import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

// Displaying the cells of rows and removing them.
extension UITableView {
  // MARK: Displaying

  /// The cell that the data source returns for a row; nil if there is none.
  func obtainCell(_ path: IndexPath) -> UITableViewCell? {
    guard let cell = askCell(path) else { return raiseMissingCell() }
    // A cell can show one row only: the row that had it gets another cell.
    shownRows.removeAll { $0.cell === cell }
    loading.unclaimed.removeAll { $0 === cell }
    cell.tableView = self
    adapt(cell, path)
    if cell.superview !== self { insertSubview(cell, at: backmostCellIndex) }
    cell.isHidden = false
    return cell
  }

  private func raiseMissingCell() -> UITableViewCell? {
    guard let dataSource else { return nil }
    raise(
      .internalInconsistency(
        "UITableView (\(self)) failed to obtain a cell from its dataSource "
          + "(<\(SimulatedProcess.classAndAddress(of: dataSource))>)"))
    return nil
  }

  /// The subview index above the refresh control, the background and the surfaces of sections.
  var backmostCellIndex: Int {
    [refreshControl, backgroundView].filter { $0?.superview === self }.count + surfaces.count
  }

  /// Adds the cell of a row to the shown ones.
  func display(_ cell: UITableViewCell, _ path: IndexPath) {
    guard geometry.holds(path) else { return }
    insert(ShownRow(path: path, cell: cell))
    keepInOrder(cell)
    place(cell, at: displayFrame(path))
    UserCode.run { cell.setSelected(selection.contains(path), animated: false) }
    tellDelegate("tableView(_:willDisplay:forRowAt:)", "willDisplay: \(plainName(of: cell)), forRowAt: \(path)") {
      $0.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  private func insert(_ row: ShownRow) {
    let index = shownRows.firstIndex { row.path < $0.path } ?? shownRows.count
    shownRows.insert(row, at: index)
  }

  /// Keeps cells among the subviews in the order of their rows: in this order they are found and read.
  private func keepInOrder(_ cell: UITableViewCell) {
    guard let index = shownRows.firstIndex(where: { $0.cell === cell }) else { return }
    if index > 0 {
      insertSubview(cell, aboveSubview: shownRows[index - 1].cell)
    } else {
      insertSubview(cell, at: backmostCellIndex)
    }
  }

  func place(_ cell: UITableViewCell, at frame: CGRect) {
    if cell.frame != frame { cell.frame = frame }
  }

  /// Applies the table's settings to a cell.
  func adapt(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.adapt(to: surroundings(of: path))
    cell.takeOverBackground(of: self)
    let level = askDelegate("tableView(_:indentationLevelForRowAt:)", "indentationLevelForRowAt: \(path)") {
      $0.tableView(self, indentationLevelForRowAt: path)
    }
    if let level { cell.indentationLevel = max(0, level) }
    if cell.isEditing != isEditing { UserCode.run { cell.setEditing(isEditing, animated: false) } }
  }

  func shownCell(at path: IndexPath) -> UITableViewCell? { shownRows.first { $0.path == path }?.cell }

  // MARK: Removing

  func retireRowsOffScreen() {
    retire { row in
      guard self.geometry.holds(row.path) else { return true }
      let top = self.geometry.rowTop(row.path.row, row.path.section)
      return top >= bounds.maxY || top + self.geometry.rowHeight(row.path.row, row.path.section) <= bounds.minY
    }
  }

  func retire(exceptRows kept: [ShownRow]) {
    retire { row in !kept.contains { $0.cell === row.cell } }
  }

  func retireAll() {
    retire { _ in true }
    retireHeaderFooters { _ in true }
  }

  private func retire(_ isGone: (ShownRow) -> Bool) {
    // A row that is being moved or edited stays.
    let gone = shownRows.filter { isGone($0) && !mustStay($0.cell) }
    guard !gone.isEmpty else { return }
    shownRows.removeAll { row in gone.contains { $0.cell === row.cell } }
    for row in gone { removeFromDisplay(row) }
  }

  private func mustStay(_ cell: UITableViewCell) -> Bool {
    if move?.cell === cell { return true }
    guard loading.isLoaded, let focus = window?.focus as? UIView else { return false }
    return focus.isDescendant(of: cell)
  }

  /// Recycles the cell of a row that is no longer shown.
  func dismiss(_ row: ShownRow) {
    recycle(row.cell)
    tellDelegate(
      "tableView(_:didEndDisplaying:forRowAt:)", "didEndDisplaying: \(plainName(of: row.cell)), forRowAt: \(row.path)"
    ) {
      $0.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
    }
  }
}
