@_spi(Plainview) import PlainviewLayout

/// A workload in a solver.
package struct LoadedWorkload {
  private let workload: Workload
  private var solver = LayoutSolver()
  private var variables: [LayoutSolver.Variable] = []
  private var constraints: [LayoutSolver.ConstraintID] = []
  private var pins: [LayoutSolver.ConstraintID] = []
  private var extraVariables: [LayoutSolver.Variable] = []
  private var extraConstraints: [LayoutSolver.ConstraintID] = []
  /// The terms of the constraint that is being added.
  private var terms: [LayoutSolver.Term] = []
  /// The sum of the values that were read, so that reading is not optimised away.
  package private(set) var checksum = 0.0
  package private(set) var conflictCount = 0

  /// Adds everything, solves and reads every value.
  package init(_ workload: Workload) {
    self.workload = workload
    variables.reserveCapacity(workload.isSize.count)
    constraints.reserveCapacity(workload.constraints.count)
    for isSize in workload.isSize { variables.append(solver.addVariable(minimum: isSize ? 0 : nil)) }
    for pin in workload.pins {
      pins.append(
        solver.add(
          [LayoutSolver.Term(variables[pin.variable], 1)], constant: -pin.value, relation: .equal, priority: 1_000))
    }
    addConstraints()
    conflictCount = solver.solve().conflicts.count
    for variable in variables { checksum += solver.value(of: variable) }
  }

  private mutating func addConstraints() {
    let (rows, added) = (workload.flatConstraints.rows, workload.flatConstraints.terms)
    added.withUnsafeBufferPointer { added in
      guard var next = added.baseAddress else { return }
      for row in rows {
        Self.write(next, row.termCount, into: &terms, variables, [])
        constraints.append(
          solver.add(terms, constant: row.constant, relation: row.relation, priority: row.priority))
        next += row.termCount
      }
    }
  }

  /// The bytes that the solver holds.
  package var solverBytes: Int { solver.memoryInUse }

  package var values: [Double] { (variables + extraVariables).map { solver.value(of: $0) } }

  private mutating func add(_ constraint: Workload.Constraint, constant: Double) -> LayoutSolver.ConstraintID {
    constraint.terms.withUnsafeBufferPointer { added in
      if let first = added.baseAddress { Self.write(first, added.count, into: &terms, variables, extraVariables) }
    }
    return solver.add(
      terms, constant: constant, relation: constraint.relation, priority: constraint.priority)
  }

  /// Writes terms as the solver takes them into an array that serves for all constraints: what is measured is the
  /// solver, not how a workload is kept.
  private static func write(
    _ added: UnsafePointer<(coefficient: Double, variable: Int)>, _ count: Int,
    into terms: inout [LayoutSolver.Term], _ variables: [LayoutSolver.Variable],
    _ extraVariables: [LayoutSolver.Variable]
  ) {
    while terms.count > count { terms.removeLast() }
    while terms.count < count { terms.append(LayoutSolver.Term(variables[0], 0)) }
    terms.withUnsafeMutableBufferPointer { terms in
      var index = 0
      while index < count {
        let (coefficient, variable) = added[index]
        terms[index] = LayoutSolver.Term(
          variable < variables.count ? variables[variable] : extraVariables[variable - variables.count], coefficient)
        index += 1
      }
    }
  }

  /// The largest violation of a required constraint, and the number of required constraints.
  package var requiredViolation: (largest: Double, count: Int) {
    var largest = 0.0
    var count = workload.pins.count
    for pin in workload.pins { largest = max(largest, abs(solver.value(of: variables[pin.variable]) - pin.value)) }
    for constraint in workload.constraints where constraint.priority >= LayoutSolver.requiredPriority {
      count += 1
      var sum = constraint.constant
      for term in constraint.terms { sum += term.coefficient * solver.value(of: variables[term.variable]) }
      largest = max(largest, violation(of: sum, constraint.relation))
    }
    for (variable, isSize) in zip(variables, workload.isSize) where isSize {
      largest = max(largest, -solver.value(of: variable))
    }
    return (largest, count)
  }

  private func violation(of sum: Double, _ relation: LayoutSolver.Relation) -> Double {
    switch relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(sum, 0)
    case .greaterThanOrEqual: max(-sum, 0)
    }
  }

  /// Solves and reads the values that changed.
  private mutating func settle() {
    let outcome = solver.solve()
    conflictCount += outcome.conflicts.count
    for variable in outcome.changed { checksum += solver.value(of: variable) }
  }

  /// Removes the edited constraint and adds it with another constant.
  package mutating func replaceEditedConstraint(useSecond: Bool) {
    let constants = workload.editedConstants
    solver.remove(constraints[workload.editedConstraint])
    constraints[workload.editedConstraint] = add(
      workload.constraints[workload.editedConstraint], constant: useSecond ? constants.second : constants.first)
    settle()
  }

  package mutating func changeEditedConstant(useSecond: Bool) {
    let constants = workload.editedConstants
    solver.setConstant(
      useSecond ? constants.second : constants.first, of: constraints[workload.editedConstraint])
    settle()
  }

  package mutating func addExtraView() {
    extraVariables = workload.extraIsSize.map { solver.addVariable(minimum: $0 ? 0 : nil) }
    extraConstraints = workload.extraConstraints.map { add($0, constant: $0.constant) }
    settle()
  }

  package mutating func removeExtraView() {
    for constraint in extraConstraints { solver.remove(constraint) }
    for variable in extraVariables { solver.remove(variable) }
    extraVariables = []
    settle()
  }

  package mutating func resize(useSecond: Bool) {
    guard let index = workload.pins.firstIndex(where: { $0.variable == workload.resizedVariable }) else { return }
    let values = workload.resizedValues
    solver.setConstant(useSecond ? -values.second : -values.first, of: pins[index])
    settle()
  }
}
