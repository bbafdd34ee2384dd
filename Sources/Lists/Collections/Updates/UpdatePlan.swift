import Foundation

/// The result of a batch of updates: the new indexes of all sections and items that stay.
struct UpdatePlan {
  /// For each old section its new index; nil if it is deleted or reloaded.
  private(set) var sections: [Int?] = []
  private let batch: UpdateBatch
  private let before: [Int]
  private let after: [Int]
  private var movedItems: [IndexPath: IndexPath] = [:]
  private var deletedItems: Set<IndexPath> = []
  private var reloadedItems: Set<IndexPath> = []
  /// For each old section the sorted indexes of removed items, and for each new one those of inserted items.
  private var removedIndexes: [Int: [Int]] = [:]
  private var insertedIndexes: [Int: [Int]] = [:]

  /// Creates a plan for changes of the numbers of items (contract C6).
  init(_ batch: UpdateBatch, before: [Int], after: [Int]) {
    self.batch = batch
    self.before = before
    self.after = after
  }

  /// Computes the plan; returns UIKit's message if the changes are wrong, or nil.
  mutating func makePlan() -> String? {
    if let problem = UpdateProblems(batch, before: before, after: after).first { return problem }
    mapSections()
    collectItems()
    return unequalCount()
  }

  // MARK: Sections

  private mutating func mapSections() {
    var newIndexes: [Int?] = Array(repeating: nil, count: before.count)
    var taken = Set(batch.insertedSections)
    for move in batch.movedSections {
      newIndexes[move.from] = move.to
      taken.insert(move.to)
    }
    let leaving = Set(batch.deletedSections + batch.movedSections.map(\.from))
    var next = 0
    for section in before.indices where !leaving.contains(section) {
      while taken.contains(next) { next += 1 }
      newIndexes[section] = next
      next += 1
    }
    sections = newIndexes
    reloaded = Set(batch.reloadedSections)
  }
  private var reloaded: Set<Int> = []

  /// The new index of a section, also of a reloaded one; nil if it is deleted.
  func newIndex(ofSection section: Int) -> Int? { sections.indices.contains(section) ? sections[section] : nil }

  /// The new index of a section whose views stay; nil if it is deleted or reloaded.
  func newViewIndex(ofSection section: Int) -> Int? { reloaded.contains(section) ? nil : newIndex(ofSection: section) }

  // MARK: Items

  private mutating func collectItems() {
    deletedItems = Set(batch.deletedItems)
    reloadedItems = Set(batch.reloadedItems)
    for move in batch.movedItems { movedItems[move.from] = move.to }
    for path in batch.deletedItems + batch.movedItems.map(\.from) {
      removedIndexes[path.section, default: []].append(path.item)
    }
    for path in batch.insertedItems + batch.movedItems.map(\.to) {
      insertedIndexes[path.section, default: []].append(path.item)
    }
    for section in removedIndexes.keys { removedIndexes[section]?.sort() }
    for section in insertedIndexes.keys { insertedIndexes[section]?.sort() }
  }

  /// The new index path of an item; nil if it is deleted or its view is replaced.
  func newPath(of path: IndexPath) -> IndexPath? { newPath(of: path, isForView: true) }

  /// The new index path of an item, also of one whose view is replaced.
  func newSelectionPath(of path: IndexPath) -> IndexPath? { newPath(of: path, isForView: false) }

  private func newPath(of path: IndexPath, isForView: Bool) -> IndexPath? {
    if let target = movedItems[path] { return target }
    guard !deletedItems.contains(path), !reloaded.contains(path.section),
      let section = newIndex(ofSection: path.section),
      !(isForView && reloadedItems.contains(path))
    else { return nil }
    let rank = path.item - (removedIndexes[path.section]?.partitionPoint { $0 >= path.item } ?? 0)
    return IndexPath(item: Self.index(ofRank: rank, amidst: insertedIndexes[section] ?? []), section: section)
  }

  /// The new index of the item with `rank` remaining items before it, amidst inserted items at known indexes.
  private static func index(ofRank rank: Int, amidst insertedIndexes: [Int]) -> Int {
    var (lower, upper) = (0, insertedIndexes.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if insertedIndexes[middle] - middle <= rank { lower = middle + 1 } else { upper = middle }
    }
    return rank + lower
  }

  // MARK: Counts

  private func unequalCount() -> String? {
    let (inserted, deleted) = (batch.insertedSections.count, batch.deletedSections.count)
    guard before.count + inserted - deleted == after.count else {
      return
        "Invalid update: invalid number of sections.  The number of sections contained in the collection view after "
        + "the update (\(after.count)) must be equal to the number of sections contained in the collection view before "
        + "the update (\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, "
        + "\(deleted) deleted)."
    }
    let changes = SectionChanges(batch)
    for section in before.indices where !reloaded.contains(section) {
      guard let newSection = sections[section] else { continue }
      let change = changes.of(section, newSection)
      if before[section] + change.total != after[newSection] {
        return change.problem(section: newSection, before: before[section], after: after[newSection])
      }
    }
    return nil
  }
}

/// How many items each section gets and loses.
private struct SectionChanges {
  struct Change {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0

    var total: Int { inserted - deleted + movedIn - movedOut }

    func problem(section: Int, before: Int, after: Int) -> String {
      "Invalid update: invalid number of items in section \(section).  The number of items contained in an existing "
        + "section after the update (\(after)) must be equal to the number of items contained in that section before "
        + "the update (\(before)), plus or minus the number of items inserted or deleted from that section (\(inserted) "
        + "inserted, \(deleted) deleted) and plus or minus the number of items moved into or out of that section "
        + "(\(movedIn) moved in, \(movedOut) moved out)."
    }
  }

  private var byFormer: [Int: Change] = [:]
  private var byNew: [Int: Change] = [:]

  init(_ batch: UpdateBatch) {
    for path in batch.deletedItems { byFormer[path.section, default: Change()].deleted += 1 }
    for path in batch.insertedItems { byNew[path.section, default: Change()].inserted += 1 }
    for move in batch.movedItems {
      byFormer[move.from.section, default: Change()].movedOut += 1
      byNew[move.to.section, default: Change()].movedIn += 1
    }
  }

  func of(_ former: Int, _ new: Int) -> Change {
    let (leaving, coming) = (byFormer[former] ?? Change(), byNew[new] ?? Change())
    return Change(
      inserted: coming.inserted, deleted: leaving.deleted, movedIn: coming.movedIn, movedOut: leaving.movedOut)
  }
}
