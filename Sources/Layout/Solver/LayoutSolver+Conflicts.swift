/// Contradictions between required constraints.
extension LayoutSolver {
  /// The members of a conflict, kept as long as its broken constraint stays out.
  struct BrokenSet: Sendable {
    var members: [Int32]
    var broken: Int32
    var isNew: Bool
  }

  /// Tries the broken constraints again whose conflict the given constraint belongs to.
  mutating func touch(_ constraint: Int32) {
    for index in brokenSets.indices.reversed() where brokenSets[index].members.contains(constraint) {
      store.constraints[Int(brokenSets[index].broken)].isBroken = false
      brokenSets.remove(at: index)
    }
  }

  /// Breaks the member of a contradiction that has the highest rank.
  mutating func breakMember(of members: [Int32]) {
    var broken = members[0]
    for member in members {
      let rank = store.constraints[Int(member)].rank
      let highest = store.constraints[Int(broken)].rank
      if (rank, member) > (highest, broken) { broken = member }
    }
    touch(broken)
    store.constraints[Int(broken)].isBroken = true
    brokenSets.append(BrokenSet(members: members.sorted(), broken: broken, isNew: true))
  }

  /// The conflicts found since the last report, ascending by the rank of the broken constraint.
  mutating func reportConflicts() -> [Conflict] {
    var fresh: [BrokenSet] = []
    for index in brokenSets.indices where brokenSets[index].isNew {
      brokenSets[index].isNew = false
      fresh.append(brokenSets[index])
    }
    fresh.sort { left, right in
      let ranks = (store.constraints[Int(left.broken)].rank, store.constraints[Int(right.broken)].rank)
      return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : left.broken < right.broken
    }
    return fresh.map { set in
      Conflict(members: set.members.map { ConstraintID(index: $0) }, broken: ConstraintID(index: set.broken))
    }
  }
}
