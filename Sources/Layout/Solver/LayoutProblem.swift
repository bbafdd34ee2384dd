/// A small closed system of wishes over a few columns, in which every known value has already become a constant.
///
/// The wishes stand in order of descending priority. A wish reads `Σ coefficient · column + constant  relation  0`.
struct LayoutProblem {
  /// One coefficient of a wish.
  struct Entry {
    var column: Int
    var coefficient: Double
  }

  /// One constraint, or the implicit lower bound of a variable.
  struct Wish {
    /// The index of the constraint, or -1 for an implicit lower bound.
    var constraint: Int32
    var relation: LayoutSolver.Relation
    var priority: Double
    var constant: Double
    var firstEntry: Int
    var entryCount: Int
    /// The creation number of the earliest variable of the constraint; it orders equal wishes.
    var owner: Int

    var isRequired: Bool { priority >= LayoutSolver.requiredPriority }
  }

  var columnCount = 0
  var entries: [Entry] = []
  var wishes: [Wish] = []
  /// For each column the value that it takes when nothing else decides.
  var restingValue: [Double] = []
  /// The columns in the order in which they may come to rest.
  var restingOrder: [Int] = []

  /// How much the wish misses its relation when its sum has the given value.
  static func violation(of sum: Double, _ relation: LayoutSolver.Relation) -> Double {
    switch relation {
    case .equal: sum.magnitude
    case .lessThanOrEqual: sum > 0 ? sum : 0
    case .greaterThanOrEqual: sum < 0 ? -sum : 0
    }
  }
}
