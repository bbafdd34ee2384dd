import Foundation

/// The changes of a batch of updates: deletions and reloads have indexes from before, other changes from after it.
struct UpdateBatch {
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []
  var movedItems: [ListDifference.Move<IndexPath>] = []
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [ListDifference.Move<Int>] = []

  init() {}

  init(_ difference: ListDifference) {
    insertedItems = difference.insertedItems
    deletedItems = difference.deletedItems
    reloadedItems = difference.reloadedItems
    reconfiguredItems = difference.reconfiguredItems
    movedItems = difference.movedItems
    insertedSections = Array(difference.insertedSections)
    deletedSections = Array(difference.deletedSections)
    reloadedSections = Array(difference.reloadedSections)
    movedSections = difference.movedSections
  }

  mutating func take(_ change: (inout UpdateBatch) -> Void) { change(&self) }

  /// The changes as layouts get them.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    return deletedSections.map { .init(.delete, before: section($0), after: nil) }
      + insertedSections.map { .init(.insert, before: nil, after: section($0)) }
      + movedSections.map { .init(.move, before: section($0.from), after: section($0.to)) }
      + reloadedSections.map { .init(.reload, before: section($0), after: section($0)) }
      + deletedItems.map { .init(.delete, before: $0, after: nil) }
      + insertedItems.map { .init(.insert, before: nil, after: $0) }
      + movedItems.map { .init(.move, before: $0.from, after: $0.to) }
      + reloadedItems.map { .init(.reload, before: $0, after: $0) }
  }
}
