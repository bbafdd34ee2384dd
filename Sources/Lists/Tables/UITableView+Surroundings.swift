import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import PlainviewWidgets

// The views around the rows: the surfaces behind them, the header and footer views of the table, background and index.
extension UITableView {
  var standardBackground: UIColor { style == .plain ? .systemBackground : .systemGroupedBackground }

  /// Sets the style that a document gives.
  package func adopt(style: Style) {
    let hadStandardBackground = backgroundColor === standardBackground
    self.style = style
    if hadStandardBackground { backgroundColor = standardBackground }
    setNeedsReload()
  }

  // MARK: Surfaces of sections

  /// The sections that are at least partly visible; none while the table has no size.
  var sectionsOnScreen: Range<Int> {
    guard !geometry.sections.isEmpty, bounds.width > 0, bounds.height > 0 else { return 0..<0 }
    let first = geometry.section(at: bounds.minY)
    var end = first
    while end < geometry.sections.count, geometry.sectionTop(end) < bounds.maxY { end += 1 }
    return first..<end
  }

  /// Shows the surfaces behind the rows of the sections that are on the screen, in grouped tables.
  func showSurfaces() {
    var frames: [CGRect] = []
    for section in style == .plain ? 0..<0 : sectionsOnScreen {
      let top = geometry.sectionTop(section) + geometry.sections[section].rowsOffset
      let frame = CGRect(x: rowSpan.x, y: top, width: rowSpan.width, height: geometry.sections[section].rows.total)
      if frame.height > 0 { frames.append(frame) }
    }
    while surfaces.count > frames.count { surfaces.removeLast().removeFromSuperview() }
    while surfaces.count < frames.count {
      let surface = TableSectionSurface(isInset: style == .insetGrouped)
      insertSubview(surface, at: backmostCellIndex)
      surfaces.append(surface)
    }
    for (surface, frame) in zip(surfaces, frames) where surface.frame != frame { surface.frame = frame }
  }

  // MARK: The ends of the table

  func endView(_ old: UIView?, becomes new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self {
      if new === backgroundView {
        // Its constraints are solved with this size, before the table is laid out.
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: 0)
      } else {
        addSubview(new)
      }
    }
    setNeedsLayout()
  }

  func placeHeaderView() {
    let height = tableHeaderView?.bounds.height ?? 0
    if geometry.top != height {
      geometry.top = height
      updateShownRowFrames()
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
