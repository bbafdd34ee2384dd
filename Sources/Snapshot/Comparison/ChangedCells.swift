import PlainviewGraphics

/// The columns in which two rows of a text picture differ, cell by cell.
///
/// Column for column the same position on the screen is compared: nothing is shifted to match. What is missing at the end
/// of a row is blank. A cluster of two cells differs in both. Characters that no cell shows do not count, so rows of
/// different bytes may have no changed cells.
package struct ChangedCells: Equatable, Sendable {
  /// Runs of columns, counted from 0, in order and with unchanged columns between them.
  package let columns: [Range<Int>]

  /// Compares in O(cells); line feeds at the ends of the rows do not matter.
  package init(old: String, new: String) {
    let old = Self.cells(of: old)
    let new = Self.cells(of: new)
    var columns: [Range<Int>] = []
    for column in 0..<max(old.count, new.count) {
      let before = column < old.count ? old[column] : .blank
      let after = column < new.count ? new[column] : .blank
      guard before != after else { continue }
      if let last = columns.last, last.upperBound == column {
        columns[columns.count - 1] = last.lowerBound..<column + 1
      } else {
        columns.append(column..<column + 1)
      }
    }
    self.columns = columns
  }

  /// A line to print under the rows, with `^` in the changed columns and blanks before and between them.
  package var marks: String {
    var marks = ""
    for run in columns {
      marks += String(repeating: " ", count: run.lowerBound - marks.utf8.count)
      marks += String(repeating: "^", count: run.count)
    }
    return marks
  }

  /// One column: the bytes of the cluster that covers it, and which of its cells it is.
  private struct Cell: Equatable {
    let bytes: [UInt8]
    let part: Int

    static let blank = Cell(bytes: [0x20], part: 0)
  }

  private static func cells(of row: String) -> [Cell] {
    var cells: [Cell] = []
    for cluster in displayCells(of: row) {
      let bytes = Array(cluster.text.utf8)
      for part in 0..<cluster.width { cells.append(Cell(bytes: bytes, part: part)) }
    }
    return cells
  }
}
