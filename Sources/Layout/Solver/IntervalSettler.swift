/// A quick solver for a ``LayoutProblem`` that keeps one interval for each column and either proves its result or gives up.
///
/// Level by level, every wish is granted as far as the intervals of the levels above allow: that much it must be missed
/// in any case, so that if all wishes of a level get it, their sum is smallest. Wishes over several columns narrow
/// intervals by what the other columns leave them. Intervals may be too wide, never too narrow; a final check of all
/// wishes over several columns therefore proves the result. Equal wishes that contradict each other are left to
/// ``LexicographicSimplex``.
struct IntervalSettler: Sendable {
  /// A wish over several columns that must hold from now on: its sum lies between two limits.
  struct Row: Sendable {
    var wish: Int32
    var low: Double
    var high: Double
    var isQueued: Bool
  }

  /// A row that mentions a column.
  struct Mention: Sendable {
    var row: Int32
    var next: Int32
  }

  static let tolerance = 1e-9

  private(set) var low: [Double] = []
  private(set) var high: [Double] = []
  /// Whether the wishes leave a column without a single value.
  private(set) var openColumns: [Int32] = []

  private var rows: [Row] = []
  private var mentions: [Mention] = []
  private var firstMention: [Int32] = []
  private var queue: [Int32] = []
  private var queueHead = 0
  private var steps = 0
  /// The intervals at the start of a level, for each of its wishes.
  private var startLow: [Double] = []
  private var startHigh: [Double] = []

  /// Settles all levels. False means that nothing is proved; then ``openColumns`` has no meaning.
  mutating func settle(_ problem: LayoutProblem) -> Bool {
    if !start(problem) { return false }
    var index = 0
    while index < problem.wishes.count, problem.wishes[index].isRequired {
      if !require(index, problem) { return false }
      index += 1
    }
    if !propagate(problem) { return false }
    while index < problem.wishes.count {
      let end = endOfLevel(index, problem)
      if !settleLevel(index..<end, problem) { return false }
      index = end
    }
    findOpenColumns()
    return openColumns.isEmpty ? isProved(problem) : true
  }

  /// Lets the open columns come to rest in the given order.
  mutating func rest(_ order: [LayoutProblem.Rest], _ problem: LayoutProblem) -> Bool {
    for rest in order {
      let column = Int(rest.column)
      var value = rest.value
      if value < low[column] { value = low[column] }
      if value > high[column] { value = high[column] }
      if !narrow(column, value, value) || !propagate(problem) { return false }
    }
    return isProved(problem)
  }

  private mutating func start(_ problem: LayoutProblem) -> Bool {
    low.removeAll(keepingCapacity: true)
    high.removeAll(keepingCapacity: true)
    firstMention.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    mentions.removeAll(keepingCapacity: true)
    openColumns.removeAll(keepingCapacity: true)
    queue.removeAll(keepingCapacity: true)
    queueHead = 0
    steps = 0
    for bounds in problem.bounds {
      if bounds.low > bounds.high + Self.slack(bounds.high) { return false }
      low.append(bounds.isEliminated ? 0 : bounds.low)
      high.append(bounds.isEliminated ? 0 : bounds.high < bounds.low ? bounds.low : bounds.high)
      firstMention.append(-1)
    }
    return true
  }

  private func endOfLevel(_ start: Int, _ problem: LayoutProblem) -> Int {
    let priority = problem.wishes[start].priority
    var end = start + 1
    while end < problem.wishes.count, problem.wishes[end].priority == priority { end += 1 }
    return end
  }

  private mutating func findOpenColumns() {
    for column in low.indices where high[column] - low[column] > Self.slack(low[column]) {
      openColumns.append(Int32(column))
    }
  }

  static func slack(_ value: Double) -> Double {
    value.magnitude < .infinity ? tolerance * (1 + value.magnitude) : tolerance
  }

  // MARK: Wishes

  private mutating func require(_ index: Int, _ problem: LayoutProblem) -> Bool {
    let wish = problem.wishes[index]
    switch wish.entryCount {
    case 0: return LayoutProblem.violation(of: wish.constant, wish.relation) <= Self.slack(wish.constant)
    case 1:
      let target = target(of: wish, problem)
      return narrow(Int(problem.entries[Int(wish.firstEntry)].column), target.low, target.high)
    default:
      addRow(index, allowing: 0, problem)
      return true
    }
  }

  /// The values of its column at which a wish over one column is granted.
  private func target(of wish: LayoutProblem.Wish, _ problem: LayoutProblem) -> (low: Double, high: Double) {
    let coefficient = problem.entries[Int(wish.firstEntry)].coefficient
    let kink = -wish.constant / coefficient
    switch wish.relation {
    case .equal: return (kink, kink)
    case .lessThanOrEqual: return coefficient > 0 ? (-.infinity, kink) : (kink, .infinity)
    case .greaterThanOrEqual: return coefficient > 0 ? (kink, .infinity) : (-.infinity, kink)
    }
  }

  private mutating func settleLevel(_ level: Range<Int>, _ problem: LayoutProblem) -> Bool {
    startLow.removeAll(keepingCapacity: true)
    startHigh.removeAll(keepingCapacity: true)
    for index in level { noteStart(of: problem.wishes[index], problem) }
    for index in level {
      let wish = problem.wishes[index]
      let offset = index - level.lowerBound
      if wish.entryCount == 1 {
        if !grant(wish, from: startLow[offset], startHigh[offset], problem) { return false }
      } else if wish.entryCount > 1 {
        addRow(index, allowing: least(wish.relation, startLow[offset], startHigh[offset]), problem)
      }
    }
    return propagate(problem)
  }

  /// Notes the interval of the wish's column, or of its sum.
  private mutating func noteStart(of wish: LayoutProblem.Wish, _ problem: LayoutProblem) {
    if wish.entryCount == 1 {
      let column = Int(problem.entries[Int(wish.firstEntry)].column)
      startLow.append(low[column])
      startHigh.append(high[column])
    } else {
      let activity = activity(of: wish, problem)
      startLow.append(activity.low)
      startHigh.append(activity.high)
    }
  }

  /// The least violation of a wish whose sum lies in an interval.
  private func least(_ relation: LayoutSolver.Relation, _ low: Double, _ high: Double) -> Double {
    if low > 0, relation != .greaterThanOrEqual { return low }
    if high < 0, relation != .lessThanOrEqual { return -high }
    return 0
  }

  /// Narrows the column to where the wish is missed least, seen from the interval at the start of the level.
  private mutating func grant(
    _ wish: LayoutProblem.Wish, from startLow: Double, _ startHigh: Double, _ problem: LayoutProblem
  ) -> Bool {
    let column = Int(problem.entries[Int(wish.firstEntry)].column)
    let target = target(of: wish, problem)
    if target.low > startHigh { return narrow(column, startHigh, startHigh) }
    if target.high < startLow { return narrow(column, startLow, startLow) }
    return narrow(column, target.low, target.high)
  }

  /// Intersects the interval of a column; false if nothing is left.
  private mutating func narrow(_ column: Int, _ newLow: Double, _ newHigh: Double) -> Bool {
    var isNarrower = false
    if newLow > low[column] {
      if newLow > high[column] {
        if newLow - high[column] > Self.slack(newLow) { return false }
        if low[column] == high[column] { return true }
        low[column] = high[column]
      } else {
        low[column] = newLow
      }
      isNarrower = true
    }
    if newHigh < high[column] {
      if newHigh < low[column] {
        if low[column] - newHigh > Self.slack(newHigh) { return false }
        if low[column] == high[column] { return true }
        high[column] = low[column]
      } else {
        high[column] = newHigh
      }
      isNarrower = true
    }
    if isNarrower, !rows.isEmpty { queueRows(of: column) }
    return true
  }

  // MARK: Rows

  private mutating func addRow(_ index: Int, allowing violation: Double, _ problem: LayoutProblem) {
    let wish = problem.wishes[index]
    let row = Int32(rows.count)
    rows.append(
      Row(
        wish: Int32(index), low: wish.relation == .lessThanOrEqual ? -.infinity : -violation,
        high: wish.relation == .greaterThanOrEqual ? .infinity : violation, isQueued: true))
    queue.append(row)
    for entry in wish.firstEntry..<wish.firstEntry + wish.entryCount {
      let column = Int(problem.entries[Int(entry)].column)
      mentions.append(Mention(row: row, next: firstMention[column]))
      firstMention[column] = Int32(mentions.count - 1)
    }
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
  private mutating func propagate(_ problem: LayoutProblem) -> Bool {
    let limit = steps + 64 + 8 * rows.count
    while queueHead < queue.count {
      let row = Int(queue[queueHead])
      queueHead += 1
      steps += 1
      if steps < limit, !narrowColumns(of: row, problem) { return false }
      rows[row].isQueued = false
    }
    queue.removeAll(keepingCapacity: true)
    queueHead = 0
    return true
  }

  /// The interval of the sum of a wish, and how many of its ends are infinite.
  private func activity(
    of wish: LayoutProblem.Wish, _ problem: LayoutProblem
  ) -> (low: Double, high: Double, infiniteLows: Int, infiniteHighs: Int, finiteLow: Double, finiteHigh: Double) {
    var finiteLow = wish.constant
    var finiteHigh = wish.constant
    var infiniteLows = 0
    var infiniteHighs = 0
    for index in Int(wish.firstEntry)..<Int(wish.firstEntry + wish.entryCount) {
      let part = part(of: problem.entries[index])
      if part.low == -.infinity { infiniteLows += 1 } else { finiteLow += part.low }
      if part.high == .infinity { infiniteHighs += 1 } else { finiteHigh += part.high }
    }
    return (
      infiniteLows > 0 ? -.infinity : finiteLow, infiniteHighs > 0 ? .infinity : finiteHigh, infiniteLows,
      infiniteHighs, finiteLow, finiteHigh
    )
  }

  /// The interval of a coefficient times its column.
  private func part(of entry: LayoutProblem.Entry) -> (low: Double, high: Double) {
    let column = Int(entry.column)
    if entry.coefficient > 0 { return (entry.coefficient * low[column], entry.coefficient * high[column]) }
    return (entry.coefficient * high[column], entry.coefficient * low[column])
  }

  private mutating func narrowColumns(of row: Int, _ problem: LayoutProblem) -> Bool {
    let wish = problem.wishes[Int(rows[row].wish)]
    let activity = activity(of: wish, problem)
    if activity.infiniteLows > 1, activity.infiniteHighs > 1 { return true }
    for index in Int(wish.firstEntry)..<Int(wish.firstEntry + wish.entryCount) {
      let entry = problem.entries[index]
      let part = part(of: entry)
      let isLowOpen = activity.infiniteLows > (part.low == -.infinity ? 1 : 0)
      let isHighOpen = activity.infiniteHighs > (part.high == .infinity ? 1 : 0)
      let othersLow = activity.finiteLow - (part.low == -.infinity ? 0 : part.low)
      let othersHigh = activity.finiteHigh - (part.high == .infinity ? 0 : part.high)
      let least = isHighOpen ? -.infinity : rows[row].low - othersHigh
      let most = isLowOpen ? .infinity : rows[row].high - othersLow
      if !narrow(part: least, most, of: entry) { return false }
    }
    return true
  }

  /// Narrows a column by the limits of a coefficient times the column, unless the difference is mere rounding.
  private mutating func narrow(part least: Double, _ most: Double, of entry: LayoutProblem.Entry) -> Bool {
    let column = Int(entry.column)
    var newLow = least / entry.coefficient
    var newHigh = most / entry.coefficient
    if entry.coefficient < 0 { swap(&newLow, &newHigh) }
    if newLow <= low[column] + Self.slack(newLow) { newLow = -.infinity }
    if newHigh >= high[column] - Self.slack(newHigh) { newHigh = .infinity }
    return narrow(column, newLow, newHigh)
  }

  // MARK: Proof

  /// Whether every row holds at the point that is left.
  private func isProved(_ problem: LayoutProblem) -> Bool {
    for row in rows {
      let wish = problem.wishes[Int(row.wish)]
      var sum = wish.constant
      var magnitude = wish.constant.magnitude
      for index in Int(wish.firstEntry)..<Int(wish.firstEntry + wish.entryCount) {
        let part = problem.entries[index].coefficient * low[Int(problem.entries[index].column)]
        sum += part
        magnitude += part.magnitude
      }
      let slack = 1e-12 * (1 + magnitude)
      if !(sum >= row.low - slack && sum <= row.high + slack) { return false }
    }
    return true
  }
}
