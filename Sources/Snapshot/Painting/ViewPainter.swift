import Foundation
@_spi(Plainview) import PlainviewUIKitCore
@_spi(Plainview) import PlainviewWidgets

/// Walks a tree back to front, lets each view draw its content, and then draws the outlines around it.
@MainActor final class ViewPainter {
  private let root: UIView
  private let options: TextPicture.Options
  private let grid: CellGrid
  private var outlines: OutlineLayer
  private var order = 0
  /// For each drawing order the last one inside the same view.
  private var lastOrders = [0]
  private var surfaces: [OpaqueSurface] = []
  private let redaction: Redaction?
  /// The traits of the view that is drawn.
  private var traits: UITraitCollection

  /// Cells around the root, for outlines that find no room inside.
  private static let margin = 1

  /// How much of the margin stands before the root's corner in the rows; known once they were asked for.
  private(set) var origin = (column: ViewPainter.margin, row: ViewPainter.margin)

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

  private static func round(_ value: CGFloat) -> Int { floor(value + 0.5) }

  private static func floor(_ value: CGFloat) -> Int {
    guard value.isFinite else { return 0 }
    return Int(min(max(value.rounded(.down), -100_000), 100_000))
  }

  // MARK: Walking

  /// What a view is drawn in.
  private struct Surroundings {
    /// The part of the picture that clipping ancestors leave visible.
    var clip: CellRect
    /// The colour behind the view.
    var color: UIColor?
    /// How much is seen of the view's ancestors.
    var opacity: CGFloat = 1
    /// Whether texts must not be seen.
    var isRedacted: Bool
  }

  func paint() {
    let toCells = CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)
    let clip = cells(CGRect(origin: .zero, size: root.bounds.size))
    let surroundings = Surroundings(clip: clip, isRedacted: redaction?.hides(root) ?? false)
    paint(root, toCells, in: surroundings)
    // Keys are not drawn; what the app shows above them or in their place is.
    for view in (root as? UIWindow).map({ Keyboard.viewsOfApp(over: $0) }) ?? [] {
      paint(view, view.transformToRoot.concatenating(toCells), in: surroundings)
    }
    outlines.draw(lastOrders: lastOrders, surfaces: surfaces)
  }

  private func paint(_ view: UIView, _ toRoot: CGAffineTransform, in surroundings: Surroundings) {
    guard UITraitCollection.mayDifferByView else { return paintTree(view, toRoot, in: surroundings) }
    let outer = traits
    traits = view.traitCollection
    traits.performAsCurrent { paintTree(view, toRoot, in: surroundings) }
    traits = outer
  }

  private func paintTree(_ view: UIView, _ toRoot: CGAffineTransform, in surroundings: Surroundings) {
    var inside = surroundings
    inside.opacity *= view.alpha
    guard !view.isHidden || view === root, inside.opacity >= Self.leastOpacity else { return }
    let own = beginOrder()
    if let redaction, !inside.isRedacted { inside.isRedacted = redaction.names(view) }
    let area = view.bounds.applying(toRoot)
    let rectangle = cells(area)
    let surface = Surface(of: view, opacity: inside.opacity)
    inside.color = paint(surface, area, rectangle, in: surroundings, inside.opacity)
    let isBlank = paintContent(of: view, area, rectangle, surroundings.clip, inside)
    if isBlank { paintRule(surface, area, rectangle, in: surroundings) }
    if view.clipsToBounds { inside.clip = surroundings.clip.intersection(rectangle) }
    paintParts(of: view, rectangle, toRoot, inside)
    lastOrders[own] = order
  }

  private func beginOrder() -> Int {
    order += 1
    lastOrders.append(order)
    return order
  }

  /// What is less visible is not drawn.
  private static let leastOpacity: CGFloat = 0.01

  /// Draws subviews, and between them the layers that code put in.
  private func paintParts(of view: UIView, _ rectangle: CellRect, _ toRoot: CGAffineTransform, _ inside: Surroundings) {
    let layer = view.layerIfLoaded.flatMap { $0.hasLayersOfNoView ? $0 : nil }
    let placer = view.asSubviewPlacer
    for part in layer?.layers(inFrontOf: nil) ?? [] { paint(part, toRoot, in: inside) }
    for subview in view.subviews {
      var toPicture = subview.transformToSuperview.concatenating(toRoot)
      if let placer {
        let shift = placer.columnShift(of: subview, in: cells(subview.bounds.applying(toPicture)), of: rectangle)
        toPicture.tx += CGFloat(shift) * options.cell.width
      }
      paint(subview, toPicture, in: inside)
      for part in layer?.layers(inFrontOf: subview) ?? [] { paint(part, toRoot, in: inside) }
    }
  }

  /// Draws a layer of no view as a view without content is drawn.
  private func paint(_ layer: CALayer, _ toSuperlayer: CGAffineTransform, in surroundings: Surroundings) {
    var inside = surroundings
    inside.opacity *= CGFloat(layer.opacity)
    guard !layer.isHidden, inside.opacity >= Self.leastOpacity else { return }
    let own = beginOrder()
    let toRoot = layer.transformToSuperlayer.concatenating(toSuperlayer)
    let area = layer.bounds.applying(toRoot)
    let rectangle = cells(area)
    let surface = Surface(of: layer, opacity: inside.opacity)
    inside.color = paint(surface, area, rectangle, in: surroundings, inside.opacity)
    paintRule(surface, area, rectangle, in: surroundings)
    paintContent(of: layer, toRoot, surroundings.clip, isRedacted: inside.isRedacted)
    if layer.masksToBounds { inside.clip = surroundings.clip.intersection(rectangle) }
    for instance in layer.instances {
      for part in layer.layers(inFrontOf: nil) { paint(part, instance.concatenating(toRoot), in: inside) }
    }
    lastOrders[own] = order
  }

  private func paintContent(of layer: CALayer, _ toRoot: CGAffineTransform, _ clip: CellRect, isRedacted: Bool) {
    let area = layer.drawnArea.applying(toRoot)
    let rectangle = cells(area)
    guard rectangle.width > 0, rectangle.height > 0, !isRedacted else { return }
    grid.clip = clip
    if let styles = grid.styles { styles.pen = StylePlane.Ink() }
    layer.paintContent(on: canvas(area, rectangle))
  }

  private func canvas(_ area: CGRect, _ rectangle: CellRect) -> TextCanvas {
    TextCanvas(
      grid: grid, rectangle: rectangle,
      exactTop: area.minY / options.cell.height + CGFloat(Self.margin - rectangle.top),
      exactHeight: area.height / options.cell.height, style: options.style)
  }

  // MARK: Surfaces

  /// Rounds each edge to cells by itself, half up, so that neighbours share an edge.
  private func cells(_ rectangle: CGRect) -> CellRect {
    let cell = options.cell
    return CellRect(
      left: Self.round(rectangle.minX / cell.width) + Self.margin,
      top: Self.round(rectangle.minY / cell.height) + Self.margin,
      right: Self.round(rectangle.maxX / cell.width) + Self.margin,
      bottom: Self.round(rectangle.maxY / cell.height) + Self.margin)
  }

  private func exactCells(_ rectangle: CGRect) -> CGRect {
    let (cell, margin) = (options.cell, CGFloat(Self.margin))
    return CGRect(
      x: rectangle.minX / cell.width + margin, y: rectangle.minY / cell.height + margin,
      width: rectangle.width / cell.width, height: rectangle.height / cell.height)
  }

  /// Hides what an opaque colour covers, and notes an outline; returns the colour that is behind what is inside.
  private func paint(
    _ surface: Surface, _ area: CGRect, _ rectangle: CellRect, in surroundings: Surroundings, _ opacity: CGFloat
  ) -> UIColor? {
    grid.clip = surroundings.clip
    if surface.isOpaque { cover(area, rectangle, surroundings.clip) }
    if let color = surface.color, let styles = grid.styles {
      styles.paint(rectangle.intersection(grid.clip), PictureColor(color, traits, opacity: opacity))
    }
    if surface.isEdged || surface.differs(from: surroundings.color) {
      addOutline(around: rectangle, surroundings.clip, isRounded: surface.isRounded)
    }
    return surface.color ?? surroundings.color
  }

  private func cover(_ area: CGRect, _ rectangle: CellRect, _ clip: CellRect) {
    grid.cover(rectangle, order: order)
    let seen = CGRect(x: clip.left, y: clip.top, width: clip.width, height: clip.height)
    surfaces.append(OpaqueSurface(area: exactCells(area).intersection(seen), order: order))
  }

  private func addOutline(around rectangle: CellRect, _ clip: CellRect, isRounded: Bool) {
    guard rectangle.width >= 2, rectangle.height >= 2 else { return }
    outlines.add(
      Outline(rectangle: rectangle, clip: clip, order: order, shape: isRounded ? .rounded : .square))
  }

  /// Notes a line where a view is no more than one: a separator, the underline of a field.
  private func paintRule(_ surface: Surface, _ area: CGRect, _ rectangle: CellRect, in surroundings: Surroundings) {
    guard surface.differs(from: surroundings.color) else { return }
    let cell = options.cell
    var (line, shape) = (rectangle, Outline.Shape.row)
    if area.height < cell.height / 2, area.height > 0, rectangle.width >= 2 {
      let own = Self.floor(area.midY / cell.height) + Self.margin
      (line.top, line.bottom) = (own, rectangle.top == own ? own + 1 : own + 2)
    } else if area.width < cell.width / 2, area.width > 0, rectangle.height >= 2 {
      shape = .column
      let own = Self.floor(area.midX / cell.width) + Self.margin
      (line.left, line.right) = (own, rectangle.left == own ? own + 1 : own + 2)
    } else {
      return
    }
    let seen = line.intersection(surroundings.clip)
    guard seen.width > 0, seen.height > 0 else { return }
    outlines.add(
      Outline(rectangle: seen, clip: surroundings.clip, order: order, shape: shape, line: exactCells(area)))
  }

  /// Lets the view draw itself; returns whether it drew nothing.
  private func paintContent(
    of view: UIView, _ area: CGRect, _ rectangle: CellRect, _ clip: CellRect, _ looks: Surroundings
  ) -> Bool {
    var rectangle = rectangle
    if rectangle.height == 0, area.height > 0 {
      // Text that rounds to nothing still gets the row that its middle is in.
      rectangle.top = Self.floor(area.midY / options.cell.height) + Self.margin
      rectangle.bottom = rectangle.top + 1
    }
    guard rectangle.width > 0, rectangle.height > 0 else { return true }
    grid.clip = clip
    if let styles = grid.styles {
      let percent = Int((looks.opacity * 100).rounded())
      styles.pen = StylePlane.Ink(view.textAppearance, opacity: percent, traits: traits)
    }
    if looks.isRedacted { grid.startNoting() }
    let before = grid.writtenCells
    let canvas = canvas(area, rectangle)
    view.paintDrawing(on: canvas)
    view.drawText(on: canvas)
    if looks.isRedacted { fillWhatIsWritten(of: view, from: rectangle.left, to: rectangle.right) }
    if let outline = grid.takeOutlineRequest() {
      addOutline(around: outline, clip, isRounded: (view.layerIfLoaded?.cornerRadius ?? 0) > 0)
    }
    return grid.writtenCells == before
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
    if rows.first?.isEmpty ?? false {
      rows.removeFirst()
      origin.row -= 1
    }
    if rows.last?.isEmpty ?? false { rows.removeLast() }
    if rows.allSatisfy({ $0.startsBlank }) {
      rows = rows.map { $0.withoutFirstCell() }
      origin.column -= 1
    }
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
    let ends = hasContent ? grid.endsOfRightToLeftText(inRow: row) : []
    if !ends.isEmpty { DirectionMarks.add(to: &cells, ends: ends) }
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
