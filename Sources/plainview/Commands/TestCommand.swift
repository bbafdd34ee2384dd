import Foundation
import PlainviewCommandLine
import PlainviewInterfaceBuilder
import PlainviewSnapshot
import PlainviewUIAutomation
import PlainviewUIKitCore

/// `plainview test`: flows played on the documents that their headers name.
@MainActor struct TestCommand {
  static let declaration = Subcommand(
    name: "test", summary: "Plays flows, files in Maestro's YAML, on the documents that their headers name.",
    arguments: [
      Argument("FLOW", "A flow, or a folder whose own .yaml and .yml files are played in order.", arity: .oneOrMore)
    ],
    options: [
      Option("frames", .flag, "Print the screens that a flow takes, instead of its steps."),
      Option("style", .choice(["ascii", "unicode"]), "The marks that screens are drawn with.", preset: "ascii"),
      Option("env", short: "e", .pair("NAME"), "A variable for the flows' ${} expressions.", repeats: true),
      Option("include-tags", .text("TAG"), "Only flows with one of these tags.", repeats: true),
      Option("exclude-tags", .text("TAG"), "No flows with one of these tags.", repeats: true),
      Option(
        "record", .choice(RecordMode.allCases.map(\.rawValue)), "When the goldens of assertScreenshot are written."),
      Option("maestro-compat", .flag, "Find elements by Maestro's exact rules instead of the strict ones."),
      auditOption,
    ],
    examples: ["test Flows --include-tags smoke -e USER=kim"])

  private let paths: [String]
  private let printsFrames: Bool
  private let includedTags: Set<String>
  private let excludedTags: Set<String>
  private let options: FlowRunner.Options
  private let command: ParsedCommand

  init(_ command: ParsedCommand) throws {
    self.command = command
    paths = try FlowFiles.paths(command.arguments("FLOW"))
    printsFrames = command.isSet("frames")
    includedTags = Set(command.values("include-tags"))
    excludedTags = Set(command.values("exclude-tags"))
    var options = FlowRunner.Options()
    options.variables = command.pairs("env")
    options.record = command.value("record").flatMap { RecordMode(rawValue: $0) }
    options.rules = command.isSet("maestro-compat") ? .maestro : .strict
    options.picture = command.value("style") == "unicode" ? .unicode : .ascii
    self.options = options
  }

  func run() throws -> ExitCode {
    if let count = command.number("audit") { return try Self.audit(command, count: count, paths: paths) }
    let flows = AuditCircumstances.ordered(try paths.map { try load($0) }.filter(isSelected))
    guard !flows.isEmpty else {
      Console.complain("plainview: no flow is selected")
      return .nothingSelected
    }
    var failed = 0
    for flow in flows {
      var played: XCUIApplication?
      let report = FlowRunner(options: options) { flow in
        let app = try makeApp(flow)
        app.recordsTranscript = AuditRecorder.current != nil
        played = app
        return app
      }
      .run(flow)
      try AuditRecorder.current?.add(report, played)
      show(report)
      if !report.passed { failed += 1 }
    }
    let summary = "\(flows.count - failed) passed, \(failed) failed"
    if printsFrames { Console.complain(summary) } else { Console.print(summary) }
    return failed == 0 ? .success : .failures
  }

  private func load(_ path: String) throws -> Flow {
    do {
      return try Flow.load(path: path)
    } catch {
      throw InputError("\(error)")
    }
  }

  private func isSelected(_ flow: Flow) -> Bool {
    let tags = Set(flow.header.tags)
    return (includedTags.isEmpty || !tags.isDisjoint(with: includedTags)) && tags.isDisjoint(with: excludedTags)
  }

  private func show(_ report: FlowReport) {
    guard printsFrames else { return Console.print(report.text) }
    Console.print(report.filmstrip)
    for problem in report.failures { Console.complain(problem.lines.joined(separator: "\n")) }
  }

  // MARK: Apps

  /// The document of a flow's header, with its missing classes standing in: what they are asked is recorded.
  private func makeApp(_ flow: Flow) throws -> XCUIApplication {
    let target = flow.header.target
    guard let document = target.document else {
      throw InputError("the header names no document, add `plainview: {document: FILE}`")
    }
    let folder = URL(fileURLWithPath: flow.path).deletingLastPathComponent().relativePath
    let path = document.hasPrefix("/") || folder == "." ? document : folder + "/" + document
    var loading = LoadingOptions()
    loading.missingCode = .recorded
    return XCUIApplication(
      documentPath: path, scene: target.scene, device: try DocumentFile.device(named: target.device), options: loading)
  }
}
