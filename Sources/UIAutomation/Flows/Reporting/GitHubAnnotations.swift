import PlainviewRuntime

/// Problems of flows as GitHub's workflow commands, which show them beside the lines of a pull request.
struct GitHubAnnotations {
  private let reports: [FlowReport]

  init(_ reports: [FlowReport]) { self.reports = reports }

  /// A line for each problem, errors and warnings, in the order of the steps.
  var text: String { reports.flatMap(Self.lines).joined(separator: "\n") }

  private static func lines(of report: FlowReport) -> [String] {
    report.steps.compactMap { step in
      guard let problem = step.problem else { return nil }
      let position = problem.position
      let properties = [
        "file=\(property(problem.path))", "line=\(position.line)", "col=\(position.column)",
        "title=\(property(report.name ?? report.path))",
      ]
      // Pictures are in the log and in the summary: an annotation has only text.
      let message = ([problem.message] + problem.textDetails).joined(separator: "\n")
      let kind = step.status == .failed ? "error" : "warning"
      return "::\(kind) \(properties.joined(separator: ","))::\(data(message))"
    }
  }

  /// A command for a position in a file.
  static func line(_ kind: String, path: String, line: Int, column: Int, message: String) -> String {
    "::\(kind) file=\(property(path)),line=\(line),col=\(column)::\(data(message))"
  }

  /// What follows the second `::` has its line feeds and its percent signs escaped, as GitHub reads them.
  private static func data(_ text: String) -> String {
    VisibleText.lines(text).replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  /// Properties end at a comma, and the list of them at a colon.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
