/// Leaving out columns that only carry sums from one equality to the next, such as the edges of views in a row.
extension LayoutProblem {
  /// A column that one of its equalities defines in terms of the columns that are left.
  struct Elimination: Sendable {
    var column: Int32
    var coefficient: Double
    /// The defining goal, and its entries and constant at that time.
    var goal: Int32
    var firstEntry: Int32
    var entryCount: Int32
    var constant: Double
    /// The other equality of the column, to which the defining one was added `factor` times; -1 if there is none.
    var receiver: Int32
    var factor: Double
  }

  /// What is known about a column while eliminating.
  struct Usage: Sendable {
    /// The first two goals that mention the column.
    var first: Int32 = -1
    var second: Int32 = -1
    var count: Int32 = 0
    /// Whether nothing but required equalities over several columns mentions it, and no bound.
    var isPlain = true
  }

  /// Substitutes every column that is bounded by nothing and mentioned by at most two goals, both required equalities.
  mutating func eliminatePlainColumns() {
    noteUsages()
    var column = Int32(columnCount)
    while column > 0 {
      column -= 1
      pending.append(column)
      while let next = pending.popLast() {
        let usage = usages[Int(next)]
        if usage.isPlain, usage.count == 1 || usage.count == 2 { eliminate(next) }
      }
    }
  }

  private mutating func noteUsages() {
    usages.removeAll()
    for bound in bounds {
      var usage = Usage()
      usage.isPlain = bound.low == -.infinity && bound.high == .infinity
      usages.append(usage)
    }
    for index in goals.indices {
      let goal = goals[index]
      let isPlain = goal.isRequired && goal.relation == .equal && goal.entryCount > 1
      for entry in Int(goal.firstEntry)..<Int(goal.firstEntry + goal.entryCount) {
        let column = Int(entries[entry].column)
        if !isPlain { usages[column].isPlain = false }
        if usages[column].isPlain { noteUse(of: column, by: Int32(index)) }
      }
    }
  }

  private mutating func noteUse(of column: Int, by goal: Int32) {
    usages[column].count += 1
    if usages[column].first < 0 {
      usages[column].first = goal
    } else if usages[column].second < 0 {
      usages[column].second = goal
    }
  }

  private mutating func eliminate(_ column: Int32) {
    let usage = usages[Int(column)]
    var (definition, receiver) = (usage.first, usage.second)
    if receiver >= 0, goals[Int(receiver)].entryCount < goals[Int(definition)].entryCount {
      swap(&definition, &receiver)
    }
    let goal = goals[Int(definition)]
    let own = coefficient(of: column, in: definition)
    var elimination = Elimination(
      column: column, coefficient: own, goal: definition, firstEntry: goal.firstEntry, entryCount: goal.entryCount,
      constant: goal.constant, receiver: receiver, factor: 0)
    if receiver >= 0 { elimination.factor = -coefficient(of: column, in: receiver) / own }
    eliminations.append(elimination)
    usages[Int(column)].isPlain = false
    bounds[Int(column)].isEliminated = true
    for entry in Int(goal.firstEntry)..<Int(goal.firstEntry + goal.entryCount) {
      forgetUse(of: Int(entries[entry].column), by: definition)
    }
    goals[Int(definition)].entryCount = 0
    goals[Int(definition)].constant = 0
    if receiver >= 0 { receive(elimination) }
  }

  func coefficient(of column: Int32, in goal: Int32) -> Double {
    let goal = goals[Int(goal)]
    for entry in Int(goal.firstEntry)..<Int(goal.firstEntry + goal.entryCount) where entries[entry].column == column {
      return entries[entry].coefficient
    }
    return 0
  }

  private mutating func forgetUse(of column: Int, by goal: Int32) {
    if !usages[column].isPlain { return }
    usages[column].count -= 1
    if usages[column].first == goal {
      usages[column].first = usages[column].second
      usages[column].second = -1
    } else if usages[column].second == goal {
      usages[column].second = -1
    }
    // The goals beyond the second one are not noted; a column that had more of them stays in the problem.
    let noted: Int32 = usages[column].first < 0 ? 0 : usages[column].second < 0 ? 1 : 2
    if noted < 2, usages[column].count > noted { usages[column].isPlain = false }
    pending.append(Int32(column))
  }

  /// Rewrites the receiver of an elimination as a new run of entries.
  private mutating func receive(_ elimination: Elimination) {
    let receiver = Int(elimination.receiver)
    let first = entries.count
    let old = goals[receiver]
    for entry in Int(old.firstEntry)..<Int(old.firstEntry + old.entryCount)
    where entries[entry].column != elimination.column {
      entries.append(entries[entry])
    }
    for index in Int(elimination.firstEntry)..<Int(elimination.firstEntry + elimination.entryCount)
    where entries[index].column != elimination.column {
      add(entries[index], times: elimination.factor, to: receiver, from: first)
    }
    goals[receiver].firstEntry = Int32(first)
    goals[receiver].entryCount = Int32(entries.count - first)
    goals[receiver].constant += elimination.factor * elimination.constant
    if entries.count - first == 1 { usages[Int(entries[first].column)].isPlain = false }
  }

  private mutating func add(_ entry: Entry, times factor: Double, to goal: Int, from first: Int) {
    let part = factor * entry.coefficient
    for index in first..<entries.count where entries[index].column == entry.column {
      let sum = entries[index].coefficient + part
      if sum.magnitude > 1e-9 * part.magnitude {
        entries[index].coefficient = sum
      } else {
        entries.remove(at: index)
        forgetUse(of: Int(entry.column), by: Int32(goal))
      }
      return
    }
    entries.append(Entry(column: entry.column, coefficient: part))
    if usages[Int(entry.column)].isPlain { noteUse(of: Int(entry.column), by: Int32(goal)) }
  }

  /// Expresses a weighted sum of columns in those that are left.
  func replaceEliminated(_ weights: inout [Double]) {
    for elimination in eliminations where weights[Int(elimination.column)] != 0 {
      let weight = weights[Int(elimination.column)]
      weights[Int(elimination.column)] = 0
      for index in Int(elimination.firstEntry)..<Int(elimination.firstEntry + elimination.entryCount)
      where entries[index].column != elimination.column {
        weights[Int(entries[index].column)] -= weight / elimination.coefficient * entries[index].coefficient
      }
    }
  }

  /// Computes the eliminated columns from the values of the others.
  func restoreEliminated(_ values: RecordList<Double>) {
    for elimination in eliminations.reversed() {
      var sum = elimination.constant
      for index in Int(elimination.firstEntry)..<Int(elimination.firstEntry + elimination.entryCount)
      where entries[index].column != elimination.column {
        sum += entries[index].coefficient * values[Int(entries[index].column)]
      }
      values[Int(elimination.column)] = 0 - sum / elimination.coefficient
    }
  }
}
