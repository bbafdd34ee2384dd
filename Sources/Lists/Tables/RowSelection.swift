import Foundation

/// The selected rows, in the order in which they were selected.
struct RowSelection {
  private(set) var paths: [IndexPath] = []
  private var members: Set<IndexPath> = []

  func contains(_ path: IndexPath) -> Bool { members.contains(path) }

  mutating func insert(_ path: IndexPath) {
    if members.insert(path).inserted { paths.append(path) }
  }

  mutating func remove(_ path: IndexPath) {
    if members.remove(path) != nil { paths.removeAll { $0 == path } }
  }

  mutating func removeAll() { self = RowSelection() }

  /// Gives the rows their index paths after a change; removed rows are deselected.
  mutating func move(_ newPath: (IndexPath) -> IndexPath?) {
    let moved = paths.compactMap(newPath)
    self = RowSelection()
    for path in moved { insert(path) }
  }
}

/// The row that a finger is on.
struct RowTracking {
  var path: IndexPath
  weak var cell: UITableViewCell?
}
