/// Why a model document cannot be read.
package struct DataModelError: Error, CustomStringConvertible, Sendable {
  package let path: String
  /// The line at which reading stopped; 0 where none is known.
  package let line: Int
  package let text: String

  package var description: String { "\(path):\(line > 0 ? "\(line):" : "") \(text)" }
}
