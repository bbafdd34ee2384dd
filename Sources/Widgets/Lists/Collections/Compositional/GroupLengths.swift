import Foundation

/// The lengths of many things in a row with equal gaps; most have one length, and those that differ are known one by one.
///
/// Where something is takes log n for n things, and so does a change: the differences are kept in a tree of sums
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

  func length(of place: Int) -> CGFloat { different[place] ?? common }

  /// Where something begins; for `count` where one more would.
  func start(of place: Int) -> CGFloat {
    var start = CGFloat(place) * (common + gap)
    guard !sums.isEmpty else { return start }
    var node = place
    while node > 0 {
      start += sums[node]
      node &= node - 1
    }
    return start
  }

  /// The length of everything.
  var total: CGFloat { count == 0 ? 0 : start(of: count) - gap }

  mutating func setLength(_ length: CGFloat, of place: Int) {
    let change = length - self.length(of: place)
    guard change != 0 else { return }
    different[place] = length
    if sums.isEmpty { sums = Array(repeating: 0, count: count + 1) }
    var node = place + 1
    while node <= count {
      sums[node] += change
      node += node & -node
    }
  }

  /// What lies between two places, the gap behind a thing included.
  func places(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, start <= end else { return 0..<0 }
    let first = max(0, firstPlace(startingAfter: start) - 1)
    let last = firstPlace(startingAfter: end)
    return first..<max(first, last)
  }

  private func firstPlace(startingAfter limit: CGFloat) -> Int {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if start(of: middle) > limit { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
