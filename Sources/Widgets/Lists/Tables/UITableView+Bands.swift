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

// Headers and footers of sections: views of the delegate, or of UIKit's with the data source's titles.
extension UITableView {
  func bandSurroundings(_ section: Int, isFooter: Bool) -> BandSurroundings {
    BandSurroundings(
      isGrouped: style != .plain, isFooter: isFooter, isFirst: section == 0, isPinned: false, sideMargin: rowMargin)
  }

  /// Finds out how high the header and the footer of a section are.
  func resolveBands(_ section: Int) {
    for isFooter in [false, true] {
      if geometry.sections[section][isFooter: isFooter].isKnown { continue }
      resolveBand(section, isFooter: isFooter)
      if !geometry.sections.indices.contains(section) { return }
    }
  }

  private func resolveBand(_ section: Int, isFooter: Bool) {
    let generation = loading.generation
    let view = makeBand(section, isFooter: isFooter)
    guard loading.generation == generation else { return }
    let given = askBandHeight(section, isFooter: isFooter)?.height
    var height: CGFloat
    if let view {
      height = given ?? fittingHeight(of: view, section, isFooter)
      add(view, section, isFooter)
      view.isHidden = true
    } else {
      height = style == .plain ? 0 : given ?? bandSurroundings(section, isFooter: isFooter).emptyHeight
    }
    if !height.isFinite { height = 0 }
    geometry.setBand(.init(height: max(0, height), isKnown: true), section: section, isFooter: isFooter)
  }

  private func add(_ view: UIView, _ section: Int, _ isFooter: Bool) {
    shownBands.append(ShownBand(section: section, isFooter: isFooter, view: view))
    addSubview(view)
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
      baseDequeueReusableHeaderFooterView(withIdentifier: identifier)
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
    let generation = loading.generation
    var wanted: [(section: Int, isFooter: Bool)] = []
    for section in sectionsOnScreen {
      for isFooter in [false, true] where geometry.sections[section][isFooter: isFooter].height > 0 {
        if bandFrame(section, isFooter: isFooter).intersects(bounds) { wanted.append((section, isFooter)) }
      }
    }
    retireBands { band in !wanted.contains { $0.section == band.section && $0.isFooter == band.isFooter } }
    for band in wanted where loading.generation == generation {
      show(band.section, isFooter: band.isFooter)
    }
  }

  private func show(_ section: Int, isFooter: Bool) {
    let known = shownBand(section, isFooter: isFooter)
    guard let view = known ?? makeBand(section, isFooter: isFooter) else { return }
    if known == nil { add(view, section, isFooter) }
    let frame = bandFrame(section, isFooter: isFooter)
    if view.frame != frame { view.frame = frame }
    showPinning(of: view, section, isFooter)
    guard known == nil || view.isHidden else { return }
    view.isHidden = false
    tellWillDisplay(view, section, isFooter)
  }

  /// A header of UIKit's that stays at the edge hides the rows that move below it.
  private func showPinning(of view: UIView, _ section: Int, _ isFooter: Bool) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    let natural = geometry.bandTop(section, isFooter: isFooter)
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
      tellDelegate(
        "tableView(_:willDisplayFooterView:forSection:)",
        "willDisplayFooterView: \(plainName(of: view)), forSection: \(section)"
      ) {
        $0.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    } else {
      tellDelegate(
        "tableView(_:willDisplayHeaderView:forSection:)",
        "willDisplayHeaderView: \(plainName(of: view)), forSection: \(section)"
      ) {
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
      tellDelegate(
        "tableView(_:didEndDisplayingFooterView:forSection:)",
        "didEndDisplayingFooterView: \(plainName(of: band.view)), forSection: \(band.section)"
      ) {
        $0.tableView(self, didEndDisplayingFooterView: band.view, forSection: band.section)
      }
    } else {
      tellDelegate(
        "tableView(_:didEndDisplayingHeaderView:forSection:)",
        "didEndDisplayingHeaderView: \(plainName(of: band.view)), forSection: \(band.section)"
      ) {
        $0.tableView(self, didEndDisplayingHeaderView: band.view, forSection: band.section)
      }
    }
  }

  func shownBand(_ section: Int, isFooter: Bool) -> UIView? {
    shownBands.first { $0.section == section && $0.isFooter == isFooter }?.view
  }

  /// Where a header or a footer is seen: in plain tables it stays at the edge as long as its section is there.
  private func bandFrame(_ section: Int, isFooter: Bool) -> CGRect {
    let height = geometry.sections[section][isFooter: isFooter].height
    var y = geometry.bandTop(section, isFooter: isFooter)
    if style == .plain {
      let other = geometry.bandTop(section, isFooter: !isFooter)
      if isFooter {
        let lowest = bounds.maxY - adjustedContentInset.bottom - height
        y = min(y, max(lowest, other + geometry.sections[section].header.height))
      } else {
        let highest = bounds.minY + adjustedContentInset.top
        y = max(y, min(highest, other - height))
      }
    }
    return CGRect(x: rowSpan.x, y: y, width: rowSpan.width, height: height)
  }
}
