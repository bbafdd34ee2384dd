public import Foundation
import PlainviewRuntime
public import PlainviewSnapshot
@_spi(Plainview) import PlainviewUIKitCore

extension XCUIApplication {
  /// Plays a flow, which is a file in Maestro's YAML, on this app; throws a `FlowPlaybackError` when a step fails.
  ///
  /// The app is launched first unless it runs. After every step the tasks and blocks that it put on queues run. The header's `plainview:` does not matter here. Variables go to the
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
    let flow = try Self.flow(in: file)
    try Self.check(runner(variables, rules, record).run(flow))
  }

  private func runner(_ variables: [String: String], _ rules: FlowRules, _ record: RecordMode?) -> FlowRunner {
    var options = FlowRunner.Options()
    options.rules = rules
    options.record = record
    options.variables = variables.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return FlowRunner(options: options) { _ in self }
  }

  private static func flow(in file: URL) throws -> Flow {
    do {
      return try Flow.load(path: file.path)
    } catch {
      throw FlowPlaybackError(description: error.description)
    }
  }

  private static func check(_ report: FlowReport) throws {
    if !report.passed { throw FlowPlaybackError(description: report.text) }
  }
}

/// A flow that could not be read, or a step of it that failed.
public struct FlowPlaybackError: Error, Equatable, CustomStringConvertible {
  /// Every step with its location and outcome, what is wrong and what to do, and the last screen.
  public let description: String
}
