import PlainviewCommandLine
import PlainviewUIAutomation

/// A flow that is played before a command looks at the app, to get to another of its screens.
@MainActor struct FlowBefore {
  static let option = Option(
    "after", .text("FLOW"), "Plays this flow first, and then looks at what the screen shows.")

  private let flow: Flow?

  init(_ command: ParsedCommand) throws {
    flow = try command.value(Self.option.name).map { try FlowFiles.flows(at: [$0])[0] }
  }

  var isGiven: Bool { flow != nil }

  /// Plays the flow on an app that runs; one that fails is an error with its problems.
  func play(on app: XCUIApplication) throws {
    guard let flow else { return }
    let report = FlowRunner { _ in app }.run(flow)
    guard report.passed else {
      throw InputError(report.failures.flatMap(\.lines).joined(separator: "\n"))
    }
  }
}
