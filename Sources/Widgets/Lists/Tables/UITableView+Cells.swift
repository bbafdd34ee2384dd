import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// How the cells of rows come on the screen and leave it.
extension UITableView {
  // MARK: Coming

  /// The cell that the data source has for a row; nil where something else is to be shown by now.
  func obtainCell(_ path: IndexPath) -> UITableViewCell? {
    guard let cell = askCell(path) else { return raiseMissingCell() }
    // A cell can be in one place only: the row that had it gets another one.
    shownRows.removeAll { $0.cell === cell }
    loading.unclaimed.removeAll { $0 === cell }
    cell.tableView = self
    adapt(cell, path)
    if cell.superview !== self { insertSubview(cell, at: backmostPlace) }
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

  /// Above the refresh control, the background and the surfaces of sections.
  var backmostPlace: Int {
    [refreshControl, backgroundView].filter { $0?.superview === self }.count + surfaces.count
  }

  /// Takes the cell of a row to the others that are shown.
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
    let place = shownRows.firstIndex { row.path < $0.path } ?? shownRows.count
    shownRows.insert(row, at: place)
  }

  /// Cells stand in the order of their rows among the subviews: in this order they are found and read.
  private func keepInOrder(_ cell: UITableViewCell) {
    guard let place = shownRows.firstIndex(where: { $0.cell === cell }) else { return }
    if place > 0 {
      insertSubview(cell, aboveSubview: shownRows[place - 1].cell)
    } else {
      insertSubview(cell, at: backmostPlace)
    }
  }

  func place(_ cell: UITableViewCell, at frame: CGRect) {
    if cell.frame != frame { cell.frame = frame }
  }

  /// Tells a cell how the table wants it to be.
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

  // MARK: Going

  func retireRowsOffScreen() {
    retire { row in
      guard self.geometry.holds(row.path) else { return true }
      let top = self.geometry.rowTop(row.path.row, row.path.section)
      return top >= bounds.maxY || top + self.geometry.rowHeight(row.path.row, row.path.section) <= bounds.minY
    }
  }

  func retire(exceptRows wanted: [ShownRow]) {
    retire { row in !wanted.contains { $0.cell === row.cell } }
  }

  func retireAll() {
    retire { _ in true }
    retireBands { _ in true }
  }

  private func retire(_ isGone: (ShownRow) -> Bool) {
    // A row that the finger moves, or whose text is being typed, stays.
    let gone = shownRows.filter { isGone($0) && !mustStay($0.cell) }
    guard !gone.isEmpty else { return }
    shownRows.removeAll { row in gone.contains { $0.cell === row.cell } }
    for row in gone { part(from: row) }
  }

  private func mustStay(_ cell: UITableViewCell) -> Bool {
    if move?.cell === cell { return true }
    guard loading.isLoaded, let focus = window?.focus as? UIView else { return false }
    return focus.isDescendant(of: cell)
  }

  /// Keeps the cell of a row that is not shown any more for another row.
  func dismiss(_ row: ShownRow) {
    recycle(row.cell)
    tellDelegate(
      "tableView(_:didEndDisplaying:forRowAt:)", "didEndDisplaying: \(plainName(of: row.cell)), forRowAt: \(row.path)"
    ) {
      $0.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
    }
  }
}
