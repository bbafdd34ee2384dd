/// Turning inequalities into bounds of one column, such as the least distance of views whose gaps are equal.
extension LayoutProblem {
  /// The number of entries up to which goals are compared.
  private static let mostEntries = 8

  /// An equality that mentions a column, and the next one that does.
  struct EqualityMention: Sendable {
    var goal: Int32
    var next: Int32
  }

  /// Adds to inequalities the required equalities that leave one column of them; false if there are none such.
  ///
  /// What the system means stays the same, but a goal no longer stands for one constraint alone.
  mutating func reduceInequalities() -> Bool {
    var hasNoted = false
    var hasReduced = false
    var next = 0
    while next < goals.count {
      let index = next
      let goal = goals.records + index
      next += 1
      guard goal.pointee.relation != .equal, goal.pointee.entryCount > 1,
        goal.pointee.entryCount <= Self.mostEntries
      else { continue }
      if !hasNoted { noteEqualities() }
      hasNoted = true
      var mention = firstEqualities[Int(entries[Int(goal.pointee.firstEntry)].column)]
      while mention >= 0 {
        if reduce(index, by: Int(equalities[Int(mention)].goal)) {
          hasReduced = true
          break
        }
        mention = equalities[Int(mention)].next
      }
    }
    return hasReduced
  }

  /// Lists the equalities of each column, in their order.
  private mutating func noteEqualities() {
    equalities.removeAll()
    firstEqualities.removeAll()
    firstEqualities.append(-1, times: columnCount)
    var index = goals.count
    while index > 0 {
      index -= 1
      let goal = goals[index]
      let isUsable = goal.relation == .equal && goal.isRequired && goal.entryCount <= Self.mostEntries
      guard isUsable, goal.entryCount > 1 else { continue }
      for entry in Int(goal.firstEntry)..<Int(goal.firstEntry + goal.entryCount) {
        let column = Int(entries[entry].column)
        equalities.append(EqualityMention(goal: Int32(index), next: firstEqualities[column]))
        firstEqualities[column] = Int32(equalities.count - 1)
      }
    }
  }

  private mutating func reduce(_ index: Int, by equality: Int) -> Bool {
    let (goal, other) = (goals[index], goals[equality])
    let first = entries[Int(goal.firstEntry)]
    let factor = -first.coefficient / Self.coefficient(of: first.column, in: other, entries.records)
    var kept: Entry?
    for entryIndex in Int(goal.firstEntry)..<Int(goal.firstEntry + goal.entryCount) {
      var entry = entries[entryIndex]
      let part = factor * Self.coefficient(of: entry.column, in: other, entries.records)
      let size = entry.coefficient.magnitude
      entry.coefficient += part
      if entry.coefficient.magnitude <= 1e-9 * size { continue }
      if kept != nil { return false }
      kept = entry
    }
    for entryIndex in Int(other.firstEntry)..<Int(other.firstEntry + other.entryCount)
    where Self.coefficient(of: entries[entryIndex].column, in: goal, entries.records) == 0 {
      if kept != nil { return false }
      kept = Entry(column: entries[entryIndex].column, coefficient: factor * entries[entryIndex].coefficient)
    }
    guard let kept else { return false }
    goals[index].firstEntry = Int32(entries.count)
    goals[index].entryCount = 1
    goals[index].constant += factor * other.constant
    entries.append(kept)
    return true
  }
}
