package import Foundation
import PlainviewRuntime

/// Keeps the constraints of one tree and the solution for them; the tree's root owns it.
///
/// Positions are relative to the parent, so that moving a subtree touches one variable. Changes are queued and take
/// effect in `update()`, once a layout pass.
@MainActor package final class LayoutEngine {
  let root: LayoutNode
  var solver = LayoutSolver()
  /// The nodes by the index of their variables, and what each row stands for.
  private var nodes: [LayoutNode?] = []
  var rows: [EngineRow?] = []
  private var addedSubtrees: [LayoutNode] = []
  var addedConstraints: [NSLayoutConstraint] = []
  var staleFrames: [LayoutNode] = []
  var staleContents: [LayoutNode] = []
  var terms: [LayoutSolver.Term] = []
  private var reported: [(report: ConflictReport, broken: LayoutSolver.ConstraintID)] = []

  /// A fitting engine asks which size its root would have; the root of a tree has the size it has.
  let isFitting: Bool

  init(root: LayoutNode, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    addedSubtrees = [root]
  }

  /// The engine of the tree that the node belongs to, made at first use.
  package static func forTree(of node: LayoutNode) -> LayoutEngine {
    let root = node.root
    if let engine = root.ownedEngine { return engine }
    let engine = LayoutEngine(root: root)
    root.ownedEngine = engine
    return engine
  }

  package var needsUpdate: Bool {
    !addedSubtrees.isEmpty || !addedConstraints.isEmpty || !staleFrames.isEmpty || !staleContents.isEmpty
      || isSolverStale
  }
  private var isSolverStale = false

  // MARK: What happened to the tree

  func subtreeWasAdded(_ node: LayoutNode) {
    addedSubtrees.append(node)
    wantPass()
  }

  func constraintWasAdded(_ constraint: NSLayoutConstraint) {
    addedConstraints.append(constraint)
    wantPass()
  }

  func constraintWasRemoved(_ constraint: NSLayoutConstraint) {
    guard let row = constraint.row else { return }
    constraint.row = nil
    removeRow(row)
    wantPass()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let row = constraint.row else { return }
    solver.setConstant(expression(of: constraint).constant, of: row)
    wantPass()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let row = constraint.row else { return }
    solver.setPriority(Double(constraint.priority.rawValue), of: row)
    wantPass()
  }

  func modeDidChange(of node: LayoutNode) {
    if let entry = node.entry { removeSystemRows(of: entry) }
    staleFrames.append(node)
    wantPass()
  }

  func wantPass() {
    isSolverStale = true
    root.item?.setNeedsLayoutPass()
  }

  // MARK: Solving

  /// Takes in what changed and solves; tells the items that have another rectangle now.
  package func update() {
    guard needsUpdate else { return }
    registerAddedSubtrees()
    refreshStaleNodes()
    lowerAddedConstraints()
    isSolverStale = false
    let outcome = solver.solve()
    for variable in outcome.changed { nodes[Int(variable.index)]?.item?.setNeedsLayoutFrame() }
    reported.removeAll { !solver.isBroken($0.broken) }
    for conflict in outcome.conflicts { report(conflict) }
  }

  private func report(_ conflict: LayoutSolver.Conflict) {
    guard let broken = rows[Int(conflict.broken.index)] else { return }
    let report = ConflictReport(rows: conflict.members.compactMap { rows[Int($0.index)] }, broken: broken)
    reported.append((report, conflict.broken))
    SimulatedProcess.log(report.text)
  }

  /// Conflicts that are still unresolved, oldest first.
  package var conflicts: [ConflictReport] { reported.map(\.report) }

  /// The node's rectangle in its parent's coordinates; nil when the engine leaves it alone.
  package func rectangle(of node: LayoutNode) -> CGRect? {
    guard node.engine === self, let entry = node.entry else { return nil }
    return CGRect(
      x: solver.value(of: entry.x), y: solver.value(of: entry.y), width: solver.value(of: entry.width),
      height: solver.value(of: entry.height))
  }

  /// Whether another rectangle along the axis would satisfy the constraints as well (contract L15).
  package func isAmbiguous(_ node: LayoutNode, along axis: NSLayoutConstraint.Axis) -> Bool {
    guard node.engine === self, let entry = node.entry else { return false }
    let (position, size) = axis == .horizontal ? (entry.x, entry.width) : (entry.y, entry.height)
    return solver.isAmbiguous(position) || solver.isAmbiguous(size)
  }
}

// MARK: - Taking nodes in and out

extension LayoutEngine {
  func registerAddedSubtrees() {
    while let subtree = addedSubtrees.popLast() {
      guard subtree.isDescendant(of: root), subtree.registeredEngine !== self else { continue }
      register(subtree)
    }
  }

  /// Takes in a subtree: first all the nodes, parents before children, then the constraints that they hold.
  private func register(_ subtree: LayoutNode) {
    let found = preorder(of: subtree)
    for node in found {
      node.registeredEngine = self
      if node === root || !node.translatesMask { makeEntry(for: node) }
    }
    for node in found {
      for constraint in node.constraints where constraint.row == nil { lower(constraint) }
    }
  }

  func preorder(of subtree: LayoutNode) -> [LayoutNode] {
    var found: [LayoutNode] = []
    var waiting = [subtree]
    while let node = waiting.popLast() {
      found.append(node)
      let mark = waiting.count
      node.item?.visitLayoutChildren { waiting.append($0) }
      waiting[mark...].reverse()
    }
    return found
  }

  func subtreeWillBeRemoved(_ subtree: LayoutNode) {
    let found = preorder(of: subtree)
    for node in found where node.registeredEngine === self {
      for constraint in node.constraints {
        if let row = constraint.row {
          constraint.row = nil
          removeRow(row)
        }
      }
      if let entry = node.entry { removeSystemRows(of: entry) }
    }
    for node in found where node.registeredEngine === self {
      node.registeredEngine = nil
      guard let entry = node.entry else { continue }
      node.entry = nil
      for variable in entry.variables {
        nodes[Int(variable.index)] = nil
        solver.remove(variable)
      }
    }
    if subtree !== root { wantPass() }
  }

  func makeEntry(for node: LayoutNode) {
    // A frame that stretches with its parent is relative to the parent's size, so the parents go first.
    var chain = [node]
    while let last = chain.last, last !== root, last.translatesMask, let parent = last.liveParent, parent.entry == nil {
      chain.append(parent)
    }
    for node in chain.reversed() where node.entry == nil {
      let entry = EngineEntry(
        x: makeVariable(for: node, minimum: nil), y: makeVariable(for: node, minimum: nil),
        width: makeVariable(for: node, minimum: 0), height: makeVariable(for: node, minimum: 0))
      node.entry = entry
      addSystemRows(of: node, entry)
    }
  }

  func entry(of node: LayoutNode) -> EngineEntry? {
    if node.entry == nil { makeEntry(for: node) }
    return node.entry
  }

  private func makeVariable(for node: LayoutNode, minimum: Double?) -> LayoutSolver.Variable {
    let variable = solver.addVariable(minimum: minimum)
    let index = Int(variable.index)
    while nodes.count <= index { nodes.append(nil) }
    nodes[index] = node
    return variable
  }
}
