/// An incremental solver for the linear constraints of a layout.
///
/// Priorities are strictly ordered levels: one constraint of a higher level outweighs any number of a lower one. Within
/// a level the sum of the absolute violations is smallest. When several optima remain, the choice depends only on the
/// order in which the variables were created:
/// 1. in every level whose constraints cannot all be met, highest first, constraints on earlier variables come first
///    (a constraint counts for its earliest variable);
/// 2. then the variables with a minimum (sizes), in order of creation, and after them the others (positions) come to
///    rest at the value nearest to zero that the choices before allow; a position that is bounded on one side only comes
///    to rest at that bound.
///
/// Required constraints that contradict each other are reported as a ``Conflict``; the member with the highest ``rank``
/// stays out until a member of that conflict is changed, removed or itself broken, and is then tried again.
///
/// The cost of a change is proportional to the variables that it affects, not to the size of the system.
@_spi(Plainview) public struct LayoutSolver: @unchecked Sendable {
  /// A quantity to solve for, an edge or a size in points; its index is reused after removal.
  public struct Variable: Hashable, Sendable, BitwiseCopyable {
    /// The index of the variable's record.
    public let index: Int32
  }

  /// The name of an added constraint; its index is reused after removal.
  public struct ConstraintID: Hashable, Sendable {
    /// The slot where the constraint's row begins.
    public let index: Int32

    /// A number that no other constraint has at the same time, for tables beside the solver: it is at most 1 for the
    /// first constraint, and grows with the number of constraints and their terms.
    public var tableIndex: Int { Int(index) / (ConstraintRecord.slots + TermRecord.slots) }
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
  public struct Term: Sendable, BitwiseCopyable {
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

  /// Of required constraints that contradict each other the one is broken for which this gives the highest number, and
  /// of equal ones the one with the highest index. All are equal until it is set.
  public var rank: (ConstraintID) -> Int = { _ in 0 }

  // The records are read and written through pointers: checks would cost most of the time. Indices from outside are
  // checked where they come in, and every change from outside starts with `own()`.
  var records: SolverRecords
  var variableCount = 0
  /// The number of rows, vacant ones included.
  var rowCount = 0
  var slotCount = 0
  var componentCount = 0
  var memory = SolverMemory()
  var shapes = RowShapes()
  /// The constants of rows that single precision does not hold.
  var oddConstants = OddNumbers()
  /// The terms of the row that is being written.
  var draft = RecordList<Term>()
  /// Minimums other than zero, by variables.
  var oddMinimums: [Int32: Double] = [:]
  /// Scales of linked variables that single precision does not hold, by the rows that link.
  var oddScales: [Int32: Double] = [:]
  var vacancies = Vacancies()
  var schedule = Schedule()
  var placement = Placement()
  var workspace = ComponentWorkspace()
  /// The variables that got another value during the current solution, which it returns; the memory is used again when
  /// nothing else refers to it.
  var changed: [Variable] = []
  /// Their values before it.
  var valuesBefore = RecordList<Double>()
  /// Whether a solution returned them, so that the next one begins anew.
  var hasReported = false
  var brokenSets: [BrokenSet] = []
  var lastOptima: Optima?
  /// The number of constraints broken by the current solution.
  var breakCount = 0
  /// Whether anything was placed since the last solution, so that the next one is no mere change of constants, and
  /// whether it was a large part of all.
  var hasPlaced = false
  var hasPlacedMuch = false

  /// Creates a solver without variables and constraints.
  public init() {
    let terms = TermPointer(memory.slots.records)
    records = SolverRecords(
      variables: memory.variables.records, constraints: ConstraintPointer(terms, shapes, oddConstants), terms: terms,
      components: memory.components.records)
  }

  /// Adds a variable; `minimum` is an implicit required lower bound that is no member of any conflict.
  public mutating func addVariable(minimum: Double?) -> Variable {
    own()
    let index = vacantVariable()
    var kind = VariableRecord.Minimum.none
    if let minimum {
      if minimum.bitPattern == 0 {
        kind = .zero
      } else if minimum.magnitude <= Self.largestMagnitude {
        kind = .odd
        keep(minimum, of: index)
      }
    }
    (variables + Int(index)).initialize(to: VariableRecord(minimum: kind))
    placement.looseVariables.append(index)
    return Variable(index: index)
  }

  /// Keeps a minimum other than zero.
  @inline(never) private mutating func keep(_ minimum: Double, of variable: Int32) { oddMinimums[variable] = minimum }

  /// Removes a variable that no constraint mentions; otherwise does nothing.
  public mutating func remove(_ variable: Variable) {
    guard Self.contains(variable, variables, variableCount) else { return }
    own()
    if isUsed(variable.index) { return }
    if variables[Int(variable.index)].role == .free { dissolve(records.component(of: variable.index)) }
    if variables[Int(variable.index)].hasOddMinimum { oddMinimums[variable.index] = nil }
    variables[Int(variable.index)].role = .vacant
    vacancies.variables.append(variable.index)
  }

  /// Adds the constraint `terms · values + constant  relation  0`.
  ///
  /// Coefficients of the same variable are summed. A priority of 1000 or more means required; it is kept in single
  /// precision. A constraint with a number that is not finite or exceeds 1e30, or with a priority that is not positive,
  /// is kept but ignored.
  public mutating func add(
    _ terms: [Term], constant: Double, relation: Relation, priority: Double
  ) -> ConstraintID {
    own()
    let quick = terms.withUnsafeBufferPointer {
      addQuickly($0, constant: constant, relation: relation, priority: Float(priority))
    }
    if quick >= 0 { return ConstraintID(index: quick) }
    let row = store(terms, constant, relation, priority: Float(priority))
    activate(row)
    return ConstraintID(index: row)
  }

  /// Removes a constraint; an unknown one is ignored.
  public mutating func remove(_ constraint: ConstraintID) {
    let row = Self.row(of: constraint, constraints, slotCount)
    if row < 0 { return }
    own()
    retryConflicts(of: row)
    deactivate(row)
    constraints[Int(row)].role = .vacant
    removeTerms(of: row)
  }

  /// Replaces the constant of a constraint.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    let row = Self.row(of: constraint, constraints, slotCount)
    if row < 0 || constraints.constant(of: row) == constant { return }
    own()
    let wasUsable = constraints.isUsable(row)
    pack(constant, into: row)
    retryConflicts(of: row)
    if wasUsable, constraints.isUsable(row) {
      makeDue(row)
    } else {
      deactivate(row)
      activate(row)
    }
  }

  /// Replaces the priority of a constraint; it may become required or cease to be.
  public mutating func setPriority(_ priority: Double, of constraint: ConstraintID) {
    let priority = Float(priority)
    let row = Self.row(of: constraint, constraints, slotCount)
    if row < 0 || constraints.shape(of: row).pointee.priority == priority { return }
    own()
    retryConflicts(of: row)
    deactivate(row)
    exchangeShape(of: row, priority: priority)
    activate(row)
  }

  /// The value as of the last ``solve()``; 0 for an unknown variable.
  public func value(of variable: Variable) -> Double {
    Self.contains(variable, variables, variableCount) ? variables[Int(variable.index)].value : 0
  }

  /// Whether a required constraint is left out because it contradicts others.
  public func isBroken(_ constraint: ConstraintID) -> Bool {
    let row = Self.row(of: constraint, constraints, slotCount)
    return row >= 0 && constraints[Int(row)].isBroken
  }

  /// The constant of a constraint; 0 for an unknown one.
  func constant(of constraint: ConstraintID) -> Double {
    let row = Self.row(of: constraint, constraints, slotCount)
    return row >= 0 ? constraints.constant(of: row) : 0
  }

  /// What a constraint compares with zero, as of the last ``solve()``; nil if it takes no part.
  func sum(of constraint: ConstraintID) -> Double? {
    let row = Self.row(of: constraint, constraints, slotCount)
    guard row >= 0, constraints.isUsable(row) else { return nil }
    let coefficients = constraints.coefficients(of: row)
    var sum = constraints.constant(of: row)
    for slot in constraints.terms(of: row) { sum += coefficients[slot] * variables[Int(terms[slot].variable)].value }
    return sum
  }

  // These take what they look at, since a method would copy the solver in builds without optimisation.

  static func contains(
    _ variable: Variable, _ variables: RecordPointer<VariableRecord>, _ count: Int
  ) -> Bool {
    UInt(bitPattern: Int(variable.index)) < UInt(bitPattern: count) && variables[Int(variable.index)].role != .vacant
  }

  /// Where a constraint stands; -1 if there is none.
  static func row(of constraint: ConstraintID, _ constraints: ConstraintPointer, _ count: Int) -> Int32 {
    let row = constraint.index
    return row >= 0 && row < count && constraints[Int(row)].role != .vacant ? row : -1
  }
}
