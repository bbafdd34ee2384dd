package import Foundation

/// Shows on a canvas what code drew: filled cells, lines, texts and the names of pictures.
@MainActor package struct DrawingPainter {
  private let canvas: TextCanvas
  private let bounds: CGRect
  /// Columns and rows a point.
  private let columns: CGFloat
  private let rows: CGFloat

  /// Nil for a view or a canvas without area.
  package init?(_ canvas: TextCanvas, bounds: CGRect) {
    guard bounds.width > 0, bounds.height > 0, canvas.width > 0, canvas.height > 0 else { return nil }
    self.canvas = canvas
    self.bounds = bounds
    columns = CGFloat(canvas.width) / bounds.width
    rows = CGFloat(canvas.height) / bounds.height
  }

  package func paint(_ steps: [DrawingStep], over background: UIColor?) {
    for step in steps {
      switch step.content {
      case .fill(let path, let rule, let color): fill(path, rule, step.clip, mark(of: color, over: background))
      case .stroke(let path, let color): if color.alpha >= 0.01 { stroke(path, step.clip) }
      case .text(let lines, let runs, let rect): write(lines, runs, rect)
      case .image(let name, let rect): write([DrawnLine("%" + (name ?? "image"))], nil, rect)
      case .clear(let rect): fill(CGPath(rect: rect, transform: nil), .winding, step.clip, " ")
      }
    }
  }

  // MARK: Coordinates

  private func column(_ x: CGFloat) -> CGFloat { (x - bounds.minX) * columns }
  private func row(_ y: CGFloat) -> CGFloat { (y - bounds.minY) * rows }

  private func cell(_ value: CGFloat, _ limit: Int) -> Int {
    value.isFinite ? Int(min(max(value.rounded(.down), -1), CGFloat(limit))) : -1
  }

  private func middle(column: Int, row: Int) -> CGPoint {
    CGPoint(x: bounds.minX + (CGFloat(column) + 0.5) / columns, y: bounds.minY + (CGFloat(row) + 0.5) / rows)
  }

  // MARK: Areas

  /// What a filled cell shows: nothing for a colour that is that of the background.
  private func mark(of color: CGColor, over background: UIColor?) -> Character? {
    guard color.alpha >= 0.01 else { return nil }
    if color == (background ?? .systemBackground).cgColor { return " " }
    return canvas.style == .ascii ? "#" : "█"
  }

  /// Fills the cells whose middle is inside.
  private func fill(_ path: CGPath, _ rule: CGPathFillRule, _ clip: CGRect, _ mark: Character?) {
    guard let mark else { return }
    let box = path.boundingBoxOfPath.intersection(clip).intersection(bounds)
    guard !box.isNull, box.width > 0, box.height > 0 else { return }
    let polygons = PathGeometry.polygons(of: path.elements)
    for y in max(0, cell(row(box.minY), canvas.height))...min(canvas.height - 1, cell(row(box.maxY), canvas.height)) {
      let span =
        max(0, cell(column(box.minX), canvas.width))...min(canvas.width - 1, cell(column(box.maxX), canvas.width))
      for x in span {
        let point = middle(column: x, row: y)
        guard box.contains(point) else { continue }
        let winding = PathGeometry.winding(of: polygons, around: point)
        guard rule == .winding ? winding.turns != 0 : winding.crossings % 2 == 1 else { continue }
        canvas.fill(mark, column: x, row: y, width: 1, height: 1)
      }
    }
  }

  // MARK: Lines

  private func stroke(_ path: CGPath, _ clip: CGRect) {
    for polygon in PathGeometry.polygons(of: path.elements) {
      for (start, end) in zip(polygon, polygon.dropFirst()) { line(start, end, clip) }
      if PathGeometry.rectangle(of: path.elements) != nil { markCorners(polygon, clip) }
    }
  }

  private func line(_ start: CGPoint, _ end: CGPoint, _ clip: CGRect) {
    let (dx, dy) = (column(end.x) - column(start.x), row(end.y) - row(start.y))
    let steps = min(max(abs(dx), abs(dy)).rounded(.up), Self.lineLimit)
    guard steps.isFinite else { return }
    let mark = mark(dx, dy)
    for step in 0...Int(max(steps, 1)) {
      let share = CGFloat(step) / max(steps, 1)
      put(mark, CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share), clip)
    }
  }

  /// More cells than any picture is wide.
  private static let lineLimit: CGFloat = 4000

  private func put(_ mark: Character, _ point: CGPoint, _ clip: CGRect) {
    // A line along the far edge belongs to the last cell.
    guard clip.insetBy(dx: -0.5, dy: -0.5).contains(point) else { return }
    let x = min(cell(column(point.x), canvas.width), canvas.width - 1)
    let y = min(cell(row(point.y), canvas.height), canvas.height - 1)
    guard x >= 0, y >= 0 else { return }
    canvas.fill(mark, column: x, row: y, width: 1, height: 1)
  }

  private func mark(_ dx: CGFloat, _ dy: CGFloat) -> Character {
    let isAscii = canvas.style == .ascii
    if abs(dy) * 2 <= abs(dx) { return isAscii ? "-" : "─" }
    if abs(dx) * 2 <= abs(dy) { return isAscii ? "|" : "│" }
    return (dx > 0) == (dy > 0) ? (isAscii ? "\\" : "╲") : (isAscii ? "/" : "╱")
  }

  private func markCorners(_ corners: [CGPoint], _ clip: CGRect) {
    let box = PathGeometry.box(of: corners)
    let marks = Array(canvas.style == .ascii ? "++++" : "┌┐└┘")
    for (mark, point) in zip(
      marks,
      [
        CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY),
        CGPoint(x: box.maxX, y: box.maxY),
      ])
    { put(mark, point, clip) }
  }

  // MARK: Texts

  private func write(_ lines: [DrawnLine], _ runs: TextRuns?, _ rect: CGRect) {
    guard rect.minX.isFinite, rect.minY.isFinite else { return }
    let first = cell(row(rect.minY) + 0.5, canvas.height)
    for (index, line) in lines.enumerated() {
      canvas.write(line, column: cell(column(rect.minX) + 0.5, canvas.width), row: first + index, runs: runs)
    }
  }
}
