package import Foundation

/// What has to change in a list to come from one snapshot to another, as batch updates of tables and collections take it.
///
/// Places of what goes, moves and is reloaded are those before the change; places of what comes and where something moves
/// to, and of cells that are configured again, are those after it. Items of sections that come or go are not mentioned.
package struct ListDifference: Equatable, Sendable {
  package struct Move<Place: Equatable & Sendable>: Equatable, Sendable {
    package let from: Place
    package let to: Place

    package init(from: Place, to: Place) {
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

  /// Works out the least number of moves, in time n log n for n items that change.
  package init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    var comparison = SnapshotComparison(old: old, new: new)
    comparison.run()
    self = comparison.difference
  }

  /// Whether nothing changes its place and nothing is reloaded; cells may have to be configured again.
  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty && reloadedItems.isEmpty
  }
}
