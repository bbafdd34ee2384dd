/// An incremental solver for the linear constraints of a layout.
///
/// Priorities are strictly ordered levels: one constraint of a higher level outweighs any number of a lower one. Within
/// a level the sum of the absolute violations is smallest. When several optima remain, the choice depends only on the
/// order in which the variables were created:
/// 1. in every level whose constraints cannot all be granted, highest first, constraints on earlier variables come first
///    (a constraint counts for its earliest variable);
/// 2. then the variables with a minimum (sizes), in order of creation, and after them the others (positions) take the
///    value nearest to zero that the choices before allow.
///
/// Required constraints that contradict each other are reported as a ``Conflict``; the member with the highest rank
/// stays out until a member of that conflict is changed, removed or itself broken, and is then tried again.
public struct LayoutSolver: Sendable {
  /// A quantity to solve for, an edge or a size in points; its index is reused after removal.
  public struct Variable: Hashable, Sendable {
    public let index: Int32
  }

  /// The name of an added constraint; its index is reused after removal.
  public struct ConstraintID: Hashable, Sendable {
    public let index: Int32
  }

  /// How the sum of a constraint compares with zero.
  public enum Relation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A variable times a coefficient.
  public struct Term: Sendable {
    public var variable: Variable
    public var coefficient: Double

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

  var store = ConstraintStore()
  var isDirty = false
  var brokenSets: [BrokenSet] = []

  public init() {}

  /// Adds a variable; `minimum` is an implicit required lower bound that is no member of any conflict.
  public mutating func addVariable(minimum: Double?) -> Variable {
    isDirty = true
    return Variable(index: store.addVariable(minimum: minimum))
  }

  /// Removes a variable that no constraint mentions; otherwise does nothing.
  public mutating func remove(_ variable: Variable) {
    guard store.contains(variable) else { return }
    store.removeVariable(variable.index)
  }

  /// Adds the constraint `terms · values + constant  relation  0`.
  ///
  /// Coefficients of the same variable are summed. A priority of 1000 or more means required. A constraint with a
  /// number that is not finite or exceeds 1e30, or with a priority that is not positive, is kept but ignored.
  public mutating func add(
    _ terms: [Term], constant: Double, relation: Relation, priority: Double, rank: Int
  ) -> ConstraintID {
    isDirty = true
    let index = store.addConstraint(terms, constant: constant, relation: relation, priority: priority, rank: rank)
    return ConstraintID(index: index)
  }

  /// Removes a constraint; an unknown one is ignored.
  public mutating func remove(_ constraint: ConstraintID) {
    guard store.contains(constraint) else { return }
    isDirty = true
    touch(constraint.index)
    store.removeConstraint(constraint.index)
  }

  /// Replaces the constant of a constraint.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    guard store.contains(constraint), store.constraints[Int(constraint.index)].constant != constant else { return }
    isDirty = true
    touch(constraint.index)
    store.constraints[Int(constraint.index)].constant = constant
  }

  /// Replaces the priority of a constraint; it may become required or cease to be.
  public mutating func setPriority(_ priority: Double, of constraint: ConstraintID) {
    guard store.contains(constraint), store.constraints[Int(constraint.index)].priority != priority else { return }
    isDirty = true
    touch(constraint.index)
    store.constraints[Int(constraint.index)].priority = priority
  }

  /// The value as of the last ``solve()``; 0 for an unknown variable.
  public func value(of variable: Variable) -> Double {
    store.contains(variable) ? store.variables[Int(variable.index)].value : 0
  }

  /// Whether a required constraint is left out because it contradicts others.
  public func isBroken(_ constraint: ConstraintID) -> Bool {
    store.contains(constraint) && store.constraints[Int(constraint.index)].isBroken
  }
}
