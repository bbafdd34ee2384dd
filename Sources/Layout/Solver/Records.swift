/// Where a variable gets its value from.
enum VariableRole: UInt8, Sendable {
  /// No such variable.
  case vacant
  /// Not placed since its surroundings changed.
  case loose
  /// Determined by required equalities alone, whatever the priorities say.
  case known
  /// A member of a component, whose constraints are solved together.
  case free
  /// Computed from others by its only constraint, a required equality, and therefore without influence on them.
  case derived
}

/// What a constraint does in the structure of the system.
enum ConstraintRole: UInt8, Sendable {
  /// No such constraint.
  case vacant
  /// Takes no part: broken, or its numbers are unusable.
  case out
  /// Not placed since its surroundings changed.
  case loose
  /// Gives the variable `home` its value.
  case defines
  /// Compares variables that are all known.
  case checks
  /// Is solved with the component `home`.
  case joins
  /// Optional and about known variables only: nothing depends on it.
  case idle
}

/// A variable, and its place in the structure.
struct VariableRecord: Sendable {
  var value = 0.0
  /// Negative infinity when there is none.
  var minimum: Double
  /// In a class of proportional variables: what one unit of the parent contributes.
  var scale = 1.0
  /// The place in the order of creation.
  var serial: Int32
  var firstUse: Int32 = -1
  /// The number of active constraints that are not definitions of other, derived variables.
  var bindingCount: Int32 = 0
  /// The equality that defines the variable or links it to its parent.
  var equation: Int32 = -1
  var parent: Int32 = -1
  var component: Int32 = -1
  var nextMember: Int32 = -1
  /// While classes are formed their size, then the parent in a group, then the place among the component's members.
  var mark: Int32 = 0
  /// The last variable, in resting order, whose choice was open when this one was settled; -1 if there was no choice.
  var decider: Int32 = -1
  var role = VariableRole.loose
  /// Whether the variable may not be derived: its minimum or the order of rest would be violated.
  var isRigid = false
  var isChanged = false
  /// Whether it has no value yet since it was placed; its readers are due in any case.
  var isFresh = false

  /// Whether its only constraint can define it without influence on others.
  var isDerivable: Bool { role == .loose && bindingCount == 1 && !isRigid }

  /// Whether it comes to rest after another one: sizes before positions, then by creation.
  func rests(after other: VariableRecord) -> Bool {
    let isSize = minimum > -.infinity
    let isOtherSize = other.minimum > -.infinity
    return isSize == isOtherSize ? serial > other.serial : isOtherSize
  }
}

/// A constraint, whose terms lie next to each other.
struct ConstraintRecord: Sendable {
  var constant: Double
  /// In single precision, as priorities are in UIKit.
  var priority: Float
  var rank: Int32
  var firstTerm: Int32
  var termCount: Int32
  /// The variable that it defines, or the component that it joins.
  var home: Int32 = -1
  /// The place in the schedule of a definition or a check; in a component the next constraint by descending priority.
  var position: Int32 = -1
  var relation: LayoutSolver.Relation
  var role = ConstraintRole.out
  var hasUsableTerms: Bool
  var isBroken = false
  /// Whether a conflict is remembered that it belongs to.
  var isInConflict = false

  /// Whether it takes part: its numbers are usable and it is not broken.
  var isUsable: Bool {
    hasUsableTerms && !isBroken && priority > 0 && constant.magnitude <= LayoutSolver.largestMagnitude
  }

  /// The indices of its terms.
  var termRange: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
  var termStart: Int { Int(firstTerm) }
  var termEnd: Int { Int(firstTerm + termCount) }

  /// The priority, with everything that is required on one level.
  var level: Float { priority < LayoutSolver.required ? priority : LayoutSolver.required }
  var isRequired: Bool { priority >= LayoutSolver.required }
  var isRequiredEquality: Bool { relation == .equal && priority >= LayoutSolver.required }
}

/// A coefficient of a constraint, linked with the other uses of its variable.
struct TermRecord: Sendable {
  var coefficient: Double
  var variable: Int32
  var constraint: Int32
  var nextUse: Int32 = -1
  var previousUse: Int32 = -1

  init(_ term: LayoutSolver.Term, _ constraint: Int32) {
    coefficient = term.coefficient
    variable = term.variable.index
    self.constraint = constraint
  }
}

/// Variables and constraints that are solved together, with nothing but known variables around them.
struct ComponentRecord: Sendable {
  /// The roots of the classes come first, then the linked variables in the order of linking.
  var firstMember: Int32 = -1
  var lastMember: Int32 = -1
  /// By descending priority, without the equalities that link members.
  var firstConstraint: Int32 = -1
  var lastConstraint: Int32 = -1
  var position: Int32 = -1
  /// The number of classes that its members form.
  var classCount: Int32 = 0
  /// Whether required equalities alone determine its members, which are then known.
  var isKnown = false
}
