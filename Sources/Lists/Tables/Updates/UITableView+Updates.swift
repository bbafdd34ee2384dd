import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// Changes of rows and sections: the data source is asked for its counts again, and both must agree (contract C6).
extension UITableView {
  func openBatch() {
    if batch != nil {
      batch?.depth += 1
    } else {
      loadIfNeeded()
      batch = TableBatch()
    }
  }

  func closeBatch() {
    guard let open = batch else { return }
    batch?.depth -= 1
    guard open.depth == 1 else { return }
    batch = nil
    apply(open)
  }

  func runBatch(animated: Bool = true, _ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    openBatch()
    if !animated { batch?.isAnimated = false }
    updates?()
    if let completion { batch?.completions.append(completion) }
    closeBatch()
  }

  /// Adds to the open batch, or applies the change as a batch of its own.
  func change(_ change: (inout TableBatch) -> Void) {
    if batch != nil {
      change(&batch!)
    } else {
      var single = TableBatch()
      single.isMoot = !loading.isLoaded
      change(&single)
      apply(single)
    }
  }

  // MARK: Applying

  /// App code that still runs after an exception finds the rows unchanged.
  private func apply(_ batch: TableBatch) {
    guard UserCode.mayRun else { return }
    if batch.isMoot || !loading.isLoaded {
      setNeedsReload()
      return complete(batch)
    }
    let old = geometry.sections.map(\.rows.count)
    guard let new = newCounts() else { return }
    switch TableUpdate.make(batch, old: old, new: new) {
    case .failure(let failure): raise(.internalInconsistency(failure.problem.reason, remedies: remedies))
    case .success(let update): animate(batch, update, counts: new)
    }
  }

  private func newCounts() -> [Int]? {
    guard !loading.isCounting else { return nil }
    loading.isCounting = true
    defer { loading.isCounting = false }
    let counts = (0..<askNumberOfSections()).map { askNumberOfRows($0) }
    return UserCode.mayRun ? counts : nil
  }

  private var remedies: [String] {
    ["Change the data before the table is told of the change, and tell it of every change."]
  }

  func take(over update: TableUpdate, counts: [Int]) {
    cancelMoving()
    loading.generation += 1
    loading.mayHaveShrunk = true
    prefetching = RowPrefetching()
    let former = geometry
    let sections = counts.indices.map { section(from: former, update, $0, count: counts[$0]) }
    endSwipe(ifGoneIn: update)
    geometry = TableGeometry(sections, top: former.top)
    // Heights are asked for again, and cells that size themselves measured again (W52).
    geometry.forgetRowHeights()
    selection.move { update.isRenewed($0) ? nil : update.newPath(of: $0) }
    moveTracking(update)
    moveShownRows(update)
    moveShownHeaderFooters(update)
    reloadIndex()
    for row in shownRows { adapt(row.cell, row.path) }
    updateShownRowFrames()
  }

  /// The geometry of a section after the changes, with the heights of its rows that were known before.
  private func section(
    from former: TableGeometry, _ update: TableUpdate, _ section: Int, count: Int
  ) -> SectionGeometry {
    guard let old = update.oldSections[section], estimatedRowHeight != 0 else {
      return geometry(ofSection: section, rows: count)
    }
    var result = former.sections[old]
    if update.keepsRows(old) {
      for row in shownRows where row.path.section == old && update.isRenewed(row.path) {
        result.rows.set(result.rows[row.path.row], at: row.path.row, isKnown: false)
      }
      return result
    }
    result.rows = lengths(from: former, update.formerRows(ofSection: section), update)
    return result
  }

  private func lengths(from former: TableGeometry, _ rows: [IndexPath?], _ update: TableUpdate) -> LengthTable {
    var (lengths, known): ([CGFloat], [Bool]) = ([], [])
    lengths.reserveCapacity(rows.count)
    known.reserveCapacity(rows.count)
    let expected = expectedRowHeight
    for path in rows {
      guard let path else {
        lengths.append(expected)
        known.append(false)
        continue
      }
      lengths.append(former.sections[path.section].rows[path.row])
      known.append(former.sections[path.section].rows.isKnown(path.row) && !update.isRenewed(path))
    }
    return LengthTable(lengths, known: known, estimate: expected)
  }

  private func moveShownRows(_ update: TableUpdate) {
    var (stay, gone): ([ShownRow], [ShownRow]) = ([], [])
    for row in shownRows {
      if let path = update.newPath(of: row.path), !update.isRenewed(row.path) {
        stay.append(ShownRow(path: path, cell: row.cell))
      } else {
        gone.append(row)
      }
    }
    shownRows = stay.sorted { $0.path < $1.path }
    for row in gone { removeFromDisplay(row, update.departure(of: row.path)) }
  }

  private func moveShownHeaderFooters(_ update: TableUpdate) {
    retireHeaderFooters { shown in update.newSections[shown.section] == nil }
    for index in shownHeaderFooters.indices {
      if let section = update.newSections[shownHeaderFooters[index].section] {
        shownHeaderFooters[index].section = section
      }
    }
  }

  // MARK: Reconfiguring

  /// Asks for the cells of rows again; dequeuing returns the cell that the row already has.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = shownCell(at: path) else { continue }
      loading.reconfigured = cell
      let answer = askCell(path)
      loading.reconfigured = nil
      guard answer === cell, geometry.holds(path) else { continue }
      let height = geometry.rowHeight(path.row, path.section)
      geometry.forgetRowHeight(row: path.row, section: path.section, estimate: height)
    }
  }

  // MARK: Cells that change their size

  /// Measures a cell again in the next layout.
  func forgetHeight(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell), geometry.holds(path), !loading.isShowing else { return }
    let height = geometry.rowHeight(path.row, path.section)
    geometry.forgetRowHeight(row: path.row, section: path.section, estimate: height)
    setNeedsLayout()
  }
}
