import Foundation
package import PlainviewCommandLine
import PlainviewRuntime
import PlainviewSnapshot
import PlainviewUIAutomation
@_spi(Plainview) import PlainviewUIKitCore

/// `plainview test`: flows played on the documents that their headers name.
@MainActor package struct TestCommand: AppCommand {
  package static let declaration = Subcommand(
    name: "test", summary: "Plays flows, files in Maestro's YAML, on the documents that their headers name.",
    arguments: [
      Argument(
        "FLOW",
        "A flow, or a folder: its config.yaml says which flows are played, else its own .yaml and .yml files are, in order.",
        arity: .oneOrMore)
    ],
    options: selectionOptions + runOptions + [auditOption] + outputOptions,
    examples: [
      "test Flows --include-tags smoke -e USER=kim", "test Flows --report junit=out.xml --report html=out.html",
      "test Flows/login.yaml --until :12 --style unicode", "test .maestro -e USER=kim",
    ])

  package static let appDeclaration = forApp(examples: ["test Flows --include-tags smoke -e USER=kim"])

  private static let selectionOptions = [
    Option("include-tags", .text("TAG"), "Only flows with one of these tags, with commas between.", repeats: true),
    Option("exclude-tags", .text("TAG"), "No flows with one of these tags, with commas between.", repeats: true),
    Option("shard", .text("I/N"), "Only part I of N: every N-th of the flows in the order of their paths."),
    Option("seed", .number("N", 0...Int.max), "Play the flows in an order that the number determines."),
  ]

  private static let runOptions = [
    Option("http", .text("FILE"), "Answers to requests of scripts, which never reach a network."),
    Option("env", short: "e", .pair("NAME"), "A variable for the flows' ${} expressions.", repeats: true),
    Option(
      "record", .choice(RecordMode.allCases.map(\.rawValue)), "When the goldens of assertScreenshot are written."),
    Option("maestro-compat", .flag, "Find elements by Maestro's exact rules instead of the strict ones."),
    Option("until", .text("STEP"), "End after this step, a number or :LINE, and show the screen."),
    Option("fail-fast", short: "x", .flag, "End after the first flow that fails."),
  ]

  private static let outputOptions = [
    Option("frames", .flag, "Print the screens that a flow takes, instead of its steps."),
    Option("filmstrip", .text("FILE"), "Write the screen of every step into one file, only the rows that it changed."),
    Option("style", .choice(["ascii", "unicode"]), "The marks that screens are drawn with.", preset: "ascii"),
    Option("format", .choice(formats), "What is printed instead of the steps, or written to --output."),
    Option("output", .text("FILE"), "Where --format is written, while the steps are printed."),
    Option("report", .pair("FORMAT=FILE"), "Write a report in one of --format's formats.", repeats: true),
    Option("wiring-coverage", .flag, "Print which actions and recognizers of the documents never fired."),
    Option(
      "min-wiring-coverage", .number("PERCENT", 0...100), "Fail when fewer of the actions and recognizers fired."),
  ]

  private static let formats = ReportFormat.allCases.map(\.rawValue)

  private let plan: FlowPlan
  private let selection: FlowSelection
  private let options: FlowRunner.Options
  private let output: TestOutput
  private let command: ParsedCommand
  private let app: ProgramApp?
  private let endsAtFailure: Bool
  private let recordsWiring: Bool

  package init(_ command: ParsedCommand, of app: ProgramApp?) throws {
    self.command = command
    self.app = app
    output = try TestOutput(command)
    plan = try FlowPlan(command.arguments("FLOW"), variables: command.pairs("env"))
    endsAtFailure = command.isSet("fail-fast")
    recordsWiring = output.recordsWiring
    selection = try Self.selection(command)
    var options = try Self.options(command, output)
    options.answer = try plan.answers(command.value("http"))
    self.options = options
  }

  private static func selection(_ command: ParsedCommand) throws -> FlowSelection {
    func tags(_ option: String) -> Set<String> {
      Set(command.values(option).flatMap { $0.split(separator: ",").map { $0.trimmingCharacters(in: [" "]) } })
    }
    var selection = FlowSelection()
    selection.includedTags = tags("include-tags")
    selection.excludedTags = tags("exclude-tags")
    selection.seed = command.number("seed").map(UInt64.init)
    if let text = command.value("shard") {
      guard let shard = Shard(text) else {
        throw InputError("plainview: `--shard` cannot be `\(text)`, write I/N with I from 1 to N, such as 1/3")
      }
      selection.shard = shard
    }
    return selection
  }

  private static func options(_ command: ParsedCommand, _ output: TestOutput) throws -> FlowRunner.Options {
    var options = FlowRunner.Options()
    options.variables = command.pairs("env")
    options.record = command.value("record").flatMap { RecordMode(rawValue: $0) }
    options.rules = command.isSet("maestro-compat") ? .maestro : .strict
    options.picture = command.value("style") == "unicode" ? .unicode : .ascii
    options.keepsScreens = output.needsScreens
    options.keepsImages = output.needsImages
    if let text = command.value("until") {
      let isLine = text.hasPrefix(":")
      guard let number = Int(isLine ? text.dropFirst() : text[...]), number > 0 else {
        throw InputError("plainview: `--until` cannot be `\(text)`, write the number of a step or :LINE")
      }
      options.until = isLine ? .line(number) : .step(number)
    }
    return options
  }

  // MARK: Playing

  package func run() throws -> ExitCode {
    let (flows, dependents) = try plan.chosen(selection)
    if flows.isEmpty, let shard = selection.shard, plan.hasFlows(for: selection) {
      Console.complain("plainview: shard \(shard.number)/\(shard.count) is empty, there are more shards than flows")
      return .success
    }
    guard !flows.isEmpty else {
      Console.complain("plainview: no flow is selected")
      return .nothingSelected
    }
    if let count = command.number("audit") { return try Self.audit(command, count: count, flows) }
    if let seed = selection.seed { Console.complain("plainview: the order is that of --seed \(seed)") }
    let reports = play(AuditCircumstances.ordered(flows), dependents)
    return try output.finish(reports, leftOut: flows.count - reports.count)
  }

  /// Plays flows; those that a workspace runs only after others that passed are left out where one failed.
  private func play(_ flows: [Flow], _ dependents: [String: [String]]) -> [FlowReport] {
    let runner = FlowRunner(options: options, makeApp: makeApp)
    var reports: [FlowReport] = []
    var leftOut: Set<String> = []
    for (index, flow) in flows.enumerated() where !leftOut.contains(flow.path) {
      Progress.show("[\(index + 1)/\(flows.count)] \(flow.path)")
      let start = RealTime.seconds
      var report = runner.run(flow)
      report.realDuration = RealTime.seconds - start
      AuditRecorder.current?.add(report)
      Progress.clear()
      reports.append(report)
      output.show(report)
      if !report.passed { leftOut.formUnion(dependents[flow.path] ?? []) }
      if endsAtFailure, !report.passed { break }
    }
    return reports
  }

  private func makeApp(_ flow: Flow) throws -> XCUIApplication {
    let app = try FlowFiles.app(for: flow, of: app)
    app.recordsWiring = recordsWiring
    AuditRecorder.current?.watch(app)
    return app
  }
}
