import Foundation

/// Where the rows and sections of before a batch of changes are after it.
///
/// Made in the time that reading the changes, and the rows of the sections that they change, takes.
struct TableUpdate {
  private let changes: BatchedRows
  private let batch: TableBatch
  private let oldCounts: [Int]
  private let newCounts: [Int]
  /// For each section of before, its number after the batch; nil for those that are deleted or replaced.
  private(set) var newSections: [Int?]
  /// For each section of after, its number before the batch; nil for new ones.
  private(set) var oldSections: [Int?]
  /// For each section of after that is loaded anew, its number before the batch.
  private var replacedSections: [Int: Int] = [:]
  /// For each row of the sections of before that change, its row after the batch; nil for those that leave.
  private var newRows: [Int: [Int?]] = [:]
  /// For each row of the sections of after that change, the row that it was; nil for new ones.
  private var oldRows: [Int: [IndexPath?]] = [:]

  /// The batch against the numbers of rows that the sections had and have; fails where they do not fit (contract C6).
  static func make(_ batch: TableBatch, old: [Int], new: [Int]) -> Result<TableUpdate, BatchFailure> {
    var update = TableUpdate(batch, old: old, new: new)
    if let problem = BatchCheck(batch, old: old, new: new).problem { return .failure(BatchFailure(problem: problem)) }
    update.mapSections()
    if let problem = update.countProblem { return .failure(BatchFailure(problem: problem)) }
    for old in old.indices { update.mapRows(ofSection: old) }
    update.placeMovedRows()
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

  /// The first section whose rows do not add up.
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

  // MARK: Where things go

  private mutating func mapSections() {
    var taken = Set(batch.insertedSections)
    var moved: [Int: Int] = [:]
    for move in batch.movedSections {
      moved[move.from] = move.to
      taken.insert(move.to)
    }
    var next = 0
    for old in oldCounts.indices where !batch.deletedSections.contains(old) {
      let place: Int
      if let target = moved[old] {
        place = target
      } else {
        while taken.contains(next) { next += 1 }
        place = next
        next += 1
      }
      guard place < newCounts.count else { continue }
      if batch.reloadedSections.contains(old) {
        replacedSections[place] = old
      } else {
        newSections[old] = place
        oldSections[place] = old
      }
    }
  }

  /// The rows that stay keep their order, and take the places that no other row comes to.
  private mutating func mapRows(ofSection old: Int) {
    guard let new = newSections[old], !keepsRows(old) else { return }
    var (places, former) = (
      [Int?](repeating: nil, count: oldCounts[old]), [IndexPath?](repeating: nil, count: newCounts[new])
    )
    var place = 0
    for row in 0..<oldCounts[old] where !changes.leaves(row, section: old) {
      while changes.comes(place, section: new) { place += 1 }
      places[row] = place
      former[place] = IndexPath(row: row, section: old)
      place += 1
    }
    newRows[old] = places
    oldRows[new] = former
  }

  /// Rows can come to sections that are new otherwise.
  private mutating func placeMovedRows() {
    for (from, to) in batch.movedRows {
      oldRows[to.section, default: [IndexPath?](repeating: nil, count: newCounts[to.section])][to.row] = from
    }
  }

  /// Whether a section of before has the same rows at the same places after the batch.
  func keepsRows(_ old: Int) -> Bool {
    guard let new = newSections[old] else { return false }
    return !changes.changesSection(before: old, after: new)
  }

  /// For each row of a section of after, the row that it was; nil for new ones.
  func formerRows(ofSection new: Int) -> [IndexPath?] {
    oldRows[new] ?? [IndexPath?](repeating: nil, count: newCounts[new])
  }

  /// The row of before that a row of after was; nil for a new one.
  func formerPath(of new: IndexPath) -> IndexPath? {
    if let former = oldRows[new.section] { return former[new.row] }
    return oldSections[new.section].map { IndexPath(row: new.row, section: $0) }
  }

  /// Where a row of before is; nil for one that is gone.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let moved = changes.targets[old] { return moved }
    guard newSections.indices.contains(old.section), let section = newSections[old.section] else { return nil }
    guard let rows = newRows[old.section] else { return IndexPath(row: old.row, section: section) }
    return rows[old.row].map { IndexPath(row: $0, section: section) }
  }

  // MARK: How rows come and go

  /// Whether a row of before gets a new cell.
  func isRenewed(_ old: IndexPath) -> Bool { changes.reloaded.contains(old) }

  /// How a row of before that is gone or gets a new cell leaves.
  func departure(of old: IndexPath) -> UITableView.RowAnimation {
    batch.leaving.rows[old] ?? batch.leaving.sections[old.section] ?? .automatic
  }

  /// How a row of after comes that is new or has a new cell; nil for one that was there.
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

/// The rows that a batch changes, by section: those that leave by places before it, those that come by places after it.
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

  func leaves(_ row: Int, section: Int) -> Bool {
    deleted[section]?.contains(row) ?? false || movedOut[section]?.contains(row) ?? false
  }

  func comes(_ row: Int, section: Int) -> Bool {
    inserted[section]?.contains(row) ?? false || movedIn[section]?.contains(row) ?? false
  }

  func changesSection(before old: Int, after new: Int) -> Bool {
    deleted[old] != nil || movedOut[old] != nil || inserted[new] != nil || movedIn[new] != nil
  }
}
