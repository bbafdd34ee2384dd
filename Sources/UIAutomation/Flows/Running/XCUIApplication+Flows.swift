public import Foundation
import PlainviewRuntime
public import PlainviewSnapshot
@_spi(Plainview) import PlainviewUIKitCore

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
    let flow = try Self.flow(in: file)
    try Self.check(runner(variables, rules, record).run(flow))
  }

  /// Plays a flow as the other `play` does, and lets run between its steps what the app put on the main queue.
  ///
  /// Tests that call this carry the trait `.ownsMainQueue`. Work that the app does elsewhere is not waited for.
  public func play(
    _ path: String, variables: [String: String] = [:], rules: FlowRules = .strict, record: RecordMode? = nil,
    file: StaticString = #filePath
  ) async throws {
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    try await play(URL(fileURLWithPath: path, relativeTo: folder), variables: variables, rules: rules, record: record)
  }

  /// Plays the flow in a file, and lets run between its steps what the app put on the main queue.
  public func play(
    _ file: URL, variables: [String: String] = [:], rules: FlowRules = .strict, record: RecordMode? = nil
  ) async throws {
    let flow = try Self.flow(in: file)
    try Self.check(await runner(variables, rules, record).runDraining(flow))
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

  /// Lets run what the app put on the main queue and on the main actor, and what that puts there; virtual time stays.
  ///
  /// `rounds` says how often that is done, since nobody can ask whether the queue is empty.
  package func drainMainQueue(rounds: Int = 3) async throws {
    try await runningProcess().run {
      await drainMainQueue(rounds)
      UIApplication.shared.beginTurn()
      UIApplication.shared.commit()
    }
  }

  /// As `drainMainQueue(rounds:)`, for a program whose main thread owns the queue: `turn` lets its run loop turn.
  package func drainMainQueue(turn: @MainActor @escaping () -> Void) async throws {
    let process = try runningProcess()
    // As an asynchronous one: blocks of the main queue belong to the process meanwhile.
    let body: @MainActor () async throws -> Void = {
      turn()
      UIApplication.shared.beginTurn()
      UIApplication.shared.commit()
    }
    try await process.run(body)
  }
}

/// A flow that could not be read, or a step of it that failed.
public struct FlowPlaybackError: Error, Equatable, CustomStringConvertible {
  /// Every step with its place and outcome, what is wrong and what to do, and the last screen.
  public let description: String
}
