import PlainviewCommandLine
import PlainviewSnapshot
import PlainviewUIAutomation

/// A flow that is played before a command inspects the app, to get to another of its screens.
@MainActor final class FlowBefore {
  static let option = Option(
    "after", .text("FLOW"), "Plays this flow first, and then looks at what the screen shows.")

  private let flow: Flow?
  private let recorder: TraceRecorder?

  /// - Parameter recordsWires: Whether it is noted which wires the flow uses.
  init(_ command: ParsedCommand, recordsWires: Bool = false) throws {
    flow = try command.value(Self.option.name).map { try FlowFiles.flows(at: [$0])[0] }
    recorder = recordsWires && flow != nil ? TraceRecorder(title: "", details: .wiring) : nil
  }

  var isGiven: Bool { flow != nil }

  /// Has to be called before an app is launched on which the flow is to be played.
  func prepare(_ app: XCUIApplication) { app.tracesCauses = recorder != nil }

  /// Plays the flow on an app that runs; one that fails is an error with its problems.
  func play(on app: XCUIApplication) throws {
    guard let flow else { return }
    var options = FlowRunner.Options()
    options.observer = recorder
    let report = FlowRunner(options: options) { _ in app }.run(flow)
    guard report.passed else {
      throw InputError(report.failures.flatMap(\.lines).joined(separator: "\n"))
    }
  }

  /// How often the flow used each wire, by the wire's text; empty where that was not noted.
  var uses: [String: Int] { recorder?.trace.wireUses ?? [:] }
}
