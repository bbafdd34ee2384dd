/// The part of the structure that has to be placed anew, and the working lists of doing so.
struct Placement: Sendable {
  /// A known variable whose definition is gone, and the place in the schedule that waits for another one.
  struct Orphan: Sendable {
    var variable: Int32
    var position: Int32
  }

  var looseVariables: [Int32] = []
  var looseConstraints: [Int32] = []
  var orphans: [Orphan] = []
  /// The number of derived variables in the schedule.
  var derivedCount = 0

  /// How many of the loose constraints were looked at for a single unknown variable.
  var examined = 0
  /// Required equalities to look at again, since one of their variables was placed.
  var queue: [Int32] = []
  /// Variables that can be derived.
  var candidates: [Int32] = []
  /// Definitions of derived variables, each before those that it reads from.
  var derived: [Int32] = []
  /// The queue while it is being sorted.
  var sorted: [Int32] = []
  /// Linked variables in the order of linking.
  var links: [Int32] = []
  /// The classes that the constraint being looked at mentions.
  var net: [Net] = []

  /// What a constraint amounts to in terms of the root of a class.
  struct Net: Sendable {
    var root: Int32
    var coefficient: Double
    /// The largest coefficient that went into the sum; a sum far below it is zero.
    var magnitude: Double
  }

  var isNeeded: Bool { !looseVariables.isEmpty || !looseConstraints.isEmpty || !orphans.isEmpty }
}
