/// The memory of the records, which copies of a solver share until one of them changes.
final class SolverMemory: Sendable {
  let variables: RecordMemory<VariableRecord>
  let constraints: RecordMemory<ConstraintRecord>
  let terms: RecordMemory<TermRecord>
  let components: RecordMemory<ComponentRecord>

  init() {
    variables = RecordMemory(capacity: 32)
    constraints = RecordMemory(capacity: 32)
    terms = RecordMemory(capacity: 64)
    components = RecordMemory(capacity: 4)
  }

  /// What a solver has there, once more.
  init(copying solver: LayoutSolver) {
    variables = solver.memory.variables.copy(count: solver.variableCount)
    constraints = solver.memory.constraints.copy(count: solver.constraintCount)
    terms = solver.memory.terms.copy(count: solver.termCount)
    components = solver.memory.components.copy(count: solver.componentCount)
  }
}

/// Indices that can be given out again, and the order of creation.
struct Vacancies: Sendable {
  var serial: Int32 = 0
  var variables = IndexList()
  var constraints = IndexList()
  var components = IndexList()
  /// For each number of terms the first free run of that length; the runs are linked through `nextUse`.
  var runs = IndexList()

  mutating func detach() {
    variables.detach()
    constraints.detach()
    components.detach()
    runs.detach()
  }
}

extension LayoutSolver {
  /// Makes sure that no copy of the solver sees what is written from now on.
  mutating func own() {
    if !isKnownUniquelyReferenced(&memory) { detach() }
  }

  private mutating func detach() {
    memory = SolverMemory(copying: self)
    variables = memory.variables.records
    constraints = memory.constraints.records
    terms = memory.terms.records
    components = memory.components.records
    vacancies.detach()
    placement.detach()
    schedule.detach()
    valuesBefore.detach()
    workspace = ComponentWorkspace()
  }

  /// The index of a variable more, whose record is still to be written.
  mutating func appendedVariable() -> Int32 {
    variableCount += 1
    if variableCount > memory.variables.capacity { variables = memory.variables.reserve(variableCount) }
    return Int32(variableCount - 1)
  }

  /// The index of a constraint more, whose record is still to be written.
  mutating func appendedConstraint() -> Int32 {
    constraintCount += 1
    if constraintCount > memory.constraints.capacity { constraints = memory.constraints.reserve(constraintCount) }
    return Int32(constraintCount - 1)
  }

  /// The index of a component more, whose record is still to be written.
  mutating func appendedComponent() -> Int32 {
    componentCount += 1
    if componentCount > memory.components.capacity { components = memory.components.reserve(componentCount) }
    return Int32(componentCount - 1)
  }

  /// Makes room for terms that are about to be appended.
  mutating func reserveTerms(_ added: Int) {
    if termCount + added > memory.terms.capacity { terms = memory.terms.reserve(termCount + added) }
  }
}
