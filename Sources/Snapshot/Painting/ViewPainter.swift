import Foundation
import PlainviewUIKitCore

/// Walks a tree back to front, lets each view draw its content, and then draws the outlines around it.
@MainActor final class ViewPainter {
  private let root: UIView
  private let options: TextPicture.Options
  private let grid: CellGrid
  private var outlines: OutlineLayer
  private var order = 0

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
    paint(root, toRoot: toCells, clip: cells(CGRect(origin: .zero, size: root.bounds.size)), behind: nil)
    outlines.draw()
  }

  private func paint(_ view: UIView, toRoot: CGAffineTransform, clip: CellRect, behind: UIColor?) {
    guard !view.isHidden || view === root, view.alpha >= 0.01 else { return }
    order += 1
    let rectangle = cells(view.bounds.applying(toRoot))
    let background = paintBackground(of: view, in: rectangle, clip, behind)
    paintContent(of: view, in: rectangle, clip)
    let inner = view.clipsToBounds ? clip.intersection(rectangle) : clip
    for subview in view.subviews {
      paint(subview, toRoot: subview.transformToSuperview.concatenating(toRoot), clip: inner, behind: background)
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
    of view: UIView, in rectangle: CellRect, _ clip: CellRect, _ behind: UIColor?
  ) -> UIColor? {
    let color = view.backgroundColor.flatMap { $0.isClear ? nil : $0 }
    if let color, color.isOpaque, view.alpha >= 0.99 {
      grid.clip = clip
      grid.cover(rectangle, order: order)
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

  private func paintContent(of view: UIView, in rectangle: CellRect, _ clip: CellRect) {
    // Text that rounds to nothing still gets one row.
    let height = rectangle.height == 0 && view.bounds.height > 0 ? 1 : rectangle.height
    guard rectangle.width > 0, height > 0 else { return }
    grid.clip = clip
    view.drawText(
      on: TextCanvas(
        grid: grid, column: rectangle.left, row: rectangle.top, width: rectangle.width, height: height,
        style: options.style))
    if grid.takeOutlineRequest() { addOutline(of: view, rectangle, clip) }
  }

  // MARK: Reading the cells

  /// The rows of the picture, without the margin where nothing was drawn in it.
  func rows() -> [PictureRow] {
    var rows = (0..<grid.rows).map { row(at: $0) }
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
    return PictureRow(cells: cells, holdsOnlySides: !hasContent && hasOnlySides)
  }
}

/// A row of a picture as cells; the second half of a wide character is empty.
struct PictureRow: Equatable {
  var cells: [String]
  /// Whether nothing but vertical sides of outlines stands in the row.
  let holdsOnlySides: Bool

  var text: String {
    var end = cells.count
    while end > 0, cells[end - 1] == " " { end -= 1 }
    return cells[..<end].joined()
  }

  var isEmpty: Bool { cells.allSatisfy { $0 == " " } }
  var startsBlank: Bool { cells.first == " " }

  /// The row with words behind all of its cells.
  func marked(_ words: String) -> PictureRow { PictureRow(cells: cells + ["  " + words], holdsOnlySides: false) }

  func withoutFirstCell() -> PictureRow {
    PictureRow(cells: Array(cells.dropFirst()), holdsOnlySides: holdsOnlySides)
  }
}
