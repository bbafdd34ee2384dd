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
  var completions: [(Bool) -> Void] = []
  /// Whether the table was not loaded when the changes began: it asks for everything then, and nothing can be wrong.
  var isMoot = false
}
