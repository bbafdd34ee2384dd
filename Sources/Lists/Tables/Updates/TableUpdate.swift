import Foundation

/// The mapping of rows and sections from before a batch of changes to after it.
///
/// Takes linear time in the changes and the rows of the sections that they change.
struct TableUpdate {
  private let changes: BatchedRows
  private let batch: TableBatch
  private let oldCounts: [Int]
  private let newCounts: [Int]
  /// For each old section, its index after the batch; nil for those that are deleted or reloaded.
  private(set) var newSections: [Int?]
  /// For each new section, its index before the batch; nil for inserted ones.
  private(set) var oldSections: [Int?]
  /// For each new section that is reloaded, its index before the batch.
  private var replacedSections: [Int: Int] = [:]
  /// For each row of the old sections that change, its row after the batch; nil for those that are removed.
  private var newRows: [Int: [Int?]] = [:]
  /// For each row of the new sections that change, its index path before the batch; nil for inserted ones.
  private var oldRows: [Int: [IndexPath?]] = [:]

  /// Checks a batch against the row counts before and after it; fails where they do not match (contract C6).
  static func make(_ batch: TableBatch, old: [Int], new: [Int]) -> Result<TableUpdate, BatchFailure> {
    var update = TableUpdate(batch, old: old, new: new)
    if let problem = BatchCheck(batch, old: old, new: new).problem { return .failure(BatchFailure(problem: problem)) }
    update.mapSections()
    if let problem = update.countProblem { return .failure(BatchFailure(problem: problem)) }
    for old in old.indices { update.mapRows(ofSection: old) }
    update.mapMovedRows()
    return .success(update)
  }

  private init(_ batch: TableBatch, old: [Int], new: [Int]) {
    self.batch = batch
    changes = BatchedRows(batch)
    oldCounts = old
    newCounts = new
    newSections = [Int?](repeating: nil, count: old.count)
    oldSections = [Int?](repeating: nil, count: new.count)
  }

  /// The first section whose row count does not match the changes.
  private var countProblem: BatchProblem? {
    for (old, new) in newSections.enumerated() {
      guard let new else { continue }
      let (deleted, inserted) = (changes.deleted[old]?.count ?? 0, changes.inserted[new]?.count ?? 0)
      let (movedOut, movedIn) = (changes.movedOut[old]?.count ?? 0, changes.movedIn[new]?.count ?? 0)
      guard newCounts[new] != oldCounts[old] + inserted - deleted + movedIn - movedOut else { continue }
      return .rowCount(
        section: old, before: oldCounts[old], after: newCounts[new], inserted: inserted, deleted: deleted,
        movedIn: movedIn, movedOut: movedOut)
    }
    return nil
  }

  // MARK: Mapping

  private mutating func mapSections() {
    var taken = Set(batch.insertedSections)
    var moved: [Int: Int] = [:]
    for move in batch.movedSections {
      moved[move.from] = move.to
      taken.insert(move.to)
    }
    var next = 0
    for old in oldCounts.indices where !batch.deletedSections.contains(old) {
      let new: Int
      if let target = moved[old] {
        new = target
      } else {
        while taken.contains(next) { next += 1 }
        new = next
        next += 1
      }
      guard new < newCounts.count else { continue }
      if batch.reloadedSections.contains(old) {
        replacedSections[new] = old
      } else {
        newSections[old] = new
        oldSections[new] = old
      }
    }
  }

  /// The rows that stay keep their order, and get the indexes that are not taken by inserted or moved rows.
  private mutating func mapRows(ofSection old: Int) {
    guard let new = newSections[old], !keepsRows(old) else { return }
    var (targets, former) = (
      [Int?](repeating: nil, count: oldCounts[old]), [IndexPath?](repeating: nil, count: newCounts[new])
    )
    var target = 0
    for row in 0..<oldCounts[old] where !changes.isRemoved(row, section: old) {
      while changes.isInserted(target, section: new) { target += 1 }
      targets[row] = target
      former[target] = IndexPath(row: row, section: old)
      target += 1
    }
    newRows[old] = targets
    oldRows[new] = former
  }

  /// Rows can be moved to sections that are inserted.
  private mutating func mapMovedRows() {
    for (from, to) in batch.movedRows {
      oldRows[to.section, default: [IndexPath?](repeating: nil, count: newCounts[to.section])][to.row] = from
    }
  }

  /// Whether an old section has the same rows at the same indexes after the batch.
  func keepsRows(_ old: Int) -> Bool {
    guard let new = newSections[old] else { return false }
    return !changes.changesSection(before: old, after: new)
  }

  /// For each row of a new section, its index path before the batch; nil for inserted ones.
  func formerRows(ofSection new: Int) -> [IndexPath?] {
    oldRows[new] ?? [IndexPath?](repeating: nil, count: newCounts[new])
  }

  /// The index path of a row before the batch; nil for an inserted one.
  func formerPath(of new: IndexPath) -> IndexPath? {
    if let former = oldRows[new.section] { return former[new.row] }
    return oldSections[new.section].map { IndexPath(row: new.row, section: $0) }
  }

  /// The index path of a row after the batch; nil for one that is removed.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let moved = changes.targets[old] { return moved }
    guard newSections.indices.contains(old.section), let section = newSections[old.section] else { return nil }
    guard let rows = newRows[old.section] else { return IndexPath(row: old.row, section: section) }
    return rows[old.row].map { IndexPath(row: $0, section: section) }
  }

  // MARK: Animations

  /// Whether an old row is reloaded.
  func isRenewed(_ old: IndexPath) -> Bool { changes.reloaded.contains(old) }

  /// The animation of an old row that is removed or reloaded.
  func departure(of old: IndexPath) -> UITableView.RowAnimation {
    batch.leaving.rows[old] ?? batch.leaving.sections[old.section] ?? .automatic
  }

  /// The animation of a row that is inserted or reloaded; nil for others.
  func arrival(of new: IndexPath) -> UITableView.RowAnimation? {
    guard let former = formerPath(of: new) else {
      let ofSection = batch.coming.sections[new.section]
      return batch.coming.rows[new] ?? ofSection ?? animation(ofReplaced: new.section) ?? .automatic
    }
    return isRenewed(former) ? departure(of: former) : nil
  }

  private func animation(ofReplaced new: Int) -> UITableView.RowAnimation? {
    replacedSections[new].flatMap { batch.leaving.sections[$0] }
  }
}

/// The rows that a batch changes, by section: removed rows by indexes before it, inserted rows by indexes after it.
private struct BatchedRows {
  private(set) var deleted: [Int: Set<Int>] = [:]
  private(set) var inserted: [Int: Set<Int>] = [:]
  private(set) var movedOut: [Int: Set<Int>] = [:]
  private(set) var movedIn: [Int: Set<Int>] = [:]
  private(set) var targets: [IndexPath: IndexPath] = [:]
  let reloaded: Set<IndexPath>

  init(_ batch: TableBatch) {
    reloaded = Set(batch.reloadedRows)
    for path in batch.deletedRows { deleted[path.section, default: []].insert(path.row) }
    for path in batch.insertedRows { inserted[path.section, default: []].insert(path.row) }
    for (from, to) in batch.movedRows {
      movedOut[from.section, default: []].insert(from.row)
      movedIn[to.section, default: []].insert(to.row)
      targets[from] = to
    }
  }

  func isRemoved(_ row: Int, section: Int) -> Bool {
    deleted[section]?.contains(row) ?? false || movedOut[section]?.contains(row) ?? false
  }

  func isInserted(_ row: Int, section: Int) -> Bool {
    inserted[section]?.contains(row) ?? false || movedIn[section]?.contains(row) ?? false
  }

  func changesSection(before old: Int, after new: Int) -> Bool {
    deleted[old] != nil || movedOut[old] != nil || inserted[new] != nil || movedIn[new] != nil
  }
}
