import Foundation
import PlainviewSnapshot

extension FlowRun {
  func takeScreenshot(
    _ name: String, of element: FlowSelector?, _ patience: TimeInterval, at position: TextPosition
  ) throws {
    keep(FlowReport.Frame(name: name, text: try picture(of: element, patience), path: path, position: position))
  }

  /// The screen now, or an element once it is there.
  private func picture(of selector: FlowSelector?, _ patience: TimeInterval) throws -> String {
    let app = try app()
    try app.advance(by: 0)
    guard let selector else { return screen ?? "" }
    let view = try element(selector, patience)
    return try app.run { options.picture.text(of: view) }
  }

  /// The facts from which the failure of a picture is described.
  private func facts(of selector: FlowSelector?, _ patience: TimeInterval) -> TreeFacts? {
    guard let app = try? app() else { return nil }
    guard let selector else { return app.treeFacts }
    guard let view = try? element(selector, patience) else { return nil }
    return try? app.run { options.picture.makeFacts(view) }
  }

  /// Compares the screen with `<name>.txt` beside the flow; what is recorded is a failure, but the flow goes on.
  func assertScreenshot(
    _ name: String, of element: FlowSelector?, _ patience: TimeInterval
  ) throws -> Outcome {
    let text = try picture(of: element, patience) + "\n"
    do {
      let golden = try GoldenFile(folder: URL(fileURLWithPath: path).deletingLastPathComponent(), name: name)
      let comparison = SnapshotComparison(
        golden: golden, mode: try options.environment.mode(argument: options.record, trait: SnapshotOptions.record),
        artifacts: options.environment.artifacts, isCI: options.environment.isCI, pending: options.environment.pending,
        facts: FactRecord(isKept: options.environment.keepsCompanions) { self.facts(of: element, patience) })
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
