import Foundation

/// Compares two snapshots.
///
/// Identifiers occur once, so the longest common subsequence of two lists is the longest increasing run of indexes, which
/// takes n log n; the standard library's `difference(from:)` takes quadratic time for lists that are shuffled.
struct SnapshotComparison<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  let old: Snapshot
  let new: Snapshot
  private(set) var difference = ListDifference()
  /// For each old section its index in the new snapshot; nil if it is deleted or reloaded.
  private var lasting: [Int?] = []
  private var lastingSections: Set<Int> = []

  init(old: Snapshot, new: Snapshot) {
    self.old = old
    self.new = new
  }

  mutating func run() {
    compareSections()
    reloadSections()
    lastingSections = Set(lasting.compactMap { $0 })
    for (index, newIndex) in lasting.enumerated() {
      if let newIndex { compareItems(of: index, with: newIndex) }
    }
    reloadItems()
    difference.reconfiguredItems = new.reconfiguredItemIdentifiers.compactMap(lastingPath)
  }

  // MARK: Sections

  private mutating func compareSections() {
    lasting = old.sectionIdentifiers.map { new.indexOfSection($0) }
    var common: [(old: Int, new: Int)] = []
    for (index, newIndex) in lasting.enumerated() {
      if let newIndex { common.append((index, newIndex)) } else { difference.deletedSections.insert(index) }
    }
    for (newIndex, identifier) in new.sectionIdentifiers.enumerated() where old.indexOfSection(identifier) == nil {
      difference.insertedSections.insert(newIndex)
    }
    for (isKept, pair) in zip(increasingRun(in: common.map(\.new)), common) where !isKept {
      difference.movedSections.append(.init(from: pair.old, to: pair.new))
    }
  }

  /// A section that is both reloaded and moved is deleted and inserted.
  private mutating func reloadSections() {
    for identifier in new.reloadedSectionIdentifiers {
      guard let index = old.indexOfSection(identifier), let newIndex = lasting[index] else { continue }
      lasting[index] = nil
      if let move = difference.movedSections.firstIndex(where: { $0.from == index }) {
        difference.movedSections.remove(at: move)
        difference.deletedSections.insert(index)
        difference.insertedSections.insert(newIndex)
      } else {
        difference.reloadedSections.insert(index)
      }
    }
  }

  // MARK: Items

  private mutating func compareItems(of index: Int, with newIndex: Int) {
    let (formerItems, items) = (old.items[index], new.items[newIndex])
    guard formerItems != items else { return }
    var common: [(old: Int, new: Int)] = []
    for (offset, item) in formerItems.enumerated() {
      let path = IndexPath(item: offset, section: index)
      guard let target = new.position(of: item), lastingSections.contains(target.section) else {
        difference.deletedItems.append(path)
        continue
      }
      if target.section == newIndex {
        common.append((offset, target.offset))
      } else {
        difference.movedItems.append(
          .init(from: path, to: IndexPath(item: target.offset, section: target.section)))
      }
    }
    for (isKept, pair) in zip(increasingRun(in: common.map(\.new)), common) where !isKept {
      difference.movedItems.append(
        .init(from: IndexPath(item: pair.old, section: index), to: IndexPath(item: pair.new, section: newIndex)))
    }
    for (offset, item) in items.enumerated() where !lasts(item) {
      difference.insertedItems.append(IndexPath(item: offset, section: newIndex))
    }
  }

  /// Whether an item was in a section that is kept.
  private func lasts(_ item: Item) -> Bool {
    guard let former = old.position(of: item) else { return false }
    return lasting[former.section] != nil
  }

  /// The new index path of an item whose old and new sections are kept.
  private func lastingPath(_ item: Item) -> IndexPath? {
    guard lasts(item), let position = new.position(of: item), lastingSections.contains(position.section) else {
      return nil
    }
    return IndexPath(item: position.offset, section: position.section)
  }

  /// An item that is both reloaded and moved is deleted and inserted.
  private mutating func reloadItems() {
    let reloaded = new.reloadedItemIdentifiers
    guard !reloaded.isEmpty else { return }
    var replaced: Set<IndexPath> = []
    let moved = Set(difference.movedItems.map(\.from))
    for item in reloaded {
      guard let former = old.position(of: item), let path = lastingPath(item) else { continue }
      let formerPath = IndexPath(item: former.offset, section: former.section)
      if moved.contains(formerPath) {
        replaced.insert(formerPath)
        difference.deletedItems.append(formerPath)
        difference.insertedItems.append(path)
      } else {
        difference.reloadedItems.append(formerPath)
      }
    }
    difference.movedItems.removeAll { replaced.contains($0.from) }
  }

  // MARK: Order

  /// For each of the numbers, which differ, whether it belongs to a longest run of increasing ones.
  private func increasingRun(in numbers: [Int]) -> [Bool] {
    var isInRun = Array(repeating: false, count: numbers.count)
    var ends: [Int] = []
    var predecessors = Array(repeating: -1, count: numbers.count)
    for index in numbers.indices {
      let length = Self.firstNotBelow(numbers[index], ends, numbers)
      if length > 0 { predecessors[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var index = ends.last ?? -1
    while index >= 0 {
      isInRun[index] = true
      index = predecessors[index]
    }
    return isInRun
  }

  /// How many runs end in a number below the given one.
  private static func firstNotBelow(_ number: Int, _ ends: [Int], _ numbers: [Int]) -> Int {
    var (lower, upper) = (0, ends.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if numbers[ends[middle]] < number { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
