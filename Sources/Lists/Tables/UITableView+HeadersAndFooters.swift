import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

/// The header or the footer of a section that is on the screen.
struct ShownHeaderFooter {
  var section: Int
  let isFooter: Bool
  let view: UIView
}

// Headers and footers of sections: views of the delegate, or standard views with the data source's titles.
extension UITableView {
  func headerFooterSurroundings(_ section: Int, isFooter: Bool) -> HeaderFooterSurroundings {
    HeaderFooterSurroundings(
      isGrouped: style != .plain, isFooter: isFooter, isFirst: section == 0, isPinned: false, sideMargin: rowMargin,
      safeSides: safeSides)
  }

  /// Applies the table's settings to the headers and footers that are on the screen.
  func adaptHeaderFooters() {
    for shown in shownHeaderFooters {
      if let view = shown.view as? UITableViewHeaderFooterView { adapt(view, shown.section, shown.isFooter) }
    }
  }

  /// Determines the heights of the header and the footer of a section.
  func resolveHeaderFooters(_ section: Int) {
    for isFooter in [false, true] {
      if geometry.sections[section][isFooter: isFooter].isKnown { continue }
      resolveHeaderFooter(section, isFooter: isFooter)
      if !geometry.sections.indices.contains(section) { return }
    }
  }

  private func resolveHeaderFooter(_ section: Int, isFooter: Bool) {
    let generation = loading.generation
    let view = makeHeaderFooter(section, isFooter: isFooter)
    guard loading.generation == generation else { return }
    let given = askHeaderFooterHeight(section, isFooter: isFooter)?.height
    var height: CGFloat
    if let view {
      height = given ?? fittingHeight(of: view, section, isFooter)
      add(view, section, isFooter)
      view.isHidden = true
    } else {
      height = style == .plain ? 0 : given ?? headerFooterSurroundings(section, isFooter: isFooter).emptyHeight
    }
    if !height.isFinite { height = 0 }
    geometry.setHeaderFooter(.init(height: max(0, height), isKnown: true), section: section, isFooter: isFooter)
  }

  private func add(_ view: UIView, _ section: Int, _ isFooter: Bool) {
    shownHeaderFooters.append(ShownHeaderFooter(section: section, isFooter: isFooter, view: view))
    addSubview(view)
  }

  private func fittingHeight(of view: UIView, _ section: Int, _ isFooter: Bool) -> CGFloat {
    let standard = headerFooterSurroundings(section, isFooter: isFooter).standardHeight
    if let view = view as? UITableViewHeaderFooterView { return view.fittingHeight(width: rowSpan.width) }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if fitting > 0 { return fitting }
    return view.bounds.height > 0 ? view.bounds.height : standard
  }

  /// The delegate's view, else one with the data source's title; nil for none.
  private func makeHeaderFooter(_ section: Int, isFooter: Bool) -> UIView? {
    if let asked = askHeaderFooterView(section, isFooter: isFooter) {
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
    view.surroundings = headerFooterSurroundings(section, isFooter: isFooter)
  }

  // MARK: Showing

  /// Shows the headers and footers of the sections that are on the screen.
  func showHeaderFooters() {
    let generation = loading.generation
    var visible: [(section: Int, isFooter: Bool)] = []
    for section in sectionsOnScreen {
      for isFooter in [false, true] where geometry.sections[section][isFooter: isFooter].height > 0 {
        if headerFooterFrame(section, isFooter: isFooter).intersects(bounds) { visible.append((section, isFooter)) }
      }
    }
    retireHeaderFooters { shown in !visible.contains { $0.section == shown.section && $0.isFooter == shown.isFooter } }
    for headerFooter in visible where loading.generation == generation {
      show(headerFooter.section, isFooter: headerFooter.isFooter)
    }
  }

  private func show(_ section: Int, isFooter: Bool) {
    let known = shownHeaderFooter(section, isFooter: isFooter)
    guard let view = known ?? makeHeaderFooter(section, isFooter: isFooter) else { return }
    if known == nil { add(view, section, isFooter) }
    let frame = headerFooterFrame(section, isFooter: isFooter)
    if view.frame != frame { view.frame = frame }
    showPinning(of: view, section, isFooter)
    guard known == nil || view.isHidden else { return }
    view.isHidden = false
    tellWillDisplay(view, section, isFooter)
  }

  /// A standard header that is pinned to the edge hides the rows that move below it.
  private func showPinning(of view: UIView, _ section: Int, _ isFooter: Bool) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    let natural = geometry.headerFooterTop(section, isFooter: isFooter)
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

  func retireHeaderFooters(_ isGone: (ShownHeaderFooter) -> Bool) {
    let gone = shownHeaderFooters.filter(isGone)
    guard !gone.isEmpty else { return }
    shownHeaderFooters.removeAll { shown in gone.contains { $0.view === shown.view } }
    for headerFooter in gone {
      let wasShown = !headerFooter.view.isHidden
      recycleHeaderFooter(headerFooter.view)
      if wasShown { tellDidEndDisplaying(headerFooter) }
    }
  }

  private func tellDidEndDisplaying(_ shown: ShownHeaderFooter) {
    if shown.isFooter {
      tellDelegate(
        "tableView(_:didEndDisplayingFooterView:forSection:)",
        "didEndDisplayingFooterView: \(plainName(of: shown.view)), forSection: \(shown.section)"
      ) {
        $0.tableView(self, didEndDisplayingFooterView: shown.view, forSection: shown.section)
      }
    } else {
      tellDelegate(
        "tableView(_:didEndDisplayingHeaderView:forSection:)",
        "didEndDisplayingHeaderView: \(plainName(of: shown.view)), forSection: \(shown.section)"
      ) {
        $0.tableView(self, didEndDisplayingHeaderView: shown.view, forSection: shown.section)
      }
    }
  }

  func shownHeaderFooter(_ section: Int, isFooter: Bool) -> UIView? {
    shownHeaderFooters.first { $0.section == section && $0.isFooter == isFooter }?.view
  }

  /// The frame of a header or a footer: in plain tables it is pinned to the edge while its section is visible.
  private func headerFooterFrame(_ section: Int, isFooter: Bool) -> CGRect {
    let height = geometry.sections[section][isFooter: isFooter].height
    var y = geometry.headerFooterTop(section, isFooter: isFooter)
    if style == .plain {
      let other = geometry.headerFooterTop(section, isFooter: !isFooter)
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
