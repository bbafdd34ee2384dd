/// A position in a text file; lines and columns count from 1, a column is one Unicode scalar.
package struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package var description: String { "\(line):\(column)" }
}
