import PlainviewLayout

/// A workload in a solver.
struct LoadedWorkload {
  private let workload: Workload
  private var solver = LayoutSolver()
  private var variables: [LayoutSolver.Variable] = []
  private var constraints: [LayoutSolver.ConstraintID] = []
  private var pins: [LayoutSolver.ConstraintID] = []
  private var extraVariables: [LayoutSolver.Variable] = []
  private var extraConstraints: [LayoutSolver.ConstraintID] = []
  /// The sum of the values that were read, so that reading is not optimised away.
  private(set) var checksum = 0.0
  private(set) var conflictCount = 0

  /// Adds everything, solves and reads every value.
  init(_ workload: Workload) {
    self.workload = workload
    variables.reserveCapacity(workload.isSize.count)
    constraints.reserveCapacity(workload.constraints.count)
    for isSize in workload.isSize { variables.append(solver.addVariable(minimum: isSize ? 0 : nil)) }
    for pin in workload.pins {
      pins.append(
        solver.add(
          [LayoutSolver.Term(variables[pin.variable], 1)], constant: -pin.value, relation: .equal, priority: 1_000,
          rank: -1))
    }
    for constraint in workload.constraints { constraints.append(add(constraint, constant: constraint.constant)) }
    conflictCount = solver.solve().conflicts.count
    for variable in variables { checksum += solver.value(of: variable) }
  }

  var values: [Double] { (variables + extraVariables).map { solver.value(of: $0) } }

  private mutating func add(_ constraint: Workload.Constraint, constant: Double) -> LayoutSolver.ConstraintID {
    var terms: [LayoutSolver.Term] = []
    terms.reserveCapacity(constraint.terms.count)
    for term in constraint.terms {
      let index = term.variable
      let variable = index < variables.count ? variables[index] : extraVariables[index - variables.count]
      terms.append(LayoutSolver.Term(variable, term.coefficient))
    }
    return solver.add(
      terms, constant: constant, relation: constraint.relation, priority: constraint.priority, rank: constraints.count)
  }

  /// Solves and reads the values that changed.
  private mutating func settle() {
    let outcome = solver.solve()
    conflictCount += outcome.conflicts.count
    for variable in outcome.changed { checksum += solver.value(of: variable) }
  }

  /// Removes the edited constraint and adds it with another constant.
  mutating func replaceEditedConstraint(useSecond: Bool) {
    let constants = workload.editedConstants
    solver.remove(constraints[workload.editedConstraint])
    constraints[workload.editedConstraint] = add(
      workload.constraints[workload.editedConstraint], constant: useSecond ? constants.second : constants.first)
    settle()
  }

  mutating func changeEditedConstant(useSecond: Bool) {
    let constants = workload.editedConstants
    solver.setConstant(
      useSecond ? constants.second : constants.first, of: constraints[workload.editedConstraint])
    settle()
  }

  mutating func addExtraView() {
    extraVariables = workload.extraIsSize.map { solver.addVariable(minimum: $0 ? 0 : nil) }
    extraConstraints = workload.extraConstraints.map { add($0, constant: $0.constant) }
    settle()
  }

  mutating func removeExtraView() {
    for constraint in extraConstraints { solver.remove(constraint) }
    for variable in extraVariables { solver.remove(variable) }
    extraVariables = []
    settle()
  }

  mutating func resize(useSecond: Bool) {
    guard let index = workload.pins.firstIndex(where: { $0.variable == workload.resizedVariable }) else { return }
    let values = workload.resizedValues
    solver.setConstant(useSecond ? -values.second : -values.first, of: pins[index])
    settle()
  }
}
