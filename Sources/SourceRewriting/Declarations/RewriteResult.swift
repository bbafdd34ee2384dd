/// A diagnostic in the compiler's form: position, severity and text.
package struct RewriteDiagnostic: Sendable, Equatable, CustomStringConvertible {
  package enum Severity: String, Sendable {
    case warning, error
  }

  package let path: String
  /// Counted from 1.
  package let line: Int
  /// In bytes, counted from 1.
  package let column: Int
  package let severity: Severity
  package let text: String

  /// The line as compilers write it: `path:line:column: warning: text`.
  package var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(text)" }
}

/// The result for one file.
package struct RewriteResult: Sendable {
  package let path: String
  /// The text to compile instead of the original; nil if the original is compiled unchanged.
  package let text: [UInt8]?
  package let diagnostics: [RewriteDiagnostic]
}
