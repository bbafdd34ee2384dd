import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

/// The state of loading the table.
@MainActor final class TableLoading {
  var isLoaded = false
  var isCounting = false
  var isShowing = false
  /// Whether no layout pass made cells since the table was loaded again.
  var awaitsCells = false
  /// Whether an animated batch of changes is being applied.
  var isUpdating = false
  /// Whether the content may have become shorter, so that nothing is at the offset any more.
  var mayHaveShrunk = false
  /// Incremented by every change that invalidates the results of a layout pass.
  var generation = 0
  /// The width that the rows were measured at, in points.
  var width: CGFloat = 0
  /// The safe area at the sides that contents keep free of, in points.
  var safeSides = SafeSides()
  /// Whether the delegate has returned views of headers and footers.
  var makesHeaders = false
  var makesFooters = false
  /// Whether the delegate estimates heights, as far as is known.
  var estimates = true
  /// The cell that dequeuing returns again for the row that it shows.
  weak var reconfigured: UITableViewCell?
  /// The row whose cell the data source is asked for, and whether it dequeued one for the row.
  var request: (path: IndexPath, isAnswered: Bool)?
  /// Cells that were dequeued and that no row got yet.
  var unclaimed: [UITableViewCell] = []
}

extension UITableView {
  /// Discards what is known; it is requested again when it is needed.
  func setNeedsReload() {
    guard loading.isLoaded else { return setNeedsLayout() }
    loading.isLoaded = false
    loading.generation += 1
    setNeedsLayout()
  }

  /// App code that still runs after an exception finds the rows unchanged.
  func reloadAll() {
    MainThreadChecker.check()
    guard UserCode.mayRun else { return }
    loading.isLoaded = false
    loading.awaitsCells = true
    loading.generation += 1
    loading.mayHaveShrunk = true
    stopMoving()
    selection.removeAll()
    cancelTracking()
    prefetching = RowPrefetching()
    closeSwipe(tells: false)
    setNeedsLayout()
    // A reload while the data source counts is done by the next layout pass.
    if !loading.isCounting { load() }
  }

  func loadIfNeeded() { if !loading.isLoaded { load() } }

  private func load() {
    guard !loading.isCounting, UserCode.mayRun else { return }
    cancelMoving()
    loading.isUpdating = false
    finishDepartures()
    retireAll()
    loading.isCounting = true
    loading.isLoaded = true
    let generation = loading.generation
    loading.estimates = true
    var sections: [SectionGeometry] = []
    for section in 0..<askNumberOfSections() {
      sections.append(geometry(ofSection: section, rows: askNumberOfRows(section)))
    }
    loading.isCounting = false
    geometry = TableGeometry(sections, top: tableHeaderView?.bounds.height ?? 0)
    reloadIndex()
    if loading.generation != generation { loading.isLoaded = false }
  }

  func countedSections() -> Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  func countedRows(_ section: Int) -> Int {
    loadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  // MARK: Sections

  /// The geometry of a section before any of it was on the screen.
  func geometry(ofSection section: Int, rows count: Int) -> SectionGeometry {
    SectionGeometry(
      header: firstHeaderFooter(section, isFooter: false), rows: firstLengths(section, count),
      footer: firstHeaderFooter(section, isFooter: true), topPadding: topPadding)
  }

  private func firstLengths(_ section: Int, _ count: Int) -> LengthTable {
    if estimatedRowHeight == 0 { return exactLengths(section, count) }
    if loading.estimates, count > 0 {
      if let estimates = askEstimates(section: section, count: count) {
        return LengthTable(
          estimates, known: [Bool](repeating: false, count: count), estimate: expectedRowHeight)
      }
      loading.estimates = false
    }
    return LengthTable(count: count, estimate: expectedRowHeight)
  }

  /// Without estimates all heights are asked for at once.
  private func exactLengths(_ section: Int, _ count: Int) -> LengthTable {
    let heights = (0..<count).map { askRowHeight(IndexPath(row: $0, section: section)) ?? Self.standardRowHeight }
    return LengthTable(heights, known: [Bool](repeating: true, count: count), estimate: expectedRowHeight)
  }

  /// The geometry of a header or a footer before its view is made.
  private func firstHeaderFooter(_ section: Int, isFooter: Bool) -> SectionGeometry.HeaderFooter {
    let surroundings = headerFooterSurroundings(section, isFooter: isFooter)
    let makesViews = isFooter ? loading.makesFooters : loading.makesHeaders
    let given = askHeaderFooterHeight(section, isFooter: isFooter)
    if let given, given.isDelegates { return .init(height: given.height, isKnown: true) }
    if askTitle(section, isFooter: isFooter) != nil || makesViews {
      let estimate = isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight
      let expected = estimate > 0 && estimate.isFinite ? estimate : surroundings.standardHeight
      return .init(height: given?.height ?? expected, isKnown: false)
    }
    return .init(height: style == .plain ? 0 : given?.height ?? surroundings.emptyHeight, isKnown: delegate == nil)
  }

  private var topPadding: CGFloat {
    if sectionHeaderTopPadding >= 0, sectionHeaderTopPadding.isFinite { return sectionHeaderTopPadding }
    return style == .plain ? Self.plainTopPadding : 0
  }

  private static let plainTopPadding: CGFloat = 22

  // MARK: Changes of settings

  func heightsDidChange(_ isChange: Bool) {
    guard isChange, loading.isLoaded else { return }
    loading.isLoaded = false
    loading.generation += 1
    setNeedsLayout()
  }

  func appearanceDidChange() {
    for row in shownRows { adapt(row.cell, row.path) }
    setNeedsLayout()
  }
}
