/// A quick solver for a ``LayoutProblem`` that keeps one interval for each column and either proves its result or gives up.
///
/// Level by level, every goal is met as far as the intervals of the levels above allow: that much it must be missed
/// in any case, so that if all goals of a level get it, their sum is smallest. Goals over several columns narrow
/// intervals by what the other columns leave them. Intervals may be too wide, never too narrow; a final check of all
/// goals over several columns therefore proves the result. Equal goals that contradict each other are left to
/// ``LexicographicSimplex``.
struct IntervalSettler: Sendable {
  /// A goal over several columns that must hold from now on: its sum lies between two limits.
  struct Row: Sendable {
    var goal: Int32
    var low: Double
    var high: Double
    var isQueued: Bool
  }

  /// A row that mentions a column.
  struct Mention: Sendable {
    var row: Int32
    var next: Int32
  }

  var problem = LayoutProblem()
  private(set) var intervals = RecordList<Interval>()
  /// The columns that the goals leave without a single value.
  private(set) var openColumns = IndexList()

  private var rows = RecordList<Row>()
  private var mentions = RecordList<Mention>()
  private var firstMention = IndexList()
  private var queue = IndexList()
  private var steps = 0
  /// The interval of each goal of a level, at its start.
  private var starts = RecordList<Interval>()
  /// The sum of a row: its finite ends, and how many parts have infinite ones.
  var sum = Interval(low: 0, high: 0)
  var infiniteLows = 0
  var infiniteHighs = 0

  var bytes: Int {
    intervals.bytes + openColumns.bytes + rows.bytes + mentions.bytes + firstMention.bytes + queue.bytes
      + starts.bytes + problem.bytes
  }

  /// Settles all levels. False means that nothing is proved; then ``openColumns`` has no meaning.
  mutating func settle() -> Bool {
    if !start() { return false }
    var index = 0
    while index < problem.goals.count, problem.goals[index].isRequired {
      if !require(index) { return false }
      index += 1
    }
    if !propagate() { return false }
    while index < problem.goals.count {
      let priority = problem.goals[index].priority
      var end = index + 1
      while end < problem.goals.count, problem.goals[end].priority == priority { end += 1 }
      if !settleLevel(from: index, to: end) { return false }
      index = end
    }
    findOpenColumns()
    return openColumns.isEmpty ? isProved() : true
  }

  /// Lets the open columns come to rest in the given order.
  mutating func rest(_ order: [LayoutProblem.Rest]) -> Bool {
    for rest in order {
      let interval = intervals[Int(rest.column)]
      var value = rest.value
      if rest.prefersOnlyBound, interval.low == -.infinity || interval.high == .infinity {
        // A row with another open column may bound the column without narrowing its interval.
        if sharesRowWithOpenColumn(Int(rest.column)) { return false }
        if let end = interval.onlyEnd { value = end }
      }
      if value < interval.low { value = interval.low }
      if value > interval.high { value = interval.high }
      if !narrow(Int(rest.column), to: Interval(low: value, high: value)) || !propagate() { return false }
    }
    return isProved()
  }

  private func sharesRowWithOpenColumn(_ column: Int) -> Bool {
    if rows.isEmpty { return false }
    var mention = firstMention[column]
    while mention >= 0 {
      let goal = problem.goals[Int(rows[Int(mentions[Int(mention)].row)].goal)]
      var index = Int(goal.firstEntry)
      let end = index + Int(goal.entryCount)
      while index < end {
        let other = Int(problem.entries[index].column)
        if other != column, intervals[other].isOpen { return true }
        index += 1
      }
      mention = mentions[Int(mention)].next
    }
    return false
  }

  private mutating func start() -> Bool {
    intervals.removeAll()
    if !openColumns.isEmpty { openColumns.removeAll() }
    if !rows.isEmpty {
      rows.removeAll()
      mentions.removeAll()
      queue.removeAll()
    }
    steps = 0
    var column = 0
    while column < problem.bounds.count {
      let bounds = problem.bounds[column]
      if bounds.low > bounds.high + Interval.slack(bounds.high) { return false }
      if bounds.isEliminated {
        intervals.append(Interval(low: 0, high: 0))
      } else {
        intervals.append(Interval(low: bounds.low, high: bounds.high < bounds.low ? bounds.low : bounds.high))
      }
      column += 1
    }
    return true
  }

  private mutating func findOpenColumns() {
    var column = 0
    while column < intervals.count {
      if intervals[column].isOpen { openColumns.append(Int32(column)) }
      column += 1
    }
  }

  // MARK: Goals

  private mutating func require(_ index: Int) -> Bool {
    let goal = problem.goals[index]
    if goal.entryCount == 0 {
      return LayoutProblem.violation(of: goal.constant, goal.relation) <= Interval.slack(goal.constant)
    }
    if goal.entryCount > 1 {
      addRow(index, allowing: 0)
      return true
    }
    let entry = problem.entries[Int(goal.firstEntry)]
    return narrow(Int(entry.column), to: Interval.satisfying(goal.relation, entry.coefficient, goal.constant))
  }

  private mutating func settleLevel(from start: Int, to end: Int) -> Bool {
    if end == start + 1, problem.goals[start].entryCount == 1 {
      let goal = problem.goals[start]
      return satisfy(goal, from: intervals[Int(problem.entries[Int(goal.firstEntry)].column)]) && propagate()
    }
    starts.removeAll()
    var index = start
    while index < end {
      noteStart(of: problem.goals[index])
      index += 1
    }
    index = start
    while index < end {
      let goal = problem.goals[index]
      let interval = starts[index - start]
      if goal.entryCount == 1 {
        if !satisfy(goal, from: interval) { return false }
      } else if goal.entryCount > 1 {
        addRow(index, allowing: Self.least(goal.relation, interval))
      }
      index += 1
    }
    return propagate()
  }

  /// Notes the interval of the goal's column, or of its sum.
  private mutating func noteStart(of goal: LayoutProblem.Goal) {
    if goal.entryCount == 1 {
      starts.append(intervals[Int(problem.entries[Int(goal.firstEntry)].column)])
    } else {
      sumUp(goal)
      starts.append(
        Interval(
          low: infiniteLows > 0 ? -.infinity : sum.low, high: infiniteHighs > 0 ? .infinity : sum.high))
    }
  }

  /// The least violation of a goal whose sum lies in an interval.
  private static func least(_ relation: LayoutSolver.Relation, _ sum: Interval) -> Double {
    if sum.low > 0, relation != .greaterThanOrEqual { return sum.low }
    if sum.high < 0, relation != .lessThanOrEqual { return -sum.high }
    return 0
  }

  /// Narrows the column to where the goal is missed least, seen from the interval at the start of the level.
  private mutating func satisfy(_ goal: LayoutProblem.Goal, from start: Interval) -> Bool {
    let entry = problem.entries[Int(goal.firstEntry)]
    let target = Interval.satisfying(goal.relation, entry.coefficient, goal.constant)
    return narrow(Int(entry.column), to: start.nearest(to: target))
  }

  /// Intersects the interval of a column; false if nothing is left.
  private mutating func narrow(_ column: Int, to other: Interval) -> Bool {
    let old = intervals[column]
    var new = old
    if !new.narrow(to: other) { return false }
    if new.low == old.low, new.high == old.high { return true }
    intervals[column] = new
    if !rows.isEmpty { queueRows(of: column) }
    return true
  }

  // MARK: Rows

  private mutating func addRow(_ index: Int, allowing violation: Double) {
    let goal = problem.goals[index]
    let row = Int32(rows.count)
    if rows.isEmpty { clearMentions() }
    rows.append(
      Row(
        goal: Int32(index), low: goal.relation == .lessThanOrEqual ? -.infinity : -violation,
        high: goal.relation == .greaterThanOrEqual ? .infinity : violation, isQueued: true))
    queue.append(row)
    var entry = Int(goal.firstEntry)
    let end = entry + Int(goal.entryCount)
    while entry < end {
      let column = Int(problem.entries[entry].column)
      mentions.append(Mention(row: row, next: firstMention[column]))
      firstMention[column] = Int32(mentions.count - 1)
      entry += 1
    }
  }

  private mutating func clearMentions() {
    firstMention.removeAll()
    firstMention.append(-1, times: intervals.count)
  }

  private mutating func queueRows(of column: Int) {
    var mention = firstMention[column]
    while mention >= 0 {
      let row = Int(mentions[Int(mention)].row)
      if !rows[row].isQueued {
        rows[row].isQueued = true
        queue.append(Int32(row))
      }
      mention = mentions[Int(mention)].next
    }
  }

  /// Narrows columns by the queued rows until nothing changes, or too often: then the intervals just stay wider.
  private mutating func propagate() -> Bool {
    if queue.isEmpty { return true }
    let limit = steps + 64 + 8 * rows.count
    var head = 0
    while head < queue.count {
      let row = Int(queue[head])
      head += 1
      steps += 1
      if steps < limit, !narrowColumns(of: row) { return false }
      rows[row].isQueued = false
    }
    queue.removeAll()
    return true
  }

  /// Computes the interval of the sum of a goal.
  @inline(__always) private mutating func sumUp(_ goal: LayoutProblem.Goal) {
    var low = goal.constant
    var high = goal.constant
    var infiniteLows = 0
    var infiniteHighs = 0
    let (entries, intervals) = (problem.entries.records, self.intervals.records)
    var index = Int(goal.firstEntry)
    let end = index &+ Int(goal.entryCount)
    while index < end {
      let entry = entries[index]
      let part = Self.part(entry.coefficient, intervals[Int(entry.column)])
      if part.low == -.infinity { infiniteLows &+= 1 } else { low += part.low }
      if part.high == .infinity { infiniteHighs &+= 1 } else { high += part.high }
      index &+= 1
    }
    sum = Interval(low: low, high: high)
    (self.infiniteLows, self.infiniteHighs) = (infiniteLows, infiniteHighs)
  }

  /// The interval of a coefficient times its column.
  private static func part(_ coefficient: Double, _ interval: Interval) -> Interval {
    if coefficient > 0 { return Interval(low: coefficient * interval.low, high: coefficient * interval.high) }
    return Interval(low: coefficient * interval.high, high: coefficient * interval.low)
  }

  private mutating func narrowColumns(of index: Int) -> Bool {
    let row = rows[index]
    let goal = problem.goals[Int(row.goal)]
    sumUp(goal)
    let (sum, infiniteLows, infiniteHighs) = (self.sum, self.infiniteLows, self.infiniteHighs)
    if infiniteHighs > 1 || row.low == -.infinity, infiniteLows > 1 || row.high == .infinity { return true }
    let (entries, intervals) = (problem.entries.records, self.intervals.records)
    var entryIndex = Int(goal.firstEntry)
    let end = entryIndex &+ Int(goal.entryCount)
    while entryIndex < end {
      let entry = entries[entryIndex]
      entryIndex &+= 1
      let part = Self.part(entry.coefficient, intervals[Int(entry.column)])
      let hasInfiniteLow = part.low == -.infinity
      let hasInfiniteHigh = part.high == .infinity
      var least = -Double.infinity
      var most = Double.infinity
      if infiniteHighs == (hasInfiniteHigh ? 1 : 0) { least = row.low - (sum.high - (hasInfiniteHigh ? 0 : part.high)) }
      if infiniteLows == (hasInfiniteLow ? 1 : 0) { most = row.high - (sum.low - (hasInfiniteLow ? 0 : part.low)) }
      if least > part.low || most < part.high, !narrow(partTo: least, most, of: entry) { return false }
    }
    return true
  }

  /// Narrows a column by the limits of a coefficient times the column, unless the difference is mere rounding.
  private mutating func narrow(partTo least: Double, _ most: Double, of entry: LayoutProblem.Entry) -> Bool {
    let interval = intervals[Int(entry.column)]
    var low = (entry.coefficient > 0 ? least : most) / entry.coefficient
    var high = (entry.coefficient > 0 ? most : least) / entry.coefficient
    if low <= interval.low + Interval.slack(low) { low = -.infinity }
    if high >= interval.high - Interval.slack(high) { high = .infinity }
    return narrow(Int(entry.column), to: Interval(low: low, high: high))
  }

  // MARK: Proof

  /// Whether every row holds at the point that is left.
  private mutating func isProved() -> Bool {
    var row = 0
    while row < rows.count {
      let goal = problem.goals[Int(rows[row].goal)]
      if !Self.holds(rows[row], goal, problem.entries.records, intervals.records) { return false }
      row += 1
    }
    return true
  }

  private static func holds(
    _ row: Row, _ goal: LayoutProblem.Goal, _ entries: UnsafeMutablePointer<LayoutProblem.Entry>,
    _ intervals: UnsafeMutablePointer<Interval>
  ) -> Bool {
    var sum = goal.constant
    var magnitude = goal.constant.magnitude
    var index = Int(goal.firstEntry)
    let end = index + Int(goal.entryCount)
    while index < end {
      let part = entries[index].coefficient * intervals[Int(entries[index].column)].low
      sum += part
      magnitude += part.magnitude
      index += 1
    }
    let slack = 1e-12 * (1 + magnitude)
    return sum >= row.low - slack && sum <= row.high + slack
  }
}
