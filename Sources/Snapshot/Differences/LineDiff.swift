/// The lines that two texts do not share: what to remove from the old one and what to put into the new one.
///
/// Lines are equal if their bytes are; canonically equivalent spellings differ. The script is the shortest one (Myers'
/// O(ND) algorithm) unless the texts differ so much that the search is cut short; it is correct in any case.
package struct LineDiff: Equatable, Sendable {
  /// Lines `old` of the old text are replaced by lines `new` of the new one; one of the two may be empty.
  package struct Change: Equatable, Sendable {
    package let old: Range<Int>
    package let new: Range<Int>

    package init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }

    /// The lines that correspond to each other, in order; the surplus of the longer side has no partner.
    package var pairs: [(old: Int, new: Int)] { zip(old, new).map { (old: $0, new: $1) } }
  }

  /// The changes in the order of the lines; between two of them at least one line is common.
  package let changes: [Change]

  /// Compares in O(lines x differences), for very different texts in O(lines); memory is O(lines).
  ///
  /// A search for the middle of a path ends after `costLimit` steps, at least one.
  package init(old: [String], new: [String], costLimit: Int = 256) {
    var numbers = LineNumbers()
    let oldNumbers = old.map { numbers.number(of: $0) }
    let newNumbers = new.map { numbers.number(of: $0) }
    let shared = Self.sharedNumbers(oldNumbers, newNumbers, distinct: numbers.count)
    changes = Self.changes(from: oldNumbers, to: newNumbers, shared: shared, costLimit: costLimit)
  }

  private static func changes(from old: [Int], to new: [Int], shared: [Bool], costLimit: Int) -> [Change] {
    // Lines that only one text has are changed whatever else is: without them the search is short.
    let oldIndices = old.indices.filter { shared[old[$0]] }
    let newIndices = new.indices.filter { shared[new[$0]] }
    let common = CommonLines(
      old: oldIndices.map { old[$0] }, new: newIndices.map { new[$0] }, costLimit: costLimit)
    var oldKept = Array(repeating: false, count: old.count)
    for (index, isKept) in zip(oldIndices, common.oldKept) { oldKept[index] = isKept }
    var newKept = Array(repeating: false, count: new.count)
    for (index, isKept) in zip(newIndices, common.newKept) { newKept[index] = isKept }
    return runs(oldKept: oldKept, newKept: newKept)
  }

  private static func sharedNumbers(_ old: [Int], _ new: [Int], distinct: Int) -> [Bool] {
    var inOld = Array(repeating: false, count: distinct)
    for number in old { inOld[number] = true }
    var shared = Array(repeating: false, count: distinct)
    for number in new where inOld[number] { shared[number] = true }
    return shared
  }

  /// Gathers the lines that are not kept into changes; the n-th kept lines of both sides belong together.
  private static func runs(oldKept: [Bool], newKept: [Bool]) -> [Change] {
    var changes: [Change] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < oldKept.count || newIndex < newKept.count {
      let oldEnd = oldKept[oldIndex...].firstIndex(of: true) ?? oldKept.count
      let newEnd = newKept[newIndex...].firstIndex(of: true) ?? newKept.count
      if oldIndex < oldEnd || newIndex < newEnd {
        changes.append(Change(old: oldIndex..<oldEnd, new: newIndex..<newEnd))
      }
      oldIndex = min(oldEnd + 1, oldKept.count)
      newIndex = min(newEnd + 1, newKept.count)
    }
    return changes
  }
}

/// Gives equal lines equal numbers, counted from 0.
private struct LineNumbers {
  private var numbers: [[UInt8]: Int] = [:]

  var count: Int { numbers.count }

  mutating func number(of line: String) -> Int {
    let bytes = Array(line.utf8)
    if let known = numbers[bytes] { return known }
    numbers[bytes] = numbers.count
    return numbers.count - 1
  }
}
