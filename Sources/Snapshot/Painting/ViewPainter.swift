import Foundation
import PlainviewUIKitCore
import PlainviewWidgets

/// Walks a tree back to front, lets each view draw its content, and then draws the outlines around it.
@MainActor final class ViewPainter {
  private let root: UIView
  private let options: TextPicture.Options
  private let grid: CellGrid
  private var outlines: OutlineLayer
  private var order = 0
  private let redaction: Redaction?
  private let traits: UITraitCollection

  /// Cells around the root, for outlines that find no room inside.
  private static let margin = 1

  init(root: UIView, options: TextPicture.Options) {
    self.root = root
    self.options = options
    let columns = Self.round(root.bounds.width / options.cell.width) + 2 * Self.margin
    let rows = Self.round(root.bounds.height / options.cell.height) + 2 * Self.margin
    grid = CellGrid(
      columns: min(max(columns, 2), Self.sizeLimit), rows: min(max(rows, 2 * Self.margin + 1), Self.sizeLimit))
    outlines = OutlineLayer(grid: grid)
    redaction = Redaction.current
    traits = root.traitCollection
    guard options.recordsStyles else { return }
    grid.styles = StylePlane(
      columns: grid.columns, rows: grid.rows, base: PictureColor(.systemBackground, traits))
  }

  /// The most columns and rows of a picture; what lies beyond is not drawn.
  private static let sizeLimit = 2000

  private static func round(_ value: CGFloat) -> Int {
    guard value.isFinite else { return 0 }
    return Int(min(max((value + 0.5).rounded(.down), -100_000), 100_000))
  }

  // MARK: Walking

  func paint() {
    let toCells = CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)
    paint(
      root, toRoot: toCells, clip: cells(CGRect(origin: .zero, size: root.bounds.size)), behind: nil,
      Looks(isRedacted: redaction?.hides(root) ?? false))
    outlines.draw()
  }

  /// What a view takes over from its ancestors.
  private struct Looks {
    var opacity: CGFloat = 1
    var isRedacted: Bool
  }

  private func paint(
    _ view: UIView, toRoot: CGAffineTransform, clip: CellRect, behind: UIColor?, _ inherited: Looks
  ) {
    guard !view.isHidden || view === root, view.alpha >= 0.01 else { return }
    order += 1
    var looks = inherited
    looks.opacity *= view.alpha
    if let redaction, !looks.isRedacted { looks.isRedacted = redaction.names(view) }
    let rectangle = cells(view.bounds.applying(toRoot))
    let background = paintBackground(of: view, in: rectangle, clip, behind, looks)
    paintContent(of: view, in: rectangle, clip, looks)
    let inner = view.clipsToBounds ? clip.intersection(rectangle) : clip
    for subview in view.subviews {
      paint(
        subview, toRoot: subview.transformToSuperview.concatenating(toRoot), clip: inner, behind: background, looks)
    }
  }

  /// Rounds each edge to cells by itself, half up, so that neighbours share an edge.
  private func cells(_ rectangle: CGRect) -> CellRect {
    let cell = options.cell
    return CellRect(
      left: Self.round(rectangle.minX / cell.width) + Self.margin,
      top: Self.round(rectangle.minY / cell.height) + Self.margin,
      right: Self.round(rectangle.maxX / cell.width) + Self.margin,
      bottom: Self.round(rectangle.maxY / cell.height) + Self.margin)
  }

  /// Hides what an opaque background covers, and notes an outline; returns the colour that is behind the subviews.
  private func paintBackground(
    of view: UIView, in rectangle: CellRect, _ clip: CellRect, _ behind: UIColor?, _ looks: Looks
  ) -> UIColor? {
    let color = view.backgroundColor.flatMap { $0.isClear ? nil : $0 }
    if let color, color.isOpaque, view.alpha >= 0.99 {
      grid.clip = clip
      grid.cover(rectangle, order: order)
    }
    if let color, let styles = grid.styles {
      let whole = CellRect(left: 0, top: 0, right: grid.columns, bottom: grid.rows)
      styles.paint(
        rectangle.intersection(clip).intersection(whole), PictureColor(color, traits, opacity: looks.opacity))
    }
    let differs = color != nil && color != behind
    let isBordered = (view.layerIfLoaded?.borderWidth ?? 0) > 0
    if differs || isBordered || view is UIWindow { addOutline(of: view, rectangle, clip) }
    return color ?? behind
  }

  private func addOutline(of view: UIView, _ rectangle: CellRect, _ clip: CellRect) {
    guard rectangle.width >= 2, rectangle.height >= 2 else { return }
    let isRounded = (view.layerIfLoaded?.cornerRadius ?? 0) > 0
    outlines.add(Outline(rectangle: rectangle, clip: clip, order: order, isRounded: isRounded))
  }

  private func paintContent(of view: UIView, in rectangle: CellRect, _ clip: CellRect, _ looks: Looks) {
    // Text that rounds to nothing still gets one row.
    let height = rectangle.height == 0 && view.bounds.height > 0 ? 1 : rectangle.height
    guard rectangle.width > 0, height > 0 else { return }
    grid.clip = clip
    if let styles = grid.styles { styles.pen = ink(of: view, looks) }
    if looks.isRedacted { grid.startNoting() }
    view.drawText(
      on: TextCanvas(
        grid: grid, column: rectangle.left, row: rectangle.top, width: rectangle.width, height: height,
        style: options.style))
    if looks.isRedacted { fillWhatIsWritten(of: view, from: rectangle.left, to: rectangle.right) }
    if grid.takeOutlineRequest() { addOutline(of: view, rectangle, clip) }
  }

  private func ink(of view: UIView, _ looks: Looks) -> StylePlane.Ink {
    let appearance = view.textAppearance
    var ink = StylePlane.Ink()
    if let color = appearance.color, PictureColor(color, traits) != PictureColor(.label, traits) {
      ink.color = PictureColor(color, traits)
      ink.colorName = color.name
    }
    ink.isBold = appearance.isBold
    ink.isItalic = appearance.isItalic
    ink.isUnderlined = appearance.isUnderlined
    ink.isDisabled = appearance.isDisabled
    ink.opacity = Int((looks.opacity * 100).rounded())
    return ink
  }

  // MARK: Redaction

  /// Hides what a view has written: rows with text are filled as wide as the view, so that another text of another
  /// length makes the same picture. The brackets of controls stay.
  private func fillWhatIsWritten(of view: UIView, from left: Int, to right: Int) {
    let fill = options.style == .ascii ? "#" : "▒"
    for (row, columns) in grid.takeNotes() {
      var filled = min(left, columns.lowerBound)..<max(right, columns.upperBound)
      let last = columns.upperBound - 1
      if view is UIControl, columns.count > 2, grid.text(column: columns.lowerBound, row: row) == "[",
        grid.text(column: last, row: row) == "]"
      {
        filled = columns.lowerBound + 1..<last
      }
      for column in filled { grid.put(fill, width: 1, column: column, row: row) }
    }
  }

  // MARK: Reading the cells

  /// The rows of the picture, without the margin where nothing was drawn in it.
  func rows() -> [PictureRow] {
    var rows = (0..<grid.rows).map { row(at: $0) }
    if let redaction, !redaction.patterns.isEmpty { rows = rows.map { redaction.redacted($0) } }
    if rows.first?.isEmpty ?? false { rows.removeFirst() }
    if rows.last?.isEmpty ?? false { rows.removeLast() }
    if rows.allSatisfy({ $0.startsBlank }) { rows = rows.map { $0.withoutFirstCell() } }
    return rows
  }

  private func row(at row: Int) -> PictureRow {
    var cells: [String] = []
    cells.reserveCapacity(grid.columns)
    var hasContent = false
    var hasOnlySides = true
    for column in 0..<grid.columns {
      if let text = grid.text(column: column, row: row) {
        hasContent = true
        cells.append(text)
      } else if let mark = outlines.mark(column: column, row: row, style: options.style) {
        hasOnlySides = hasOnlySides && outlines.isSide(column: column, row: row)
        cells.append(mark)
      } else {
        cells.append(" ")
      }
    }
    return PictureRow(cells: cells, styles: styles(ofRow: row), holdsOnlySides: !hasContent && hasOnlySides)
  }

  private func styles(ofRow row: Int) -> [CellStyle] {
    guard let plane = grid.styles else { return [] }
    return (0..<grid.columns).map { column in
      var style = CellStyle()
      if grid.text(column: column, row: row) != nil { style.ink = plane.ink(column: column, row: row) }
      style.background = plane.background(column: column, row: row)
      return style
    }
  }
}
