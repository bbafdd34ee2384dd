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
  /// Gives the variable its value whose equation it is.
  case defines
  /// Compares variables that are all known.
  case checks
  /// Is solved with a component: that of its free variables or, if all are known, the one that it determines.
  case joins
  /// Optional and about known variables only: nothing depends on it.
  case idle
}

/// A variable, and its links in the structure, in 32 bytes.
///
/// Accessors are transparent, so that builds without optimisation call nothing for a part of the last word.
struct VariableRecord: Sendable {
  var value = 0.0
  /// The first term that mentions the variable.
  var firstUse: Int32 = -1
  /// The row of the equality that defines the variable or links it to its parent.
  var equation: Int32 = -1
  /// The parent of a linked variable; the component of another one, -1 if it is in none.
  private var link: Int32 = -1
  /// In a class or a component the next member, the first one after the last; while the component is loaded the index
  /// among the members.
  var nextMember: Int32 = -1
  /// While it is loose the size of its class, then the parent in a group; otherwise the decider.
  var mark: Int32 = -1
  /// From below: the role, three marks of one bit, the kind of minimum, whether it is linked, and the count of binding
  /// constraints.
  private var word: UInt32

  @_transparent private static var roleBits: UInt32 { 0b111 }
  @_transparent private static var rigidBit: UInt32 { 1 << 3 }
  @_transparent private static var changedBit: UInt32 { 1 << 4 }
  @_transparent private static var freshBit: UInt32 { 1 << 5 }
  @_transparent private static var zeroMinimumBit: UInt32 { 1 << 6 }
  @_transparent private static var oddMinimumBit: UInt32 { 1 << 7 }
  @_transparent private static var linkedBit: UInt32 { 1 << 8 }
  @_transparent private static var countShift: UInt32 { 9 }
  @_transparent static var mostBindings: UInt32 { UInt32.max >> countShift }

  init(minimum: Minimum) {
    word = 0
    role = .loose
    if minimum == .zero { word |= Self.zeroMinimumBit }
    if minimum == .odd { word |= Self.oddMinimumBit }
  }

  /// Nearly all variables have no minimum, or zero; the solver keeps the others.
  enum Minimum { case none, zero, odd }

  @_transparent var hasOddMinimum: Bool { word & Self.oddMinimumBit != 0 }

  /// The minimum, unless it is an odd one; negative infinity when there is none.
  @_transparent var plainMinimum: Double { word & Self.zeroMinimumBit != 0 ? 0 : -.infinity }

  /// Sizes have a minimum, positions have none.
  @_transparent var isSize: Bool { word & (Self.zeroMinimumBit | Self.oddMinimumBit) != 0 }

  @_transparent var role: VariableRole {
    get { unsafeBitCast(UInt8(truncatingIfNeeded: word & Self.roleBits), to: VariableRole.self) }
    set { word = word & ~Self.roleBits | UInt32(truncatingIfNeeded: unsafeBitCast(newValue, to: UInt8.self)) }
  }

  /// Whether the variable may not be derived: its minimum or the order of rest would be violated.
  @_transparent var isRigid: Bool {
    get { word & Self.rigidBit != 0 }
    set { if newValue { word |= Self.rigidBit } else { word &= ~Self.rigidBit } }
  }

  @_transparent var isChanged: Bool {
    get { word & Self.changedBit != 0 }
    set { if newValue { word |= Self.changedBit } else { word &= ~Self.changedBit } }
  }

  /// Whether it has no value yet since it was placed; its readers are due in any case.
  @_transparent var isFresh: Bool {
    get { word & Self.freshBit != 0 }
    set { if newValue { word |= Self.freshBit } else { word &= ~Self.freshBit } }
  }

  /// The last variable, in resting order, whose choice was open when this one was settled; -1 if there was no choice.
  /// Has no meaning while the variable is loose.
  @_transparent var decider: Int32 {
    get { mark }
    set { mark = newValue }
  }

  /// The index among the members of the loaded component, if it is one of them.
  @_transparent var slot: Int32 { nextMember }

  /// The variable in whose terms a linked one is given; -1 if it is not linked.
  @_transparent var parent: Int32 { word & Self.linkedBit != 0 ? link : -1 }

  /// The component of a variable that is not linked; -1 if it is in none.
  @_transparent var rootComponent: Int32 {
    get { word & Self.linkedBit != 0 ? -1 : link }
    set { link = newValue }
  }

  @_transparent var isLinked: Bool { word & Self.linkedBit != 0 }

  /// Whether it is loose, and linked to no other one.
  @_transparent var isLooseRoot: Bool {
    word & (Self.roleBits | Self.linkedBit) == UInt32(truncatingIfNeeded: VariableRole.loose.rawValue)
  }

  /// Gives it in terms of a parent.
  mutating func join(_ parent: Int32) {
    word |= Self.linkedBit
    link = parent
  }

  /// Takes it out of its class and component.
  mutating func leave() {
    word &= ~Self.linkedBit
    link = -1
  }

  /// The number of active constraints that are not definitions of other, derived variables.
  @_transparent var bindingCount: Int { Int(truncatingIfNeeded: word >> Self.countShift) }

  @_transparent mutating func countBinding() {
    precondition(word >> Self.countShift < Self.mostBindings, "There are too many constraints on one view.")
    word += 1 << Self.countShift
  }

  @_transparent mutating func discountBinding() { word -= 1 << Self.countShift }

  /// Whether its only constraint can define it without influence on others.
  var isDerivable: Bool {
    let mask = ~(Self.changedBit | Self.freshBit | Self.zeroMinimumBit | Self.oddMinimumBit)
    return word & mask == 1 << Self.countShift | UInt32(truncatingIfNeeded: VariableRole.loose.rawValue)
  }
}

/// The head of a constraint's row, in 12 bytes; its terms follow it.
struct ConstraintRecord: Sendable {
  var constant: PackedNumber
  /// What else is to be known of it in its role: the position in the schedule of a definition or a check; in a component
  /// the next constraint by descending priority, the first one after the last, or the scale of the variable that an
  /// equality links; of a loose constraint, while components are formed, its first loose variable, then its component;
  /// the next vacant row.
  var link: Int32 = -1
  /// From below: the role, five marks of one bit, and the shape.
  private var word: UInt32

  /// The number of slots of four bytes that it takes before its terms, of which every row has space for at least one.
  @_transparent static var slots: Int { 3 }
  @_transparent static var mostShapes: Int { 1 << 24 }

  @_transparent private static var roleBits: UInt32 { 0b111 }
  @_transparent private static var brokenBit: UInt32 { 1 << 3 }
  @_transparent private static var conflictBit: UInt32 { 1 << 4 }
  @_transparent private static var requiredBit: UInt32 { 1 << 5 }
  @_transparent private static var equalBit: UInt32 { 1 << 6 }
  @_transparent private static var usableBit: UInt32 { 1 << 7 }
  @_transparent private static var shapeShift: UInt32 { 8 }

  /// A row that takes no part yet, with what its shape gives to its head.
  init(constant: PackedNumber, head: UInt32) {
    self.constant = constant
    word = head
    role = .out
  }

  /// A loose row.
  @_transparent init(looseWith constant: PackedNumber, head: UInt32) {
    self.constant = constant
    word = head | UInt32(truncatingIfNeeded: ConstraintRole.loose.rawValue)
  }

  @_transparent var role: ConstraintRole {
    get { unsafeBitCast(UInt8(truncatingIfNeeded: word & Self.roleBits), to: ConstraintRole.self) }
    set { word = word & ~Self.roleBits | UInt32(truncatingIfNeeded: unsafeBitCast(newValue, to: UInt8.self)) }
  }

  @_transparent var isBroken: Bool {
    get { word & Self.brokenBit != 0 }
    set { if newValue { word |= Self.brokenBit } else { word &= ~Self.brokenBit } }
  }

  /// Whether a conflict is remembered that it belongs to.
  @_transparent var isInConflict: Bool {
    get { word & Self.conflictBit != 0 }
    set { if newValue { word |= Self.conflictBit } else { word &= ~Self.conflictBit } }
  }

  /// Its terms' coefficients, relation and priority, as an index of shapes.
  @_transparent var shape: Int32 { Int32(truncatingIfNeeded: word >> Self.shapeShift) }

  mutating func setShape(_ head: UInt32) {
    word = word & (Self.roleBits | Self.brokenBit | Self.conflictBit) | head
  }

  /// What the heads of rows have of their shape.
  static func head(ofShape shape: Int32, _ record: RowShape) -> UInt32 {
    var head = UInt32(shape) << shapeShift
    if record.isRequired { head |= requiredBit }
    if record.relation == .equal { head |= equalBit }
    if record.hasUsableTerms, record.priority > 0 { head |= usableBit }
    return head
  }

  /// Whether it takes part, if its constant is usable: its terms and its priority are, and it is not broken.
  var hasUsableShape: Bool { word & (Self.usableBit | Self.brokenBit) == Self.usableBit }

  @_transparent var isRequired: Bool { word & Self.requiredBit != 0 }

  @_transparent var isRequiredEquality: Bool {
    word & (Self.requiredBit | Self.equalBit) == Self.requiredBit | Self.equalBit
  }
}

/// A use of a variable by the constraint whose row it stands in, linked with the other uses, in 8 bytes.
///
/// Its coefficient is the shape's.
struct TermRecord: Sendable {
  /// From below: the variable, and the index among the terms of the row.
  private let word: UInt32
  var nextUse: Int32

  /// The number of slots of four bytes that it takes.
  @_transparent static var slots: Int { 2 }
  @_transparent static var slotShift: Int { 1 }
  @_transparent static var variableBits: UInt32 { 27 }
  /// The index that is stored for a term that has so many or more before it in its row.
  @_transparent static var farIndex: Int { 31 }
  /// The next use of a term that is in no list any more.
  @_transparent static var unlinked: Int32 { -2 }

  init(variable: Int32, termIndex: Int, nextUse: Int32) {
    let index = UInt32(truncatingIfNeeded: termIndex < Self.farIndex ? termIndex : Self.farIndex)
    word = UInt32(truncatingIfNeeded: variable) | index << Self.variableBits
    self.nextUse = nextUse
  }

  @_transparent var variable: Int32 { Int32(truncatingIfNeeded: word & (1 << Self.variableBits - 1)) }
  @_transparent var termIndex: Int { Int(truncatingIfNeeded: word >> Self.variableBits) }
}

/// Variables and constraints that are solved together, with nothing but known variables around them, in 16 bytes.
///
/// Both form rings, of which the last one is kept here, and leads to the first one.
struct ComponentRecord: Sendable {
  /// The roots of the classes come first, then the linked variables in the order of linking.
  var lastMember: Int32 = -1
  /// By descending priority, without the equalities that link members.
  var lastConstraint: Int32 = -1
  /// The position in the schedule; -1 when there is no such component.
  var position: Int32 = -1
  /// The number of classes that its members form, times two, and the mark that they are known.
  private var word: UInt32 = 0

  init(isKnown: Bool) { word = isKnown ? 1 : 0 }

  /// Whether required equalities alone determine its members, which are then known.
  var isKnown: Bool { word & 1 != 0 }
  var hasOneClass: Bool { word >> 1 == 1 }

  mutating func countClass() { word += 2 }
}
