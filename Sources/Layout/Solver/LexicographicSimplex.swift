/// An exact solver for a ``LayoutProblem``: a bounded simplex method that minimises one priority level after the other.
///
/// Columns and rows are variables of one kind. Every variable has hard bounds and, while a level is being minimised, a
/// convex piecewise-linear cost whose kinks are that level's goals. A variable outside the basis rests on a kink or a
/// bound. When a level is optimal, the hard bounds shrink to its optimal face (complementary slackness), so that lower
/// levels cannot worsen it. The required level is the first one: a remaining cost there means infeasibility.
struct LexicographicSimplex: Sendable {
  /// A term of the cost of one variable at the current level.
  struct Penalty: Sendable {
    var variable: Int
    var kink: Double
    var weightBelow: Double
    var weightAbove: Double
    /// The coefficient of the goal in the variable.
    var scale: Double
    var goal: Int
    var next: Int
  }

  static let tolerance = 1e-9

  let problem: LayoutProblem
  /// The columns come first among the variables, then the sums of goals over several columns.
  var tableau: SparseTableau
  var value: [Double]
  var low: [Double]
  var high: [Double]

  /// The variable that stands for the sum of a goal: a column when the goal has one entry.
  var variableOfGoal: [Int] = []
  var penalties: [Penalty] = []
  var firstPenalty: [Int] = []
  /// For each row the slope and the ends of the linear piece in which its basic variable moves.
  var slope: [Double] = []
  var pieceLow: [Double] = []
  var pieceHigh: [Double] = []
  /// The rate of the cost of the basic variables to each variable outside the basis.
  var rate: [Double] = []

  init(_ problem: LayoutProblem) {
    self.problem = problem
    tableau = SparseTableau(columns: problem.columnCount)
    value = Array(repeating: 0, count: problem.columnCount)
    low = problem.bounds.map { $0.isEliminated ? 0 : -.infinity }
    high = problem.bounds.map { $0.isEliminated ? 0 : .infinity }
    for goal in problem.goals { variableOfGoal.append(variable(of: goal)) }
    firstPenalty = Array(repeating: -1, count: value.count)
    rate = Array(repeating: 0, count: value.count)
    slope = Array(repeating: 0, count: tableau.rows.count)
    pieceLow = slope
    pieceHigh = slope
  }

  private mutating func variable(of goal: LayoutProblem.Goal) -> Int {
    let entries = problem.entries[Int(goal.firstEntry)..<Int(goal.firstEntry + goal.entryCount)]
    if entries.count == 1 { return Int(entries[entries.startIndex].column) }
    value.append(0)
    low.append(-.infinity)
    high.append(.infinity)
    return tableau.addRow(
      entries.map { SparseTableau.Entry(variable: Int($0.column), coefficient: $0.coefficient) })
  }

  /// Adds a variable without bounds that is a sum of columns, and returns it.
  mutating func addProbe(_ entries: [SparseTableau.Entry]) -> Int {
    let sum = tableau.withoutBasic(entries)
    value.append(sum.reduce(0) { $0 + $1.coefficient * value[$1.variable] })
    low.append(-.infinity)
    high.append(.infinity)
    firstPenalty.append(-1)
    rate.append(0)
    slope.append(0)
    pieceLow.append(0)
    pieceHigh.append(0)
    return tableau.addRow(sum)
  }

  func isFixed(_ variable: Int) -> Bool { low[variable] == high[variable] }

  /// Whether the bounds leave a single point.
  var isSettled: Bool { value.indices.allSatisfy { tableau.isBasic($0) || isFixed($0) } }

  // MARK: Levels

  /// Turns the required goals into bounds, those over several columns by minimising their violation first; false if
  /// they contradict each other.
  mutating func makeFeasible() -> Bool {
    let required = problem.goals.indices.filter { problem.goals[$0].isRequired }
    setPenalties(required.filter { problem.goals[$0].entryCount == 1 })
    imposePenalties()
    for variable in value.indices {
      if low[variable] > high[variable] + Self.feasibilityTolerance(high[variable]) { return false }
      closeCrossedBounds(of: variable)
      if value[variable] < low[variable] { value[variable] = low[variable] }
      if value[variable] > high[variable] { value[variable] = high[variable] }
    }
    recomputeBasicValues()
    setPenalties(required.filter { problem.goals[$0].entryCount != 1 })
    minimise()
    for penalty in penalties where violation(of: penalty) > Self.feasibilityTolerance(penalty.kink) * penalty.weight {
      return false
    }
    imposePenalties()
    for variable in value.indices { closeCrossedBounds(of: variable) }
    return true
  }

  private mutating func imposePenalties() {
    for penalty in penalties {
      if penalty.weightBelow > 0, penalty.kink > low[penalty.variable] { low[penalty.variable] = penalty.kink }
      if penalty.weightAbove > 0, penalty.kink < high[penalty.variable] { high[penalty.variable] = penalty.kink }
    }
  }

  /// Rounding may leave the bounds of a fixed variable in the wrong order by less than the tolerance.
  mutating func closeCrossedBounds(of variable: Int) {
    if low[variable] > high[variable] { high[variable] = low[variable] }
  }

  static func feasibilityTolerance(_ kink: Double) -> Double { 1e-8 * (1 + kink.magnitude) }

  /// Minimises every soft level in turn. Returns the levels whose goals could not all be met.
  mutating func settleLevels() -> [Range<Int>] {
    var contested: [Range<Int>] = []
    for level in softLevels() {
      if isSettled { break }
      setPenalties(Array(level))
      minimise()
      if level.count > 1, penalties.contains(where: { violation(of: $0) > Self.tolerance }) { contested.append(level) }
      keepOptimalFace()
    }
    return contested
  }

  private func softLevels() -> [Range<Int>] {
    var levels: [Range<Int>] = []
    var start = 0
    while start < problem.goals.count {
      var end = start + 1
      while end < problem.goals.count, problem.goals[end].priority == problem.goals[start].priority { end += 1 }
      if !problem.goals[start].isRequired, problem.goals[start].priority > 0 { levels.append(start..<end) }
      start = end
    }
    return levels
  }

  /// Picks one optimum: in contested levels the goals of earlier variables first, then the resting values.
  mutating func breakTies(contested: [Range<Int>], order: [LayoutProblem.Rest]) {
    for level in contested {
      let byOwner = level.sorted { (problem.goals[$0].owner, $0) < (problem.goals[$1].owner, $1) }
      var start = 0
      while start < byOwner.count, !isSettled {
        var end = start + 1
        while end < byOwner.count, problem.goals[byOwner[end]].owner == problem.goals[byOwner[start]].owner {
          end += 1
        }
        setPenalties(Array(byOwner[start..<end]))
        minimise()
        keepOptimalFace()
        start = end
      }
    }
    for rest in order where !isSettled {
      if isFixed(Int(rest.column)) { continue }
      let bound = rest.prefersOnlyBound ? onlyBound(of: Int(rest.column)) : nil
      setPenalty(on: Int(rest.column), kink: bound ?? rest.value, weightBelow: 1, weightAbove: 1)
      minimise()
      keepOptimalFace()
    }
  }

  /// The bound of a variable that the optima bound on one side only.
  private func onlyBound(of variable: Int) -> Double? {
    let least = extreme(of: variable, towards: -Self.distantValue)
    let most = extreme(of: variable, towards: Self.distantValue)
    if least == nil { return most }
    return most == nil ? least : nil
  }

  /// Farther than any layout reaches, and near enough for sums with it to keep fractions of points.
  private static let distantValue = 1e9

  /// The value of a variable that is nearest to a distant one; nil if it reaches that.
  private func extreme(of variable: Int, towards distant: Double) -> Double? {
    var trial = self
    trial.setPenalty(on: variable, kink: distant, weightBelow: 1, weightAbove: 1)
    trial.minimise()
    let value = trial.value[variable]
    return (value - distant).magnitude < 1 ? nil : value
  }

  // MARK: Penalties

  mutating func setPenalties(_ goals: [Int]) {
    clearPenalties()
    for index in goals {
      let goal = problem.goals[index]
      let scale = goal.entryCount == 1 ? problem.entries[Int(goal.firstEntry)].coefficient : 1
      var below = goal.relation == .lessThanOrEqual ? 0 : scale.magnitude
      var above = goal.relation == .greaterThanOrEqual ? 0 : scale.magnitude
      if scale < 0 { swap(&below, &above) }
      append(variableOfGoal[index], kink: -goal.constant / scale, below, above, scale: scale, goal: index)
    }
  }

  mutating func setPenalty(on variable: Int, kink: Double, weightBelow: Double, weightAbove: Double) {
    clearPenalties()
    append(variable, kink: kink, weightBelow, weightAbove, scale: 1, goal: -1)
  }

  private mutating func clearPenalties() {
    for penalty in penalties { firstPenalty[penalty.variable] = -1 }
    penalties.removeAll(keepingCapacity: true)
  }

  private mutating func append(
    _ variable: Int, kink: Double, _ below: Double, _ above: Double, scale: Double, goal: Int
  ) {
    let next = firstPenalty[variable]
    firstPenalty[variable] = penalties.count
    penalties.append(
      Penalty(
        variable: variable, kink: kink, weightBelow: below, weightAbove: above, scale: scale, goal: goal, next: next))
  }

  func violation(of penalty: Penalty) -> Double {
    let distance = value[penalty.variable] - penalty.kink
    return distance > 0 ? distance * penalty.weightAbove : -distance * penalty.weightBelow
  }
}

extension LexicographicSimplex.Penalty {
  /// The violation that one unit of distance from the kink causes.
  var weight: Double { weightAbove > weightBelow ? weightAbove : weightBelow }
}
