/// Constraints in the order of their coming; taking one out costs O(1), however many there are.
///
/// A constraint knows its place, so that nothing is searched. A place that became vacant is closed up later, when more
/// places are vacant than taken.
@MainActor struct ConstraintList {
  /// Which of its places a constraint uses for a list.
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

  mutating func append(_ constraint: NSLayoutConstraint, of node: LayoutNode, as purpose: Purpose) {
    constraint.setPlace(Int32(slots.count), of: node, as: purpose)
    slots.append(constraint)
    count += 1
  }

  mutating func remove(_ constraint: NSLayoutConstraint, of node: LayoutNode, as purpose: Purpose) {
    let place = Int(constraint.place(of: node, as: purpose))
    guard place >= 0, place < slots.count, slots[place] === constraint else { return }
    slots[place] = nil
    count -= 1
    constraint.setPlace(-1, of: node, as: purpose)
    if count == 0 {
      slots.removeAll()
    } else if place == slots.count - 1 {
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
    for place in slots.indices {
      guard let constraint = slots[place] else { continue }
      constraint.setPlace(Int32(kept), of: node, as: purpose)
      if kept != place { slots[kept] = constraint }
      kept += 1
    }
    slots.removeSubrange(kept...)
  }
}

/// Where a constraint stands in the lists of the nodes that it names and of the one that holds it; -1 for nowhere.
struct ConstraintPlaces {
  var holding: Int32 = -1
  var firstReference: Int32 = -1
  var secondReference: Int32 = -1
}

extension NSLayoutConstraint {
  fileprivate func place(of node: LayoutNode, as purpose: ConstraintList.Purpose) -> Int32 {
    switch purpose {
    case .holding: places.holding
    case .referring where node === firstNode: places.firstReference
    case .referring where node === secondNode: places.secondReference
    case .referring: distances?[place: node] ?? -1
    }
  }

  fileprivate func setPlace(_ place: Int32, of node: LayoutNode, as purpose: ConstraintList.Purpose) {
    switch purpose {
    case .holding: places.holding = place
    case .referring where node === firstNode: places.firstReference = place
    case .referring where node === secondNode: places.secondReference = place
    case .referring: distances?[place: node] = place
    }
  }
}
