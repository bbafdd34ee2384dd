/// Solving one component: by intervals if they prove their result, otherwise by the simplex method.
extension LayoutSolver {
  mutating func settle(_ component: Int32) {
    if components[Int(component)].hasOneClass {
      if settleSingleVariable(component) || settleSingleClass(component) { return }
    }
    defer { unload() }
    load(component)
    if workspace.hasRows { workspace.intervals.problem.eliminatePlainColumns() }
    let isReduced = workspace.hasRows && workspace.intervals.problem.reduceInequalities()
    if isReduced { workspace.intervals.problem.eliminatePlainColumns() }
    if !settleByIntervals() {
      if isReduced {
        // What the simplex method says about conflicts is about goals that stand for one constraint each.
        load(component)
        workspace.intervals.problem.eliminatePlainColumns()
      }
      if !settleBySimplex(component) {
        load(component)
        if !settleByIntervals() { _ = settleBySimplex(component) }
      }
    }
  }

  /// Solves the loaded component; false if the result is not proved, or if a column was eliminated that comes to rest
  /// before one that is open.
  private mutating func settleByIntervals() -> Bool {
    guard workspace.intervals.settle() else { return false }
    var decider: Int32 = -1
    if !workspace.intervals.openColumns.isEmpty {
      let order = restingOrder(of: workspace.intervals.openColumns)
      if let last = order.last, !eliminatedColumnsRestAfter(last.variable) { return false }
      guard order.isEmpty || workspace.intervals.rest(order) else { return false }
      decider = order.last?.variable ?? -1
    }
    takeIntervalValues()
    assignMembers(openColumns: workspace.intervals.openColumns, decider: decider)
    return true
  }

  private mutating func takeIntervalValues() {
    workspace.values.removeAll()
    let intervals = workspace.intervals.intervals
    workspace.values.reserve(intervals.count)
    var column = 0
    while column < intervals.count {
      workspace.values.append(intervals[column].low)
      column += 1
    }
  }

  /// Solves the loaded component; false if a column was eliminated that comes to rest before one that is open.
  private mutating func settleBySimplex(_ component: Int32) -> Bool {
    var simplex = LexicographicSimplex(simplexProblem())
    guard simplex.makeFeasible() else {
      schedule.makeDue(components[Int(component)].position)
      let members = contradiction(in: component, found: simplex)
      unload()
      breakMember(of: members)
      return true
    }
    let contested = simplex.settleLevels()
    var open = IndexList()
    for column in 0..<workspace.roots.count where !simplex.isFixed(column) { open.append(Int32(column)) }
    let order = restingOrder(of: open)
    if let last = order.last, !eliminatedColumnsRestAfter(last.variable) { return false }
    simplex.breakTies(contested: contested, order: order)
    workspace.values.removeAll()
    for column in 0..<workspace.roots.count { workspace.values.append(simplex.value[column]) }
    assignMembers(openColumns: open, decider: order.last?.variable ?? -1)
    return true
  }

  /// The loaded component with everything that the simplex method needs besides.
  func simplexProblem() -> LayoutProblem {
    let problem = workspace.intervals.problem.withExplicitBounds()
    for index in problem.goals.indices where !problem.goals[index].isImplicit {
      var owner = Int32.max
      for term in constraints.terms(of: problem.goals[index].source) {
        let variable = terms[term].variable
        owner = Swift.min(owner, vacancies.serials.isEmpty ? variable : vacancies.serials[Int(variable)])
      }
      problem.goals[index].owner = owner
    }
    return problem
  }

  private mutating func assignMembers(openColumns: IndexList, decider: Int32) {
    unload()
    LayoutProblem.restore(
      workspace.intervals.problem.eliminations, workspace.intervals.problem.entries, workspace.values.records)
    noteDeciders(of: openColumns, decider)
    let (members, columns, values) = (workspace.members, workspace.columns.records, workspace.values.records)
    let (deciders, oddScales) = (workspace.deciders.records, workspace.oddScales.records)
    var slot = 0
    while slot < members.count {
      let member = members.records + slot
      let column = Int(columns[slot])
      let scale = OddNumbers.number(member.pointee.scale, oddScales)
      let value = scale * values[column] + member.pointee.offset
      assign(value, decider: decider < 0 ? -1 : deciders[column], to: member.pointee.variable)
      slot += 1
    }
  }

  /// Notes for each column on which choice it depends, if there was one.
  private mutating func noteDeciders(of openColumns: IndexList, _ decider: Int32) {
    if decider < 0 { return }
    workspace.deciders.removeAll()
    workspace.deciders.append(-1, times: workspace.roots.count)
    for column in openColumns { workspace.deciders[Int(column)] = decider }
    for elimination in workspace.intervals.problem.eliminations {
      workspace.deciders[Int(elimination.column)] = decider
    }
  }

  // MARK: Rest

  /// Where open columns come to rest, in the order of the first variable of each class.
  private func restingOrder(of columns: IndexList) -> [LayoutProblem.Rest] {
    if columns.isEmpty { return [] }
    let first = firstMembers()
    // A closure that mentions the solver would copy it for every comparison.
    let (variables, serials, oddScales) = (self.variables, vacancies.serials, workspace.oddScales.records)
    let order = columns.map { column in
      let member = workspace.members[first[Int(column)]]
      return LayoutProblem.Rest(
        column: column, value: 0 - member.offset / OddNumbers.number(member.scale, oddScales),
        variable: member.variable,
        prefersOnlyBound: !variables[Int(member.variable)].isSize)
    }
    return order.sorted { Self.rests($1.variable, after: $0.variable, variables, serials) }
  }

  /// For each column the slot of the member that comes to rest first.
  private func firstMembers() -> [Int] {
    var first = Array(repeating: -1, count: workspace.roots.count)
    for (slot, member) in workspace.members.enumerated() {
      let column = Int(workspace.columns[slot])
      if first[column] < 0 || restsAfter(workspace.members[first[column]].variable, member.variable) {
        first[column] = slot
      }
    }
    return first
  }

  private func eliminatedColumnsRestAfter(_ variable: Int32) -> Bool {
    if workspace.intervals.problem.eliminations.isEmpty { return true }
    let first = firstMembers()
    for elimination in workspace.intervals.problem.eliminations {
      let member = workspace.members[first[Int(elimination.column)]]
      if !restsAfter(member.variable, variable) { return false }
    }
    return true
  }
}
