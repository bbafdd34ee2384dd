import Foundation
import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore

/// The header or the footer of a section that is on the screen.
struct ShownBand {
  var section: Int
  let isFooter: Bool
  let view: UIView
}

// Headers and footers of sections, the views at both ends of the table, and what does not move with the rows.
extension UITableView {
  func bandSurroundings(_ section: Int, isFooter: Bool) -> BandSurroundings {
    BandSurroundings(
      isGrouped: style != .plain, isFooter: isFooter, isFirst: section == 0, isPinned: false, sideMargin: sideMargin)
  }

  /// Finds out how high the header and the footer of a section are.
  func resolveBands(_ section: Int) {
    for isFooter in [false, true] {
      let band = isFooter ? geometry.sections[section].footer : geometry.sections[section].header
      if band.isKnown { continue }
      resolveBand(section, isFooter: isFooter)
      if !geometry.sections.indices.contains(section) { return }
    }
  }

  private func resolveBand(_ section: Int, isFooter: Bool) {
    let generation = loading.generation
    let view = makeBand(section, isFooter: isFooter)
    guard loading.generation == generation, !SimulatedProcess.isUnwinding else { return }
    let given = askBandHeight(section, isFooter: isFooter)?.height
    var height: CGFloat
    if let view {
      height = given ?? fittingHeight(of: view, section, isFooter)
      shownBands.append(ShownBand(section: section, isFooter: isFooter, view: view))
      addSubview(view)
      view.isHidden = true
    } else {
      height = style == .plain ? 0 : given ?? bandSurroundings(section, isFooter: isFooter).emptyHeight
    }
    if !height.isFinite { height = 0 }
    let band = SectionGeometry.Band(height: max(0, height), isKnown: true)
    if isFooter { geometry.setFooter(band, section: section) } else { geometry.setHeader(band, section: section) }
  }

  private func fittingHeight(of view: UIView, _ section: Int, _ isFooter: Bool) -> CGFloat {
    let standard = bandSurroundings(section, isFooter: isFooter).standardHeight
    if let view = view as? UITableViewHeaderFooterView { return view.fittingHeight(width: rowSpan.width) }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if fitting > 0 { return fitting }
    return view.bounds.height > 0 ? view.bounds.height : standard
  }

  /// The delegate's view, else one with the data source's title; nil for none.
  private func makeBand(_ section: Int, isFooter: Bool) -> UIView? {
    if let asked = askBandView(section, isFooter: isFooter) {
      if isFooter { loading.makesFooters = true } else { loading.makesHeaders = true }
      if let view = asked {
        if let view = view as? UITableViewHeaderFooterView { adapt(view, section, isFooter) }
        return view
      }
    }
    guard let title = askTitle(section, isFooter: isFooter) else { return nil }
    let identifier = isFooter ? Self.titleFooter : Self.titleHeader
    let view =
      dequeueReusableHeaderFooterView(withIdentifier: identifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    adapt(view, section, isFooter)
    view.textLabel?.text = style == .plain || isFooter ? title : title.uppercased()
    return view
  }

  private static let titleHeader = "_UITableViewTitleHeader"
  private static let titleFooter = "_UITableViewTitleFooter"

  private func adapt(_ view: UITableViewHeaderFooterView, _ section: Int, _ isFooter: Bool) {
    view.surroundings = bandSurroundings(section, isFooter: isFooter)
  }

  // MARK: Showing

  /// Shows the headers and footers of the sections that are on the screen.
  func showBands() {
    guard !geometry.sections.isEmpty, bounds.width > 0, bounds.height > 0 else { return retireBands { _ in true } }
    let generation = loading.generation
    var wanted: [(section: Int, isFooter: Bool)] = []
    var section = geometry.section(at: bounds.minY)
    while section < geometry.sections.count, geometry.sectionTop(section) < bounds.maxY {
      for isFooter in [false, true] {
        let height = isFooter ? geometry.sections[section].footer.height : geometry.sections[section].header.height
        if height > 0, bandFrame(section, isFooter: isFooter).intersects(bounds) { wanted.append((section, isFooter)) }
      }
      section += 1
    }
    retireBands { band in !wanted.contains { $0.section == band.section && $0.isFooter == band.isFooter } }
    for band in wanted where loading.generation == generation && !SimulatedProcess.isUnwinding {
      show(band.section, isFooter: band.isFooter)
    }
  }

  private func show(_ section: Int, isFooter: Bool) {
    let frame = bandFrame(section, isFooter: isFooter)
    if let known = shownBand(section, isFooter: isFooter) {
      if known.frame != frame { known.frame = frame }
      showPinning(of: known, section, isFooter)
      if known.isHidden {
        known.isHidden = false
        tellWillDisplay(known, section, isFooter)
      }
      return
    }
    guard let view = makeBand(section, isFooter: isFooter) else { return }
    shownBands.append(ShownBand(section: section, isFooter: isFooter, view: view))
    addSubview(view)
    view.isHidden = false
    view.frame = frame
    showPinning(of: view, section, isFooter)
    tellWillDisplay(view, section, isFooter)
  }

  /// A header of UIKit's that stays at the edge hides the rows that move below it.
  private func showPinning(of view: UIView, _ section: Int, _ isFooter: Bool) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    let natural = isFooter ? geometry.footerTop(section) : geometry.headerTop(section)
    let isPinned = style == .plain && abs(view.frame.minY - natural) > 0.01
    guard view.surroundings.isPinned != isPinned else { return }
    view.surroundings.isPinned = isPinned
    view.setNeedsUpdateConfiguration()
    if view.reuseIdentifier == Self.titleHeader || view.reuseIdentifier == Self.titleFooter {
      view.backgroundColor = isPinned ? backgroundColor : nil
    }
  }

  private func tellWillDisplay(_ view: UIView, _ section: Int, _ isFooter: Bool) {
    if isFooter {
      tellDelegate("willDisplayFooterView: \(plainName(of: view)), forSection: \(section)") {
        $0.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    } else {
      tellDelegate("willDisplayHeaderView: \(plainName(of: view)), forSection: \(section)") {
        $0.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
    }
  }

  func retireBands(_ isGone: (ShownBand) -> Bool) {
    let gone = shownBands.filter(isGone)
    guard !gone.isEmpty else { return }
    shownBands.removeAll { band in gone.contains { $0.view === band.view } }
    for band in gone {
      let wasShown = !band.view.isHidden
      recycleBand(band.view)
      if wasShown { tellDidEndDisplaying(band) }
    }
  }

  private func tellDidEndDisplaying(_ band: ShownBand) {
    if band.isFooter {
      tellDelegate("didEndDisplayingFooterView: \(plainName(of: band.view)), forSection: \(band.section)") {
        $0.tableView(self, didEndDisplayingFooterView: band.view, forSection: band.section)
      }
    } else {
      tellDelegate("didEndDisplayingHeaderView: \(plainName(of: band.view)), forSection: \(band.section)") {
        $0.tableView(self, didEndDisplayingHeaderView: band.view, forSection: band.section)
      }
    }
  }

  private func shownBand(_ section: Int, isFooter: Bool) -> UIView? {
    shownBands.first { $0.section == section && $0.isFooter == isFooter }?.view
  }

  /// Where a header or a footer is seen: in plain tables it stays at the edge as long as its section is there.
  private func bandFrame(_ section: Int, isFooter: Bool) -> CGRect {
    let parts = geometry.sections[section]
    let (natural, height) =
      isFooter
      ? (geometry.footerTop(section), parts.footer.height) : (geometry.headerTop(section), parts.header.height)
    var y = natural
    if style == .plain {
      if isFooter {
        let lowest = bounds.maxY - adjustedContentInset.bottom - height
        y = min(natural, max(lowest, geometry.headerTop(section) + parts.header.height))
      } else {
        let highest = bounds.minY + adjustedContentInset.top
        y = max(natural, min(highest, geometry.footerTop(section) - height))
      }
    }
    return CGRect(x: rowSpan.x, y: y, width: rowSpan.width, height: height)
  }

  /// The header of a section that is on the screen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownBand(section, isFooter: false) as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownBand(section, isFooter: true) as? UITableViewHeaderFooterView
  }

  // MARK: Surfaces of sections

  /// Shows the surfaces behind the rows of the sections that are on the screen, in grouped tables.
  func showSurfaces() {
    var wanted: [(section: Int, frame: CGRect)] = []
    if style != .plain, !geometry.sections.isEmpty, bounds.width > 0 {
      var section = geometry.section(at: bounds.minY)
      while section < geometry.sections.count, geometry.sectionTop(section) < bounds.maxY {
        let top = geometry.sectionTop(section) + geometry.sections[section].rowsOffset
        let frame = CGRect(
          x: rowSpan.x, y: top, width: rowSpan.width, height: geometry.sections[section].rows.total)
        if frame.height > 0 { wanted.append((section, frame)) }
        section += 1
      }
    }
    while surfaces.count > wanted.count { surfaces.removeLast().removeFromSuperview() }
    while surfaces.count < wanted.count {
      let surface = TableSectionSurface(isInset: style == .insetGrouped)
      insertSubview(surface, at: backmostPlace)
      surfaces.append(surface)
    }
    for (surface, place) in zip(surfaces, wanted) where surface.frame != place.frame { surface.frame = place.frame }
  }

  // MARK: The ends of the table

  func endView(_ old: UIView?, becomes new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self {
      if new === backgroundView { insertSubview(new, at: 0) } else { addSubview(new) }
    }
    setNeedsLayout()
  }

  func placeHeaderView() {
    let height = tableHeaderView?.bounds.height ?? 0
    if geometry.top != height {
      geometry.top = height
      replaceShownRows()
    }
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    if let tableHeaderView, tableHeaderView.frame != frame { tableHeaderView.frame = frame }
  }

  func placeFooterView() {
    let height = tableFooterView?.bounds.height ?? 0
    let frame = CGRect(x: 0, y: geometry.bottom, width: bounds.width, height: height)
    if let tableFooterView, tableFooterView.frame != frame { tableFooterView.frame = frame }
    let size = CGSize(width: bounds.width, height: geometry.bottom + height)
    if contentSize != size { contentSize = size }
  }

  func placeBackgroundAndIndex() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    guard let indexView else { return }
    let insets = adjustedContentInset
    indexView.frame = CGRect(
      x: bounds.maxX - SectionIndexView.width, y: bounds.minY + insets.top, width: SectionIndexView.width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    if subviews.last !== indexView { bringSubviewToFront(indexView) }
  }
}
