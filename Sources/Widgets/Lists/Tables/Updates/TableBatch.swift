import Foundation

/// The changes of a table that are told together: deletions and reloads by places before them, insertions by places after.
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
  /// How rows and sections leave, by places before the changes, and how others come, by places after them.
  var leaving = Animations()
  var coming = Animations()
  /// Whether the way of the rows to their new places is shown.
  var isAnimated = true
  var completions: [(Bool) -> Void] = []
  /// Whether the table was not loaded when the changes began: it asks for everything then, and nothing can be wrong.
  var isMoot = false

  /// The animations that changes were told with.
  struct Animations {
    var rows: [IndexPath: UITableView.RowAnimation] = [:]
    var sections: [Int: UITableView.RowAnimation] = [:]
  }

  // MARK: What is told

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
