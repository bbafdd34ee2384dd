@_spi(Plainview) package import PlainviewLayout

/// A system of constraints as a screen has it, with the edits that are measured on it.
package struct Workload {
  /// `Σ coefficient · variable + constant  relation  0`.
  package struct Constraint {
    package var terms: [(coefficient: Double, variable: Int)]
    package var constant: Double
    package var relation: LayoutSolver.Relation
    package var priority: Double
  }

  package var name: String
  package var size: Int
  package var viewCount = 0
  /// For each view its first variable; the other three follow it. Only generated workloads know.
  package var firstVariables: [Int] = []
  /// For each variable whether it is a width or a height.
  package var isSize: [Bool] = []
  package var constraints: [Constraint] = []
  /// The same, written down as soon as there are no more to come.
  package var flatConstraints = FlatConstraints()
  /// Variables that are held at a value: the size of the window.
  package var pins: [(variable: Int, value: Double)] = []
  /// The constraint whose constant is changed, and the constants that it takes in turn.
  package var editedConstraint = 0
  package var editedConstants = (first: 0.0, second: 0.0)
  /// The variable that is resized, and the values that it takes in turn.
  package var resizedVariable = 0
  package var resizedValues = (first: 0.0, second: 0.0)
  /// One more view: the variables that it adds at the end, and its constraints.
  package var extraIsSize: [Bool] = []
  package var extraConstraints: [Constraint] = []

  /// Computes the sum of each constraint ten times with all variables at one: a plain loop over the same system, whose
  /// time other times are compared with.
  package func addUp() {
    var values = Array(repeating: 1.0, count: isSize.count)
    for _ in 0..<10 {
      for constraint in constraints {
        var sum = constraint.constant
        for term in constraint.terms { sum += term.coefficient * values[term.variable] }
        if let first = constraint.terms.first { values[first.variable] += sum * 1e-9 }
      }
    }
    precondition(values.isEmpty || values[0] > -.infinity)
  }
}
