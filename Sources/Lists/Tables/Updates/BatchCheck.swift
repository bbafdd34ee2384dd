import Foundation

/// Finds index paths in a batch of changes that do not exist or that are used twice (contract C6).
struct BatchCheck {
  private let batch: TableBatch
  private let oldCounts: [Int]
  private let newCounts: [Int]

  init(_ batch: TableBatch, old: [Int], new: [Int]) {
    self.batch = batch
    oldCounts = old
    newCounts = new
  }

  /// The first problem; nil when the batch is valid.
  var problem: BatchProblem? { sectionProblem ?? conflict ?? departureProblem ?? arrivalProblem ?? moveProblem }

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

  private var conflict: BatchProblem? {
    let (deleted, inserted) = (Set(batch.deletedRows), Set(batch.insertedRows))
    if let path = batch.reloadedRows.first(where: deleted.contains) { return .deletedAndReloaded(path) }
    // UIKit treats a reload as a deletion and an insertion, and reports it as such.
    let leaving = deleted.union(batch.reloadedRows)
    for (from, to) in batch.movedRows {
      if leaving.contains(from) { return .deletedAndMoved(from) }
      if inserted.contains(to) { return .insertedAndMoved(to) }
    }
    return nil
  }

  private var departureProblem: BatchProblem? {
    for path in batch.deletedRows + batch.reloadedRows where !Self.holds(path, oldCounts) {
      guard oldCounts.indices.contains(path.section) else {
        return .deletedRowOfSection(path, sections: oldCounts.count)
      }
      return .deletedRow(path, rows: oldCounts[path.section])
    }
    return nil
  }

  private var arrivalProblem: BatchProblem? {
    for path in batch.insertedRows where !Self.holds(path, newCounts) {
      guard newCounts.indices.contains(path.section) else {
        return .insertedRowOfSection(path, sections: newCounts.count)
      }
      return .insertedRow(path, rows: newCounts[path.section])
    }
    return nil
  }

  private var moveProblem: BatchProblem? {
    for (from, to) in batch.movedRows {
      if !Self.holds(from, oldCounts) { return .movedRow(from) }
      if !Self.holds(to, newCounts) { return .movedRow(to) }
    }
    return nil
  }

  private static func holds(_ path: IndexPath, _ counts: [Int]) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
  }
}
