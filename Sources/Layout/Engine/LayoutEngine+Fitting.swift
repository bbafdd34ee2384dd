package import Foundation

extension LayoutEngine {
  /// Whether the size of a subtree is being asked for whose width is free: texts that were laid out keep their lines then.
  package private(set) static var keepsTextWidths = false

  /// The size that the constraints inside a subtree give its root, near a target, in points (contract L14).
  ///
  /// The subtree is solved by itself: what is held outside does not count. Costs a solution of the subtree.
  package static func fittingSize(
    of node: LayoutNode, width: Double, _ horizontal: UILayoutPriority, height: Double, _ vertical: UILayoutPriority
  ) -> CGSize {
    let engine = LayoutEngine(root: node, isFitting: true)
    defer { engine.returnEntries() }
    let before = keepsTextWidths
    keepsTextWidths = horizontal < .required
    defer { keepsTextWidths = before }
    engine.borrowSubtree()
    guard let entry = engine.existingEntry(of: node) else { return .zero }
    engine.addTarget(entry.width, width, horizontal)
    engine.addTarget(entry.height, height, vertical)
    engine.solveAndMeasure()
    return CGSize(width: engine.value(of: entry.width), height: engine.value(of: entry.height))
  }

  private func borrowSubtree() {
    let found = root.preorder()
    for node in found where node === root || !node.translatesMask { makeEntry(for: node) }
    for node in found {
      for constraint in node.held.all { lower(constraint) }
    }
  }

  private func addTarget(_ variable: LayoutSolver.Variable, _ target: Double, _ priority: UILayoutPriority) {
    let target = target.isFinite ? target : 0
    _ = solver.add(
      [LayoutSolver.Term(variable, 1)], constant: -target, relation: .equal, priority: Double(priority.rawValue))
  }

  private func returnEntries() {
    for node in nodes { if let node { unlinkEntry(of: node) } }
  }
}
