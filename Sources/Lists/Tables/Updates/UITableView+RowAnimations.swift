import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

/// A row that has left the table and stays visible until its animation ends.
struct DepartingRow {
  let row: ShownRow
  /// The alpha that the cell gets back when it is reused.
  let alpha: CGFloat
  /// The animation of the row; nil when it only moves off the screen.
  let animation: UITableView.RowAnimation?
  var isAnimating = false
}

/// The movement of a view from one frame and alpha to another while changes are animated.
@MainActor private struct Motion {
  let view: UIView
  let start: State
  let end: State

  /// Nil for a view whose state does not change; by default it ends in its present state.
  init?(_ view: UIView, from start: State, to end: State? = nil) {
    self.view = view
    self.start = start
    self.end = end ?? State(of: view)
    if self.start == self.end { return nil }
  }

  struct State: Equatable {
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

    func moved(by distance: CGFloat) -> State {
      var state = self
      state.frame.origin.y += distance
      return state
    }

    /// The state that a row of this state is animated from or to.
    func outside(by animation: UITableView.RowAnimation, width: CGFloat) -> State {
      var state = self
      switch animation {
      case .none: return self
      case .left: state.frame.origin.x -= width
      case .right: state.frame.origin.x += width
      case .top: state = moved(by: -frame.height)
      case .bottom: state = moved(by: frame.height)
      case .fade, .middle, .automatic: break
      }
      if animation != .left, animation != .right { state.alpha = 0 }
      return state
    }
  }
}

/// The states of the visible parts of a table before a batch of changes.
@MainActor private struct FormerStates {
  private let geometry: TableGeometry
  private let offset: CGFloat
  private var rows: [IndexPath: Motion.State] = [:]
  private var others: [ObjectIdentifier: Motion.State] = [:]

  init(of table: UITableView) {
    geometry = table.geometry
    offset = table.bounds.minY
    for row in table.shownRows { rows[row.path] = Motion.State(of: row.cell) }
    for shown in table.shownHeaderFooters where !shown.view.isHidden {
      others[ObjectIdentifier(shown.view)] = Motion.State(of: shown.view)
    }
    if let footer = table.tableFooterView { others[ObjectIdentifier(footer)] = Motion.State(of: footer) }
  }

  /// The distance by which the content was scrolled since.
  func shift(in table: UITableView) -> CGFloat { table.bounds.minY - offset }

  /// The former state of a row; for a row that was not on the screen, the state that it would have had.
  func state(ofRow path: IndexPath, like state: Motion.State, in table: UITableView) -> Motion.State? {
    if let known = rows[path] { return known.moved(by: shift(in: table)) }
    guard geometry.holds(path) else { return nil }
    var state = state
    state.frame.origin.y = geometry.rowTop(path.row, path.section) + shift(in: table)
    return state
  }

  func state(of view: UIView, in table: UITableView) -> Motion.State? {
    others[ObjectIdentifier(view)]?.moved(by: shift(in: table))
  }
}

// Changes are carried out at once and shown over time: the model has the final frames, `layer.presentation()` those of
// the moment (contract P1).
extension UITableView {
  /// The duration of the animation of changes, in seconds.
  private static let updateDuration: TimeInterval = 0.3

  /// Carries out a batch of changes and animates what it moves.
  func animate(_ batch: TableBatch, _ update: TableUpdate, counts: [Int]) {
    let former = FormerStates(of: self)
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

  /// Animates motions, then calls the completions.
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

  /// The motions of the rows that are kept or inserted, and of the headers, the footers and the table's footer view.
  private func moves(_ update: TableUpdate, _ former: FormerStates) -> [Motion] {
    let rows = shownRows.compactMap { Motion($0.cell, from: origin(of: $0, update, former)) }
    let others = (shownHeaderFooters.map(\.view) + [tableFooterView].compactMap { $0 }).compactMap { view in
      former.state(of: view, in: self).flatMap { Motion(view, from: $0) }
    }
    return rows + others
  }

  /// The state that a row is animated from: its former state, or the one that its animation gives.
  private func origin(of row: ShownRow, _ update: TableUpdate, _ former: FormerStates) -> Motion.State {
    let state = Motion.State(of: row.cell)
    if let animation = update.arrival(of: row.path) { return state.outside(by: animation, width: bounds.width) }
    return update.formerPath(of: row.path).flatMap { former.state(ofRow: $0, like: state, in: self) } ?? state
  }

  // MARK: Removed rows

  /// Removes a row: with its animation while changes are animated, else at once.
  func removeFromDisplay(_ row: ShownRow, _ animation: RowAnimation? = nil) {
    guard loading.isUpdating, animation != RowAnimation.none else { return dismiss(row) }
    endTyping(in: row.cell)
    departing.append(DepartingRow(row: row, alpha: row.cell.alpha, animation: animation))
  }

  private func departures(_ update: TableUpdate, _ former: FormerStates) -> [Motion] {
    departing.indices.compactMap { index in
      guard !departing[index].isAnimating else { return nil }
      departing[index].isAnimating = true
      let (row, animation) = (departing[index].row, departing[index].animation)
      // Rows that are kept move above removed ones.
      insertSubview(row.cell, at: backmostCellIndex)
      let state = Motion.State(of: row.cell)
      if let animation {
        let start = state.moved(by: former.shift(in: self))
        return Motion(row.cell, from: start, to: start.outside(by: animation, width: bounds.width))
      }
      let start = update.formerPath(of: row.path).flatMap { former.state(ofRow: $0, like: state, in: self) }
      return start.flatMap { Motion(row.cell, from: $0) }
    }
  }

  /// Recycles the cells of rows whose animation has ended.
  private func finishDepartures(of cells: [UITableViewCell]) {
    let finished = departing.filter { departing in cells.contains { $0 === departing.row.cell } }
    departing.removeAll { departing in cells.contains { $0 === departing.row.cell } }
    for departed in finished {
      departed.row.cell.alpha = departed.alpha
      dismiss(departed.row)
    }
  }

  /// Ends the animations of all removed rows, as reloading the table does.
  func finishDepartures() { finishDepartures(of: departing.map(\.row.cell)) }
}
