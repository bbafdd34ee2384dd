import Foundation

/// Flows as JUnit's XML, which CI systems read: a suite for each folder, a case for each flow.
///
/// The steps are properties of their case and its output; the failure has what is wrong, what helps, and the screen.
struct JUnitReport {
  private let reports: [FlowReport]

  init(_ reports: [FlowReport]) { self.reports = reports }

  var text: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"plainview\" \(Self.counts(of: reports))>")
    var folders: [String] = []
    for report in reports where !folders.contains(report.folder) { folders.append(report.folder) }
    for folder in folders { lines += Self.suite(folder, reports.filter { $0.folder == folder }) }
    return (lines + ["</testsuites>"]).joined(separator: "\n")
  }

  private static func counts(of reports: [FlowReport]) -> String {
    let failures = reports.count { !$0.passed }
    let time = MarkupText.seconds(reports.reduce(0) { $0 + $1.duration })
    return "tests=\"\(reports.count)\" failures=\"\(failures)\" errors=\"0\" time=\"\(time)\""
  }

  private static func suite(_ folder: String, _ reports: [FlowReport]) -> [String] {
    let name = MarkupText.attribute(folder.isEmpty ? "." : folder)
    return ["  <testsuite name=\"\(name)\" \(counts(of: reports)) skipped=\"0\">"]
      + properties([("clock", "virtual seconds")], indentation: "    ")
      + reports.flatMap(testCase) + ["  </testsuite>"]
  }

  private static func testCase(_ report: FlowReport) -> [String] {
    let name = MarkupText.attribute(report.name ?? report.path)
    let place = MarkupText.attribute((report.path as NSString).deletingPathExtension)
    let time = MarkupText.seconds(report.duration)
    var lines = ["    <testcase name=\"\(name)\" classname=\"\(place)\" time=\"\(time)\">"]
    let steps = report.steps.enumerated().map { (name: "step \($0 + 1)", value: $1.line) }
    lines += properties([("file", report.path)] + report.tags.map { ("tag", $0) } + steps, indentation: "      ")
    if let failure = failure(of: report) { lines.append(failure) }
    lines.append("      <system-out>\(MarkupText.escaped(report.text))</system-out>")
    return lines + ["    </testcase>"]
  }

  private static func properties(_ values: [(name: String, value: String)], indentation: String) -> [String] {
    ["\(indentation)<properties>"]
      + values.map { value in
        let (name, text) = (MarkupText.attribute(value.name), MarkupText.attribute(value.value))
        return "\(indentation)  <property name=\"\(name)\" value=\"\(text)\"/>"
      } + ["\(indentation)</properties>"]
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

extension FlowReport {
  /// The folder of the flow's file as it was given; empty for the current one.
  fileprivate var folder: String { (path as NSString).deletingLastPathComponent }
}
