import Foundation

/// The changes of a batch: deletions and reloads have indexes from before it, insertions have indexes from after it.
struct TableBatch {
  var depth = 1
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var reconfiguredRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  /// The animations of removed rows and sections, by indexes before the changes, and of inserted ones, by indexes after.
  var leaving = Animations()
  var coming = Animations()
  /// Whether the changes are animated.
  var isAnimated = true
  var completions: [(Bool) -> Void] = []
  /// Whether the table was not loaded when the changes began: it reloads everything then, and nothing is checked.
  var isMoot = false

  /// The animations of changes.
  struct Animations {
    var rows: [IndexPath: UITableView.RowAnimation] = [:]
    var sections: [Int: UITableView.RowAnimation] = [:]
  }

  // MARK: Adding changes

  mutating func insertRows(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
    insertedRows += paths
    for path in paths { coming.rows[path] = animation }
  }

  mutating func deleteRows(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
    deletedRows += paths
    for path in paths { leaving.rows[path] = animation }
  }

  mutating func reloadRows(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
    reloadedRows += paths
    for path in paths { leaving.rows[path] = animation }
  }

  mutating func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    insertedSections.formUnion(sections)
    for section in sections { coming.sections[section] = animation }
  }

  mutating func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    deletedSections.formUnion(sections)
    for section in sections { leaving.sections[section] = animation }
  }

  mutating func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    reloadedSections.formUnion(sections)
    for section in sections { leaving.sections[section] = animation }
  }
}
