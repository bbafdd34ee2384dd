import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

// The rectangles of sections and rows, in the coordinates of the content.
extension UITableView {
  private var sideMargin: CGFloat { bounds.width < 414 ? 16 : 20 }

  /// The distance of readable content from the edges of the table, in points.
  private var edgeMargin: CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return sideMargin }
    return max(sideMargin, readableInsets.left)
  }

  /// The distance of texts from the edges of rows, in points.
  var rowMargin: CGFloat { style == .insetGrouped ? sideMargin : edgeMargin }

  /// The safe area at the sides of rows that reach the edges of the table.
  var safeSides: SafeSides {
    guard insetsContentViewsToSafeArea, style != .insetGrouped else { return SafeSides() }
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    return isLayoutRightToLeft
      ? SafeSides(leading: right, trailing: left) : SafeSides(leading: left, trailing: right)
  }

  /// The left edge and the width of rows: in inset tables they keep the margins.
  var rowSpan: (x: CGFloat, width: CGFloat) {
    style == .insetGrouped ? (edgeMargin, max(0, bounds.width - 2 * edgeMargin)) : (0, bounds.width)
  }

  func rowFrame(_ path: IndexPath) -> CGRect {
    let span = rowSpan
    return CGRect(
      x: span.x, y: geometry.rowTop(path.row, path.section), width: span.width,
      height: geometry.rowHeight(path.row, path.section))
  }

  private func fullWidthRect(y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: rowSpan.x, y: y, width: rowSpan.width, height: height)
  }

  // MARK: Rectangles; zero for sections that do not exist

  func baseRect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return fullWidthRect(y: geometry.sectionTop(section), height: geometry.sections[section].height)
  }

  func rectForHeaderFooter(_ section: Int, isFooter: Bool) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return fullWidthRect(
      y: geometry.headerFooterTop(section, isFooter: isFooter),
      height: geometry.sections[section][isFooter: isFooter].height)
  }

  // MARK: Rows at points

  func baseIndexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard bounds.width > 0, !geometry.sections.isEmpty, point.y.isFinite else { return nil }
    let section = geometry.section(at: point.y)
    guard geometry.sections[section].rows.count > 0 else { return nil }
    let path = IndexPath(row: geometry.row(at: point.y, in: section), section: section)
    return rowFrame(path).contains(point) ? path : nil
  }

  func baseIndexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var found: [IndexPath] = []
    guard !geometry.sections.isEmpty, rect.height > 0, rect.minY.isFinite, rect.maxY.isFinite else { return found }
    var section = geometry.section(at: rect.minY)
    while section < geometry.sections.count, geometry.sectionTop(section) < rect.maxY {
      var row = geometry.row(at: rect.minY, in: section)
      while row < geometry.sections[section].rows.count, geometry.rowTop(row, section) < rect.maxY {
        let path = IndexPath(row: row, section: section)
        if rowFrame(path).intersects(rect) { found.append(path) }
        row += 1
      }
      section += 1
    }
    return found
  }

  func layOutIfDue() { if !loading.isShowing { layoutIfNeeded() } }

  var rowsOnScreen: [ShownRow] {
    let bounds = bounds
    return shownRows.filter { $0.cell.frame.maxY > bounds.minY && $0.cell.frame.minY < bounds.maxY }
  }

  // MARK: Scrolling

  func baseScrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard checkScrolling(to: indexPath) else { return }
    layOutIfDue()
    for _ in 0..<Self.scrollRounds {
      let offset = offset(for: indexPath, scrollPosition)
      guard offset != bounds.origin.y else { return }
      setContentOffset(CGPoint(x: bounds.origin.x, y: offset), animated: animated)
      if animated { return }
      // Rows that come on the screen get their real heights, which moves the row.
      layOutIfDue()
      guard indexPath.row == NSNotFound || geometry.holds(indexPath) else { return }
    }
  }

  private static let scrollRounds = 5

  func baseScrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selection.paths.filter { geometry.holds($0) }.min {
      abs(rowFrame($0).midY - middle) < abs(rowFrame($1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  private func checkScrolling(to path: IndexPath) -> Bool {
    let method = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]"
    guard geometry.sections.indices.contains(path.section) else {
      raise(.range("\(method): section (\(path.section)) beyond bounds (\(geometry.sections.count))."))
      return false
    }
    let count = geometry.sections[path.section].rows.count
    guard path.row == NSNotFound || (path.row >= 0 && path.row < count) else {
      raise(.range("\(method): row (\(path.row)) beyond bounds (\(count)) for section (\(path.section))."))
      return false
    }
    return true
  }

  private func offset(for path: IndexPath, _ position: ScrollPosition) -> CGFloat {
    let row = path.row == NSNotFound ? rectForHeader(inSection: path.section) : rowFrame(path)
    let header =
      style == .plain && path.row != NSNotFound ? geometry.sections[path.section].header.height : 0
    let insets = adjustedContentInset
    let visibleHeight = bounds.height - insets.top - insets.bottom
    let top = row.minY - header - insets.top
    let bottom = row.maxY + insets.bottom - bounds.height
    let target: CGFloat
    switch position {
    case .top: target = top
    case .bottom: target = bottom
    case .middle: target = row.midY - insets.top - visibleHeight / 2
    case .none:
      if bounds.minY > top { target = top } else { target = max(bounds.minY, bottom) }
    }
    return scrollBounds.clamped(CGPoint(x: bounds.minX, y: target)).y
  }
}

extension UncaughtException {
  fileprivate static func range(_ reason: String) -> UncaughtException {
    UncaughtException(name: "NSRangeException", reason: reason)
  }
}
