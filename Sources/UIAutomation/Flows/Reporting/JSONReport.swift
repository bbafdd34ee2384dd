import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// Flows as one JSON object, the machine's interface; keys are sorted, absent values have no key.
///
/// `{"version": 1, "clock": "virtual", "passed", "failed", "flows": [flow]}` with
/// - flow: `{"file", "name"?, "tags": [], "passed": bool, "seconds", "steps": [step], "frames": [frame], "lastScreen"?}`
/// - step: `{"file", "line", "column", "command", "label"?, "depth", "status": "passed|failed|skipped|warned",
///   "reason"?, "problem"?: {"file", "line", "column", "message", "details": []}, "console": [], "calls": [],
///   "seconds", "screen"?}`; `depth` counts the commands around it, `seconds` are those from the start of the flow
/// - frame: `{"name", "file", "line", "text"}`, a screen that the flow took.
struct JSONReport: Encodable {
  let version = 1
  let clock = "virtual"
  let passed: Int
  let failed: Int
  let flows: [FlowJSON]

  private enum CodingKeys: CodingKey {
    case version, clock, passed, failed, flows
  }

  init(_ reports: [FlowReport]) {
    passed = reports.count { $0.passed }
    failed = reports.count - passed
    flows = reports.map(FlowJSON.init)
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Everything in it is text or a finite number.
    return (try? encoder.encode(self)).map { VisibleText.json(String(decoding: $0, as: UTF8.self)) } ?? "{}"
  }
}

struct FlowJSON: Encodable {
  let file: String
  let name: String?
  let tags: [String]
  let passed: Bool
  let seconds: Double
  let steps: [StepJSON]
  let frames: [FrameJSON]
  let lastScreen: String?

  init(_ report: FlowReport) {
    file = report.path
    name = report.name
    tags = report.tags
    passed = report.passed
    seconds = StepJSON.rounded(report.duration)
    steps = report.steps.map(StepJSON.init)
    frames = report.frames.map { FrameJSON(name: $0.name, file: $0.path, line: $0.position.line, text: $0.text) }
    lastScreen = report.lastScreen
  }
}

struct FrameJSON: Encodable {
  let name: String
  let file: String
  let line: Int
  let text: String
}

struct StepJSON: Encodable {
  struct Problem: Encodable {
    let file: String
    let line: Int
    let column: Int
    let message: String
    let details: [String]
  }

  let file: String
  let line: Int
  let column: Int
  let command: String
  let label: String?
  let depth: Int
  let status: String
  let reason: String?
  let problem: Problem?
  let console: [String]
  let calls: [String]
  let seconds: Double
  let screen: String?

  init(_ step: FlowReport.Step) {
    file = step.path
    line = step.position.line
    column = step.position.column
    command = step.command
    label = step.label
    depth = step.depth
    status = step.status.rawValue
    reason = step.reason
    problem = step.problem.map {
      Problem(
        file: $0.path, line: $0.position.line, column: $0.position.column, message: $0.message, details: $0.details)
    }
    console = step.console
    calls = step.calls.map(\.description)
    seconds = Self.rounded(step.time)
    screen = step.screen
  }

  /// To milliseconds, without the traces of binary fractions.
  static func rounded(_ time: TimeInterval) -> Double { (time * 1000).rounded() / 1000 }
}
