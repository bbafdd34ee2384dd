public import Foundation
public import PlainviewSnapshot

extension XCUIApplication {
  /// Plays a flow, which is a file in Maestro's YAML, on this app; throws a `FlowPlaybackError` when a step fails.
  ///
  /// The app is launched first unless it runs. The header's `plainview:` does not matter here. Variables go to the
  /// flow's `${}` expressions. Goldens of `assertScreenshot` are beside the flow and written as `assertSnapshot` does.
  /// - Parameter path: Absolute, or relative to the folder of the calling file.
  public func play(
    _ path: String, variables: [String: String] = [:], rules: FlowRules = .strict, record: RecordMode? = nil,
    file: StaticString = #filePath
  ) throws {
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    try play(URL(fileURLWithPath: path, relativeTo: folder), variables: variables, rules: rules, record: record)
  }

  /// Plays the flow in a file.
  public func play(
    _ file: URL, variables: [String: String] = [:], rules: FlowRules = .strict, record: RecordMode? = nil
  ) throws {
    var options = FlowRunner.Options()
    options.rules = rules
    options.record = record
    options.variables = variables.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    do {
      let flow = try Flow.load(path: file.path)
      let report = FlowRunner(options: options) { _ in self }.run(flow)
      if !report.passed { throw FlowPlaybackError(description: report.text) }
    } catch let error as FlowError {
      throw FlowPlaybackError(description: error.description)
    }
  }
}

/// A flow that could not be read, or a step of it that failed.
public struct FlowPlaybackError: Error, Equatable, CustomStringConvertible {
  /// Every step with its place and outcome, what is wrong and what to do, and the last screen.
  public let description: String
}
