/// Finding the constraints behind a contradiction: a combination of them whose variables cancel out.
///
/// Starting from the constraints that were found to contradict each other, what remains of every variable is replaced by
/// its definition, last defined first, until nothing remains. The combination is unique, so no member can be spared.
struct Explanation {
  private(set) var members: [Int32] = []
  private var noted: Set<Int32> = []
  /// What remains of each variable; read by key only.
  var remainders: [Int32: Double] = [:]
  /// Positions of the steps that remaining variables come from, ascending.
  var positions: [Int32] = []

  static let tolerance = 1e-9

  mutating func note(_ constraint: Int32) {
    if noted.insert(constraint).inserted { members.append(constraint) }
  }

  mutating func insert(position: Int32) {
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    if low == positions.count || positions[low] != position { positions.insert(position, at: low) }
  }
}

extension LayoutSolver {
  /// The constraints that put a known variable below its minimum.
  mutating func contradiction(ofMinimumOf variable: Int32) -> [Int32] {
    var explanation = Explanation()
    leave(1, of: variable, in: &explanation)
    return finish(&explanation)
  }

  /// A check that fails, and the constraints that determine its variables.
  mutating func contradiction(ofCheck constraint: Int32) -> [Int32] {
    var explanation = Explanation()
    combine(constraint, times: 1, into: &explanation)
    return finish(&explanation)
  }

  /// The required constraints of the loaded component that contradict each other, and those behind its inputs.
  ///
  /// They are among the suspects of the simplex that found the required goals infeasible.
  mutating func contradiction(in component: Int32, found simplex: LexicographicSimplex) -> [Int32] {
    var explanation = Explanation()
    var remainders = Array(repeating: 0.0, count: workspace.members.count)
    let problem = simplex.problem
    var multipliers = Array(repeating: 0.0, count: problem.goals.count)
    for part in contradictoryParts(of: problem, among: simplex.suspects()) { multipliers[part.goal] += part.multiplier }
    for elimination in problem.eliminations.reversed() where elimination.receiver >= 0 {
      multipliers[Int(elimination.goal)] += elimination.factor * multipliers[Int(elimination.receiver)]
    }
    for (index, multiplier) in multipliers.enumerated() where multiplier.magnitude > Explanation.tolerance {
      let goal = problem.goals[index]
      if goal.isImplicit {
        let member = workspace.members[Int(variables[Int(~goal.source)].slot)]
        let scale = OddNumbers.number(member.scale, workspace.oddScales.records)
        add(multiplier / scale, of: member.variable, to: &remainders)
      } else {
        combine(goal.source, times: multiplier, into: &explanation, component, &remainders)
      }
    }
    eliminateLinks(of: component, &remainders, &explanation)
    let members = finish(&explanation)
    return members.isEmpty ? requiredConstraints(of: component) : members
  }

  /// Those of the given goals that contradict each other, looked for in the order of rank.
  private func contradictoryParts(of problem: LayoutProblem, among goals: [Int]) -> [LexicographicSimplex.Part] {
    let order = goals.sorted { left, right in
      let (leftSource, rightSource) = (problem.goals[left].source, problem.goals[right].source)
      if leftSource < 0 || rightSource < 0 { return leftSource < 0 && (rightSource >= 0 || left < right) }
      return comes(leftSource, before: rightSource)
    }
    var simplex = LexicographicSimplex(problem)
    return simplex.contradiction(requiring: order) ?? []
  }

  /// The members that are contradictory by themselves, given that no variable falls below its minimum.
  ///
  /// The combination found first may need a member only where a minimum would do. Large ones are left as they are.
  private func reduced(_ members: [Int32]) -> [Int32] {
    if members.count > 100 { return members }
    var problem = LayoutProblem()
    var column: [Int32: Int32] = [:]
    for constraint in members {
      let first = problem.entries.count
      let coefficients = constraints.coefficients(of: constraint)
      for index in constraints.terms(of: constraint) {
        let variable = terms[index].variable
        if column[variable] == nil {
          column[variable] = Int32(problem.columnCount)
          problem.bounds.append(
            LayoutProblem.Bounds(low: Self.minimum(of: variable, variables, oddMinimums), lowSource: variable))
        }
        problem.entries.append(
          LayoutProblem.Entry(column: column[variable] ?? 0, coefficient: coefficients[index]))
      }
      let shape = constraints.shape(of: constraint).pointee
      problem.goals.append(
        LayoutProblem.Goal(
          constant: constraints.constant(of: constraint), priority: shape.priority, source: constraint,
          firstEntry: Int32(first), entryCount: Int32(problem.entries.count - first), relation: shape.relation))
    }
    problem = problem.withExplicitBounds()
    var kept = members
    for member in members where kept.count > 1 && kept.contains(member) {
      let goals = problem.goals.indices.filter { index in
        let source = problem.goals[index].source
        return source < 0 || source != member && kept.contains(source)
      }
      let parts = contradictoryParts(of: problem, among: goals)
      if !parts.isEmpty { kept = parts.map { problem.goals[$0.goal].source }.filter { $0 >= 0 } }
    }
    return kept
  }

  /// The members to use when rounding made the combination vanish.
  private func requiredConstraints(of component: Int32) -> [Int32] {
    let links = workspace.members.map { variables[Int($0.variable)].equation }.filter { $0 >= 0 }
    let goals = workspace.intervals.problem.goals.filter(\.isRequired).map(\.source)
    return links + goals
  }

  private mutating func finish(_ explanation: inout Explanation) -> [Int32] {
    while let position = explanation.positions.popLast() {
      let step = schedule.steps[Int(position)]
      if step < 0 {
        replaceMembers(of: ~step, in: &explanation)
      } else {
        let variable = records.variable(definedBy: step)
        replace(variable, by: step, in: &explanation)
      }
    }
    return reduced(explanation.members)
  }

  /// Adds what remains of a known variable.
  private func leave(_ amount: Double, of variable: Int32, in explanation: inout Explanation) {
    explanation.remainders[variable, default: 0] += amount
    let record = variables[Int(variable)]
    guard record.role == .known else { return }
    let component = records.component(of: variable)
    if component >= 0 {
      explanation.insert(position: components[Int(component)].position)
    } else if record.equation >= 0 {
      explanation.insert(position: constraints[Int(record.equation)].link)
    }
  }

  private func combine(_ constraint: Int32, times multiplier: Double, into explanation: inout Explanation) {
    explanation.note(constraint)
    let coefficients = constraints.coefficients(of: constraint)
    for index in constraints.terms(of: constraint) {
      leave(multiplier * coefficients[index], of: terms[index].variable, in: &explanation)
    }
  }

  private func replace(_ variable: Int32, by definition: Int32, in explanation: inout Explanation) {
    guard let remainder = explanation.remainders.removeValue(forKey: variable) else { return }
    if remainder.magnitude <= Explanation.tolerance { return }
    let coefficients = constraints.coefficients(of: definition)
    for index in constraints.terms(of: definition) where terms[index].variable == variable {
      combine(definition, times: -remainder / coefficients[index], into: &explanation)
    }
    explanation.remainders[variable] = nil
  }

  // MARK: Classes

  /// As `combine`, while what remains of the members of a component is kept by slot, summed up along the links.
  private func combine(
    _ constraint: Int32, times multiplier: Double, into explanation: inout Explanation, _ component: Int32,
    _ remainders: inout [Double]
  ) {
    explanation.note(constraint)
    let coefficients = constraints.coefficients(of: constraint)
    for index in constraints.terms(of: constraint) {
      let variable = terms[index].variable
      let amount = multiplier * coefficients[index]
      if records.component(of: variable) == component {
        add(amount, of: variable, to: &remainders)
      } else {
        leave(amount, of: variable, in: &explanation)
      }
    }
  }

  private func add(_ amount: Double, of variable: Int32, to remainders: inout [Double]) {
    var current = variable
    var amount = amount
    remainders[Int(variables[Int(current)].slot)] += amount
    while variables[Int(current)].isLinked {
      amount *= Self.scale(ofLink: variables[Int(current)].equation, constraints, oddScales)
      current = variables[Int(current)].parent
      remainders[Int(variables[Int(current)].slot)] += amount
    }
  }

  private mutating func replaceMembers(of component: Int32, in explanation: inout Explanation) {
    load(component)
    defer { unload() }
    var remainders = Array(repeating: 0.0, count: workspace.members.count)
    for member in workspace.members {
      if let amount = explanation.remainders.removeValue(forKey: member.variable) {
        add(amount, of: member.variable, to: &remainders)
      }
    }
    let equation = components[Int(component)].lastConstraint
    let net = workspace.intervals.problem.entries.first?.coefficient ?? 1
    if remainders[0].magnitude > Explanation.tolerance {
      combine(equation, times: -remainders[0] / net, into: &explanation, component, &remainders)
    }
    eliminateLinks(of: component, &remainders, &explanation)
  }

  /// Replaces linked members, last linked first, by the equalities that link them.
  private func eliminateLinks(of component: Int32, _ remainders: inout [Double], _ explanation: inout Explanation) {
    var slot = workspace.members.count
    while slot > workspace.roots.count {
      slot -= 1
      let remainder = remainders[slot]
      if remainder.magnitude <= Explanation.tolerance { continue }
      let variable = workspace.members[slot].variable
      let equation = variables[Int(variable)].equation
      let own = coefficient(of: variable, in: equation, component)
      combine(equation, times: -remainder / own, into: &explanation, component, &remainders)
    }
  }

  /// What an equality amounts to in the member that it links, summed up over those linked below it.
  private func coefficient(of variable: Int32, in equation: Int32, _ component: Int32) -> Double {
    var sum = 0.0
    let coefficients = constraints.coefficients(of: equation)
    for index in constraints.terms(of: equation) where records.component(of: terms[index].variable) == component {
      var current = terms[index].variable
      var coefficient = coefficients[index]
      while current != variable, variables[Int(current)].isLinked {
        coefficient *= Self.scale(ofLink: variables[Int(current)].equation, constraints, oddScales)
        current = variables[Int(current)].parent
      }
      if current == variable { sum += coefficient }
    }
    return sum
  }
}
