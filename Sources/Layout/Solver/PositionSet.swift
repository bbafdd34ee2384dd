/// A set of small integers that finds its least member in constant time: bits, with a bit for every word above them.
struct PositionSet: Sendable {
  private var words = RecordList<UInt64>()
  private var summary = RecordList<UInt64>()
  private var top = RecordList<UInt64>()

  private(set) var count = 0
  /// No word before it has members.
  private var firstWord = 0

  /// Reserves memory for the positions below `capacity`.
  @inline(__always) mutating func reserve(_ capacity: Int) {
    if words.count << 6 < capacity { extend(to: capacity) }
  }

  @inline(never) private mutating func extend(to capacity: Int) {
    while words.count << 6 < capacity { words.append(0) }
    while summary.count << 6 < words.count { summary.append(0) }
    while top.count << 6 < summary.count { top.append(0) }
  }

  /// Gives this copy memory of its own.
  mutating func detach() {
    words.detach()
    summary.detach()
    top.detach()
  }

  var bytes: Int { words.bytes + summary.bytes + top.bytes }

  mutating func fitMemory() {
    words.fit()
    summary.fit()
  }

  /// Gives back the memory of positions from a limit on, of which none is a member.
  mutating func giveBackMemory(above limit: Int) {
    words.shorten(to: (limit + 63) >> 6)
    summary.shorten(to: (words.count + 63) >> 6)
    top.shorten(to: (summary.count + 63) >> 6)
    firstWord = 0
  }

  @inline(__always) mutating func insert(_ position: Int) {
    let word = position >> 6
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: position & 63)
    let old = words[word]
    if old & bit != 0 { return }
    count &+= 1
    words[word] = old | bit
    if old == 0 { noteMember(in: word) }
  }

  @inline(never) private mutating func noteMember(in word: Int) {
    if word < firstWord { firstWord = word }
    summary[word >> 6] |= 1 << UInt64(truncatingIfNeeded: word & 63)
    top[word >> 12] |= 1 << UInt64(truncatingIfNeeded: (word >> 6) & 63)
  }

  @inline(__always) func contains(_ position: Int) -> Bool {
    words[position >> 6] & (1 << UInt64(truncatingIfNeeded: position & 63)) != 0
  }

  mutating func remove(_ position: Int) {
    let word = position >> 6
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: position & 63)
    if words[word] & bit == 0 { return }
    count -= 1
    words[word] &= ~bit
    if words[word] != 0 { return }
    summary[word >> 6] &= ~(1 << UInt64(truncatingIfNeeded: word & 63))
    if summary[word >> 6] != 0 { return }
    top[word >> 12] &= ~(1 << UInt64(truncatingIfNeeded: (word >> 6) & 63))
  }

  /// Removes and returns the least member.
  mutating func popFirst() -> Int? {
    if count == 0 { return nil }
    let bits = words[firstWord]
    let rest = bits & (bits &- 1)
    // As long as the word keeps another member, nothing changes above it.
    if rest != 0 {
      words[firstWord] = rest
      count &-= 1
      return firstWord << 6 + bits.trailingZeroBitCount
    }
    return popFirstOfSummary()
  }

  private mutating func popFirstOfSummary() -> Int {
    var index = 0
    while top[index] == 0 { index += 1 }
    let upper = index << 6 + top[index].trailingZeroBitCount
    let word = upper << 6 + summary[upper].trailingZeroBitCount
    let position = word << 6 + words[word].trailingZeroBitCount
    remove(position)
    firstWord = word
    return position
  }
}
