import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore
@_spi(Plainview) import PlainviewWidgets

/// Walks a tree back to front, lets each view draw its content, and then draws the outlines around it.
@MainActor final class ViewPainter {
  private let root: UIView
  let options: TextPicture.Options
  let grid: CellGrid
  var outlines: OutlineLayer
  @exclusivity(unchecked) private var order = 0
  /// For each drawing order the last one inside the same view.
  @exclusivity(unchecked) private var lastOrders = [0]
  @exclusivity(unchecked) private var surfaces: [OpaqueSurface] = []
  let redaction: Redaction?
  /// The traits of the view that is drawn.
  @exclusivity(unchecked) private var traits: UITraitCollection

  /// Cells around the root, for outlines that do not fit inside.
  private static let margin = 1

  /// How much of the margin is before the root's corner in the rows; known once they were asked for.
  @exclusivity(unchecked) var origin = (column: ViewPainter.margin, row: ViewPainter.margin)

  /// The columns and rows, stretched where texts need it.
  let axes: Axes
  struct Axes {
    var columns = StretchedAxis()
    var rows = StretchedAxis()
  }

  /// The short forms of names of pictures that were cut.
  private(set) var legend: [String] = []

  init(root: UIView, options: TextPicture.Options, axes: Axes) {
    self.root = root
    self.options = options
    self.axes = axes
    let columns = axes.columns.edge(Self.round(root.bounds.width / options.cell.width)) + 2 * Self.margin
    let rows = axes.rows.edge(Self.round(root.bounds.height / options.cell.height)) + 2 * Self.margin
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
    /// The innermost list that the view is in: when it was drawn.
    var list: Int?
  }

  func paint() {
    let toCells = CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)
    let clip = cells(CGRect(origin: .zero, size: root.bounds.size))
    let surroundings = Surroundings(clip: clip, isRedacted: redaction?.hides(root) ?? false)
    paint(root, toCells, in: surroundings)
    for view in WholeScreen.viewsInFront(of: root) {
      paint(view, view.transformToScreen.concatenating(toCells), in: surroundings)
    }
    var placement = TextPlacement(grid, outlines, style: options.style)
    placement.placeAll()
    legend = placement.legendLines
    outlines.draw(lastOrders: lastOrders, surfaces: surfaces)
  }

  /// The axes with cells for what does not fit; nil where everything fits, or where the picture cannot become larger.
  var grownAxes: Axes? {
    guard !grid.needs.isEmpty else { return nil }
    var grown = axes
    let needs = grid.needs.map { need in
      CellNeed(
        need.axis, need.cells.lowerBound - Self.margin..<need.cells.upperBound - Self.margin, count: need.count)
    }
    let columns = grown.columns.grow(
      needs.filter { $0.axis == .columns }, limit: max(0, Self.sizeLimit - grid.columns))
    let rows = grown.rows.grow(needs.filter { $0.axis == .rows }, limit: max(0, Self.sizeLimit - grid.rows))
    return columns || rows ? grown : nil
  }

  private func paint(_ view: UIView, _ toRoot: CGAffineTransform, in surroundings: Surroundings) {
    guard UITraitCollection.colorsMayDifferByView else { return paintTree(view, toRoot, in: surroundings) }
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
    if view is UIScrollView { inside.list = own }
    if let redaction, !inside.isRedacted { inside.isRedacted = redaction.names(view) }
    let area = view.bounds.applying(toRoot)
    let rectangle = cells(area)
    let surface = Surface(of: view, opacity: inside.opacity)
    inside.color = paint(surface, area, rectangle, in: surroundings, inside.opacity)
    let isBlank = paintContent(of: view, area, rectangle, surroundings.clip, inside)
    if isBlank { paintRule(surface, area, rectangle, in: surroundings, of: view) }
    if view.clipsToBounds { inside.clip = surroundings.clip.intersection(rectangle) }
    paintParts(of: view, rectangle, toRoot, inside)
    lastOrders[own] = order
  }

  private func beginOrder() -> Int {
    order += 1
    grid.order = order
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
      exactTop: exactRow(area.minY) - CGFloat(rectangle.top), exactHeight: exactRow(area.maxY) - exactRow(area.minY),
      style: options.style)
  }

  // MARK: Surfaces

  /// Rounds each edge to cells by itself, half up, so that adjacent views share an edge.
  private func cells(_ rectangle: CGRect) -> CellRect {
    let cell = options.cell
    return CellRect(
      left: axes.columns.edge(Self.round(rectangle.minX / cell.width)) + Self.margin,
      top: axes.rows.edge(Self.round(rectangle.minY / cell.height)) + Self.margin,
      right: axes.columns.edge(Self.round(rectangle.maxX / cell.width)) + Self.margin,
      bottom: axes.rows.edge(Self.round(rectangle.maxY / cell.height)) + Self.margin)
  }

  /// A position in columns or rows of the picture, not rounded.
  private func exactColumn(_ x: CGFloat) -> CGFloat {
    axes.columns.position(x / options.cell.width) + CGFloat(Self.margin)
  }
  private func exactRow(_ y: CGFloat) -> CGFloat { axes.rows.position(y / options.cell.height) + CGFloat(Self.margin) }

  private func exactCells(_ rectangle: CGRect) -> CGRect {
    let (x, y) = (exactColumn(rectangle.minX), exactRow(rectangle.minY))
    return CGRect(x: x, y: y, width: exactColumn(rectangle.maxX) - x, height: exactRow(rectangle.maxY) - y)
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
    surfaces.append(OpaqueSurface(area: exactCells(area).intersection(seen(clip)), order: order))
  }

  private func seen(_ cells: CellRect) -> CGRect {
    CGRect(x: cells.left, y: cells.top, width: cells.width, height: cells.height)
  }

  private func addOutline(around rectangle: CellRect, _ clip: CellRect, isRounded: Bool) {
    guard rectangle.width >= 2, rectangle.height >= 2 else { return }
    outlines.add(
      Outline(rectangle: rectangle, clip: clip, order: order, shape: isRounded ? .rounded : .square))
  }

  /// Notes a line where a view is no more than one: a separator, the underline of a field.
  private func paintRule(
    _ surface: Surface, _ area: CGRect, _ rectangle: CellRect, in surroundings: Surroundings, of view: UIView? = nil
  ) {
    guard surface.differs(from: surroundings.color) else { return }
    let cell = options.cell
    var (line, shape) = (rectangle, Outline.Shape.row)
    if area.height < cell.height / 2, area.height > 0, rectangle.width >= 2 {
      let own = axes.rows.edge(Self.floor(area.midY / cell.height)) + Self.margin
      (line.top, line.bottom) = (own, rectangle.top == own ? own + 1 : own + 2)
    } else if area.width < cell.width / 2, area.width > 0, rectangle.height >= 2 {
      shape = .column
      let own = axes.columns.edge(Self.floor(area.midX / cell.width)) + Self.margin
      (line.left, line.right) = (own, rectangle.left == own ? own + 1 : own + 2)
    } else {
      return
    }
    var clip = surroundings.clip
    // A line at the far edge of what clips it may be rounded to the row or the column behind it.
    if shape == .row, line.top == clip.bottom, !clip.isEmpty {
      (line.top, clip.bottom) = (line.top - 1, clip.bottom + 1)
    }
    if shape == .column, line.left == clip.right, !clip.isEmpty {
      (line.left, clip.right) = (line.left - 1, clip.right + 1)
    }
    let seen = line.intersection(clip)
    guard seen.width > 0, seen.height > 0 else { return }
    let list = surroundings.list != nil && view is any SeparatorShowing ? surroundings.list : nil
    outlines.add(
      Outline(
        rectangle: seen, clip: clip, order: order, shape: shape, line: exactCells(area), list: list))
  }

  /// Lets the view draw itself; returns whether it drew nothing.
  private func paintContent(
    of view: UIView, _ area: CGRect, _ rectangle: CellRect, _ clip: CellRect, _ surroundings: Surroundings
  ) -> Bool {
    var rectangle = rectangle
    if rectangle.height == 0, area.height > 0 {
      // Text that rounds to nothing still gets the row that its middle is in.
      rectangle.top = axes.rows.edge(Self.floor(area.midY / options.cell.height)) + Self.margin
      rectangle.bottom = rectangle.top + 1
    }
    guard rectangle.width > 0, rectangle.height > 0 else { return true }
    grid.clip = clip
    if let styles = grid.styles {
      let percent = Int((surroundings.opacity * 100).rounded())
      styles.pen = StylePlane.Ink(view.textAppearance, opacity: percent, traits: traits)
    }
    grid.order = order
    if surroundings.isRedacted { grid.startNoting() }
    let before = grid.writtenCells
    let canvas = canvas(area, rectangle)
    view.paintDrawing(on: canvas)
    view.drawText(on: canvas)
    if surroundings.isRedacted { fillWhatIsWritten(of: view, from: rectangle.left, to: rectangle.right) }
    if let covered = grid.takeCoverRequest() { surfaces.append(OpaqueSurface(area: seen(covered), order: order)) }
    if let outline = grid.takeOutlineRequest() {
      addOutline(around: outline, clip, isRounded: (view.layerIfLoaded?.cornerRadius ?? 0) > 0)
    }
    return grid.writtenCells == before
  }
}
