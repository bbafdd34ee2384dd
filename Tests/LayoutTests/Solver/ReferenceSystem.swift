@_spi(Plainview) import PlainviewLayout

/// A system of constraints whose solution is computed exactly from the documented law.
struct ReferenceSystem {
  struct Constraint {
    /// Twice the coefficient of each variable: the law is tried with halves.
    var doubled: [Int: Int]
    var constant: Int
    var relation: LayoutSolver.Relation
    var priority: Double
    var rank: Int

    var isRequired: Bool { priority >= 1_000 }
  }

  /// The minimum of each variable, in order of creation; nil for a position.
  var minimums: [Int?] = []
  var constraints: [Int: Constraint] = [:]

  /// The required constraints that stay out: by ascending rank, each one that contradicts those kept before.
  func broken() throws -> Set<Int> {
    var kept: [Int] = []
    var broken: Set<Int> = []
    for key in keys where constraints[key]?.isRequired == true {
      if try isFeasible(kept + [key]) { kept.append(key) } else { broken.insert(key) }
    }
    return broken
  }

  /// Whether required constraints can hold together.
  func isFeasible(_ required: [Int]) throws -> Bool { try Tableau(self, required, []) != nil }

  /// The value of every variable, and whether other optima give it another one.
  func solution() throws -> (values: [Double], isAmbiguous: [Bool])? {
    let broken = try broken()
    let required = keys.filter { constraints[$0]?.isRequired == true && !broken.contains($0) }
    let optional = keys.filter { constraints[$0]?.isRequired == false }
    guard var tableau = try Tableau(self, required, optional) else { return nil }
    let levels = Set(optional.compactMap { constraints[$0]?.priority }).sorted(by: >)
    for level in levels {
      try tableau.program.minimise(tableau.cost(optional.filter { constraints[$0]?.priority == level }))
    }
    let isAmbiguous = try minimums.indices.map { try tableau.varies($0) }
    for level in levels {
      for owner in minimums.indices {
        let owned = optional.filter {
          constraints[$0]?.priority == level && constraints[$0]?.doubled.keys.min() == owner
        }
        try tableau.program.minimise(tableau.cost(owned))
      }
    }
    let restingOrder = minimums.indices.filter { minimums[$0] != nil } + minimums.indices.filter { minimums[$0] == nil }
    for variable in restingOrder { try tableau.program.minimise(tableau.restingCost(variable)) }
    return (minimums.indices.map { tableau.value(of: $0) }, isAmbiguous)
  }

  /// By ascending rank.
  private var keys: [Int] { constraints.keys.sorted { (constraints[$0]?.rank ?? 0) < (constraints[$1]?.rank ?? 0) } }
}

extension ReferenceSystem {
  /// The system as an exact program, and what its columns mean.
  struct Tableau {
    var program: ExactProgram
    private var minimums: [Int?]
    private var firstColumn: [Int] = []
    private var violations: [Int: [Int]] = [:]

    init?(_ system: ReferenceSystem, _ required: [Int], _ optional: [Int]) throws {
      minimums = system.minimums
      var columns = 0
      for minimum in minimums {
        firstColumn.append(columns)
        columns += minimum == nil ? 2 : 1
      }
      var rows: [(coefficients: [Int: Int], right: Int)] = []
      for key in required + optional {
        guard let constraint = system.constraints[key] else { continue }
        var row: [Int: Int] = [:]
        var right = -2 * constraint.constant
        for (variable, coefficient) in constraint.doubled {
          row[firstColumn[variable], default: 0] += coefficient
          if let minimum = minimums[variable] {
            right -= coefficient * minimum
          } else {
            row[firstColumn[variable] + 1, default: 0] -= coefficient
          }
        }
        // A column of 2 in units of halves: what lies above the relation, below it, or is free to.
        let isOptional = !constraint.isRequired
        for sign in [-2, 2] where isOptional || constraint.relation != .equal {
          let isViolation =
            switch constraint.relation {
            case .equal: true
            case .lessThanOrEqual: sign < 0
            case .greaterThanOrEqual: sign > 0
            }
          if isViolation && !isOptional { continue }
          row[columns] = sign
          if isViolation { violations[key, default: []].append(columns) }
          columns += 1
        }
        rows.append((row, right))
      }
      guard let program = try ExactProgram(rows: rows, columns: columns) else { return nil }
      self.program = program
    }

    func cost(_ keys: [Int]) -> [Int: Int] {
      var cost: [Int: Int] = [:]
      for key in keys { for column in violations[key] ?? [] { cost[column] = 1 } }
      return cost
    }

    /// The distance from zero; for a position that has one bound only, the distance from that.
    func restingCost(_ variable: Int) throws -> [Int: Int] {
      let column = firstColumn[variable]
      if minimums[variable] != nil { return [column: 1] }
      let (isBoundedBelow, isBoundedAbove) = (
        try isBounded([column: 1, column + 1: -1]), try isBounded([column: -1, column + 1: 1])
      )
      if isBoundedBelow == isBoundedAbove { return [column: 1, column + 1: 1] }
      return isBoundedBelow ? [column: 1, column + 1: -1] : [column: -1, column + 1: 1]
    }

    private func isBounded(_ cost: [Int: Int]) throws -> Bool {
      var trial = self
      try trial.program.minimise(cost)
      return !trial.program.isUnbounded
    }

    func value(of variable: Int) -> Double {
      let column = firstColumn[variable]
      if let minimum = minimums[variable] { return Double(minimum) + program.value(of: column) }
      return program.value(of: column) - program.value(of: column + 1)
    }

    /// Whether a variable can become smaller or larger.
    func varies(_ variable: Int) throws -> Bool {
      for sign in [1, -1] {
        var trial = self
        var cost = [firstColumn[variable]: sign]
        if minimums[variable] == nil { cost[firstColumn[variable] + 1] = -sign }
        try trial.program.minimise(cost)
        if abs(trial.value(of: variable) - value(of: variable)) > 1e-6 || trial.program.isUnbounded { return true }
      }
      return false
    }
  }
}
