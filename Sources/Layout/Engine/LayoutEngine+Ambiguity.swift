/// Whether constraints leave a choice, and making another one (contract L15).
extension LayoutEngine {
  /// Less than any priority that a constraint can have.
  private static let exercisePriority = 0.001
  /// By how many points an exercise tries to move an edge.
  private static let exerciseDistance = 40.0

  /// Whether another rectangle along the axis would satisfy the constraints as well; costs a solution of its component.
  package func isAmbiguous(_ node: LayoutNode, along axis: NSLayoutConstraint.Axis) -> Bool {
    withoutExercises { !ambiguousVariables(of: node, along: axis).isEmpty }
  }

  /// Moves an ambiguous item to another valid position, or back from there.
  package func exerciseAmbiguity(of node: LayoutNode) {
    update()
    defer { requestPass() }
    if exercises.contains(where: { $0.node === node }) { return stopExercises(of: node) }
    let variables = ambiguousVariables(of: node, along: .horizontal) + ambiguousVariables(of: node, along: .vertical)
    for variable in variables { startExercise(of: node, variable) }
  }

  private func ambiguousVariables(of node: LayoutNode, along axis: NSLayoutConstraint.Axis) -> [LayoutSolver.Variable] {
    guard let entry = existingEntry(of: node) else { return [] }
    let (position, size) = axis == .horizontal ? (entry.x, entry.width) : (entry.y, entry.height)
    // The position of a root is not determined by its own tree.
    let variables = node === root ? [size] : [position, size]
    return variables.filter { solver.isAmbiguous($0) }
  }

  /// Tries a larger value, and if there is none a smaller one.
  private func startExercise(of node: LayoutNode, _ variable: LayoutSolver.Variable) {
    let value = value(of: variable)
    var exercise = Exercise(node: node, variable: variable, target: value + Self.exerciseDistance)
    addRow(of: &exercise)
    tellItems(about: solver.solve().changed)
    if abs(self.value(of: variable) - value) < 1e-6, let row = exercise.row {
      exercise.target = value - Self.exerciseDistance
      solver.setConstant(-exercise.target, of: row)
    }
    exercises.append(exercise)
  }

  private func addRow(of exercise: inout Exercise) {
    exercise.row = solver.add(
      [LayoutSolver.Term(exercise.variable, 1)], constant: -exercise.target, relation: .equal,
      priority: Self.exercisePriority)
  }

  func stopExercises(of node: LayoutNode) {
    for exercise in exercises where exercise.node === node {
      if let row = exercise.row { solver.remove(row) }
    }
    exercises.removeAll { $0.node === node }
  }

  private func withoutExercises<Result>(_ body: () -> Result) -> Result {
    for index in exercises.indices {
      if let row = exercises[index].row { solver.remove(row) }
    }
    defer { for index in exercises.indices { addRow(of: &exercises[index]) } }
    return body()
  }
}
