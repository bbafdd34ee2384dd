package import Foundation

/// The results of the last solution.
extension LayoutEngine {
  /// The node's rectangle in its parent's coordinates; nil when the engine does not determine it: a view that no constraint
  /// names but those that tie its own guides to it, and whose content has no size, keeps the frame that it has.
  package func rectangle(of node: LayoutNode) -> CGRect? {
    guard let entry = existingEntry(of: node) else { return nil }
    guard node === root || node.isGuide || entry.systemRows.isAny || node.isConstrained else { return nil }
    return CGRect(
      x: value(of: entry.x), y: value(of: entry.y), width: value(of: entry.width), height: value(of: entry.height))
  }

  /// Whether the last solution broke the constraint because others contradict it (contract L12).
  package func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.row.map { solver.isBroken($0) } ?? false
  }

  /// Reads the storage directly: in a debug build a method of the solver would be called on a copy of it.
  func value(of variable: LayoutSolver.Variable) -> Double { solver.variables[Int(variable.index)].value }
}
