import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// A row that is no row of the table any more and is seen until its animation is over.
struct DepartingRow {
  let row: ShownRow
  /// The transparency that the cell has when it is used again.
  let alpha: CGFloat
  /// How the row goes; nil when it only moves off the screen.
  let animation: UITableView.RowAnimation?
  var isUnderWay = false
}

/// A view that goes from one place to another while changes are shown.
@MainActor private struct Motion {
  let view: UIView
  let start: Place
  let end: Place

  /// Nil for a view that stays where it is; by default it ends where it is now.
  init?(_ view: UIView, from start: Place, to end: Place? = nil) {
    self.view = view
    self.start = start
    self.end = end ?? Place(of: view)
    if self.start == self.end { return nil }
  }

  struct Place: Equatable {
    var frame: CGRect
    var alpha: CGFloat

    @MainActor init(of view: UIView) {
      frame = view.frame
      alpha = view.alpha
    }

    @MainActor func apply(to view: UIView) {
      if view.frame != frame { view.frame = frame }
      if view.alpha != alpha { view.alpha = alpha }
    }

    func moved(by distance: CGFloat) -> Place {
      var place = self
      place.frame.origin.y += distance
      return place
    }

    /// Where a row of the place comes from or goes to.
    func outside(by animation: UITableView.RowAnimation, width: CGFloat) -> Place {
      var place = self
      switch animation {
      case .none: return self
      case .left: place.frame.origin.x -= width
      case .right: place.frame.origin.x += width
      case .top: place = moved(by: -frame.height)
      case .bottom: place = moved(by: frame.height)
      case .fade, .middle, .automatic: break
      }
      if animation != .left, animation != .right { place.alpha = 0 }
      return place
    }
  }
}

/// Where the parts of a table were seen before a batch of changes.
@MainActor private struct FormerPlaces {
  private let geometry: TableGeometry
  private let offset: CGFloat
  private var rows: [IndexPath: Motion.Place] = [:]
  private var others: [ObjectIdentifier: Motion.Place] = [:]

  init(of table: UITableView) {
    geometry = table.geometry
    offset = table.bounds.minY
    for row in table.shownRows { rows[row.path] = Motion.Place(of: row.cell) }
    for band in table.shownBands where !band.view.isHidden {
      others[ObjectIdentifier(band.view)] = Motion.Place(of: band.view)
    }
    if let footer = table.tableFooterView { others[ObjectIdentifier(footer)] = Motion.Place(of: footer) }
  }

  /// How far the content was moved since: places are seen relative to the table's upper edge.
  func shift(in table: UITableView) -> CGFloat { table.bounds.minY - offset }

  /// The place of a row, as it would have been for one that was not on the screen.
  func place(ofRow path: IndexPath, like place: Motion.Place, in table: UITableView) -> Motion.Place? {
    if let known = rows[path] { return known.moved(by: shift(in: table)) }
    guard geometry.holds(path) else { return nil }
    var place = place
    place.frame.origin.y = geometry.rowTop(path.row, path.section) + shift(in: table)
    return place
  }

  func place(of view: UIView, in table: UITableView) -> Motion.Place? {
    others[ObjectIdentifier(view)]?.moved(by: shift(in: table))
  }
}

// Changes are carried out at once and shown over time: the model has the final places, `layer.presentation()` those of
// the moment (contract P1).
extension UITableView {
  /// How long changes are shown, in seconds.
  private static let updateDuration: TimeInterval = 0.3

  /// Carries out a batch of changes and shows what it moves.
  func animate(_ batch: TableBatch, _ update: TableUpdate, counts: [Int]) {
    let former = FormerPlaces(of: self)
    var generation = 0
    loading.isUpdating = window != nil && batch.isAnimated
    UIView.performWithoutAnimation {
      take(over: update, counts: counts)
      generation = loading.generation
      reconfigure(batch.reconfiguredRows)
      setNeedsLayout()
      if window != nil { layOutRows() }
    }
    loading.isUpdating = false
    // App code that was asked for cells may have loaded the table again meanwhile.
    guard batch.isAnimated, generation == loading.generation else {
      finishDepartures()
      return complete(batch)
    }
    animate(departures(update, former) + moves(update, former), batch.completions)
  }

  /// Shows motions, then calls those who wait for their end.
  private func animate(_ motions: [Motion], _ completions: [(Bool) -> Void]) {
    let departures = departing.map(\.row.cell)
    guard !motions.isEmpty || !departures.isEmpty || !completions.isEmpty else { return }
    UIView.performWithoutAnimation {
      for motion in motions { motion.start.apply(to: motion.view) }
    }
    UIView.animate(withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction) {
      for motion in motions { motion.end.apply(to: motion.view) }
    } completion: { [weak self] isFinished in
      self?.finishDepartures(of: departures)
      for completion in completions { UserCode.run { completion(isFinished) } }
    }
  }

  func complete(_ batch: TableBatch) { animate([], batch.completions) }

  /// The ways of the rows that stay and that come, and of the headers, the footers and the view at the end.
  private func moves(_ update: TableUpdate, _ former: FormerPlaces) -> [Motion] {
    let rows = shownRows.compactMap { Motion($0.cell, from: origin(of: $0, update, former)) }
    let others = (shownBands.map(\.view) + [tableFooterView].compactMap { $0 }).compactMap { view in
      former.place(of: view, in: self).flatMap { Motion(view, from: $0) }
    }
    return rows + others
  }

  /// Where a row comes from: its place of before, or the side that its animation says.
  private func origin(of row: ShownRow, _ update: TableUpdate, _ former: FormerPlaces) -> Motion.Place {
    let place = Motion.Place(of: row.cell)
    if let animation = update.arrival(of: row.path) { return place.outside(by: animation, width: bounds.width) }
    return update.formerPath(of: row.path).flatMap { former.place(ofRow: $0, like: place, in: self) } ?? place
  }

  // MARK: Rows that go

  /// Lets a row go: with its animation while changes are shown, else at once.
  func part(from row: ShownRow, _ animation: RowAnimation? = nil) {
    guard loading.isUpdating, animation != RowAnimation.none else { return dismiss(row) }
    endTyping(in: row.cell)
    departing.append(DepartingRow(row: row, alpha: row.cell.alpha, animation: animation))
  }

  private func departures(_ update: TableUpdate, _ former: FormerPlaces) -> [Motion] {
    departing.indices.compactMap { index in
      guard !departing[index].isUnderWay else { return nil }
      departing[index].isUnderWay = true
      let (row, animation) = (departing[index].row, departing[index].animation)
      // Rows that stay move over those that go.
      insertSubview(row.cell, at: backmostPlace)
      let place = Motion.Place(of: row.cell)
      if let animation {
        let start = place.moved(by: former.shift(in: self))
        return Motion(row.cell, from: start, to: start.outside(by: animation, width: bounds.width))
      }
      let start = update.formerPath(of: row.path).flatMap { former.place(ofRow: $0, like: place, in: self) }
      return start.flatMap { Motion(row.cell, from: $0) }
    }
  }

  /// Keeps the cells of rows whose animation is over for other rows.
  private func finishDepartures(of cells: [UITableViewCell]) {
    let finished = departing.filter { departing in cells.contains { $0 === departing.row.cell } }
    departing.removeAll { departing in cells.contains { $0 === departing.row.cell } }
    for departed in finished {
      departed.row.cell.alpha = departed.alpha
      dismiss(departed.row)
    }
  }

  /// Ends the animations of all rows that go, as loading the table again does.
  func finishDepartures() { finishDepartures(of: departing.map(\.row.cell)) }
}
