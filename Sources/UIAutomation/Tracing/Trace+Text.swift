import Foundation
package import PlainviewRuntime
import PlainviewSnapshot

extension Trace {
  /// A part of a trace that can be left out.
  package enum Part: Hashable, Sendable {
    case events(Transcript.Kind)
    /// What changed on the screen, and why.
    case changes
    /// The rows of the picture that changed.
    case picture

    /// All of them, by their names.
    package static let named: [(name: String, part: Part)] =
      Transcript.Kind.allCases.map { ($0.rawValue, .events($0)) } + [("changes", .changes), ("picture", .picture)]
  }

  /// The trace as text: a line a step, below it what happened, each event below its cause, and its effects.
  ///
  /// Reasons are below their event behind a bar. Events that repeat, as those of a scroll that slows down, are counted.
  @MainActor package func text(of parts: Set<Part>, isDetailed: Bool = true) -> String {
    let lines = steps.flatMap { step in
      [Self.heading(step)] + Self.events(step, parts, isDetailed) + Self.outcome(step, parts) + Self.problems(step)
    }
    return lines.joined(separator: "\n")
  }

  private static func heading(_ step: Step) -> String {
    let indent = String(repeating: "  ", count: step.report.depth)
    let location = step.report.path.isEmpty ? "" : "   \(step.report.location)"
    let time = String(format: "%.3f s", step.report.time)
    return VisibleText.line("\(indent)== \(step.report.title)   \(step.report.outcome)   \(time)\(location)")
  }

  private static func problems(_ step: Step) -> [String] {
    let console = step.report.console.flatMap { FlowReport.indented("console: " + $0) }.map(VisibleText.lines)
    guard let problem = step.report.problem else { return console }
    // A step of the command line has no file to look into, but a screen.
    return console + (step.report.path.isEmpty ? problem : problem.withoutContext).lines.map { "  " + $0 }
  }

  // MARK: Events

  @MainActor private static func events(_ step: Step, _ parts: Set<Part>, _ isDetailed: Bool) -> [String] {
    let shown = step.events.map(\.entry).filter { parts.contains(.events($0.kind)) }
    var lines: [String] = []
    var index = 0
    while index < shown.count {
      let run = shown[index...].prefix { $0.isLike(shown[index]) }
      lines += Self.lines(of: shown[index], isDetailed)
      if run.count > longestRun, let last = run.last {
        lines.append(indentation(of: last) + "… \(run.count - 2) more of these")
        lines += Self.lines(of: last, isDetailed)
        index += run.count
      } else {
        index += 1
      }
    }
    return lines
  }

  /// More events alike than these are counted.
  private static let longestRun = 3

  @MainActor private static func lines(of entry: Transcript.Entry, _ isDetailed: Bool) -> [String] {
    let line = "  " + Transcript.line(of: entry)
    guard isDetailed else { return [line] }
    return [line] + entry.reasons.map { VisibleText.line("\(indentation(of: entry))  | \($0)") }
  }

  /// As far in as the texts of an entry's depth begin.
  private static func indentation(of entry: Transcript.Entry) -> String {
    String(repeating: " ", count: Transcript.textOffset + 2 + 2 * entry.depth)
  }

  // MARK: Effects

  private static func outcome(_ step: Step, _ parts: Set<Part>) -> [String] {
    var lines: [String] = []
    if parts.contains(.changes), !step.changes.isEmpty {
      lines.append("  what changed")
      lines += step.changes.changes.map { "    " + $0 }
      if !step.changes.causes.isEmpty { lines.append("  why") }
      for cause in step.changes.causes { lines += ["    " + cause.text] + cause.effects.map { "      " + $0 } }
    }
    if parts.contains(.picture), !step.rows.isEmpty {
      let count = step.rows.count
      lines.append("  \(count == 1 ? "a row" : "\(count) rows") of the picture changed")
      for row in step.rows.prefix(mostRows) {
        let number = String(format: "%5d ", row.number)
        if !row.old.isEmpty { lines.append("\(number)- \(row.old)") }
        if !row.new.isEmpty { lines.append("\(number)+ \(row.new)") }
      }
      let rest = count - mostRows
      if rest > 0 { lines.append("      … \(rest) more \(rest == 1 ? "row" : "rows")") }
    }
    return lines.map { VisibleText.lines($0) }
  }

  /// More rows than these are a new screen, which a picture shows better.
  private static let mostRows = 12
}
