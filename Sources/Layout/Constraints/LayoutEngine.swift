import PlainviewRuntime

/// Keeps the constraints of one tree and the solution for them; the tree's root owns it.
///
/// Positions are relative to the parent, so that moving a subtree touches one variable. Changes are queued and take
/// effect in `update()`, once a layout pass.
@MainActor package final class LayoutEngine {
  let root: LayoutNode
  /// A fitting engine computes the size of its root; the root of a tree keeps its size.
  let isFitting: Bool
  @exclusivity(unchecked) var solver = LayoutSolver()
  /// The row that is being written.
  @exclusivity(unchecked) var draft = RowDraft()

  // The members, and what the solver's indices stand for.
  @exclusivity(unchecked) var members: [LayoutNode] = []
  @exclusivity(unchecked) var nodes: [LayoutNode?] = []
  @exclusivity(unchecked) var rows: [EngineRow?] = []
  /// The nodes whose content has a height for each width.
  @exclusivity(unchecked) var measured: [LayoutNode] = []

  // What happened since the last update.
  var addedSubtrees: [LayoutNode] = []
  @exclusivity(unchecked) var addedConstraints: [NSLayoutConstraint] = []
  var staleFrames: [LayoutNode] = []
  var staleContents: [LayoutNode] = []
  var staleInsets: [LayoutNode] = []
  @exclusivity(unchecked) var isStale = true

  /// What `exerciseAmbiguity(of:)` asks for.
  @exclusivity(unchecked) var exercises: [Exercise] = []
  private var reported: [(report: ConflictReport, broken: LayoutSolver.ConstraintID)] = []

  init(root: LayoutNode, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    if !isFitting { addedSubtrees = [root] }
    solver.rank = { [unowned self] row in rank(of: row) }
  }

  /// The engine of the tree that the node belongs to, made at first use.
  package static func forTree(of node: LayoutNode) -> LayoutEngine { node.root.engineMadeOnDemand() }

  // MARK: Solving

  /// Applies what changed and solves; tells the items that have another rectangle now.
  package func update() {
    guard isStale else { return }
    let outcome = solveAndMeasure()
    tellItems(about: outcome.changed)
    report(outcome.conflicts)
  }

  /// How often contents are measured anew because their widths changed; a width that depends on a height needs many.
  private static let measuringLimit = 8

  @discardableResult
  func solveAndMeasure() -> (changed: [LayoutSolver.Variable], conflicts: [LayoutSolver.Conflict]) {
    var changed: [LayoutSolver.Variable] = []
    var conflicts: [LayoutSolver.Conflict] = []
    var measurings = 0
    repeat {
      isStale = false
      takeInChanges()
      let outcome = solver.solve()
      if changed.isEmpty { changed = outcome.changed } else { changed += outcome.changed }
      conflicts += outcome.conflicts
      measurings += 1
    } while (isStale || measureContents()) && measurings <= Self.measuringLimit
    return (changed, conflicts)
  }

  private func takeInChanges() {
    registerAddedSubtrees()
    refreshStaleNodes()
    lowerAddedConstraints()
  }

  func tellItems(about changed: [LayoutSolver.Variable]) {
    var last: LayoutNode?
    for variable in changed {
      guard let node = nodes[Int(variable.index)], node !== last else { continue }
      last = node
      node.item?.setNeedsLayoutFrame()
    }
  }

  // MARK: Conflicts

  /// Which member of a conflict is broken, see `EngineRow`; a row that stands for nothing is a question of the engine's own.
  private func rank(of row: LayoutSolver.ConstraintID) -> Int {
    let index = row.tableIndex
    return index < rows.count ? rows[index]?.rank ?? -1 : -1
  }

  private func report(_ conflicts: [LayoutSolver.Conflict]) {
    if !reported.isEmpty { reported.removeAll { !solver.isBroken($0.broken) } }
    for conflict in conflicts where solver.isBroken(conflict.broken) { report(conflict) }
  }

  private func report(_ conflict: LayoutSolver.Conflict) {
    guard let broken = rows[conflict.broken.tableIndex] else { return }
    let report = ConflictReport(rows: conflict.members.compactMap { rows[$0.tableIndex] }, broken: broken)
    reported.append((report, conflict.broken))
    SimulatedProcess.logConflict(report.description)
  }

  /// Conflicts that are still unresolved, oldest first.
  package var conflicts: [ConflictReport] { reported.map(\.report) }
}
