import Foundation
import PlainviewSnapshot
import PlainviewUIAutomation

/// What happened in one run of an audit, flow by flow.
package struct AuditTrace: Equatable, Codable, Sendable {
  package struct Played: Equatable, Codable, Sendable {
    package let path: String
    /// Steps, events and pictures, a line each.
    package let lines: [String]

    package init(path: String, lines: [String]) {
      self.path = path
      self.lines = lines
    }
  }

  package var flows: [Played] = []

  package init() {}

  /// The environment variable that names the file for the trace.
  package static let fileKey = "PLAINVIEW_AUDIT_TRACE"
}

/// Writes down what a run does, when it is one of an audit.
@MainActor final class AuditRecorder {
  private let path: String
  private var trace = AuditTrace()

  private init(path: String) { self.path = path }

  /// Nil outside of an audit.
  static let current = ProcessInfo.processInfo.environment[AuditTrace.fileKey].map { AuditRecorder(path: $0) }

  /// Adds a flow that was played and writes the trace as it is so far.
  func add(_ report: FlowReport, _ app: XCUIApplication?) throws {
    let texts = [report.text, app?.transcript ?? "", report.filmstrip, app?.text(as: .ascii) ?? ""]
    trace.flows.append(
      AuditTrace.Played(path: report.path, lines: texts.flatMap { $0.split(separator: "\n").map(String.init) }))
    try JSONEncoder().encode(trace).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
