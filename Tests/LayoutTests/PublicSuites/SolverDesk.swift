@_spi(Plainview) import PlainviewLayout

/// A solver with the terms of the Cassowary family: strengths, edits, stays.
///
/// Weak, medium and strong stand for the priorities 250, 500 and 750; levels are strictly ordered in both.
struct SolverDesk {
  typealias Variable = LayoutSolver.Variable
  typealias ConstraintID = LayoutSolver.ConstraintID

  static let weak = 250.0
  static let medium = 500.0
  static let strong = 750.0
  static let required = 1_000.0

  private(set) var solver = LayoutSolver()
  private var count = 0

  mutating func variable() -> Variable { solver.addVariable(minimum: nil) }

  /// Adds `terms relation bound`; later ones rank higher.
  @discardableResult
  mutating func add(
    _ terms: [(Double, Variable)], _ relation: LayoutSolver.Relation, _ bound: Double, _ strength: Double = required
  ) -> ConstraintID {
    count += 1
    return solver.add(
      terms.map { LayoutSolver.Term($0.1, $0.0) }, constant: -bound, relation: relation, priority: strength,
      rank: count)
  }

  /// Makes a variable editable, or lets it stay where it is: an equality that can be given another number.
  mutating func edit(_ variable: Variable, _ value: Double, _ strength: Double) -> ConstraintID {
    add([(1, variable)], .equal, value, strength)
  }

  mutating func suggest(_ value: Double, for edit: ConstraintID) { solver.setConstant(-value, of: edit) }

  mutating func setStrength(_ strength: Double, of constraint: ConstraintID) {
    solver.setPriority(strength, of: constraint)
  }

  mutating func remove(_ constraint: ConstraintID) { solver.remove(constraint) }

  /// Solves and returns the values of the variables.
  mutating func values(_ variables: Variable...) -> [Double] {
    _ = solver.solve()
    return variables.map { solver.value(of: $0) }
  }

  /// Solves and returns the required constraint that was left out, if any.
  mutating func broken() -> [ConstraintID] { solver.solve().conflicts.map(\.broken) }
}
