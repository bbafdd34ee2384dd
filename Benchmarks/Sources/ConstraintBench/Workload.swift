import PlainviewLayout

/// A system of constraints as a screen has it, with the edits that are measured on it.
struct Workload {
  /// `Σ coefficient · variable + constant  relation  0`.
  struct Constraint {
    var terms: [(coefficient: Double, variable: Int)]
    var constant: Double
    var relation: LayoutSolver.Relation
    var priority: Double
  }

  var name: String
  var size: Int
  var viewCount = 0
  /// For each variable whether it is a width or a height.
  var isSize: [Bool] = []
  var constraints: [Constraint] = []
  /// Variables that are held at a value: the size of the window.
  var pins: [(variable: Int, value: Double)] = []
  /// The constraint whose constant is changed, and the constants that it takes in turn.
  var editedConstraint = 0
  var editedConstants = (first: 0.0, second: 0.0)
  /// The variable that is resized, and the values that it takes in turn.
  var resizedVariable = 0
  var resizedValues = (first: 0.0, second: 0.0)
  /// One more view: the variables that it adds at the end, and its constraints.
  var extraIsSize: [Bool] = []
  var extraConstraints: [Constraint] = []
}
