/// Constraints in the order of their insertion; taking one out costs O(1), however many there are.
///
/// A constraint knows its index, so that nothing is searched. Vacant slots are removed later, when there are more of
/// them than of taken ones.
@MainActor struct ConstraintList {
  /// Which of its indexes a constraint uses for a list.
  enum Purpose { case holding, referring }

  private var slots: [NSLayoutConstraint?] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// The constraints, oldest first; costs O(n).
  var all: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    found.reserveCapacity(count)
    for slot in slots { if let slot { found.append(slot) } }
    return found
  }

  /// Whether all constraints are UIKit's own, which tie a view's guides to it.
  var isOfSystem: Bool {
    for slot in slots { if let slot, !slot.isSystem { return false } }
    return true
  }

  mutating func append(_ constraint: NSLayoutConstraint, of node: LayoutNode, as purpose: Purpose) {
    constraint.setIndex(Int32(slots.count), of: node, as: purpose)
    slots.append(constraint)
    count += 1
  }

  mutating func remove(_ constraint: NSLayoutConstraint, of node: LayoutNode, as purpose: Purpose) {
    let index = Int(constraint.index(of: node, as: purpose))
    guard index >= 0, index < slots.count, slots[index] === constraint else { return }
    slots[index] = nil
    count -= 1
    constraint.setIndex(-1, of: node, as: purpose)
    if count == 0 {
      slots.removeAll()
    } else if index == slots.count - 1 {
      dropVacantEnd()
    } else if slots.count > 8, count * 2 < slots.count {
      closeUp(of: node, as: purpose)
    }
  }

  private mutating func dropVacantEnd() {
    while let last = slots.last, last == nil { slots.removeLast() }
  }

  private mutating func closeUp(of node: LayoutNode, as purpose: Purpose) {
    var kept = 0
    for index in slots.indices {
      guard let constraint = slots[index] else { continue }
      constraint.setIndex(Int32(kept), of: node, as: purpose)
      if kept != index { slots[kept] = constraint }
      kept += 1
    }
    slots.removeSubrange(kept...)
  }
}

/// The indexes of a constraint in the lists of the nodes that it names and of the one that holds it; -1 for none.
struct ConstraintIndexes {
  var holding: Int32 = -1
  var firstReference: Int32 = -1
  var secondReference: Int32 = -1
}

extension NSLayoutConstraint {
  fileprivate func index(of node: LayoutNode, as purpose: ConstraintList.Purpose) -> Int32 {
    switch purpose {
    case .holding: listIndexes.holding
    case .referring where node === firstNode: listIndexes.firstReference
    case .referring where node === secondNode: listIndexes.secondReference
    case .referring: distances?[index: node] ?? -1
    }
  }

  fileprivate func setIndex(_ index: Int32, of node: LayoutNode, as purpose: ConstraintList.Purpose) {
    switch purpose {
    case .holding: listIndexes.holding = index
    case .referring where node === firstNode: listIndexes.firstReference = index
    case .referring where node === secondNode: listIndexes.secondReference = index
    case .referring: distances?[index: node] = index
    }
  }
}
