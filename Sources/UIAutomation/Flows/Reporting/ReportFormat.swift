/// How the reports of several flows become one text for a machine or a browser; the same reports give the same bytes.
///
/// Times are virtual seconds, which do not depend on how fast the machine is; JUnit's and those of the summary are real
/// seconds where they were measured.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// JUnit's XML: a suite with one case for each flow, the steps as properties and as output.
  case junit
  /// One object; see `JSONReport`.
  case json
  /// GitHub's workflow commands: an annotation for each problem.
  case github
  /// One static page that needs nothing else.
  case html
  /// Markdown, for the page that GitHub shows of a job.
  case summary

  /// Whether the format shows the screen of every step.
  package var needsScreens: Bool { self == .html || self == .json }

  /// Whether the format shows the screens as images.
  package var needsImages: Bool { self == .html }

  /// The report of flows in the order in which they were played; no line feed at the end.
  package func text(of reports: [FlowReport]) -> String {
    switch self {
    case .junit: JUnitReport(reports).text
    case .json: JSONReport(reports).text
    case .github: GitHubAnnotations(reports).text
    case .html: HTMLReport(reports).text
    case .summary: SummaryReport(reports).text
    }
  }
}

extension [FlowReport] {
  /// How many flows passed and how many failed, as the last line of a run says it.
  package var summary: String {
    let passed = count { $0.passed }
    return "\(passed) passed, \(count - passed) failed"
  }
}
