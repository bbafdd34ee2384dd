import Foundation
import PlainviewSnapshot

extension FlowRun {
  func takeScreenshot(_ name: String, at position: TextPosition) throws {
    try app().advance(by: 0)
    keep(FlowReport.Frame(name: name, text: screen ?? "", path: path, position: position))
  }

  /// Compares the screen with `<name>.txt` beside the flow; what is recorded is a failure, but the flow goes on.
  func assertScreenshot(_ name: String) throws -> Outcome {
    try app().advance(by: 0)
    let text = (screen ?? "") + "\n"
    do {
      let golden = try GoldenFile(folder: URL(fileURLWithPath: path).deletingLastPathComponent(), name: name)
      let comparison = SnapshotComparison(
        golden: golden, mode: try options.environment.mode(argument: options.record, trait: SnapshotOptions.record),
        artifacts: options.environment.artifacts, isCI: options.environment.isCI, pending: options.environment.pending)
      guard let message = try comparison.verify(text) else { return .passed }
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let complaint = FlowComplaint(lines[0], details: Array(lines.dropFirst()))
      guard try golden.read() == text else { throw complaint }
      return .recorded(complaint)
    } catch let problem as GoldenFile.Problem {
      throw FlowComplaint(problem.text)
    }
  }
}
