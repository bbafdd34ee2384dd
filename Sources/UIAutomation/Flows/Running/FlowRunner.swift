import Foundation
package import PlainviewSnapshot
@_spi(Plainview) package import PlainviewUIKitCore

/// Plays flows on apps and reports the outcome of every step.
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
    /// Whether the report has images of them too.
    package var keepsImages = false
    /// What answers the requests of scripts that the app's own answers leave; nil for a request that it does not know.
    package var answer: (@MainActor (FlowRequest) throws -> FlowResponse?)?
    /// The step after which a run ends, with its screen.
    package var until: FlowStopPoint?
    /// The object that is told of every step.
    package var observer: (any FlowObserver)?

    @MainActor package init() { picture = .ascii }
  }

  /// Makes the app that a flow's header asks for; documents are relative to the flow's folder.
  package typealias AppMaker = @MainActor (Flow) throws -> XCUIApplication

  private let options: Options
  private let makeApp: AppMaker

  package init(options: Options = Options(), makeApp: @escaping AppMaker) {
    self.options = options
    self.makeApp = makeApp
  }

  /// Plays a flow to its end or to the first step that fails.
  ///
  /// An app that was not launched is launched before the first command that needs it. After every step the tasks and
  /// blocks that the app has put on queues run.
  package func run(_ flow: Flow) -> FlowReport {
    let run = FlowRun(flow, options: options, makeApp: makeApp)
    run.play()
    return run.report
  }
}

/// Follows the steps of a run.
@MainActor package protocol FlowObserver: AnyObject {
  /// A step is over; steps inside another one end before it. The number counts from 0 in the report's order.
  func stepDidEnd(_ number: Int, _ step: FlowReport.Step, in app: XCUIApplication?)
}

/// Where a run ends before its flow does.
package enum FlowStopPoint: Equatable, Sendable {
  /// After so many steps, counted from 1 as a report lists them.
  case step(Int)
  /// After the first step in this line of the flow's own file, or below it.
  case line(Int)

  func isReached(at number: Int, _ step: FlowReport.Step, in path: String) -> Bool {
    switch self {
    case .step(let last): number >= last
    case .line(let line): step.path == path && step.position.line >= line
    }
  }
}
