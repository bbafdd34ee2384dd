import Foundation
import PlainviewRuntime

/// The problems that make a batch of changes invalid (contract C6).
enum BatchProblem: Equatable {
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  case rowCount(section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  case deletedSection(Int, sections: Int)
  case insertedSection(Int, sections: Int)
  case deletedRow(IndexPath, rows: Int)
  case deletedRowOfSection(IndexPath, sections: Int)
  case insertedRow(IndexPath, rows: Int)
  case insertedRowOfSection(IndexPath, sections: Int)
  case deletedAndReloaded(IndexPath)
  case deletedAndMoved(IndexPath)
  case insertedAndMoved(IndexPath)
  case movedSection(Int, sections: Int)
  case movedRow(IndexPath)

  /// UIKit's message.
  @MainActor var reason: String {
    switch self {
    case .sectionCount(let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections.  The number of sections contained in the table view after the "
        + "update (\(after)) must be equal to the number of sections contained in the table view before the update "
        + "(\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) "
        + "deleted)."
    case .rowCount(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      "Invalid update: invalid number of rows in section \(section).  The number of rows contained in an existing "
        + "section after the update (\(after)) must be equal to the number of rows contained in that section before "
        + "the update (\(before)), plus or minus the number of rows inserted or deleted from that section (\(inserted) "
        + "inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out of that section "
        + "(\(movedIn) moved in, \(movedOut) moved out)."
    case .deletedSection(let section, let sections):
      "attempt to delete section \(section), but there are only \(sections) sections before the update"
    case .insertedSection(let section, let sections):
      "attempt to insert section \(section) but there are only \(sections) sections after the update"
    case .deletedRow(let path, let rows):
      "attempt to delete row \(path.row) from section \(path.section) which only contains \(rows) rows before the update"
    case .deletedRowOfSection(let path, let sections):
      "attempt to delete row \(path.row) from section \(path.section), but there are only \(sections) sections before "
        + "the update"
    case .insertedRow(let path, let rows):
      "attempt to insert row \(path.row) into section \(path.section), but there are only \(rows) rows in section "
        + "\(path.section) after the update"
    case .insertedRowOfSection(let path, let sections):
      "attempt to insert row \(path.row) into section \(path.section), but there are only \(sections) sections after "
        + "the update"
    case .deletedAndReloaded(let path):
      "attempt to delete and reload the same index path (\(path.objectText))"
    case .deletedAndMoved(let path):
      "attempt to perform a delete and a move from the same index path (\(path.objectText))"
    case .insertedAndMoved(let path):
      "attempt to perform an insert and a move to the same index path (\(path.objectText))"
    case .movedSection(let section, let sections):
      "attempt to move section \(section), but there are only \(sections) sections before the update"
    case .movedRow(let path):
      "attempt to move a row that does not exist (\(path.objectText))"
    }
  }
}

/// A batch that cannot be carried out.
struct BatchFailure: Error {
  let problem: BatchProblem
}
