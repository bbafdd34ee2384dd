import Foundation
package import PlainviewSnapshot
@_spi(Plainview) package import PlainviewUIKitCore

/// Plays flows on apps and reports what came of every step.
@MainActor package struct FlowRunner {
  /// How flows are played.
  package struct Options {
    package var rules = FlowRules.strict
    /// Variables from outside, before those that the flow sets itself.
    package var variables: [(name: String, value: String)] = []
    /// When goldens of `assertScreenshot` are written; nil asks the environment.
    package var record: RecordMode?
    package var environment = RecordingEnvironment()
    /// How screens become text.
    package var picture: Snapshotting<UIView>
    /// Whether the report has the screen after every step.
    package var keepsScreens = false
    /// The step after which a run ends, with its screen.
    package var until: FlowStopPoint?
    /// Lets work run that the app put on the main queue; called after every step.
    package var drain: Drain?

    @MainActor package init() { picture = .ascii }
  }

  /// Makes the app that a flow's header asks for; documents are relative to the flow's folder.
  package typealias AppMaker = @MainActor (Flow) throws -> XCUIApplication
  package typealias Drain = @MainActor (XCUIApplication) async throws -> Void

  private let options: Options
  private let makeApp: AppMaker

  package init(options: Options = Options(), makeApp: @escaping AppMaker) {
    self.options = options
    self.makeApp = makeApp
  }

  /// Plays a flow to its end or to the first step that fails.
  ///
  /// An app that was not launched is launched before the first command that needs it. The options' `drain` must not
  /// wait: it may let the run loop of the main thread turn.
  package func run(_ flow: Flow) -> FlowReport {
    let run = FlowRun(flow, options: options, makeApp: makeApp)
    // Nothing in a run waits but a drain: it is over when the task has been started.
    _ = Task.immediate { await run.play() }
    return run.report
  }

  /// Plays a flow as `run(_:)` does; after every step the main queue is drained unless the options say how else.
  package func runDraining(_ flow: Flow) async -> FlowReport {
    var options = options
    if options.drain == nil { options.drain = { try await $0.drainMainQueue() } }
    let run = FlowRun(flow, options: options, makeApp: makeApp)
    await run.play()
    return run.report
  }
}

/// Where a run ends before its flow does.
package enum FlowStopPoint: Equatable, Sendable {
  /// After so many steps, counted from 1 as a report lists them.
  case step(Int)
  /// After the first step that stands in this line of the flow's own file, or below it.
  case line(Int)

  func isReached(at number: Int, _ step: FlowReport.Step, in path: String) -> Bool {
    switch self {
    case .step(let last): number >= last
    case .line(let line): step.path == path && step.position.line >= line
    }
  }
}
