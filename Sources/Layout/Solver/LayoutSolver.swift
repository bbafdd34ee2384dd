/// An incremental solver for the linear constraints of a layout.
///
/// Priorities are strictly ordered levels: one constraint of a higher level outweighs any number of a lower one. Within
/// a level the sum of the absolute violations is smallest. When several optima remain, the choice depends only on the
/// order in which the variables were created:
/// 1. in every level whose constraints cannot all be granted, highest first, constraints on earlier variables come first
///    (a constraint counts for its earliest variable);
/// 2. then the variables with a minimum (sizes), in order of creation, and after them the others (positions) come to
///    rest at the value nearest to zero that the choices before allow; a position that is bounded on one side only comes
///    to rest at that bound.
///
/// Required constraints that contradict each other are reported as a ``Conflict``; the member with the highest rank
/// stays out until a member of that conflict is changed, removed or itself broken, and is then tried again.
///
/// The cost of a change is proportional to the variables that it affects, not to the size of the system.
@_spi(Plainview) public struct LayoutSolver: @unchecked Sendable {
  /// A quantity to solve for, an edge or a size in points; its index is reused after removal.
  public struct Variable: Hashable, Sendable {
    /// The index of the variable's record.
    public let index: Int32
  }

  /// The name of an added constraint; its index is reused after removal.
  public struct ConstraintID: Hashable, Sendable {
    /// The index of the constraint's record.
    public let index: Int32
  }

  /// How the sum of a constraint compares with zero.
  public enum Relation: Int8, Sendable, BitwiseCopyable {
    /// The sum is at most zero.
    case lessThanOrEqual = -1
    /// The sum is zero.
    case equal = 0
    /// The sum is at least zero.
    case greaterThanOrEqual = 1
  }

  /// A variable times a coefficient.
  public struct Term: Sendable {
    /// The quantity that is multiplied.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    /// Creates a term with a variable and its factor.
    public init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A set of required constraints that cannot all hold.
  public struct Conflict: Sendable {
    /// The constraints that contradict each other, ascending by index; without any one of them the others can hold.
    public let members: [ConstraintID]
    /// The member that the solver leaves out: the one with the highest rank.
    public let broken: ConstraintID
  }

  /// What one call of ``solve()`` did.
  public struct Outcome: Sendable {
    /// The variables whose value differs from the one before this call, each once.
    public let changed: [Variable]
    /// The conflicts found by this call whose broken constraint is still out, ascending by its rank.
    public let conflicts: [Conflict]
  }

  /// The priority of a constraint that must hold.
  public static let requiredPriority = 1_000.0

  /// The same in the precision in which priorities are kept.
  static let required: Float = 1_000

  /// Numbers beyond this magnitude are treated like infinite ones, so that no sum overflows.
  static let largestMagnitude = 1e30

  /// Working lists up to this length are kept for the next time.
  static let keptCapacity = 2_000

  // The records are read and written through pointers: checks would cost most of the time. Indices from outside are
  // checked where they come in, and every change from outside starts with `own()`.
  var variables: RecordPointer<VariableRecord>
  var constraints: RecordPointer<ConstraintRecord>
  var terms: RecordPointer<TermRecord>
  var components: RecordPointer<ComponentRecord>
  var variableCount = 0
  var constraintCount = 0
  var termCount = 0
  var componentCount = 0
  var memory = SolverMemory()
  var vacancies = Vacancies()
  var schedule = Schedule()
  var placement = Placement()
  var workspace = ComponentWorkspace()
  /// The variables that got another value during the current solution, and their values before it.
  var changed: [Variable] = []
  var valuesBefore = RecordList<Double>()
  var brokenSets: [BrokenSet] = []
  var lastOptima: Optima?
  /// The number of constraints broken by the current solution.
  var breakCount = 0

  /// Creates a solver without variables and constraints.
  public init() {
    variables = memory.variables.records
    constraints = memory.constraints.records
    terms = memory.terms.records
    components = memory.components.records
  }

  /// Adds a variable; `minimum` is an implicit required lower bound that is no member of any conflict.
  public mutating func addVariable(minimum: Double?) -> Variable {
    own()
    var lowest = minimum ?? -.infinity
    if !(lowest.magnitude <= Self.largestMagnitude) { lowest = -.infinity }
    vacancies.serial &+= 1
    let index = vacancies.variables.popLast() ?? appendedVariable()
    variables[Int(index)] = VariableRecord(minimum: lowest, serial: vacancies.serial)
    placement.looseVariables.append(index)
    return Variable(index: index)
  }

  /// Removes a variable that no constraint mentions; otherwise does nothing.
  public mutating func remove(_ variable: Variable) {
    guard Self.contains(variable, variables, variableCount), variables[Int(variable.index)].firstUse < 0 else { return }
    own()
    if variables[Int(variable.index)].role == .free { dissolve(variables[Int(variable.index)].component) }
    variables[Int(variable.index)].role = .vacant
    vacancies.variables.append(variable.index)
  }

  /// Adds the constraint `terms · values + constant  relation  0`.
  ///
  /// Coefficients of the same variable are summed. A priority of 1000 or more means required; it is kept in single
  /// precision. A constraint with a number that is not finite or exceeds 1e30, or with a priority that is not positive,
  /// is kept but ignored. Of required constraints that contradict each other the one with the highest rank is broken;
  /// ranks beyond 32 bits count as the nearest one within.
  public mutating func add(
    _ terms: [Term], constant: Double, relation: Relation, priority: Double, rank: Int
  ) -> ConstraintID {
    own()
    let index = vacancies.constraints.popLast() ?? appendedConstraint()
    let run = store(terms, of: index)
    constraints[Int(index)] = ConstraintRecord(
      constant: constant, priority: Float(priority), rank: Int32(clamping: rank), firstTerm: run.first,
      termCount: run.count, relation: relation, hasUsableTerms: run.isUsable)
    activate(index)
    return ConstraintID(index: index)
  }

  /// Removes a constraint; an unknown one is ignored.
  public mutating func remove(_ constraint: ConstraintID) {
    guard Self.contains(constraint, constraints, constraintCount) else { return }
    own()
    retryConflicts(of: constraint.index)
    deactivate(constraint.index)
    removeTerms(of: constraint.index)
    constraints[Int(constraint.index)].role = .vacant
    vacancies.constraints.append(constraint.index)
  }

  /// Replaces the constant of a constraint.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    guard Self.contains(constraint, constraints, constraintCount),
      constraints[Int(constraint.index)].constant != constant
    else { return }
    own()
    let wasUsable = constraints[Int(constraint.index)].isUsable
    constraints[Int(constraint.index)].constant = constant
    retryConflicts(of: constraint.index)
    if wasUsable, constraints[Int(constraint.index)].isUsable {
      makeDue(constraint.index)
    } else {
      deactivate(constraint.index)
      activate(constraint.index)
    }
  }

  /// Replaces the priority of a constraint; it may become required or cease to be.
  public mutating func setPriority(_ priority: Double, of constraint: ConstraintID) {
    let priority = Float(priority)
    guard Self.contains(constraint, constraints, constraintCount),
      constraints[Int(constraint.index)].priority != priority
    else { return }
    own()
    retryConflicts(of: constraint.index)
    deactivate(constraint.index)
    constraints[Int(constraint.index)].priority = priority
    activate(constraint.index)
  }

  /// The value as of the last ``solve()``; 0 for an unknown variable.
  public func value(of variable: Variable) -> Double {
    Self.contains(variable, variables, variableCount) ? variables[Int(variable.index)].value : 0
  }

  /// Whether a required constraint is left out because it contradicts others.
  public func isBroken(_ constraint: ConstraintID) -> Bool {
    Self.contains(constraint, constraints, constraintCount) && constraints[Int(constraint.index)].isBroken
  }

  // These take what they look at, since a method would copy the solver in builds without optimisation.

  static func contains(
    _ variable: Variable, _ variables: RecordPointer<VariableRecord>, _ count: Int
  ) -> Bool {
    variable.index >= 0 && variable.index < count && variables[Int(variable.index)].role != .vacant
  }

  static func contains(
    _ constraint: ConstraintID, _ constraints: RecordPointer<ConstraintRecord>, _ count: Int
  ) -> Bool {
    constraint.index >= 0 && constraint.index < count && constraints[Int(constraint.index)].role != .vacant
  }
}
