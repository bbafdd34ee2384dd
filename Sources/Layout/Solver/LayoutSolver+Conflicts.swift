/// Contradictions between required constraints.
extension LayoutSolver {
  /// The rows of a conflict, kept as long as its broken constraint stays out.
  struct BrokenSet: Sendable {
    var members: [Int32]
    var broken: Int32
    var isNew: Bool
  }

  /// Tries the broken constraints again whose conflict the given constraint belongs to.
  mutating func retryConflicts(of constraint: Int32) {
    guard constraints[Int(constraint)].isInConflict else { return }
    constraints[Int(constraint)].isInConflict = false
    var kept: [BrokenSet] = []
    for set in brokenSets {
      if set.members.contains(constraint) {
        constraints[Int(set.broken)].isBroken = false
        activate(set.broken)
      } else {
        kept.append(set)
      }
    }
    brokenSets = kept
  }

  /// Breaks the member of a contradiction that has the highest rank, and goes on without it.
  mutating func breakMember(of members: [Int32]) {
    guard var broken = members.first else { return }
    for member in members {
      if comes(broken, before: member) { broken = member }
    }
    deactivate(broken)
    breakCount += 1
    // Each retry follows the break of a lower rank, so retries end; the limit keeps their number small.
    if breakCount < 100 + 4 * rowCount { retryConflicts(of: broken) }
    constraints[Int(broken)].isBroken = true
    for member in members { constraints[Int(member)].isInConflict = true }
    brokenSets.append(BrokenSet(members: members.sorted(), broken: broken, isNew: true))
    place()
  }

  /// The conflicts found since the last report, ascending by the rank of the broken constraint.
  mutating func reportConflicts() -> [Conflict] {
    var fresh: [BrokenSet] = []
    for index in brokenSets.indices where brokenSets[index].isNew {
      brokenSets[index].isNew = false
      fresh.append(brokenSets[index])
    }
    fresh.sort { comes($0.broken, before: $1.broken) }
    return fresh.map { set in
      Conflict(
        members: set.members.map { ConstraintID(index: $0) }, broken: ConstraintID(index: set.broken))
    }
  }

  /// Whether a constraint has a lower rank than another one, or the same and a lower index.
  func comes(_ row: Int32, before other: Int32) -> Bool {
    let (rank, otherRank) = (rank(ConstraintID(index: row)), rank(ConstraintID(index: other)))
    return rank != otherRank ? rank < otherRank : row < other
  }
}
