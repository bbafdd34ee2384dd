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
    var isPlain: Bool

    init(isPlain: Bool) { self.isPlain = isPlain }

    /// Notes another goal that mentions the column.
    mutating func note(_ goal: Int32) {
      count += 1
      if first < 0 {
        first = goal
      } else if second < 0 {
        second = goal
      }
    }
  }

  /// Substitutes every column that is bounded by nothing and mentioned by at most two goals, both required equalities.
  mutating func eliminatePlainColumns() {
    noteUsages()
    var column = Int32(columnCount)
    while column > 0 {
      column -= 1
      eliminateIfPlain(column)
      while let next = pending.popLast() { eliminateIfPlain(next) }
    }
  }

  @inline(__always) private mutating func eliminateIfPlain(_ column: Int32) {
    let usage = usages.records + Int(column)
    if usage.pointee.isPlain, usage.pointee.count == 1 || usage.pointee.count == 2 { eliminate(column) }
  }

  private mutating func noteUsages() {
    usages.removeAll()
    var column = 0
    while column < bounds.count {
      let bound = bounds.records + column
      usages.append(Usage(isPlain: bound.pointee.low == -.infinity && bound.pointee.high == .infinity))
      column += 1
    }
    let (entries, usages, goals) = (self.entries.records, self.usages.records, self.goals)
    var index = 0
    while index < goals.count {
      let goal = goals.records + index
      let isPlain = goal.pointee.entryCount > 1 && goal.pointee.relation == .equal && goal.pointee.isRequired
      var entry = Int(goal.pointee.firstEntry)
      let end = entry + Int(goal.pointee.entryCount)
      while entry < end {
        let usage = usages + Int(entries[entry].column)
        if !isPlain {
          usage.pointee.isPlain = false
        } else if usage.pointee.isPlain {
          usage.pointee.note(Int32(truncatingIfNeeded: index))
        }
        entry += 1
      }
      index += 1
    }
  }

  private mutating func eliminate(_ column: Int32) {
    let usage = usages[Int(column)]
    var (definition, receiver) = (usage.first, usage.second)
    if receiver >= 0, goals[Int(receiver)].entryCount < goals[Int(definition)].entryCount {
      swap(&definition, &receiver)
    }
    let goal = goals[Int(definition)]
    let own = Self.coefficient(of: column, in: goal, entries.records)
    var elimination = Elimination(
      column: column, coefficient: own, goal: definition, firstEntry: goal.firstEntry, entryCount: goal.entryCount,
      constant: goal.constant, receiver: receiver, factor: 0)
    if receiver >= 0 {
      elimination.factor = -Self.coefficient(of: column, in: goals[Int(receiver)], entries.records) / own
    }
    eliminations.append(elimination)
    usages[Int(column)].isPlain = false
    bounds[Int(column)].isEliminated = true
    var entry = Int(goal.firstEntry)
    let end = entry + Int(goal.entryCount)
    while entry < end {
      forgetUse(of: Int(entries[entry].column), by: definition)
      entry += 1
    }
    goals.records[Int(definition)].entryCount = 0
    goals.records[Int(definition)].constant = 0
    if receiver >= 0 { receive(elimination) }
  }

  // A method would copy the problem.
  static func coefficient(of column: Int32, in goal: Goal, _ entries: UnsafeMutablePointer<Entry>) -> Double {
    var entry = Int(goal.firstEntry)
    let end = entry + Int(goal.entryCount)
    while entry < end {
      if entries[entry].column == column { return entries[entry].coefficient }
      entry += 1
    }
    return 0
  }

  private mutating func forgetUse(of column: Int, by goal: Int32) {
    let usage = usages.records + column
    if !usage.pointee.isPlain { return }
    usage.pointee.count -= 1
    if usage.pointee.first == goal {
      usage.pointee.first = usage.pointee.second
      usage.pointee.second = -1
    } else if usage.pointee.second == goal {
      usage.pointee.second = -1
    }
    // The goals beyond the second one are not noted; a column that had more of them stays in the problem.
    let noted: Int32 = usage.pointee.first < 0 ? 0 : usage.pointee.second < 0 ? 1 : 2
    if noted < 2, usage.pointee.count > noted { usage.pointee.isPlain = false }
    pending.append(Int32(truncatingIfNeeded: column))
  }

  /// Adds the defining goal of an elimination to its receiver.
  private mutating func receive(_ elimination: Elimination) {
    let receiver = Int(elimination.receiver)
    let first = moveEntries(ofReceiver: receiver, without: elimination.column)
    var index = Int(elimination.firstEntry)
    let end = index + Int(elimination.entryCount)
    while index < end {
      let entry = entries[index]
      index += 1
      if entry.column != elimination.column { add(entry, times: elimination.factor, to: receiver, from: first) }
    }
    let goal = goals.records + receiver
    goal.pointee.firstEntry = Int32(truncatingIfNeeded: first)
    goal.pointee.entryCount = Int32(truncatingIfNeeded: entries.count - first)
    goal.pointee.constant += elimination.factor * elimination.constant
    if entries.count - first == 1 { usages.records[Int(entries[first].column)].isPlain = false }
  }

  /// Makes a goal's entries the last ones, one column left out, and returns where they begin.
  private mutating func moveEntries(ofReceiver receiver: Int, without column: Int32) -> Int {
    let old = goals[receiver]
    let end = Int(old.firstEntry + old.entryCount)
    var entry = Int(old.firstEntry)
    if end < entries.count {
      let first = entries.count
      entries.reserve(first + Int(old.entryCount))
      while entry < end {
        if entries[entry].column != column { entries.append(entries[entry]) }
        entry += 1
      }
      return first
    }
    while entry < end {
      if entries[entry].column == column {
        entries.remove(at: entry)
        break
      }
      entry += 1
    }
    return Int(old.firstEntry)
  }

  private mutating func add(_ entry: Entry, times factor: Double, to goal: Int, from first: Int) {
    let part = factor * entry.coefficient
    let (entries, end) = (self.entries.records, self.entries.count)
    var index = first
    while index < end, entries[index].column != entry.column { index += 1 }
    if index < end {
      let sum = entries[index].coefficient + part
      if sum.magnitude > 1e-9 * part.magnitude {
        entries[index].coefficient = sum
      } else {
        self.entries.remove(at: index)
        forgetUse(of: Int(entry.column), by: Int32(goal))
      }
      return
    }
    self.entries.append(Entry(column: entry.column, coefficient: part))
    let usage = usages.records + Int(entry.column)
    if usage.pointee.isPlain { usage.pointee.note(Int32(truncatingIfNeeded: goal)) }
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
  static func restore(
    _ eliminations: RecordList<Elimination>, _ entries: RecordList<Entry>, _ values: UnsafeMutablePointer<Double>
  ) {
    let entries = entries.records
    var last = eliminations.count
    while last > 0 {
      last -= 1
      let elimination = eliminations.records + last
      let column = elimination.pointee.column
      var sum = elimination.pointee.constant
      var index = Int(elimination.pointee.firstEntry)
      let end = index + Int(elimination.pointee.entryCount)
      while index < end {
        let entry = entries[index]
        if entry.column != column { sum += entry.coefficient * values[Int(entry.column)] }
        index += 1
      }
      values[Int(column)] = 0 - sum / elimination.pointee.coefficient
    }
  }
}
