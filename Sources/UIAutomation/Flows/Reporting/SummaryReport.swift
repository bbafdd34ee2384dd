import Foundation
import PlainviewRuntime
import PlainviewSnapshot

/// Flows as Markdown, for the page that GitHub shows of a job (`GITHUB_STEP_SUMMARY`) and for comments.
///
/// A table of the flows, and below it of each that failed what is wrong, with its screen to unfold.
struct SummaryReport {
  private let reports: [FlowReport]

  init(_ reports: [FlowReport]) { self.reports = reports }

  var text: String {
    let head = ["## \(reports.summary)", "", "| | flow | steps | seconds |", "|---|---|---|---|"]
    let rows = reports.map { report in
      let name = report.name.map { "\(Self.cell($0)) " } ?? ""
      let time = ReportTime.seconds(report.realDuration ?? report.duration)
      return "| \(report.passed ? "passed" : "**failed**") | \(name)\(Self.code(report.path)) | \(report.steps.count) "
        + "| \(time) |"
    }
    return (head + rows + reports.filter { !$0.passed }.flatMap(Self.failure)).joined(separator: "\n")
  }

  private static func failure(of report: FlowReport) -> [String] {
    var lines = ["", "### \(cell(report.name ?? report.path))"]
    for problem in report.failures {
      lines += ["", fenced(problem.withoutContext.lines, as: problem.hasDifference ? "diff" : "text")]
    }
    if let screen = report.lastScreen {
      lines += ["", "<details><summary>the screen then</summary>", "", fenced([screen], as: "text"), "", "</details>"]
    }
    return lines
  }

  /// A block that no line of the text can end.
  private static func fenced(_ lines: [String], as kind: String) -> String {
    let text = VisibleText.lines(lines.joined(separator: "\n"))
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)\(kind)\n\(text)\n\(fence)"
  }

  /// A text in a table, as nothing but text.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in VisibleText.line(text) {
      if "\\`*_{}[]<>()#+-.!|&~".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  private static func code(_ text: String) -> String {
    let line = VisibleText.line(text).replacing("|", with: "\\|")
    return line.contains("`") ? "`` \(line) ``" : "`\(line)`"
  }
}

extension FlowReport.Problem {
  /// The index of the first line of a difference among the details.
  private var difference: Int? {
    details.firstIndex { line in
      let text = line.drop { $0 == " " }
      return ["--- ", "@@ ", "+++ "].contains { text.hasPrefix($0) }
    }
  }

  var hasDifference: Bool { difference != nil }

  /// The details without the pictures of a difference.
  var textDetails: [String] { Array(details[..<(difference ?? details.count)]) }
}
