import Foundation
import PlainviewSnapshot

/// Flows as one static page: no scripts, nothing to load, dark or light as the reader's system is.
///
/// Each flow has a filmstrip of its screens and its steps, which unfold; those that failed are open. Rows of a screen that a
/// step changed are marked. Every flow and every step has an address of its own in the page.
struct HTMLReport {
  private let reports: [FlowReport]

  init(_ reports: [FlowReport]) { self.reports = reports }

  var text: String {
    let failed = reports.count { !$0.passed }
    let head = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<title>\(reports.summary)</title>", "<style>", Self.style, "</style>", "</head>", "<body>",
      "<h1>\(reports.summary)</h1>",
      "<p>Times are virtual seconds from the start of a flow: they do not depend on the machine.</p>",
    ]
    let filter =
      failed > 0 && failed < reports.count
      ? ["<p><label><input type=\"checkbox\" id=\"only-failed\"/> only what failed</label></p>"] : []
    let flows = reports.enumerated().flatMap { Self.flow(number: $0 + 1, $1) }
    return (head + filter + flows + ["</body>", "</html>"]).joined(separator: "\n")
  }

  private static func flow(number: Int, _ report: FlowReport) -> [String] {
    let status = report.passed ? "passed" : "failed"
    let path = MarkupText.escaped(report.path)
    let name = MarkupText.escaped(report.name ?? report.path)
    let pathCode = report.name == nil ? "" : " <code>\(path)</code>"
    let id = "flow-\(number)"
    var lines = ["<details class=\"flow \(status)\" id=\"\(id)\"\(report.passed ? "" : " open=\"\"")>"]
    lines.append("<summary><b>\(status)</b> \(name)\(pathCode)\(link(to: id))\(time(report.duration))</summary>")
    if !report.tags.isEmpty {
      lines.append("<p>" + report.tags.map { "<code>\(MarkupText.escaped($0))</code>" }.joined(separator: " ") + "</p>")
    }
    lines += strip(of: report, id)
    var before: String?
    for (index, step) in report.steps.enumerated() {
      lines += self.step(number: index + 1, step, in: report, after: before, id: "\(id)-step-\(index + 1)")
      before = step.screen ?? before
    }
    return lines + ["</details>"]
  }

  // MARK: The filmstrip

  /// The screens that differ from the one before, in a row; each leads to its step.
  private static func strip(of report: FlowReport, _ id: String) -> [String] {
    var frames: [String] = []
    var last: String?
    for (index, step) in report.steps.enumerated() {
      guard let image = step.image, image != last else { continue }
      last = image
      let caption = MarkupText.escaped("\(index + 1) \(step.title)")
      frames.append(
        "<a class=\"\(step.status.rawValue)\" href=\"#\(id)-step-\(index + 1)\">\(picture(image))<span>\(caption)</span></a>"
      )
    }
    return frames.isEmpty ? [] : ["<div class=\"strip\">"] + frames + ["</div>"]
  }

  /// An image in the page itself, where nothing of what it says can run or load anything (W98).
  private static func picture(_ image: String) -> String {
    "<img alt=\"the screen\" src=\"data:image/svg+xml;base64,\(Data(image.utf8).base64EncodedString())\"/>"
  }

  // MARK: Steps

  private static func step(
    number: Int, _ step: FlowReport.Step, in report: FlowReport, after before: String?, id: String
  ) -> [String] {
    let isOpen = step.status == .failed && step.problem != nil
    let title = MarkupText.escaped(step.label ?? step.command)
    let location = step.path == report.path ? "\(step.position.line)" : MarkupText.escaped(step.location)
    let depth = step.depth == 0 ? "" : " style=\"margin-left: \(2 * min(step.depth, 20))em\""
    var lines = ["<details class=\"\(step.status.rawValue)\" id=\"\(id)\"\(depth)\(isOpen ? " open=\"\"" : "")>"]
    lines.append(
      "<summary><i>\(number)</i> <b>\(MarkupText.escaped(step.outcome))</b> <code>\(location)</code> \(title)"
        + "\(link(to: id))\(time(step.time))</summary>")
    if let problem = step.problem { lines.append(problemBlock(problem.lines)) }
    let console = step.console.flatMap { FlowReport.indented("console: " + $0) }
    if !console.isEmpty { lines.append(block("console", console.map(MarkupText.escaped))) }
    if let screen = step.screen { lines.append(block("screen", marked(screen, after: before))) }
    return lines + ["</details>"]
  }

  /// The rows of a screen, with those marked that are not in the one before.
  private static func marked(_ screen: String, after before: String?) -> [String] {
    func rows(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let new = rows(screen)
    guard let before else { return new.map(MarkupText.escaped) }
    let changed = Set(LineDiff(old: rows(before), new: new).changes.flatMap(\.new))
    return new.enumerated().map { index, row in
      let text = MarkupText.escaped(row)
      return changed.contains(index) ? "<mark>\(text)</mark>" : text
    }
  }

  /// What is wrong; lines of a difference are red and green.
  private static func problemBlock(_ lines: [String]) -> String {
    block(
      "problem",
      lines.map { line in
        let text = MarkupText.escaped(line)
        switch line.trimmingCharacters(in: [" "]).first {
        case "-": return "<del>\(text)</del>"
        case "+": return "<ins>\(text)</ins>"
        default: return text
        }
      })
  }

  private static func block(_ kind: String, _ lines: [String]) -> String {
    "<pre class=\"\(kind)\">\(lines.joined(separator: "\n"))</pre>"
  }

  private static func link(to id: String) -> String { " <a class=\"link\" href=\"#\(id)\">#</a>" }

  private static func time(_ seconds: Double) -> String { " <time>\(ReportTime.seconds(seconds)) s</time>" }
}
