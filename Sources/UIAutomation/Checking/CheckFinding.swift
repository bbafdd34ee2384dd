import Foundation
import PlainviewInterfaceBuilder
import PlainviewRuntime

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

  /// The class that a finding says is not here; nil for other findings.
  fileprivate var missingClass: String? {
    if let end = message.firstRange(of: " has no class here yet") { return String(message[..<end.lowerBound]) }
    guard message.hasPrefix("Unknown class ") else { return nil }
    return message.dropFirst("Unknown class ".count).split(separator: " ").first.map(String.init)
  }

  /// An error about a file as a whole.
  package init(error message: String, in path: String) { self.init(.error, message, in: path) }

  /// `path:line:column: error: message`, and the details below it.
  package var description: String {
    (["\(path):\(line):\(column): \(severity.rawValue): \(message)"] + details.map { "    " + $0 })
      .joined(separator: "\n")
  }
}

extension [CheckFinding] {
  private struct Entry: Encodable {
    let path: String
    let line: Int
    let column: Int
    let severity: String
    let message: String
    let details: [String]
  }

  /// The findings as JSON: a list of objects.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let entries = map { finding in
      Entry(
        path: finding.path, line: finding.line, column: finding.column, severity: finding.severity.rawValue,
        message: finding.message, details: finding.details)
    }
    let data = (try? encoder.encode(entries)) ?? Data()
    return VisibleText.json(String(decoding: data, as: UTF8.self))
  }

  /// The findings with one line a file for all classes that are not here: it says how many and which.
  package var withClassesInOneLine: [CheckFinding] {
    var result: [CheckFinding] = []
    var classes: [String: (index: Int, names: [String])] = [:]
    for finding in self {
      guard let name = finding.missingClass else {
        result.append(finding)
        continue
      }
      if classes[finding.path] == nil {
        classes[finding.path] = (result.count, [])
        result.append(finding)
      }
      if classes[finding.path]?.names.contains(name) == false { classes[finding.path]?.names.append(name) }
    }
    for (_, group) in classes where group.names.count > 1 {
      let first = result[group.index]
      let shown = group.names.prefix(8).joined(separator: ", ") + (group.names.count > 8 ? ", …" : "")
      result[group.index] = CheckFinding(
        first.severity, "\(group.names.count) classes are not here, views stand in for them: \(shown)", in: first.path,
        at: TextPosition(line: first.line, column: first.column))
    }
    return result
  }

  /// The findings as GitHub's workflow commands, a line each.
  package var annotations: String {
    map { finding in
      let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
      let message = ([finding.message] + finding.details).joined(separator: "\n")
      return GitHubAnnotations.line(
        kind, path: finding.path, line: finding.line, column: finding.column, message: message)
    }
    .joined(separator: "\n")
  }
}

extension TextPosition {
  init(_ position: SourcePosition) { self.init(line: position.line, column: position.column) }
}
