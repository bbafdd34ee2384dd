import Foundation

/// What determines the rectangles of a tree, found by trials: a constant is changed a little, and what moves depends on it.
///
/// The trials run on a copy of the solver: nothing in the engine changes and no code of the app is called. A relation
/// counts for an edge if it names the item, holds exactly, and moves the edge on the screen in either direction.
@MainActor package final class LayoutInfluences {
  private let engine: LayoutEngine
  private var probe: LayoutSolver

  /// The engine's tree as it was solved last.
  package init(_ engine: LayoutEngine) {
    self.engine = engine
    probe = engine.solver
  }

  /// By how many points a constant is changed: less than the distance between two states of most layouts.
  private static let step = 1.0 / 16
  /// What counts as having moved, and as holding exactly.
  private static let tolerance = 1e-6

  /// The two numbers that make up the item's rectangle along an axis, with as few relations in common as possible.
  ///
  /// For an item whose frame the app set, the answer is its frame. Costs three solutions a relation that names the item.
  package func determinations(of node: LayoutNode, along axis: NSLayoutConstraint.Axis) -> [LayoutDetermination] {
    let names = AxisNames(axis)
    guard engine.existingEntry(of: node) != nil else { return Self.determinationsByFrame(of: node, along: axis) }
    let trials = candidates(naming: node, along: axis).map { candidate in
      Trial(cause: candidate.cause, effects: effects(of: candidate, on: node, axis))
    }
    let numbers = [names.start, names.end, names.center, names.size].map { attribute in
      LayoutDetermination(attribute: attribute, causes: Self.causes(moving: attribute, names, among: trials))
    }
    return Self.basis(start: numbers[0], end: numbers[1], center: numbers[2], size: numbers[3])
  }

  /// The frame of an item that no constraints determine, as the cause of itself.
  package static func determinationsByFrame(
    of node: LayoutNode, along axis: NSLayoutConstraint.Axis
  ) -> [LayoutDetermination] {
    let names = AxisNames(axis)
    return [
      LayoutDetermination(attribute: names.start, causes: [LayoutCause(maskOf: node, axis, isSize: false)]),
      LayoutDetermination(attribute: names.size, causes: [LayoutCause(maskOf: node, axis, isSize: true)]),
    ]
  }

  // MARK: Selection

  /// Two of the four numbers that give the others: those that share the fewest relations and are named by the most.
  private static func basis(
    start: LayoutDetermination, end: LayoutDetermination, center: LayoutDetermination, size: LayoutDetermination
  ) -> [LayoutDetermination] {
    var best = [start, size]
    for pair in [[end, size], [center, size], [start, end]] {
      let (sharedNow, sharedBest) = (shared(pair[0], pair[1]), shared(best[0], best[1]))
      let isPlainer = indirect(pair) < indirect(best)
      if sharedNow < sharedBest || (sharedNow == sharedBest && isPlainer) { best = pair }
    }
    return best
  }

  private static func shared(_ one: LayoutDetermination, _ other: LayoutDetermination) -> Int {
    one.causes.filter { cause in other.causes.contains { $0.isSame(as: cause) } }.count
  }

  /// How many relations are about another number than the one that they determine.
  private static func indirect(_ pair: [LayoutDetermination]) -> Int {
    pair.reduce(0) { count, number in count + number.causes.filter { $0.attribute != number.attribute }.count }
  }

  /// The relations that move a number in both directions; where there are none, those that move it in one.
  private static func causes(
    moving attribute: NSLayoutConstraint.Attribute, _ names: AxisNames, among trials: [Trial]
  ) -> [LayoutCause] {
    func isMoved(_ effect: Effect) -> Bool {
      let distance =
        switch attribute {
        case names.start: effect.start
        case names.end: effect.start + effect.size
        case names.center: effect.start + effect.size / 2
        default: effect.size
        }
      return abs(distance) > tolerance
    }
    let sure = trials.filter { $0.effects.allSatisfy(isMoved) }
    return (sure.isEmpty ? trials.filter { $0.effects.contains(where: isMoved) } : sure).map(\.cause)
  }

  // MARK: Trials

  /// How far a trial moved an item's first edge on the screen and its size, in points.
  private struct Effect {
    let start, size: Double
  }

  /// A relation with what it does when its constant grows and when it shrinks.
  private struct Trial {
    let cause: LayoutCause
    let effects: [Effect]
  }

  /// Rows that are changed together, and the relation that they stand for.
  private struct Candidate {
    let rows: [LayoutSolver.ConstraintID]
    let cause: LayoutCause
  }

  private func effects(of candidate: Candidate, on node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> [Effect] {
    let constants = candidate.rows.map { probe.constant(of: $0) }
    func solve(shiftedBy distance: Double) {
      for (row, constant) in zip(candidate.rows, constants) { probe.setConstant(constant + distance, of: row) }
      _ = probe.solve()
    }
    let effects = [Self.step, -Self.step].map { distance in
      solve(shiftedBy: distance)
      return effect(on: node, axis)
    }
    solve(shiftedBy: 0)
    return effects
  }

  private func effect(on node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> Effect {
    guard let entry = engine.existingEntry(of: node) else { return Effect(start: 0, size: 0) }
    let isHorizontal = axis == .horizontal
    var start = 0.0
    var current = node
    while current !== engine.root {
      if let entry = engine.existingEntry(of: current) { start += movement(of: isHorizontal ? entry.x : entry.y) }
      guard let parent = current.liveParent else { break }
      current = parent
      if let area = current.scrolledArea, let entry = engine.existingEntry(of: area) {
        start -= movement(of: isHorizontal ? entry.x : entry.y)
      }
    }
    return Effect(start: start, size: movement(of: isHorizontal ? entry.width : entry.height))
  }

  private func movement(of variable: LayoutSolver.Variable) -> Double {
    probe.variables[Int(variable.index)].value - engine.value(of: variable)
  }

  // MARK: Candidates

  private func candidates(naming node: LayoutNode, along axis: NSLayoutConstraint.Axis) -> [Candidate] {
    constraintCandidates(naming: node, along: axis) + systemCandidates(of: node, along: axis)
  }

  private func constraintCandidates(naming node: LayoutNode, along axis: NSLayoutConstraint.Axis) -> [Candidate] {
    var constraints = node.references
    if let scroller = node.liveParent, scroller.item?.layoutContentItem?.layoutNode === node {
      constraints += scroller.references
    }
    return constraints.flatMap { constraint -> [Candidate] in
      guard let row = constraint.row, isTight(row) else { return [] }
      let items = engine.items(of: constraint)
      var candidates: [Candidate] = []
      if items.first === node, constraint.firstAttribute.isAlong(axis) {
        let cause = LayoutCause(constraint, seenFromFirst: true, other: items.second)
        candidates.append(Candidate(rows: [row], cause: cause))
      }
      if items.second === node, constraint.secondAttribute.isAlong(axis) {
        let cause = LayoutCause(constraint, seenFromFirst: false, other: items.first)
        candidates.append(Candidate(rows: [row], cause: cause))
      }
      return candidates
    }
  }

  private func systemCandidates(of node: LayoutNode, along axis: NSLayoutConstraint.Axis) -> [Candidate] {
    guard let entry = engine.existingEntry(of: node) else { return [] }
    let names = AxisNames(axis)
    let (first, second) =
      axis == .horizontal
      ? (entry.systemRows.horizontalFirst, entry.systemRows.horizontalSecond)
      : (entry.systemRows.verticalFirst, entry.systemRows.verticalSecond)
    let rows = [first, second].compactMap { $0 }
    guard let row = rows.first, let origin = engine.rows[row.tableIndex] else { return [] }
    switch origin {
    case .constraint: return []
    case .rootSize:
      let size = node.item?.layoutFrame.size ?? .zero
      let length = Double(axis == .horizontal ? size.width : size.height)
      return [Candidate(rows: [row], cause: LayoutCause(.rootSize, names.size, constant: length))]
    case .contentSize:
      // The side against growing and the one against shrinking are one preference.
      guard rows.contains(where: isTight) else { return [] }
      let isMeasured = axis == .vertical && entry.isMeasured
      let length = axis == .horizontal ? entry.contentSize.width : entry.contentSize.height
      return [Candidate(rows: rows, cause: LayoutCause(.content(isMeasured: isMeasured), names.size, constant: length))]
    case .mask:
      return zip(rows, [false, true]).map { row, isSize in
        Candidate(rows: [row], cause: LayoutCause(maskOf: node, axis, isSize: isSize))
      }
    }
  }

  /// Whether a row takes part and holds with equality.
  private func isTight(_ row: LayoutSolver.ConstraintID) -> Bool {
    guard let sum = probe.sum(of: row) else { return false }
    return abs(sum) <= Self.tolerance
  }
}

/// The attributes of an axis.
private struct AxisNames {
  let start, end, center, size: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    let isHorizontal = axis == .horizontal
    start = isHorizontal ? .left : .top
    end = isHorizontal ? .right : .bottom
    center = isHorizontal ? .centerX : .centerY
    size = isHorizontal ? .width : .height
  }
}

extension LayoutCause {
  /// Whether two relations of one item are the same one.
  fileprivate func isSame(as cause: LayoutCause) -> Bool {
    switch (origin, cause.origin) {
    case (.constraint(let one), .constraint(let other)): one === other
    case (.content, .content), (.rootSize, .rootSize): true
    case (.frame, .frame): attribute == cause.attribute
    default: false
    }
  }
}
