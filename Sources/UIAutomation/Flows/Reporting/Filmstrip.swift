import PlainviewRuntime
import PlainviewSnapshot

/// The screens of a run as one text, for the review of what a flow does.
package struct Filmstrip {
  private let report: FlowReport

  package init(_ report: FlowReport) { self.report = report }

  /// The screens that the flow took, each below its name; a run that failed adds the last one. No line feed at the end.
  package var takenScreens: String {
    var parts = report.frames.map { "== \(VisibleText.line($0.name))\n\($0.text)" }
    if let screen = report.lastScreen { parts.append("== \(report.passed ? "stopped" : "failed")\n\(screen)") }
    return parts.joined(separator: "\n\n")
  }

  /// A frame for each step, if the run kept the screens; of a frame only the rows that its step has changed.
  ///
  /// Rows that are as in the frame before are counted: `= 12 rows as before`. No line feed at the end.
  package var everyStep: String {
    var lines = [VisibleText.line("# \(report.path)" + (report.name.map { ": " + $0 } ?? ""))]
    var last: [String]?
    for step in report.steps {
      lines.append("== \(step.line)")
      lines += step.problem?.withoutContext.lines ?? []
      let rows = step.screen.map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
      lines += Self.frame(rows, after: last)
      last = rows ?? last
    }
    return VisibleText.lines(lines.joined(separator: "\n"))
  }

  private static func frame(_ rows: [String]?, after last: [String]?) -> [String] {
    guard let rows else { return ["= there is no screen"] }
    guard let last else { return rows }
    let changes = LineDiff(old: last, new: rows).changes
    if changes.isEmpty { return ["= the screen is as before"] }
    var lines: [String] = []
    var nextRow = 0
    for change in changes {
      lines += unchanged(change.new.lowerBound - nextRow)
      lines += rows[change.new]
      if change.new.isEmpty { lines.append("= \(counted(change.old.count)) less") }
      nextRow = change.new.upperBound
    }
    return lines + unchanged(rows.count - nextRow)
  }

  private static func unchanged(_ count: Int) -> [String] { count == 0 ? [] : ["= \(counted(count)) as before"] }

  private static func counted(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
}
