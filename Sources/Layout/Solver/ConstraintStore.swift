/// The variables, constraints and terms of a solver in flat arrays, with a linked list of uses for every variable.
struct ConstraintStore: Sendable {
  /// A variable, and the first of the terms that mention it.
  struct VariableRecord: Sendable {
    var value = 0.0
    /// Negative infinity when there is none.
    var minimum: Double
    /// The place in the order of creation.
    var serial: Int
    var firstUse: Int32 = -1
    var isAlive = true
  }

  /// A constraint, whose terms lie next to each other.
  struct ConstraintRecord: Sendable {
    var constant: Double
    var priority: Double
    var rank: Int
    var firstTerm: Int32
    var termCount: Int32
    var relation: LayoutSolver.Relation
    var hasUsableTerms: Bool
    var isAlive = true
    var isBroken = false
  }

  /// A coefficient of a constraint, linked with the other uses of its variable.
  struct TermRecord: Sendable {
    var coefficient: Double
    var variable: Int32
    var constraint: Int32
    var nextUse: Int32
    var previousUse: Int32
  }

  /// Numbers beyond this magnitude are treated like infinite ones, so that no sum overflows.
  static let largestMagnitude = 1e30

  private(set) var liveConstraintCount = 0
  var variables: [VariableRecord] = []
  var constraints: [ConstraintRecord] = []
  var terms: [TermRecord] = []
  private var serial = 0
  private var freeVariables: [Int32] = []
  private var freeConstraints: [Int32] = []
  /// For each number of terms the first free run of that length; the runs are linked through `nextUse`.
  private var freeRuns: [Int32] = []

  func contains(_ variable: LayoutSolver.Variable) -> Bool {
    variable.index >= 0 && variable.index < variables.count && variables[Int(variable.index)].isAlive
  }

  func contains(_ constraint: LayoutSolver.ConstraintID) -> Bool {
    constraint.index >= 0 && constraint.index < constraints.count && constraints[Int(constraint.index)].isAlive
  }

  /// Whether a constraint takes part: its numbers are usable and it is not broken.
  func isActive(_ constraint: Int32) -> Bool {
    let record = constraints[Int(constraint)]
    return record.isAlive && record.hasUsableTerms && !record.isBroken && record.priority > 0
      && record.constant.magnitude <= Self.largestMagnitude
  }

  mutating func addVariable(minimum: Double?) -> Int32 {
    serial += 1
    var lowest = minimum ?? -.infinity
    if lowest.isNaN || lowest.magnitude > Self.largestMagnitude { lowest = -.infinity }
    let record = VariableRecord(minimum: lowest, serial: serial)
    if let index = freeVariables.popLast() {
      variables[Int(index)] = record
      return index
    }
    variables.append(record)
    return Int32(variables.count - 1)
  }

  mutating func removeVariable(_ index: Int32) {
    guard variables[Int(index)].firstUse < 0 else { return }
    variables[Int(index)].isAlive = false
    freeVariables.append(index)
  }

  mutating func addConstraint(
    _ added: [LayoutSolver.Term], constant: Double, relation: LayoutSolver.Relation, priority: Double, rank: Int
  ) -> Int32 {
    liveConstraintCount += 1
    let index = freeConstraints.popLast() ?? Int32(constraints.count)
    var usable = true
    let first = addTerms(added, of: index, usable: &usable)
    let record = ConstraintRecord(
      constant: constant, priority: priority, rank: rank, firstTerm: first.index, termCount: first.count,
      relation: relation, hasUsableTerms: usable)
    if Int(index) == constraints.count {
      constraints.append(record)
    } else {
      constraints[Int(index)] = record
    }
    return index
  }

  private mutating func addTerms(
    _ added: [LayoutSolver.Term], of constraint: Int32, usable: inout Bool
  ) -> (index: Int32, count: Int32) {
    var summed: [LayoutSolver.Term] = []
    for term in added where contains(term.variable) {
      if let earlier = summed.firstIndex(where: { $0.variable == term.variable }) {
        summed[earlier].coefficient += term.coefficient
      } else {
        summed.append(term)
      }
    }
    if summed.contains(where: { !($0.coefficient.magnitude <= Self.largestMagnitude) }) {
      usable = false
      return (0, 0)
    }
    summed.removeAll { $0.coefficient.magnitude < 1e-12 }
    let first = takeRun(of: summed.count)
    for (offset, term) in summed.enumerated() {
      link(first + Int32(offset), term, constraint)
    }
    return (first, Int32(summed.count))
  }

  private mutating func takeRun(of count: Int) -> Int32 {
    if count < freeRuns.count, count > 0, freeRuns[count] >= 0 {
      let first = freeRuns[count]
      freeRuns[count] = terms[Int(first)].nextUse
      return first
    }
    let first = Int32(terms.count)
    for _ in 0..<count {
      terms.append(TermRecord(coefficient: 0, variable: -1, constraint: -1, nextUse: -1, previousUse: -1))
    }
    return first
  }

  private mutating func link(_ index: Int32, _ term: LayoutSolver.Term, _ constraint: Int32) {
    let next = variables[Int(term.variable.index)].firstUse
    terms[Int(index)] = TermRecord(
      coefficient: term.coefficient, variable: term.variable.index, constraint: constraint, nextUse: next,
      previousUse: -1)
    if next >= 0 { terms[Int(next)].previousUse = index }
    variables[Int(term.variable.index)].firstUse = index
  }

  mutating func removeConstraint(_ index: Int32) {
    liveConstraintCount -= 1
    let record = constraints[Int(index)]
    for term in record.firstTerm..<(record.firstTerm + record.termCount) { unlink(term) }
    if record.termCount > 0 { giveBack(record.firstTerm, count: Int(record.termCount)) }
    constraints[Int(index)].isAlive = false
    freeConstraints.append(index)
  }

  private mutating func unlink(_ index: Int32) {
    let term = terms[Int(index)]
    if term.previousUse >= 0 {
      terms[Int(term.previousUse)].nextUse = term.nextUse
    } else {
      variables[Int(term.variable)].firstUse = term.nextUse
    }
    if term.nextUse >= 0 { terms[Int(term.nextUse)].previousUse = term.previousUse }
  }

  private mutating func giveBack(_ first: Int32, count: Int) {
    while freeRuns.count <= count { freeRuns.append(-1) }
    terms[Int(first)].nextUse = freeRuns[count]
    freeRuns[count] = first
  }
}
