/// The part of the structure that has to be placed anew, and the working lists of doing so.
struct Placement: Sendable {
  /// A known variable whose definition is gone, and the position in the schedule that waits for another one.
  struct Orphan: Sendable {
    var variable: Int32
    var position: Int32
  }

  /// A definition whose readers are being visited, and the next use of its variable to look at; -1 where the walk began
  /// at a variable without definition.
  struct Visit: Sendable {
    var definition: Int32
    var use: Int32
  }

  /// What a constraint amounts to in terms of the root of a class.
  struct Net: Sendable {
    /// -1 if there is none.
    var root: Int32 = -1
    var coefficient = 0.0
    /// The largest coefficient that went into the sum; a sum far below it is zero.
    var magnitude = 0.0

    @_transparent init() {}

    @_transparent init(_ root: Int32, _ coefficient: Double) {
      self.root = root
      self.coefficient = coefficient
      magnitude = coefficient.magnitude
    }

    @_transparent mutating func add(_ part: Double) {
      coefficient += part
      if part.magnitude > magnitude { magnitude = part.magnitude }
    }

    @_transparent var isVanishing: Bool { coefficient.magnitude <= 1e-9 * magnitude }
  }

  /// Both may have an entry twice, or one that has been placed since.
  var looseVariables = IndexList()
  var looseConstraints = IndexList()
  /// Loose constraints that were not yet looked at for a single unknown variable.
  var released = IndexList()
  var orphans = RecordList<Orphan>()
  /// The numbers of derived variables and of free components in the schedule.
  var derivedCount = 0
  var freeCount = 0

  /// Derived variables whose minimum or position in the order of rest limits their inputs.
  var stubborn = IndexList()

  /// Variables that are known no longer, whose uses were not yet looked at.
  var forgotten = IndexList()
  /// Required equalities to look at again, since one of their variables was placed.
  var queue = IndexList()
  /// Variables that can be derived.
  var candidates = IndexList()
  /// Variables that could not be derived yet, since their definition reads derived ones.
  var refused = IndexList()
  /// Definitions of derived variables, each before those that it reads from.
  var derived = IndexList()
  /// Definitions that move, each after those that read from it, and the path to the one that is being visited.
  var order = IndexList()
  var path = RecordList<Visit>()
  /// Variables that are neither known nor derived.
  var remaining = IndexList()
  /// Linked variables in the order of linking.
  var links = IndexList()
  /// Constraints of components, and for each the index of the next one of its priority.
  var joining = IndexList()
  var following = IndexList()
  /// The priorities of these constraints, and for each shape the index among them as far as it was looked for.
  var levels = RecordList<LayoutSolver.Level>()
  var shapeLevels = IndexList()

  var isNeeded: Bool { !looseVariables.isEmpty || !looseConstraints.isEmpty || !released.isEmpty || !orphans.isEmpty }

  /// Gives back the memory of the working lists, which are empty between placings.
  mutating func giveBack() {
    var kept = Placement(derivedCount: derivedCount, freeCount: freeCount)
    kept.orphans = orphans
    kept.looseVariables = looseVariables
    kept.looseConstraints = looseConstraints
    kept.released = released
    kept.stubborn = stubborn
    self = kept
  }

  /// Empties the working lists, and gives back the memory of long ones.
  mutating func clear() {
    looseVariables.giveBack()
    looseConstraints.giveBack()
    released.giveBack()
    orphans.giveBack()
    order.giveBack()
    path.giveBack()
    forgotten.giveBack()
    queue.giveBack()
    candidates.giveBack()
    refused.giveBack()
    derived.giveBack()
    remaining.giveBack()
    links.giveBack()
    joining.giveBack()
    following.giveBack()
    levels.giveBack()
    shapeLevels.giveBack()
  }

  /// Gives this copy memory of its own; the working lists are empty between changes.
  mutating func detach() {
    giveBack()
    orphans.detach()
    looseVariables.detach()
    looseConstraints.detach()
    released.detach()
    stubborn.detach()
  }
}
