import Foundation

/// Finds changes of items that do not exist, and contradictory changes of one item (contract C6).
struct UpdateProblems {
  private let batch: UpdateBatch
  private let before: [Int]
  private let after: [Int]

  init(_ batch: UpdateBatch, before: [Int], after: [Int]) {
    self.batch = batch
    self.before = before
    self.after = after
  }

  /// UIKit's message for the first problem.
  var first: String? { sectionProblem ?? itemProblem ?? repetition }

  // MARK: Missing items

  private var sectionProblem: String? {
    for section in batch.deletedSections where !before.indices.contains(section) {
      return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
    }
    for section in batch.reloadedSections where !before.indices.contains(section) {
      return "attempt to reload section \(section), but there are only \(before.count) sections before the update"
    }
    for section in batch.insertedSections where !after.indices.contains(section) {
      return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
    }
    for move in batch.movedSections {
      if !before.indices.contains(move.from) {
        return "attempt to move section \(move.from), but there are only \(before.count) sections before the update"
      }
      if !after.indices.contains(move.to) {
        return "attempt to move section \(move.from) to \(move.to), but there are only \(after.count) sections after "
          + "the update"
      }
    }
    return nil
  }

  private var itemProblem: String? {
    for path in batch.deletedItems { if let problem = absence(of: path, "delete") { return problem } }
    for path in batch.reloadedItems { if let problem = absence(of: path, "reload") { return problem } }
    for move in batch.movedItems { if let problem = absence(of: move.from, "move") { return problem } }
    for path in batch.insertedItems + batch.movedItems.map(\.to) {
      if !after.indices.contains(path.section) {
        return "attempt to insert item \(path.item) into section \(path.section), but there are only \(after.count) "
          + "sections after the update"
      }
      if path.item < 0 || path.item >= after[path.section] {
        return "attempt to insert item \(path.item) into section \(path.section), but there are only "
          + "\(after[path.section]) items in section \(path.section) after the update"
      }
    }
    return nil
  }

  private func absence(of path: IndexPath, _ verb: String) -> String? {
    if !before.indices.contains(path.section) {
      return "attempt to \(verb) item \(path.item) from section \(path.section), but there are only \(before.count) "
        + "sections before the update"
    }
    if path.item < 0 || path.item >= before[path.section] {
      return "attempt to \(verb) item \(path.item) from section \(path.section) which only contains "
        + "\(before[path.section]) items before the update"
    }
    return nil
  }

  // MARK: Contradictions

  private var repetition: String? {
    let deleted = Set(batch.deletedItems)
    if deleted.count < batch.deletedItems.count { return twice("delete", batch.deletedItems) }
    if Set(batch.insertedItems).count < batch.insertedItems.count { return twice("insert", batch.insertedItems) }
    var moved: Set<IndexPath> = []
    for move in batch.movedItems {
      if deleted.contains(move.from) {
        return "attempt to delete and move the same index path (\(text(move.from)))"
      }
      if !moved.insert(move.from).inserted {
        return "attempt to perform multiple moves from the same index path (\(text(move.from)))"
      }
    }
    for path in batch.reloadedItems where deleted.contains(path) {
      return "attempt to delete and reload the same index path (\(text(path)))"
    }
    for path in batch.reloadedItems where moved.contains(path) {
      return "attempt to perform a move and a reload from the same index path (\(text(path)))"
    }
    return nil
  }

  private func twice(_ verb: String, _ paths: [IndexPath]) -> String? {
    var seen: Set<IndexPath> = []
    guard let path = paths.first(where: { !seen.insert($0).inserted }) else { return nil }
    return "attempt to perform multiple \(verb)s at the same index path (\(text(path)))"
  }

  private func text(_ path: IndexPath) -> String {
    "{length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}"
  }
}
