extension LayoutEngine {
  /// A weak constraint that makes the solver choose another optimum than it would.
  struct Exercise {
    let node: LayoutNode
    let variable: LayoutSolver.Variable
    var target: Double
    var row: LayoutSolver.ConstraintID?
  }
}
