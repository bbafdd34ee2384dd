import PlainviewInterfaceBuilder

/// Something that is wrong, or likely to be, in a file that was looked at without running it.
package struct CheckFinding: Hashable, Sendable, CustomStringConvertible {
  package enum Severity: String, Sendable {
    case error
    case warning
    /// Nothing against the file: something that could not be looked at.
    case note
  }

  package let path: String
  package let line: Int
  package let column: Int
  package let severity: Severity
  /// What is wrong, and after a comma what to do.
  package let message: String
  /// Lines that help.
  package let details: [String]

  init(
    _ severity: Severity, _ message: String, in path: String, at position: TextPosition = .start,
    details: [String] = []
  ) {
    self.path = path
    line = position.line
    column = position.column
    self.severity = severity
    self.message = message
    self.details = details
  }

  /// `path:line:column: error: message`, and the details below it.
  package var description: String {
    (["\(path):\(line):\(column): \(severity.rawValue): \(message)"] + details.map { "    " + $0 })
      .joined(separator: "\n")
  }
}

extension TextPosition {
  init(_ position: SourcePosition) { self.init(line: position.line, column: position.column) }
}
