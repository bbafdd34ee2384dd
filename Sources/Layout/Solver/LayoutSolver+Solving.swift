extension LayoutSolver {
  /// Computes the values; does nothing when nothing changed.
  public mutating func solve() -> Outcome {
    guard isDirty else { return Outcome(changed: [], conflicts: []) }
    isDirty = false
    let before = store.variables.map(\.value)
    for index in store.constraints.indices where store.isActive(Int32(index)) {
      let record = store.constraints[index]
      let isMissed = LayoutProblem.violation(of: record.constant, record.relation) > 1e-8
      if record.termCount == 0, record.priority >= Self.requiredPriority, isMissed { breakMember(of: [Int32(index)]) }
    }
    for component in components() { solve(component) }
    var changed: [Variable] = []
    for index in store.variables.indices
    where store.variables[index].isAlive && store.variables[index].value != before[index] {
      changed.append(Variable(index: Int32(index)))
    }
    return Outcome(changed: changed, conflicts: reportConflicts())
  }

  /// Whether another optimum exists in which the variable has a different value.
  public mutating func isAmbiguous(_ variable: Variable) -> Bool {
    _ = solve()
    guard store.contains(variable) else { return false }
    let members = components().first { $0.contains(variable.index) } ?? []
    let problem = problem(of: members)
    var simplex = LexicographicSimplex(problem)
    guard simplex.makeFeasible() else { return false }
    _ = simplex.settleLevels()
    return simplex.canMove(members.firstIndex(of: variable.index) ?? 0)
  }

  private mutating func solve(_ members: [Int32]) {
    while true {
      let problem = problem(of: members)
      var simplex = LexicographicSimplex(problem)
      if simplex.makeFeasible() {
        let contested = simplex.settleLevels()
        simplex.breakTies(contested: contested)
        for (column, member) in members.enumerated() { store.variables[Int(member)].value = simplex.value[column] }
        return
      }
      breakMember(of: simplex.minimalContradiction().map { problem.wishes[$0].constraint })
    }
  }

  /// The connected parts of the system, as variables in ascending order.
  private func components() -> [[Int32]] {
    var parent = Array(store.variables.indices)
    func root(_ start: Int) -> Int {
      var index = start
      while parent[index] != index { index = parent[index] }
      return index
    }
    for index in store.constraints.indices where store.isActive(Int32(index)) {
      let terms = terms(of: index)
      for term in terms { parent[root(Int(term.variable))] = root(Int(terms[terms.startIndex].variable)) }
    }
    var members: [Int: [Int32]] = [:]
    var order: [Int] = []
    for index in store.variables.indices where store.variables[index].isAlive {
      let top = root(index)
      if members[top] == nil { order.append(top) }
      members[top, default: []].append(Int32(index))
    }
    return order.map { members[$0] ?? [] }
  }

  private func terms(of constraint: Int) -> ArraySlice<ConstraintStore.TermRecord> {
    let record = store.constraints[constraint]
    return store.terms[Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)]
  }

  private func problem(of members: [Int32]) -> LayoutProblem {
    var problem = LayoutProblem()
    problem.columnCount = members.count
    problem.restingValue = Array(repeating: 0, count: members.count)
    let records = members.map { store.variables[Int($0)] }
    problem.restingOrder = records.indices.sorted { left, right in
      let isSize = (records[left].minimum > -.infinity, records[right].minimum > -.infinity)
      return isSize.0 != isSize.1 ? isSize.0 : records[left].serial < records[right].serial
    }
    for (column, record) in records.enumerated() where record.minimum > -.infinity {
      problem.append([(column, 1)], constant: -record.minimum, .greaterThanOrEqual, 1_000, constraint: -1, owner: 0)
    }
    var constraints: [Int] = []
    for index in store.constraints.indices where store.isActive(Int32(index)) {
      if let first = terms(of: index).first, members.contains(first.variable) { constraints.append(index) }
    }
    constraints.sort { store.constraints[$0].priority > store.constraints[$1].priority }
    for index in constraints {
      let record = store.constraints[index]
      let terms = terms(of: index)
      let columns = terms.map { (members.firstIndex(of: $0.variable) ?? 0, $0.coefficient) }
      problem.append(
        columns, constant: record.constant, record.relation, record.priority, constraint: Int32(index),
        owner: terms.map { store.variables[Int($0.variable)].serial }.min() ?? 0)
    }
    return problem
  }
}

extension LayoutProblem {
  mutating func append(
    _ columns: [(Int, Double)], constant: Double, _ relation: LayoutSolver.Relation, _ priority: Double,
    constraint: Int32, owner: Int
  ) {
    wishes.append(
      Wish(
        constraint: constraint, relation: relation, priority: priority, constant: constant, firstEntry: entries.count,
        entryCount: columns.count, owner: owner))
    for (column, coefficient) in columns { entries.append(Entry(column: column, coefficient: coefficient)) }
  }
}
