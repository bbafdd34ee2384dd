import Foundation
import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

/// A row that is on the screen.
struct ShownRow {
  var path: IndexPath
  let cell: UITableViewCell
}

// Which rows are on the screen, and where: cells are displayed for rows that scroll in and recycled when they scroll out.
extension UITableView {
  /// The most times that one pass is repeated because rows turned out to have other heights.
  private static let roundLimit = 10

  func layOutRows() {
    guard !loading.isShowing, UserCode.mayRun else { return }
    loading.isShowing = true
    loading.awaitsCells = false
    defer { loading.isShowing = false }
    loadIfNeeded()
    adoptWidth()
    placeHeaderView()
    let generation = loading.generation
    for _ in 0..<Self.roundLimit {
      retireRowsOffScreen()
      guard let isSettled = showRows() else { break }
      if isSettled { break }
    }
    guard loading.generation == generation else { return setNeedsLayout() }
    finishLayout()
  }

  private func finishLayout() {
    if isDragging, swipe != nil { closeSwipe() }
    placeSwipe()
    placeFooterView()
    if loading.mayHaveShrunk {
      loading.mayHaveShrunk = false
      keepRowsOnScreen()
    }
    showSurfaces()
    showHeaderFooters()
    placeBackgroundAndIndex()
    dropUnclaimedCells()
    prefetch()
  }

  private func adoptWidth() {
    let safeSides = safeSides
    guard bounds.width != loading.width || safeSides != loading.safeSides else { return }
    loading.width = bounds.width
    loading.safeSides = safeSides
    geometry.forgetRowHeights()
    for row in shownRows { adapt(row.cell, row.path) }
    adaptHeaderFooters()
  }

  // MARK: Rows

  /// The part of the content that is on the screen, by its upper and lower edge.
  private var screen: (top: CGFloat, bottom: CGFloat) { (bounds.minY, bounds.maxY) }

  /// Shows the visible rows; false when it has to be repeated, nil when the data changed meanwhile.
  private func showRows() -> Bool? {
    let generation = loading.generation
    let anchor = firstRowOnScreen
    var visible: [ShownRow] = []
    guard bounds.width > 0, bounds.height > 0, !geometry.sections.isEmpty else {
      retire(exceptRows: [])
      return true
    }
    var section = geometry.firstSection(at: screen.top)
    while section < geometry.sections.count, geometry.sectionTop(section) < screen.bottom {
      resolveHeaderFooters(section)
      guard loading.generation == generation else { return nil }
      guard collectRows(section, &visible, generation) else { return nil }
      section += 1
    }
    if let anchor, keep(anchor) { return false }
    retire(exceptRows: visible)
    for row in visible { place(row.cell, at: displayFrame(row.path)) }
    return true
  }

  /// Adds the rows of a section that are on the screen; false when the data changed meanwhile.
  private func collectRows(_ section: Int, _ visible: inout [ShownRow], _ generation: Int) -> Bool {
    let count = geometry.sections[section].rows.count
    var row = geometry.row(at: screen.top, in: section)
    while row < count, geometry.rowTop(row, section) < screen.bottom {
      let path = IndexPath(row: row, section: section)
      defer { row += 1 }
      learnHeight(path)
      guard loading.generation == generation else { return false }
      if geometry.sections[section].rows.isKnown(row), geometry.rowHeight(row, section) == 0 { continue }
      if let known = shownCell(at: path) {
        measure(known, path)
      } else {
        guard let cell = obtainCell(path), loading.generation == generation else { return false }
        measure(cell, path)
        display(cell, path)
        guard loading.generation == generation else { return false }
      }
      guard let cell = shownCell(at: path) else { continue }
      if geometry.rowTop(row, section) + geometry.rowHeight(row, section) > screen.top {
        visible.append(ShownRow(path: path, cell: cell))
      }
    }
    return true
  }

  /// Stores the height that the delegate or the table gives for a row.
  private func learnHeight(_ path: IndexPath) {
    guard !geometry.sections[path.section].rows.isKnown(path.row), let height = askRowHeight(path) else { return }
    if geometry.holds(path) { geometry.setRowHeight(height, row: path.row, section: path.section) }
  }

  /// Measures a cell and stores its height.
  private func measure(_ cell: UITableViewCell, _ path: IndexPath) {
    guard geometry.holds(path), !geometry.sections[path.section].rows.isKnown(path.row) else { return }
    let size = UserCode.run(else: cell.bounds.size) {
      cell.systemLayoutSizeFitting(
        CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let height = size.height.isFinite ? max(0, size.height) : Self.standardRowHeight
    geometry.setRowHeight(height, row: path.row, section: path.section)
  }

  // MARK: The anchor

  /// The first visible row, with the top of its cell.
  private var firstRowOnScreen: (path: IndexPath, top: CGFloat)? {
    let screen = screen
    return shownRows.first { $0.cell.frame.maxY > screen.top && $0.cell.frame.minY < screen.bottom }
      .map { ($0.path, $0.cell.frame.minY) }
  }

  /// Scrolls so that a row keeps its position on the screen although rows above it got other heights.
  private func keep(_ anchor: (path: IndexPath, top: CGFloat)) -> Bool {
    guard geometry.holds(anchor.path), let cell = shownCell(at: anchor.path) else { return false }
    let shift = geometry.rowTop(anchor.path.row, anchor.path.section) - anchor.top
    guard abs(shift) > 0.01 else { return false }
    place(cell, at: rowFrame(anchor.path))
    shiftContent(by: shift)
    return true
  }

  /// Updates the frames of the rows that are shown, without changing the offset.
  func updateShownRowFrames() {
    for row in shownRows where geometry.holds(row.path) { place(row.cell, at: displayFrame(row.path)) }
    placeSwipe()
  }

  private func keepRowsOnScreen() {
    guard !isTracking, !isDecelerating else { return }
    let inside = scrollBounds.clamped(bounds.origin)
    if bounds.origin.y > inside.y { bounds.origin.y = inside.y }
  }
}
