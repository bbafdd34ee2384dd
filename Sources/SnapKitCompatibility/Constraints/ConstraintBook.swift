import PlainviewLayout

/// Which constraints were activated for which view or guide; entries go when their items are gone.
@MainActor final class ConstraintBook {
  static let shared = ConstraintBook()

  private struct Entry {
    weak var item: (any LayoutItem)?
    var constraints: [Constraint]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// At how many entries those of items that are gone are thrown away.
  private var limit = 64

  /// The constraints that are known for the item, in the order of their activation.
  func constraints(of item: any LayoutItem) -> [Constraint] {
    guard let entry = entries[ObjectIdentifier(item)], entry.item === item else { return [] }
    return entry.constraints
  }

  func add(_ constraint: Constraint, of item: any LayoutItem) {
    var known = constraints(of: item)
    if !known.contains(where: { $0 === constraint }) { known.append(constraint) }
    entries[ObjectIdentifier(item)] = Entry(item: item, constraints: known)
    if entries.count > limit { dropVacantEntries() }
  }

  func remove(_ constraint: Constraint, of item: any LayoutItem) {
    let left = constraints(of: item).filter { $0 !== constraint }
    entries[ObjectIdentifier(item)] = left.isEmpty ? nil : Entry(item: item, constraints: left)
  }

  private func dropVacantEntries() {
    entries = entries.filter { $0.value.item != nil }
    limit = max(64, entries.count * 2)
  }
}
