import Foundation
import PlainviewScripting

extension FlowRun {
  /// Runs a script in a file, or the code that replaces it.
  func runScript(
    _ name: String, at position: TextPosition, when condition: FlowCondition?, _ env: [FlowVariable]
  ) throws -> Outcome {
    if let reason = try condition.flatMap(objection) { return .skipped(reason) }
    let file = try text(name)
    variables.beginScope()
    defer { variables.endScope() }
    try define(env)
    let app = try application ?? prepare()
    if let code = app.flowScript(named: file) {
      try code(FlowScriptContext(file: file, variables: variables) { [unowned self] in self.note(line: $0) })
      return .passed
    }
    let path = Flow.path(of: file, besides: path)
    do {
      try variables.run(try FlowFile.text(at: path), name: path)
    } catch let error as FlowError {
      throw FlowComplaint("\(path): \(error.problem)", at: position)
    }
    return .passed
  }

  /// What the script's `Date` says: the app's date, or a fixed one, and the virtual time of the run.
  var scriptTime: Double {
    let start = (application ?? (try? prepare()))?.dateAtLaunch ?? Date(timeIntervalSince1970: Self.startOfTime)
    return ((start.timeIntervalSince1970 + virtualTime) * 1000).rounded(.down)
  }

  /// The first of January 2025, in UTC.
  private static let startOfTime: TimeInterval = 1_735_689_600
}

extension XCUIApplication {
  /// The code for a script: by the name in the flow, or else by the name of the file.
  fileprivate func flowScript(named file: String) -> ((FlowScriptContext) throws -> Void)? {
    flowScripts[file] ?? flowScripts[String(file.split(separator: "/").last ?? "")]
  }
}
