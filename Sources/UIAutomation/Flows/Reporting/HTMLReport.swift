import Foundation
import PlainviewSnapshot

/// Flows as one static page: no scripts, nothing to load, dark or light as the reader's system is.
///
/// A step unfolds to its screen, as an image and as text; those that failed are open.
struct HTMLReport {
  private let reports: [FlowReport]

  init(_ reports: [FlowReport]) { self.reports = reports }

  var text: String {
    let head = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<title>\(reports.summary)</title>", "<style>", Self.style, "</style>", "</head>", "<body>",
      "<h1>\(reports.summary)</h1>",
      "<p>Times are virtual seconds from the start of a flow: they do not depend on the machine.</p>",
    ]
    return (head + reports.flatMap(Self.flow) + ["</body>", "</html>"]).joined(separator: "\n")
  }

  private static func flow(_ report: FlowReport) -> [String] {
    let status = report.passed ? "passed" : "failed"
    let path = MarkupText.escaped(report.path)
    let name = MarkupText.escaped(report.name ?? report.path)
    let place = report.name == nil ? "" : " <code>\(path)</code>"
    var lines = ["<details class=\"flow \(status)\"\(report.passed ? "" : " open=\"\"")>"]
    lines.append("<summary><b>\(status)</b> \(name)\(place)\(time(report.duration))</summary>")
    if !report.tags.isEmpty {
      lines.append("<p>" + report.tags.map { "<code>\(MarkupText.escaped($0))</code>" }.joined(separator: " ") + "</p>")
    }
    lines += report.steps.enumerated().flatMap { step(number: $0 + 1, $1, in: report) }
    return lines + ["</details>"]
  }

  private static func step(number: Int, _ step: FlowReport.Step, in report: FlowReport) -> [String] {
    let isOpen = step.status == .failed && step.problem != nil
    let words = MarkupText.escaped(step.label ?? step.command)
    let place = step.path == report.path ? "\(step.position.line)" : MarkupText.escaped(step.place)
    let depth = step.depth == 0 ? "" : " style=\"margin-left: \(2 * min(step.depth, 20))em\""
    var lines = ["<details class=\"\(step.status.rawValue)\"\(depth)\(isOpen ? " open=\"\"" : "")>"]
    lines.append(
      "<summary><i>\(number)</i> <b>\(MarkupText.escaped(step.outcome))</b> <code>\(place)</code> \(words)"
        + "\(time(step.time))</summary>")
    if let problem = step.problem { lines.append(block("problem", problem.lines)) }
    let console = step.console.flatMap { FlowReport.indented("console: " + $0) }
    if !console.isEmpty { lines.append(block("console", console)) }
    if let image = step.image { lines.append(picture(image)) }
    if let screen = step.screen { lines.append(block("screen", [screen])) }
    return lines + ["</details>"]
  }

  private static func block(_ kind: String, _ lines: [String]) -> String {
    "<pre class=\"\(kind)\">\(MarkupText.escaped(lines.joined(separator: "\n")))</pre>"
  }

  /// An image in the page itself, where nothing of what it says can run or load anything (W98).
  private static func picture(_ image: String) -> String {
    "<img alt=\"the screen\" src=\"data:image/svg+xml;base64,\(Data(image.utf8).base64EncodedString())\"/>"
  }

  private static func time(_ seconds: Double) -> String { " <time>\(ReportTime.seconds(seconds)) s</time>" }

  private static let style = """
    :root { color-scheme: light dark; --back: #fff; --front: #1b1b1b; --faint: #6b6b6b; --line: #d8d8d8;
      --good: #1a7f37; --bad: #c0232c; --odd: #9a6700; --plate: #f6f6f4; }
    @media (prefers-color-scheme: dark) { :root { --back: #16181a; --front: #e6e6e3; --faint: #9a9a96; --line: #34373a;
      --good: #57ab5a; --bad: #f47067; --odd: #c69026; --plate: #1f2224; } }
    body { font: 15px/1.45 system-ui, sans-serif; background: var(--back); color: var(--front); margin: 2em auto;
      max-width: 72em; padding: 0 1em; }
    h1 { font-size: 1.4em; }
    p, time, i, summary code { color: var(--faint); }
    i { display: inline-block; min-width: 2em; text-align: right; font-style: normal; }
    time { float: right; font-size: 0.85em; }
    details.flow { border-top: 1px solid var(--line); padding: 0.6em 0; }
    details.flow > summary { font-size: 1.1em; }
    details details { padding: 0.15em 0 0.15em 1em; }
    summary { cursor: pointer; }
    b { display: inline-block; min-width: 4.5em; }
    .passed > summary b { color: var(--good); }
    .failed > summary b { color: var(--bad); }
    .warned > summary b, .skipped > summary b { color: var(--odd); }
    pre { font: 13px/1.2 ui-monospace, Menlo, Consolas, monospace; background: var(--plate); padding: 0.8em;
      overflow-x: auto; border-radius: 6px; }
    img { max-width: 100%; max-height: 40em; border: 1px solid var(--line); border-radius: 6px; }
    pre.problem { border-left: 3px solid var(--bad); }
    .warned > pre.problem { border-left-color: var(--odd); }
    """
}
