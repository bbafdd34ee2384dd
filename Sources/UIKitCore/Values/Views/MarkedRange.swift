/// The range of a view's subviews that contains all marked ones, so that a pass does not check all of them.
struct MarkedRange {
  private var low: Int32 = .max
  private var high: Int32 = -1

  mutating func insert(_ index: Int32) {
    if index < low { low = index }
    if index > high { high = index }
  }

  mutating func insertAll() {
    low = 0
    high = .max
  }

  /// Returns the marked indexes below `count`, and removes all.
  mutating func take(below count: Int) -> Range<Int> {
    let start = min(Int(low), count)
    let end = max(start, min(Int(high) + 1, count))
    self = MarkedRange()
    return start..<end
  }
}
