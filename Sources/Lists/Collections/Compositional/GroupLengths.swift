import Foundation

/// The lengths of elements in a row with equal gaps; most have one common length, others are stored one by one.
///
/// Finding the start of one of n elements and changing a length take log n: the differences are kept in a tree of sums
/// (P. Fenwick, 1994).
struct GroupLengths {
  let count: Int
  let common: CGFloat
  let gap: CGFloat
  private var different: [Int: CGFloat] = [:]
  private var sums: [CGFloat] = []

  init(count: Int, common: CGFloat, gap: CGFloat) {
    self.count = count
    self.common = common
    self.gap = gap
  }

  func length(of index: Int) -> CGFloat { different[index] ?? common }

  /// The start of an element; for `count`, the start that another one would have.
  func start(of index: Int) -> CGFloat {
    var start = CGFloat(index) * (common + gap)
    guard !sums.isEmpty else { return start }
    var node = index
    while node > 0 {
      start += sums[node]
      node &= node - 1
    }
    return start
  }

  /// The total length.
  var total: CGFloat { count == 0 ? 0 : start(of: count) - gap }

  mutating func setLength(_ length: CGFloat, of index: Int) {
    let change = length - self.length(of: index)
    guard change != 0 else { return }
    different[index] = length
    if sums.isEmpty { sums = Array(repeating: 0, count: count + 1) }
    var node = index + 1
    while node <= count {
      sums[node] += change
      node += node & -node
    }
  }

  /// The elements between two offsets, each with the gap behind it.
  func indexes(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, start <= end else { return 0..<0 }
    let first = max(0, firstIndex(startingAfter: start) - 1)
    let last = firstIndex(startingAfter: end)
    return first..<max(first, last)
  }

  private func firstIndex(startingAfter limit: CGFloat) -> Int {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if start(of: middle) > limit { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
