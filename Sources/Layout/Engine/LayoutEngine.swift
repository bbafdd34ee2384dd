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
  private var rows: [EngineRow?] = []
  private var addedSubtrees: [LayoutNode] = []
  private var addedConstraints: [NSLayoutConstraint] = []
  private var staleFrames: [LayoutNode] = []
  private var staleContents: [LayoutNode] = []
  var terms: [LayoutSolver.Term] = []
  private var reported: [(report: ConflictReport, broken: LayoutSolver.ConstraintID)] = []

  /// A fitting engine asks which size its root would have; the root of a tree has the size it has.
  private let isFitting: Bool

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

  private func wantPass() {
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

  private func makeEntry(for node: LayoutNode) {
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

// MARK: - Rows

extension LayoutEngine {
  func addRow(
    _ terms: [LayoutSolver.Term], _ constant: Double, _ relation: LayoutSolver.Relation, priority: Double, rank: Int,
    for origin: EngineRow
  ) -> LayoutSolver.ConstraintID {
    let row = solver.add(terms, constant: constant, relation: relation, priority: priority, rank: rank)
    let index = Int(row.index)
    while rows.count <= index { rows.append(nil) }
    rows[index] = origin
    return row
  }

  func removeRow(_ row: LayoutSolver.ConstraintID) {
    solver.remove(row)
    rows[Int(row.index)] = nil
  }

  private func lowerAddedConstraints() {
    for constraint in addedConstraints where constraint.row == nil {
      if let holder = constraint.holder, holder.engine === self { lower(constraint) }
    }
    addedConstraints.removeAll(keepingCapacity: true)
  }

  /// Adds the row of an installed constraint.
  func lower(_ constraint: NSLayoutConstraint) {
    let expression = expression(of: constraint)
    let relation = LayoutSolver.Relation(rawValue: Int8(constraint.relation.rawValue)) ?? .equal
    constraint.row = addRow(
      expression.terms, expression.constant, relation, priority: Double(constraint.priority.rawValue),
      rank: constraint.breakingRank, for: .constraint(constraint))
  }

  private func removeSystemRows(of entry: EngineEntry) {
    for row in entry.systemRows { removeRow(row) }
    entry.systemRows.removeAll(keepingCapacity: true)
  }

  private func addSystemRows(of node: LayoutNode, _ entry: EngineEntry) {
    if node === root, !isFitting {
      addRootRows(node, entry)
    } else if node.translatesMask, node !== root {
      addMaskRows(node, entry)
    } else {
      addContentRows(node, entry)
    }
  }

  /// The root has the size it has. One that takes no frame from its mask merely prefers it.
  private func addRootRows(_ node: LayoutNode, _ entry: EngineEntry) {
    let size = node.item?.layoutFrame.size ?? .zero
    let priority: Double = node.translatesMask ? 1000 : 0.5
    for (variable, axis, value) in [
      (entry.width, NSLayoutConstraint.Axis.horizontal, size.width), (entry.height, .vertical, size.height),
    ] {
      entry.systemRows.append(
        addRow(
          [.init(variable, 1)], -Double(value), .equal, priority: priority, rank: -1, for: .rootSize(node, axis)))
    }
  }

  private func addMaskRows(_ node: LayoutNode, _ entry: EngineEntry) {
    guard let item = node.item else { return }
    let frame = item.layoutFrame
    let parent = node.liveParent?.item?.layoutFrame.size ?? .zero
    addMaskRows(
      node, entry, .horizontal, position: Double(frame.minX), size: Double(frame.width), parent: Double(parent.width))
    addMaskRows(
      node, entry, .vertical, position: Double(frame.minY), size: Double(frame.height), parent: Double(parent.height))
  }

  private func addMaskRows(
    _ node: LayoutNode, _ entry: EngineEntry, _ axis: NSLayoutConstraint.Axis, position: Double, size: Double,
    parent: Double
  ) {
    let isWidth = axis == .horizontal
    let rule = AutoresizingRule(
      position: position, size: size, parentSize: parent,
      flexible: isWidth ? node.mask.horizontal : node.mask.vertical)
    let parentEntry = node.liveParent?.entry
    let parentSize = isWidth ? parentEntry?.width : parentEntry?.height
    func add(_ variable: LayoutSolver.Variable, value: Double, share: Double, isSize: Bool) {
      var terms: [LayoutSolver.Term] = [.init(variable, 1)]
      var constant = -value
      if share != 0, let parentSize {
        terms.append(.init(parentSize, -share))
        constant += share * parent
      }
      entry.systemRows.append(
        addRow(
          terms, constant, .equal, priority: 1000, rank: -1, for: .mask(node, axis, isSize: isSize, value: value)))
    }
    add(isWidth ? entry.x : entry.y, value: position, share: rule.positionShare, isSize: false)
    add(isWidth ? entry.width : entry.height, value: size, share: rule.sizeShare, isSize: true)
  }

  private func addContentRows(_ node: LayoutNode, _ entry: EngineEntry) {
    guard let item = node.item else { return }
    let wish = item.layoutContentSize
    let insets = item.layoutAlignmentInsets
    entry.contentSize = wish
    addContentRows(
      node, entry, .horizontal, wish.width + insets.left + insets.right, wish.width, wish.horizontalHugging,
      wish.horizontalResistance)
    addContentRows(
      node, entry, .vertical, wish.height + insets.top + insets.bottom, wish.height, wish.verticalHugging,
      wish.verticalResistance)
  }

  private func addContentRows(
    _ node: LayoutNode, _ entry: EngineEntry, _ axis: NSLayoutConstraint.Axis, _ size: Double, _ wish: Double,
    _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
  ) {
    guard wish >= 0, size.isFinite else { return }
    let terms = [LayoutSolver.Term(axis == .horizontal ? entry.width : entry.height, 1)]
    for (relation, priority) in [
      (LayoutSolver.Relation.lessThanOrEqual, hugging), (.greaterThanOrEqual, resistance),
    ] where priority.rawValue > 0 {
      entry.systemRows.append(
        addRow(
          terms, -size, relation, priority: Double(priority.rawValue), rank: -1, for: .contentSize(node, axis)))
    }
  }

  private func refreshStaleNodes() {
    for node in staleFrames where node.engine === self {
      if let entry = node.entry {
        removeSystemRows(of: entry)
        addSystemRows(of: node, entry)
      } else if !node.translatesMask {
        makeEntry(for: node)
      }
    }
    staleFrames.removeAll(keepingCapacity: true)
    for node in staleContents where node.engine === self && !node.translatesMask {
      guard let entry = node.entry, let wish = node.item?.layoutContentSize, wish != entry.contentSize else { continue }
      removeSystemRows(of: entry)
      addSystemRows(of: node, entry)
    }
    for node in staleContents where node.engine === self { relowerReferences(of: node) { $0.isBaseline } }
    staleContents.removeAll(keepingCapacity: true)
  }

  private func relowerReferences(of node: LayoutNode, where matters: (NSLayoutConstraint.Attribute) -> Bool) {
    for constraint in node.references {
      guard let row = constraint.row else { continue }
      let mattersHere =
        (constraint.firstNode === node && matters(constraint.firstAttribute))
        || (constraint.secondNode === node && matters(constraint.secondAttribute))
      guard mattersHere else { continue }
      removeRow(row)
      lower(constraint)
    }
  }
}

// MARK: - What items tell

extension LayoutNode {
  /// Says that the item got another rectangle from outside the engine.
  package func frameDidChange() {
    guard let engine = registeredEngine, let entry, self === engine.root || translatesMask else { return }
    engine.frameDidChange(of: self, entry)
  }

  /// Says that the content wants another size, or that its baselines moved.
  package func contentSizeDidChange() { registeredEngine?.contentDidChange(of: self) }

  /// Says that margins, alignment insets or the layout direction changed.
  package func insetsDidChange() { registeredEngine?.insetsDidChange(of: self) }
}

extension LayoutEngine {
  fileprivate func frameDidChange(of node: LayoutNode, _ entry: EngineEntry) {
    // What the last solution says already is no news: a pass that applies frames must not start another one.
    if let known = rectangle(of: node), let item = node.item {
      let frame = item.layoutFrame
      let isSameSize = abs(known.width - frame.width) < 1e-9 && abs(known.height - frame.height) < 1e-9
      let isSamePlace = abs(known.minX - frame.minX) < 1e-9 && abs(known.minY - frame.minY) < 1e-9
      if isSameSize, isSamePlace || node === root { return }
    }
    staleFrames.append(node)
    wantPass()
  }

  fileprivate func contentDidChange(of node: LayoutNode) {
    staleContents.append(node)
    wantPass()
  }

  fileprivate func insetsDidChange(of node: LayoutNode) {
    relowerReferences(of: node) { _ in true }
    wantPass()
  }
}
