import Foundation
import PlainviewRuntime
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
  private var watched: XCUIApplication?

  private init(path: String) { self.path = path }

  /// Nil outside of an audit.
  static let current = ProcessInfo.processInfo.environment[AuditTrace.fileKey].map { AuditRecorder(path: $0) }

  /// Takes notes of an app from its launch on.
  func watch(_ app: XCUIApplication) {
    app.recordsTranscript = true
    watched = app
  }

  /// Adds a flow that was played on the watched app and writes the trace as it is so far.
  ///
  /// A trace that cannot be written is reported by the process that reads it.
  func add(_ report: FlowReport) {
    let texts = [report.text, watched?.transcript ?? "", watched?.text(as: .ascii) ?? ""]
    trace.flows.append(
      AuditTrace.Played(path: report.path, lines: texts.flatMap { $0.split(separator: "\n").map(String.init) }))
    watched = nil
    try? OutputFile.write(Array(JSONEncoder().encode(trace)), to: path)
  }
}
