import Foundation
package import PlainviewCommandLine
import PlainviewRuntime
import PlainviewUIAutomation

/// `plainview trace`: what each step of a flow sets off, from the touch to the picture, with reasons.
@MainActor package struct TraceCommand: AppCommand {
  package static let declaration = Subcommand(
    name: "trace",
    summary:
      "Tells what steps set off, from the touch to the picture: what was hit and why, which recognizer won, which "
      + "method answered, whom that asked, which constraints changed which frames. The steps are those of a flow, or of "
      + "--tap, --type, --press and --wait in their order.",
    arguments: [Argument(DocumentFile.argument.name, "The .storyboard or .xib file, or a flow that is played.")],
    options: AppSource.options + [
      Option("flow", .text("FLOW"), "The flow to play; that of FILE if FILE is one."),
      Option(
        "tap", .text("ELEMENT"), "Tap an element: its text, id=ID, or X,Y in points.", repeats: true),
      Option("type", .text("TEXT"), "Type into what has the focus.", repeats: true),
      Option("press", .choice(["return", "delete"]), "Press a key.", repeats: true),
      Option("wait", .text("SECONDS"), "Let time pass.", repeats: true),
      FlowBefore.option,
      Option(
        "only", .text("PARTS"),
        "Only these parts, with commas between: \(Trace.Part.named.map(\.name).joined(separator: ", ")).", repeats: true
      ),
      Option(
        "format", .choice(Format.allCases.map(\.rawValue)),
        "Lines, a sequence diagram for Mermaid, or JSON.", preset: Format.text.rawValue),
      Option("html", .text("FILE"), "Write a page with a time slider: screen, events and wiring of each step."),
    ],
    examples: [
      "trace Main.storyboard --tap \"Sign up\"", "trace Flows/login.yaml --only action,delegate,changes",
      "trace Flows/login.yaml --html login.html",
    ])

  package static let appDeclaration = forApp(
    examples: ["trace --tap \"Sign up\"", "trace --flow Flows/login.yaml --html login.html"])

  enum Format: String, CaseIterable { case text, mermaid, json }

  private let source: AppSource
  private let flow: Flow
  private let before: FlowBefore
  private let parts: Set<Trace.Part>
  private let format: Format
  private let page: OutputPath?

  package init(_ command: ParsedCommand, of app: ProgramApp?) throws {
    source = try AppSource(command, of: app)
    before = try FlowBefore(command)
    flow = try Self.flow(command, source, isLaunched: before.isGiven)
    parts = try Self.parts(command.values("only"))
    format = command.value("format").flatMap(Format.init) ?? .text
    page = try command.value("html").map { try OutputPath($0) }
  }

  /// What is played: a flow's file, or the steps that the options name.
  private static func flow(_ command: ParsedCommand, _ source: AppSource, isLaunched: Bool) throws -> Flow {
    let file = command.value("flow") ?? (FlowFiles.isFlow(source.name) ? source.name : nil)
    let steps = try command.given.compactMap(step)
    guard let file else {
      let flow = FlowDraft(name: source.name, steps: steps).flow
      return Flow(path: "", header: FlowHeader(), commands: Array(flow.commands.dropFirst(isLaunched ? 1 : 0)))
    }
    guard steps.isEmpty else {
      throw InputError("plainview: a flow has its own steps, remove `--tap` and its like, or `--flow`")
    }
    return try FlowFiles.flows(at: [file])[0]
  }

  private static func step(_ option: ParsedCommand.GivenOption) throws -> UserStep? {
    switch option.name {
    case "tap": return .tap(target(option.value))
    case "type": return .type(option.value)
    case "press": return option.value == "return" ? .pressReturn : .pressDelete
    case "wait":
      guard let seconds = Double(option.value), (0...3600).contains(seconds) else {
        throw InputError("plainview: `--wait` cannot be `\(option.value)`, write seconds such as 0.5")
      }
      return .wait(milliseconds: Int((seconds * 1000).rounded()))
    default: return nil
    }
  }

  private static func target(_ text: String) -> StepTarget {
    if text.hasPrefix("id=") { return .identifier(String(text.dropFirst(3))) }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: [" "])) }
    if numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite {
      return .point(CGPoint(x: x, y: y))
    }
    return .text(text)
  }

  private static func parts(_ texts: [String]) throws -> Set<Trace.Part> {
    let names = texts.flatMap { $0.split(separator: ",").map { $0.trimmingCharacters(in: [" "]) } }
    if names.isEmpty { return Set(Trace.Part.named.map(\.part)) }
    return try Set(
      names.map { name in
        guard let known = Trace.Part.named.first(where: { $0.name == name }) else {
          let nearest = nearestNames(to: name, among: Trace.Part.named.map(\.name), limit: 1).first
          throw InputError(
            "plainview: `--only` has no part `\(name)`" + (nearest.map { ", did you mean `\($0)`?" } ?? ""))
        }
        return known.part
      })
  }

  package func run() throws -> ExitCode {
    let app = source.makeApp()
    app.tracesCauses = true
    if before.isGiven {
      try app.launch()
      try before.play(on: app)
    }
    let needsAll = page != nil || format == .json
    let name = flow.path.isEmpty ? source.name : "\(flow.path) on \(source.document ?? source.name)"
    let recorder = TraceRecorder(title: name, details: needsAll ? [.screens, .wiring] : [])
    var options = FlowRunner.Options()
    options.observer = recorder
    let report = FlowRunner(options: options) { _ in app }.run(flow)
    let trace = recorder.trace
    if let page {
      try page.write(TracePage(json: trace.json, title: trace.title).text)
      Console.complain("the page is \(page.path)")
    } else {
      switch format {
      case .text: Console.print(trace.text(of: parts), .trace)
      case .mermaid: Console.print(trace.mermaid)
      case .json: Console.print(trace.json)
      }
    }
    return report.passed ? .success : .failures
  }
}
