/// The part of the structure that has to be placed anew, and the working lists of doing so.
struct Placement: Sendable {
  /// A known variable whose definition is gone, and the place in the schedule that waits for another one.
  struct Orphan: Sendable {
    var variable: Int32
    var position: Int32
  }

  /// What a constraint amounts to in terms of the root of a class.
  struct Net: Sendable {
    var root: Int32
    var coefficient: Double
    /// The largest coefficient that went into the sum; a sum far below it is zero.
    var magnitude: Double
  }

  /// Both may name one twice, or one that has been placed since.
  var looseVariables: [Int32] = []
  var looseConstraints: [Int32] = []
  /// Loose constraints that were not yet looked at for a single unknown variable.
  var released: [Int32] = []
  var orphans: [Orphan] = []
  /// The numbers of derived variables and of free components in the schedule.
  var derivedCount = 0
  var freeCount = 0

  /// Derived variables whose minimum or place in the order of rest limits their inputs.
  var stubborn: [Int32] = []

  /// Required equalities to look at again, since one of their variables was placed.
  var queue: [Int32] = []
  /// Variables that can be derived.
  var candidates: [Int32] = []
  /// Variables that could not be derived yet, since their definition reads derived ones.
  var refused: [Int32] = []
  /// Definitions of derived variables, each before those that it reads from.
  var derived: [Int32] = []
  /// Variables that are neither known nor derived.
  var remaining: [Int32] = []
  /// Linked variables in the order of linking.
  var links: [Int32] = []
  /// The classes that the constraint being looked at mentions.
  var net: [Net] = []
  /// Constraints of components, as found and by descending priority, and their priority levels.
  var joining: [Int32] = []
  var sorted: [Int32] = []
  var levels: [Int32] = []

  var isNeeded: Bool { !looseVariables.isEmpty || !looseConstraints.isEmpty || !released.isEmpty || !orphans.isEmpty }

  /// Empties the working lists; long ones are given back.
  mutating func clear() {
    if looseVariables.count > LayoutSolver.keptCapacity {
      self = Placement(derivedCount: derivedCount, freeCount: freeCount, stubborn: stubborn)
      return
    }
    looseVariables.removeAll(keepingCapacity: true)
    looseConstraints.removeAll(keepingCapacity: true)
    derived.removeAll(keepingCapacity: true)
    remaining.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    joining.removeAll(keepingCapacity: true)
  }
}
