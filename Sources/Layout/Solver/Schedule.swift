/// The steps that compute the values, each after the steps that it reads from, and which of them are due.
///
/// A step is the index of a constraint (a definition or a check), or the complement of the index of a component.
struct Schedule: Sendable {
  static let gap = Int32.min

  private(set) var steps = IndexList()
  private(set) var gapCount = 0
  private var due = PositionSet()

  /// Appends a step that is due and returns its position.
  @inline(__always) mutating func append(_ step: Int32) -> Int32 {
    let position = steps.count
    steps.append(step)
    due.reserve(position + 1)
    due.insert(position)
    return Int32(truncatingIfNeeded: position)
  }

  mutating func makeDue(_ position: Int32) { due.insert(Int(position)) }

  /// Puts another step at the position of a former one.
  mutating func replace(_ position: Int32, by step: Int32) {
    steps[Int(position)] = step
    due.insert(Int(position))
  }

  mutating func vacate(_ position: Int32) {
    steps[Int(position)] = Self.gap
    due.remove(Int(position))
    gapCount += 1
  }

  /// Whether no step is due.
  var isSettled: Bool { due.count == 0 }

  /// Removes and returns the first step that is due.
  mutating func next() -> Int32? {
    guard let position = due.popFirst() else { return nil }
    return steps[position]
  }

  /// Gives this copy memory of its own.
  mutating func detach() {
    steps.detach()
    due.detach()
  }

  var bytes: Int { steps.bytes + due.bytes }

  /// Takes no more memory than the steps need.
  mutating func fitMemory() {
    steps.fit()
    due.fitMemory()
  }

  /// Gives back the memory of former steps.
  mutating func giveBackMemory() {
    steps.shorten(to: steps.count)
    due.giveBackMemory(above: steps.count)
  }

  var isSparse: Bool { gapCount > 64 && gapCount * 2 > steps.count }

  /// Closes the gaps, so that every later step moves.
  mutating func compact() {
    var kept = PositionSet()
    var target = 0
    kept.reserve(steps.count - gapCount)
    for position in 0..<steps.count where steps[position] != Self.gap {
      if due.contains(position) { kept.insert(target) }
      steps[target] = steps[position]
      target += 1
    }
    steps.truncate(to: target)
    due = kept
    gapCount = 0
  }
}
