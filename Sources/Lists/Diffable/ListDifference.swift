package import Foundation

/// The changes from one snapshot of a list to another, as batch updates of tables and collections take them.
///
/// Indexes of deletions, reloads and the sources of moves are those before the change; indexes of insertions, the targets of
/// moves and cells that are configured again are those after it. Items of inserted or deleted sections are not included.
package struct ListDifference: Equatable, Sendable {
  package struct Move<Position: Equatable & Sendable>: Equatable, Sendable {
    package let from: Position
    package let to: Position

    package init(from: Position, to: Position) {
      self.from = from
      self.to = to
    }
  }

  package internal(set) var deletedSections = IndexSet()
  package internal(set) var insertedSections = IndexSet()
  package internal(set) var movedSections: [Move<Int>] = []
  package internal(set) var reloadedSections = IndexSet()
  package internal(set) var deletedItems: [IndexPath] = []
  package internal(set) var insertedItems: [IndexPath] = []
  package internal(set) var movedItems: [Move<IndexPath>] = []
  package internal(set) var reloadedItems: [IndexPath] = []
  package internal(set) var reconfiguredItems: [IndexPath] = []

  init() {}

  /// Computes the least number of moves, in time n log n for n items that change.
  package init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    var comparison = SnapshotComparison(old: old, new: new)
    comparison.run()
    self = comparison.difference
  }

  /// Whether nothing is moved, inserted, deleted or reloaded; cells may have to be configured again.
  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty && reloadedItems.isEmpty
  }
}
