import PlainviewSnapshot
import Foundation

/// Flows as JUnit's XML, which CI systems read: each flow is a suite with one case.
///
/// Times are real seconds, which CI systems follow, where they were measured; the virtual seconds are a property. The
/// steps are the output of the case. The failure has what is wrong, what helps, and the screen.
struct JUnitReport {
  private let reports: [FlowReport]

  init(_ reports: [FlowReport]) { self.reports = reports }

  var text: String {
    let head = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"plainview\" \(Self.counts(of: reports))>",
    ]
    return (head + reports.flatMap(Self.suite) + ["</testsuites>"]).joined(separator: "\n")
  }

  private static func counts(of reports: [FlowReport]) -> String {
    let failures = reports.count { !$0.passed }
    let time = ReportTime.seconds(reports.reduce(0) { $0 + ($1.realDuration ?? $1.duration) })
    return "tests=\"\(reports.count)\" failures=\"\(failures)\" errors=\"0\" time=\"\(time)\""
  }

  private static func suite(_ report: FlowReport) -> [String] {
    let (name, path) = (MarkupText.attribute(report.name ?? report.path), MarkupText.attribute(report.path))
    let className = MarkupText.attribute((report.path as NSString).deletingPathExtension)
    var lines = ["  <testsuite name=\"\(name)\" \(counts(of: [report])) skipped=\"0\" file=\"\(path)\">"]
    lines += properties(of: report)
    let time = ReportTime.seconds(report.realDuration ?? report.duration)
    lines.append("    <testcase name=\"\(name)\" classname=\"\(className)\" time=\"\(time)\">")
    if let failure = failure(of: report) { lines.append(failure) }
    lines.append("      <system-out>\(MarkupText.escaped(report.text))</system-out>")
    return lines + ["    </testcase>", "  </testsuite>"]
  }

  private static func properties(of report: FlowReport) -> [String] {
    let virtual = (name: "virtual seconds", value: ReportTime.seconds(report.duration))
    let values = [virtual] + report.tags.map { (name: "tag", value: $0) }
    return ["    <properties>"]
      + values.map { value in
        let (name, text) = (MarkupText.attribute(value.name), MarkupText.attribute(value.value))
        return "      <property name=\"\(name)\" value=\"\(text)\"/>"
      } + ["    </properties>"]
  }

  private static func failure(of report: FlowReport) -> String? {
    guard let first = report.failures.first else { return nil }
    let message = MarkupText.attribute(first.lines[0])
    var lines = report.failures.flatMap(\.lines)
    if let screen = report.lastScreen { lines += ["the screen then:", screen] }
    let text = MarkupText.escaped(lines.joined(separator: "\n"))
    return "      <failure message=\"\(message)\" type=\"step\">\(text)</failure>"
  }
}
