import PlainviewRuntime

/// A remark about a document that could be read nevertheless.
package struct DocumentDiagnostic: Hashable, Sendable, CustomStringConvertible {
  package enum Severity: String, Sendable {
    case note
    case warning
  }

  package let path: String
  package let severity: Severity
  package let message: String
  /// The id of the element concerned or of the nearest one around it.
  package let objectID: String?
  package let position: SourcePosition

  package init(
    path: String, severity: Severity = .warning, message: String, objectID: String?, position: SourcePosition
  ) {
    self.path = path
    self.severity = severity
    self.message = message
    self.objectID = objectID
    self.position = position
  }

  /// One line: `path:line:column: warning: message [id]`.
  package var description: String {
    let subject = objectID.map { " [\(OneLine($0, limit: 40))]" } ?? ""
    return "\(OneLine(path)):\(position): \(severity.rawValue): \(OneLine(message, limit: 400))\(subject)"
  }
}
