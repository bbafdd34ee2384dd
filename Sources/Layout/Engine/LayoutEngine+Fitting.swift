package import Foundation

extension LayoutEngine {
  /// The size that the constraints inside a subtree give its root, near a target, in points.
  ///
  /// The subtree is solved by itself: what is held outside does not count. Costs a solve of the subtree.
  package static func fittingSize(
    of node: LayoutNode, width: Double, _ horizontal: UILayoutPriority, height: Double, _ vertical: UILayoutPriority
  ) -> CGSize {
    let engine = LayoutEngine(root: node, isFitting: true)
    let places = engine.preorder(of: node).map(SavedPlace.init)
    defer { for place in places { place.restore() } }
    engine.registerAddedSubtrees()
    guard let entry = node.entry else { return .zero }
    for (variable, target, priority) in [(entry.width, width, horizontal), (entry.height, height, vertical)] {
      _ = engine.solver.add(
        [.init(variable, 1)], constant: -(target.isFinite ? target : 0), relation: .equal,
        priority: Double(priority.rawValue), rank: -1)
    }
    _ = engine.solver.solve()
    return CGSize(width: engine.solver.value(of: entry.width), height: engine.solver.value(of: entry.height))
  }
}

/// What a node had in its own engine while another one borrowed it.
@MainActor private struct SavedPlace {
  private let node: LayoutNode
  private let engine: LayoutEngine?
  private let entry: EngineEntry?
  private let rows: [LayoutSolver.ConstraintID?]

  init(_ node: LayoutNode) {
    self.node = node
    engine = node.registeredEngine
    entry = node.entry
    rows = node.constraints.map(\.row)
    node.registeredEngine = nil
    node.entry = nil
    for constraint in node.constraints { constraint.row = nil }
  }

  func restore() {
    node.registeredEngine = engine
    node.entry = entry
    for (constraint, row) in zip(node.constraints, rows) { constraint.row = row }
  }
}
