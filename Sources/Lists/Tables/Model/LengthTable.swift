import Foundation

/// Lengths one after the other, in points, each known or estimated.
///
/// Sums and searches cost the logarithm of their number, by a binary indexed tree (Fenwick, 1994) of the differences
/// from the estimate. While all lengths equal the estimate, nothing is stored.
struct LengthTable {
  private(set) var count: Int
  private let estimate: CGFloat
  private var differences: [CGFloat] = []
  private var tree: [CGFloat] = []
  private var known: [Bool] = []
  private var totalDifference: CGFloat = 0

  /// Creates `count` lengths of which only an estimate is known.
  init(count: Int, estimate: CGFloat) {
    self.count = max(0, count)
    self.estimate = estimate
  }

  /// Creates different lengths, with whether each is known.
  init(_ lengths: [CGFloat], known: [Bool], estimate: CGFloat) {
    self.init(count: lengths.count, estimate: estimate)
    differences = lengths.map { $0 - estimate }
    self.known = known
    buildTree()
  }

  /// Builds the tree in linear time: each node adds its sum to the next one that covers it.
  private mutating func buildTree() {
    tree = [0] + differences
    for index in stride(from: 1, through: count, by: 1) {
      let parent = index + (index & -index)
      if parent <= count { tree[parent] += tree[index] }
    }
    totalDifference = differences.reduce(0, +)
  }

  // MARK: Reading

  subscript(index: Int) -> CGFloat { differences.isEmpty ? estimate : estimate + differences[index] }

  func isKnown(_ index: Int) -> Bool { known.isEmpty ? false : known[index] }

  /// Whether any length is known.
  var hasKnownLengths: Bool { !known.isEmpty }

  var total: CGFloat { CGFloat(count) * estimate + totalDifference }

  /// The sum of the lengths before an index, which may be the number of lengths.
  func sum(before index: Int) -> CGFloat {
    let base = CGFloat(index) * estimate
    guard !tree.isEmpty else { return base }
    if index == count { return total }
    var sum = base
    var node = index
    while node > 0 {
      sum += tree[node]
      node &= node - 1
    }
    return sum
  }

  /// The last index whose length begins at the offset or before it; 0 for offsets before all of them.
  func index(at offset: CGFloat) -> Int {
    guard count > 0, offset >= 0 else { return 0 }
    guard !tree.isEmpty else {
      return estimate > 0 ? Int(min(offset / estimate, CGFloat(count - 1))) : count - 1
    }
    var (node, rest) = (0, offset)
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = node + step
      if next <= count {
        let covered = CGFloat(step) * estimate + tree[next]
        if covered <= rest {
          node = next
          rest -= covered
        }
      }
      step >>= 1
    }
    return min(node, count - 1)
  }

  // MARK: Changing

  /// Sets a length, in the logarithm of the number of lengths.
  mutating func set(_ length: CGFloat, at index: Int, isKnown: Bool = true) {
    if tree.isEmpty {
      differences = [CGFloat](repeating: 0, count: count)
      tree = [CGFloat](repeating: 0, count: count + 1)
      known = [Bool](repeating: false, count: count)
    }
    known[index] = isKnown
    let change = length - self[index]
    guard change != 0 else { return }
    differences[index] += change
    totalDifference += change
    var node = index + 1
    while node <= count {
      tree[node] += change
      node += node & -node
    }
  }

  /// Marks all known lengths as estimates.
  mutating func forgetWhatIsKnown() {
    if !known.isEmpty { known = [Bool](repeating: false, count: count) }
  }
}
