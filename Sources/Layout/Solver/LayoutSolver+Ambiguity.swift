/// Whether the constraints leave a choice.
extension LayoutSolver {
  /// The optima of one component, kept for the next question about it.
  struct Optima: Sendable {
    var component: Int32
    var simplex: LexicographicSimplex
    /// For each column whether it varies, once asked.
    var varies: [Int: Bool] = [:]
  }

  /// Whether another optimum exists in which the variable has a different value.
  ///
  /// Solves first if anything changed. Costs a solution of the components that the variable depends on, unless nothing
  /// was left to choose there.
  @_spi(Plainview) public mutating func isAmbiguous(_ variable: Variable) -> Bool {
    guard Self.contains(variable, variables, variableCount) else { return false }
    own()
    settleDueSteps()
    if variables[Int(variable.index)].decider < 0 { return false }
    let parts = componentParts(of: variable.index)
    return parts.contains { canVary($0.component, $0.weights) }
  }

  /// A derived variable as a sum over members of components.
  private func componentParts(of variable: Int32) -> [(component: Int32, weights: [Int32: Double])] {
    var explanation = Explanation()
    var weights: [Int32: [Int32: Double]] = [:]
    var order: [Int32] = []
    func add(_ amount: Double, _ variable: Int32) {
      let record = variables[Int(variable)]
      switch record.role {
      case .derived:
        explanation.remainders[variable, default: 0] += amount
        explanation.insert(position: constraints[Int(record.equation)].link)
      case .free:
        let component = records.component(of: variable)
        if weights[component] == nil { order.append(component) }
        weights[component, default: [:]][variable, default: 0] += amount
      case .known, .loose, .vacant: break
      }
    }
    add(1, variable)
    while let position = explanation.positions.popLast() {
      let definition = schedule.steps[Int(position)]
      let home = records.variable(definedBy: definition)
      guard let amount = explanation.remainders.removeValue(forKey: home) else { continue }
      let (slots, coefficients) = (constraints.terms(of: definition), constraints.coefficients(of: definition))
      let own = slots.first { terms[$0].variable == home }.map { coefficients[$0] } ?? 1
      for slot in slots where terms[slot].variable != home {
        add(-amount / own * coefficients[slot], terms[slot].variable)
      }
    }
    return order.map { ($0, weights[$0] ?? [:]) }
  }

  /// Whether a weighted sum of members of a component varies among its optima.
  private mutating func canVary(_ component: Int32, _ weights: [Int32: Double]) -> Bool {
    load(component)
    defer { unload() }
    workspace.intervals.problem.eliminatePlainColumns()
    var sum = Array(repeating: 0.0, count: workspace.roots.count)
    for (slot, member) in workspace.members.enumerated() {
      let scale = OddNumbers.number(member.scale, workspace.oddScales.records)
      sum[Int(workspace.columns[slot])] += (weights[member.variable] ?? 0) * scale
    }
    workspace.intervals.problem.replaceEliminated(&sum)
    let columns = sum.indices.filter { sum[$0].magnitude > 1e-9 }
    if columns.isEmpty { return false }
    if columns.count == 1 { return columnVaries(columns[0], of: component) }
    let entries = columns.map { SparseTableau.Entry(variable: $0, coefficient: sum[$0]) }
    guard var simplex = optima(of: component)?.simplex else { return false }
    let probe = simplex.addProbe(entries)
    return simplex.canMove(probe)
  }

  private mutating func columnVaries(_ column: Int, of component: Int32) -> Bool {
    guard let optima = optima(of: component) else { return false }
    if let known = optima.varies[column] { return known }
    let varies = optima.simplex.canMove(column)
    lastOptima?.varies[column] = varies
    return varies
  }

  /// The optima of the loaded component.
  private mutating func optima(of component: Int32) -> Optima? {
    if let last = lastOptima, last.component == component { return last }
    var simplex = LexicographicSimplex(simplexProblem())
    guard simplex.makeFeasible() else { return nil }
    _ = simplex.settleLevels()
    let optima = Optima(component: component, simplex: simplex)
    lastOptima = optima
    return optima
  }
}
