/// A small closed system of goals over a few columns, in which every known value has already become a constant.
///
/// The goals are in order of descending priority, explicit bounds excepted. A goal reads `Σ coefficient · column + constant  relation  0`.
struct LayoutProblem: Sendable {
  /// One coefficient of a goal.
  struct Entry: Sendable {
    var column: Int32
    var coefficient: Double
  }

  /// One constraint, or an implicit lower bound.
  struct Goal: Sendable {
    var constant: Double
    var priority: Float
    /// The index of the constraint, or the complement of the index of the variable whose minimum it is.
    var source: Int32
    var firstEntry: Int32
    var entryCount: Int32
    /// The creation number of the earliest variable of the constraint; it orders equal goals.
    var owner: Int32 = 0
    var relation: LayoutSolver.Relation

    var isRequired: Bool { priority >= LayoutSolver.required }
    var isImplicit: Bool { source < 0 }
  }

  /// The range that the minimums of variables leave a column, and the variables that they come from.
  struct Bounds: Sendable {
    var low = -Double.infinity
    var high = Double.infinity
    var lowSource: Int32 = -1
    var highSource: Int32 = -1
    var isEliminated = false
  }

  /// Where a column comes to rest when nothing else decides.
  struct Rest: Sendable {
    var column: Int32
    var value: Double
    /// The variable whose rest it is: the first one of the column's class.
    var variable: Int32
    /// Whether the column rests at its only bound if it has one bound, as positions do.
    var prefersOnlyBound: Bool
  }

  var entries = RecordList<Entry>()
  var goals = RecordList<Goal>()
  var bounds = RecordList<Bounds>()
  /// In the order of elimination.
  var eliminations = RecordList<Elimination>()
  /// Working lists of the elimination.
  var usages = RecordList<Usage>()
  var pending = IndexList()
  /// Working lists of the reduction: for each column its equalities.
  var firstEqualities = IndexList()
  var equalities = RecordList<EqualityMention>()

  var bytes: Int {
    entries.bytes + goals.bytes + bounds.bytes + eliminations.bytes + usages.bytes + pending.bytes
      + firstEqualities.bytes + equalities.bytes
  }

  var columnCount: Int { bounds.count }

  mutating func removeAll() {
    entries.removeAll()
    goals.removeAll()
    bounds.removeAll()
    eliminations.removeAll()
  }

  /// How much a goal misses its relation when its sum has the given value.
  static func violation(of sum: Double, _ relation: LayoutSolver.Relation) -> Double {
    switch relation {
    case .equal: sum.magnitude
    case .lessThanOrEqual: sum > 0 ? sum : 0
    case .greaterThanOrEqual: sum < 0 ? -sum : 0
    }
  }

  /// The same system with the bounds as required goals at the end.
  func withExplicitBounds() -> LayoutProblem {
    var explicit = LayoutProblem()
    explicit.entries = entries
    explicit.goals = goals
    explicit.eliminations = eliminations
    explicit.entries.detach()
    explicit.goals.detach()
    explicit.eliminations.detach()
    for (column, bound) in bounds.enumerated() {
      explicit.bounds.append(Bounds(isEliminated: bound.isEliminated))
      if bound.low > -.infinity {
        explicit.appendBound(bound.low, .greaterThanOrEqual, column: column, source: ~bound.lowSource)
      }
      if bound.high < .infinity {
        explicit.appendBound(bound.high, .lessThanOrEqual, column: column, source: ~bound.highSource)
      }
    }
    return explicit
  }

  private mutating func appendBound(
    _ bound: Double, _ relation: LayoutSolver.Relation, column: Int, source: Int32
  ) {
    goals.append(
      Goal(
        constant: -bound, priority: LayoutSolver.required, source: source, firstEntry: Int32(entries.count),
        entryCount: 1, relation: relation))
    entries.append(Entry(column: Int32(column), coefficient: 1))
  }
}
