/// Adding and removing items.
extension LayoutEngine {
  /// Adds the new subtrees, upper ones first, so that one inside another is not visited twice.
  func registerAddedSubtrees() {
    guard !addedSubtrees.isEmpty else { return }
    let subtrees = addedSubtrees
    addedSubtrees.removeAll(keepingCapacity: true)
    for subtree in subtrees where subtree.registeredEngine == nil {
      if subtree === root || subtree.liveParent?.registeredEngine === self { register(subtree) }
    }
  }

  /// Adds a subtree: first all the nodes, parents before children, then the constraints that they hold.
  private func register(_ subtree: LayoutNode) {
    let found = subtree.preorder()
    for node in found {
      node.registeredEngine = self
      node.memberIndex = members.count
      members.append(node)
    }
    for node in found {
      node.forgetDirection()
      if node === root || !node.translatesMask { makeEntry(for: node) }
    }
    for node in found where !node.held.isEmpty {
      for constraint in node.held.all where constraint.row == nil { lower(constraint) }
    }
  }

  func subtreeWillBeRemoved(_ subtree: LayoutNode) {
    let found = subtree.preorder()
    for node in found where node.registeredEngine === self { removeRows(of: node) }
    for node in found where node.registeredEngine === self { dropMember(node) }
    requestPass()
  }

  /// Removes an item that is gone.
  func forget(_ node: LayoutNode) {
    removeRows(of: node)
    dropMember(node)
    requestPass()
  }

  /// Removes all members: the root of the tree is gone, or no longer a root.
  func dissolve() {
    for node in members {
      for constraint in node.held.all { constraint.row = nil }
      unlinkEntry(of: node)
      node.registeredEngine = nil
    }
    members = []
    nodes = []
    rows = []
    measured = []
    exercises = []
    addedSubtrees = []
    addedConstraints = []
    staleFrames = []
    staleContents = []
    staleInsets = []
    solver = Self.emptySolver
  }

  /// Shared by the engines that are dissolved, which rarely live on: it is copied when something is added.
  private static let emptySolver = LayoutSolver()

  private func removeRows(of node: LayoutNode) {
    for constraint in node.held.all {
      if let row = constraint.row {
        constraint.row = nil
        removeRow(row)
      }
    }
    guard let entry = existingEntry(of: node) else { return }
    removeSystemRows(of: entry)
    if !exercises.isEmpty { stopExercises(of: node) }
  }

  private func dropMember(_ node: LayoutNode) {
    node.registeredEngine = nil
    let last = members.removeLast()
    if last !== node {
      members[node.memberIndex] = last
      last.memberIndex = node.memberIndex
    }
    guard let entry = unlinkEntry(of: node) else { return }
    if entry.isMeasured { measured.removeAll { $0 === node } }
    for variable in [entry.x, entry.y, entry.width, entry.height] {
      nodes[Int(variable.index)] = nil
      solver.remove(variable)
    }
  }

  // MARK: Entries

  func existingEntry(of node: LayoutNode) -> EngineEntry? {
    var entry = node.entry
    while let candidate = entry, candidate.engine !== self { entry = candidate.outer }
    return entry
  }

  /// The entry of a node, made now if there is none, as for a view whose frame its mask determines.
  func entry(of node: LayoutNode) -> EngineEntry? {
    if let entry = existingEntry(of: node) { return entry }
    makeEntry(for: node)
    return existingEntry(of: node)
  }

  func makeEntry(for node: LayoutNode) {
    // A frame that stretches with its parent is relative to the parent's size, so the parents go first.
    var chain = [node]
    while let last = chain.last, last !== root, last.translatesMask, let parent = last.liveParent,
      existingEntry(of: parent) == nil
    {
      chain.append(parent)
    }
    for node in chain.reversed() where existingEntry(of: node) == nil {
      let entry = EngineEntry(
        engine: self, outer: node.entry, x: makeVariable(for: node, minimum: nil),
        y: makeVariable(for: node, minimum: nil), width: makeVariable(for: node, minimum: 0),
        height: makeVariable(for: node, minimum: 0))
      node.entry = entry
      addSystemRows(of: node, entry)
    }
  }

  @discardableResult
  func unlinkEntry(of node: LayoutNode) -> EngineEntry? {
    guard let entry = existingEntry(of: node) else { return nil }
    if node.entry === entry {
      node.entry = entry.outer
    } else {
      var inner = node.entry
      while let candidate = inner, candidate.outer !== entry { inner = candidate.outer }
      inner?.outer = entry.outer
    }
    return entry
  }

  private func makeVariable(for node: LayoutNode, minimum: Double?) -> LayoutSolver.Variable {
    let variable = solver.addVariable(minimum: minimum)
    let index = Int(variable.index)
    while nodes.count <= index { nodes.append(nil) }
    nodes[index] = node
    return variable
  }
}
