import PlainviewGraphics
import PlainviewRuntime

extension FlowReport {
  /// The report as text: a line a step, `path:line: command   ok`, problems and console lines below theirs.
  ///
  /// A run that failed ends with its last screen. No line feed at the end.
  package var text: String {
    let heads = steps.map(Self.head)
    let width = min(heads.map(Self.width).max() ?? 0, Self.widestHead)
    var lines: [String] = []
    for (step, head) in zip(steps, heads) {
      let filler = String(repeating: " ", count: max(width - Self.width(of: head), 0))
      lines.append(head + filler + "   " + step.outcome)
      lines += step.console.flatMap { Self.indented("console: " + $0) }
      if let problem = step.problem { lines += problem.lines }
    }
    if let lastScreen { lines += ["the screen then:", lastScreen] }
    return VisibleText.lines(lines.joined(separator: "\n"))
  }

  /// Longer commands push their outcome to the right.
  private static let widestHead = 100

  /// In cells of a terminal.
  private static func width(of text: String) -> Int { displayCells(of: text).reduce(0) { $0 + $1.width } }

  private static func head(of step: Step) -> String {
    step.location + ": " + String(repeating: "  ", count: step.depth) + step.title
  }

  static func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
  }
}

extension FlowReport.Step {
  /// `path:line`.
  var location: String { VisibleText.line("\(path):\(position.line)") }

  /// The label or the command, on one line.
  var title: String { VisibleText.line(label ?? command) }

  /// The outcome of the step, in short.
  var outcome: String {
    switch status {
    case .passed: "ok"
    case .failed: "failed"
    case .skipped: "skipped" + (reason.map { ": " + VisibleText.line($0) } ?? "")
    case .warned: "warning"
    }
  }

  /// `path:line: command   ok`.
  var line: String { "\(location): \(title)   \(outcome)" }
}

extension FlowReport.Problem {
  /// `path:line:column: what, what to do`, and the details below it; a step of the command line has no file.
  package var lines: [String] {
    [VisibleText.line(path.isEmpty ? message : "\(path):\(position): \(message)")]
      + (details + context).flatMap { FlowReport.indented(VisibleText.lines($0)) }
  }
}
