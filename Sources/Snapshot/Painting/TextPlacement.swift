import Foundation
@_spi(Plainview) import PlainviewGraphics

/// Places the texts that did not fit into their views, and the names of pictures, when everything else is drawn.
///
/// A text takes free cells beside its view (W91), with a blank to what is there already, and never runs over an
/// outline. The name of a picture is written where nothing else is; one that does not fit is shortened, and the legend
/// says what it stands for (W92).
@MainActor struct TextPlacement {
  private let grid: CellGrid
  private let outlines: OutlineLayer
  private let canvas: TextCanvas
  /// The short forms of names that were cut, in the order in which they were drawn.
  private var legend: [(short: String, label: String)] = []
  private var labels: Set<String> = []
  /// For each row the columns of pictures whose names are not written yet.
  private var reserved: [Int: [Range<Int>]] = [:]

  init(_ grid: CellGrid, _ outlines: OutlineLayer, style: TextCanvas.Style) {
    self.grid = grid
    self.outlines = outlines
    canvas = TextCanvas(
      grid: grid, rectangle: CellRect(left: 0, top: 0, right: grid.columns, bottom: grid.rows), exactTop: 0,
      exactHeight: Double(grid.rows), style: style)
  }

  /// The lines of the legend.
  var legendLines: [String] { legend.map { "\($0.short)  \($0.label.dropFirst())" } }

  mutating func placeAll() {
    labels = Set(grid.names.map(\.label) + grid.claims.compactMap(\.label))
    for name in grid.names { reserved[name.row, default: []].append(name.middle) }
    for claim in grid.claims { place(claim) }
    for name in grid.names {
      // Names are written in the order in which their cells were reserved.
      reserved[name.row]?.removeFirst()
      place(name)
    }
  }

  // MARK: Texts

  private mutating func place(_ claim: TextClaim) {
    let (own, width) = (claim.columns, claim.text.columns)
    // Something lies over it.
    for (column, text) in zip(own, claim.written) where grid.text(column: column, row: claim.row) != text { return }
    let natural = own.lowerBound + Int((Double(own.count - width) * claim.share).rounded(.down))
    let starts = own.upperBound - width...own.lowerBound
    if let start = position(of: width, near: natural, in: starts, own: own, claim.row, claim.surroundings) {
      write(claim.text, at: start, claim)
    } else if let label = claim.label {
      placeShortened(label, claim)
    } else {
      need(width, own, claim.surroundings)
    }
  }

  private func write(_ line: DrawnLine, at column: Int, _ claim: TextClaim) {
    grid.erase(claim.columns, row: claim.row)
    write(line, at: column, claim.row, claim.ink, claim.surroundings, claim.runs, claim.color)
  }

  /// Writes a text with a shorter name of the picture in it.
  private mutating func placeShortened(_ label: String, _ claim: TextClaim) {
    let own = claim.columns
    let rest = claim.text.columns - CellWidth.of(label)
    guard own.count - rest >= 2, let short = shortForm(of: label, columns: own.count - rest),
      let labelRange = claim.text.text.range(of: label)
    else { return need(rest + 2, own, claim.surroundings) }
    note(short, label)
    let text = DrawnLine(claim.text.text.replacingCharacters(in: labelRange, with: short))
    let free = Int((Double(own.count - text.columns) * claim.share).rounded(.down))
    write(text, at: own.lowerBound + free, claim)
  }

  private mutating func note(_ short: String, _ label: String) {
    if !legend.contains(where: { $0.short == short }) { legend.append((short, label)) }
  }

  private func need(_ count: Int, _ own: Range<Int>, _ surroundings: CellSurroundings) {
    grid.need(CellNeed(.columns, own, count: count), in: surroundings.clip)
  }

  private func write(
    _ line: DrawnLine, at column: Int, _ row: Int, _ ink: StylePlane.Ink?, _ surroundings: CellSurroundings,
    _ runs: TextRuns? = nil, _ color: UIColor? = nil
  ) {
    grid.clip = surroundings.clip
    if let ink { grid.styles?.pen = ink }
    canvas.write(line, column: column, row: row, runs: runs, color: color)
  }

  // MARK: Free cells

  /// The position nearest to the natural one at which so many cells of a row are free.
  private func position(
    of width: Int, near natural: Int, in starts: ClosedRange<Int>, own: Range<Int>, _ row: Int,
    _ surroundings: CellSurroundings
  ) -> Int? {
    let clip = surroundings.clip
    let nearest = min(max(natural, starts.lowerBound), starts.upperBound)
    // Clipped cells are never free: pictures may be much wider than what is seen of them.
    let first = max(starts.lowerBound, clip.left)
    let last = min(starts.upperBound, clip.right - width)
    guard first <= last, row >= clip.top, row < clip.bottom else { return nil }
    for distance in max(0, first - nearest, nearest - last)...max(last - nearest, nearest - first) {
      for start in distance == 0 ? [nearest] : [nearest - distance, nearest + distance]
      where start >= first && start <= last && isFree(start..<start + width, own: own, row, surroundings) {
        return start
      }
    }
    return nil
  }

  /// Whether a text may stand in cells of a row: those beside its own are blank and seen, and no letter is next to them.
  private func isFree(_ cells: Range<Int>, own: Range<Int>, _ row: Int, _ surroundings: CellSurroundings) -> Bool {
    let clip = surroundings.clip
    guard cells.lowerBound >= clip.left, cells.upperBound <= clip.right, row >= clip.top, row < clip.bottom else {
      return false
    }
    for column in cells.lowerBound - 1...cells.upperBound where !own.contains(column) {
      guard grid.contains(column: column, row: row) else { continue }
      let isInside = cells.contains(column)
      if isInside, isReserved(column, row) { return false }
      if isInside ? !grid.isFree(column: column, row: row) : holdsLetter(column, row) { return false }
      if isInside, grid.cover(column: column, row: row) > surroundings.order { return false }
    }
    let before = cells.lowerBound..<max(cells.lowerBound, min(own.lowerBound, cells.upperBound))
    let behind = min(cells.upperBound, max(own.upperBound, cells.lowerBound))..<cells.upperBound
    return [before, behind].allSatisfy {
      $0.isEmpty || !outlines.isCrossed(row: row, columns: $0, by: surroundings.order)
    }
  }

  /// Whether a text that begins or ends beside a cell would be read as one with what is in it.
  private func holdsLetter(_ column: Int, _ row: Int) -> Bool {
    guard let text = grid.text(column: column, row: row) else { return false }
    // The second half of a wide character has no text.
    guard let first = text.unicodeScalars.first else { return true }
    return first == "%" || first == "." || first.properties.isAlphabetic || first.properties.numericType != nil
  }

  /// Whether the cell is where a picture is seen whose name is not written yet, which needs it itself.
  private func isReserved(_ column: Int, _ row: Int) -> Bool {
    reserved[row]?.contains { $0.contains(column) } ?? false
  }

  // MARK: Names

  private mutating func place(_ name: PictureName) {
    let label = DrawnLine(name.label)
    if let found = freePosition(of: label.columns, name, mayLeave: !name.isEnclosed) {
      return write(label, at: found.column, found.row, name.ink, name.surroundings)
    }
    var available = min(name.columns.count, label.columns - 1)
    while available >= 2 {
      if let short = shortForm(of: name.label, columns: available),
        let found = freePosition(of: CellWidth.of(short), name, mayLeave: false)
      {
        note(short, name.label)
        return write(DrawnLine(short), at: found.column, found.row, name.ink, name.surroundings)
      }
      available -= 1
    }
    if name.columns.count < 2 { need(2, name.columns, name.surroundings) }
  }

  /// Where a name of a picture fits: in the best row, or the one nearest to it.
  private func freePosition(of width: Int, _ name: PictureName, mayLeave: Bool) -> (column: Int, row: Int)? {
    let middle = name.middle.lowerBound + (name.middle.count - width) / 2
    let (first, last) = (name.columns.lowerBound, name.columns.upperBound - width)
    let starts = mayLeave ? min(first, last)...max(first, last) : first...max(first, last)
    guard mayLeave || first <= last else { return nil }
    for row in name.rows.sorted(by: { (abs($0 - name.row), $0) < (abs($1 - name.row), $1) }) {
      let inside = max(first, min(middle, last))
      let natural = first <= last ? inside : middle
      if let column = position(of: width, near: natural, in: starts, own: 0..<0, row, name.surroundings) {
        return (column, row)
      }
    }
    return nil
  }

  /// The first letters of a name, or a number where they are those of another one; nil where not even that fits.
  private func shortForm(of label: String, columns: Int) -> String? {
    if let known = legend.first(where: { $0.label == label && CellWidth.of($0.short) <= columns }) {
      return known.short
    }
    let letters = canvas.beginning(of: label, columns: columns)
    if !isTaken(letters) { return letters }
    for number in 1..<1000 {
      let short = "%\(number)"
      if CellWidth.of(short) > columns { return nil }
      if !isTaken(short) { return short }
    }
    return nil
  }

  private func isTaken(_ short: String) -> Bool {
    labels.contains(short) || legend.contains { $0.short == short } || short.count < 2
  }
}
