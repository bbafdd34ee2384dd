import Foundation

/// Where the rows and sections of before a batch of changes are after it.
struct TableUpdate {
  private let batch: TableBatch
  private let oldCounts: [Int]
  private let newCounts: [Int]
  /// For each section of before, its number after the batch; nil for those that are deleted or replaced.
  private(set) var newSections: [Int?]
  /// For each section of after, its number before the batch; nil for new ones.
  private(set) var oldSections: [Int?]
  private var removedRows: [Int: Set<Int>] = [:]
  private var addedRows: [Int: Set<Int>] = [:]
  private var movedRows: [IndexPath: IndexPath] = [:]
  private let renewedRows: Set<IndexPath>

  /// The batch against the numbers of rows that the sections had and have; fails where they do not fit (contract C6).
  static func make(_ batch: TableBatch, old: [Int], new: [Int]) -> Result<TableUpdate, BatchFailure> {
    var update = TableUpdate(batch, old: old, new: new)
    if let problem = update.sectionProblem ?? update.rowProblem { return .failure(BatchFailure(problem: problem)) }
    update.mapSections()
    update.sortRows()
    if let problem = update.countProblem { return .failure(BatchFailure(problem: problem)) }
    return .success(update)
  }

  private init(_ batch: TableBatch, old: [Int], new: [Int]) {
    self.batch = batch
    oldCounts = old
    newCounts = new
    newSections = [Int?](repeating: nil, count: old.count)
    oldSections = [Int?](repeating: nil, count: new.count)
    renewedRows = Set(batch.reloadedRows)
  }

  // MARK: What is wrong

  private var sectionProblem: BatchProblem? {
    if let section = batch.deletedSections.union(batch.reloadedSections).last, section >= oldCounts.count {
      return .deletedSection(section, sections: oldCounts.count)
    }
    if let section = batch.insertedSections.last, section >= newCounts.count {
      return .insertedSection(section, sections: newCounts.count)
    }
    for move in batch.movedSections
    where !oldCounts.indices.contains(move.from) || !newCounts.indices.contains(move.to) {
      return .movedSection(move.from, sections: oldCounts.count)
    }
    let (inserted, deleted) = (batch.insertedSections.count, batch.deletedSections.count)
    guard newCounts.count != oldCounts.count + inserted - deleted else { return nil }
    return .sectionCount(before: oldCounts.count, after: newCounts.count, inserted: inserted, deleted: deleted)
  }

  private var rowProblem: BatchProblem? {
    let deleted = Set(batch.deletedRows)
    if let path = batch.reloadedRows.first(where: deleted.contains) { return .deletedAndReloaded(path) }
    for path in batch.deletedRows + batch.reloadedRows {
      guard oldCounts.indices.contains(path.section) else {
        return .deletedRowOfSection(path, sections: oldCounts.count)
      }
      guard path.row >= 0, path.row < oldCounts[path.section] else {
        return .deletedRow(path, rows: oldCounts[path.section])
      }
    }
    for path in batch.insertedRows {
      guard newCounts.indices.contains(path.section) else {
        return .insertedRowOfSection(path, sections: newCounts.count)
      }
      guard path.row >= 0, path.row < newCounts[path.section] else {
        return .insertedRow(path, rows: newCounts[path.section])
      }
    }
    return batch.movedRows.first { !holds($0.from, oldCounts) || !holds($0.to, newCounts) }.map {
      .movedRow(holds($0.from, oldCounts) ? $0.to : $0.from)
    }
  }

  private func holds(_ path: IndexPath, _ counts: [Int]) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
  }

  /// The first section whose rows do not add up.
  private var countProblem: BatchProblem? {
    for (old, new) in newSections.enumerated() {
      guard let new else { continue }
      let deleted = batch.deletedRows.uniqueRows(of: old)
      let inserted = batch.insertedRows.uniqueRows(of: new)
      let movedOut = batch.movedRows.filter { $0.from.section == old }.count
      let movedIn = batch.movedRows.filter { $0.to.section == new }.count
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
      guard place < newCounts.count, !batch.reloadedSections.contains(old) else { continue }
      newSections[old] = place
      oldSections[place] = old
    }
  }

  private mutating func sortRows() {
    for path in batch.deletedRows { removedRows[path.section, default: []].insert(path.row) }
    for path in batch.insertedRows { addedRows[path.section, default: []].insert(path.row) }
    for move in batch.movedRows {
      removedRows[move.from.section, default: []].insert(move.from.row)
      addedRows[move.to.section, default: []].insert(move.to.row)
      movedRows[move.from] = move.to
    }
  }

  /// Whether a section of before has the same rows at the same places after the batch.
  func keepsRows(_ old: Int) -> Bool {
    guard let new = newSections[old] else { return false }
    return removedRows[old] == nil && addedRows[new] == nil && oldCounts[old] == newCounts[new]
  }

  /// For each row of a section of after, the row that it was; nil for new ones.
  func formerRows(ofSection new: Int) -> [IndexPath?] {
    var former = [IndexPath?](repeating: nil, count: newCounts[new])
    if let old = oldSections[new] {
      let (removed, added) = (removedRows[old] ?? [], addedRows[new] ?? [])
      var place = 0
      for row in 0..<oldCounts[old] where !removed.contains(row) {
        while added.contains(place) { place += 1 }
        guard place < former.count else { break }
        former[place] = IndexPath(row: row, section: old)
        place += 1
      }
    }
    for move in batch.movedRows where move.to.section == new { former[move.to.row] = move.from }
    return former
  }

  /// Where a row of before is; nil for one that is gone.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let moved = movedRows[old] { return moved }
    guard newSections.indices.contains(old.section), let section = newSections[old.section] else { return nil }
    if keepsRows(old.section) { return IndexPath(row: old.row, section: section) }
    let removed = removedRows[old.section] ?? []
    guard !removed.contains(old.row) else { return nil }
    // The rows before it that stay, and then the added ones that come before that place.
    var place = old.row - removed.filter { $0 < old.row }.count
    for added in (addedRows[section] ?? []).sorted() where added <= place { place += 1 }
    return IndexPath(row: place, section: section)
  }

  /// Whether a row of before gets a new cell.
  func isRenewed(_ old: IndexPath) -> Bool { renewedRows.contains(old) }
}

/// A batch that cannot be carried out.
struct BatchFailure: Error {
  let problem: BatchProblem
}

extension [IndexPath] {
  fileprivate func uniqueRows(of section: Int) -> Int { Set(filter { $0.section == section }).count }
}
