/// A position in a text file: line and column, both counted from 1; a column is one Unicode scalar wide.
package struct TextPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let line: Int
  package let column: Int

  /// The beginning of a text.
  package static let start = TextPosition(line: 1, column: 1)

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package var description: String { "\(line):\(column)" }

  package static func < (one: Self, other: Self) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
