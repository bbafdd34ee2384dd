import Foundation
package import PlainviewCommandLine
import PlainviewUIAutomation

/// `plainview monkey`: random taps and typing until something breaks, and the shortest flow that breaks it again.
@MainActor package struct MonkeyCommand: AppCommand {
  package static let declaration = Subcommand(
    name: "monkey",
    summary: "Taps, swipes and types at random until something breaks that must not: an exception, constraints that "
      + "cannot hold, a controller that never ends, a controller whose view was shown without it. Prints the shortest "
      + "flow that breaks the same. The same seed takes the same steps.",
    arguments: [AppSource.argument],
    options: AppSource.options + [
      Option("seed", .number("N", 0...Int.max), "The monkey's number.", preset: "1"),
      Option("steps", .number("M", 1...1_000_000), "How many steps it takes at most.", preset: "500"),
      Option("ignore", .choice(kinds.map(\.rawValue)), "What may break.", repeats: true),
      Option("dead-ends", .flag, "Screens where nothing reacts and nothing leads back are failures, too."),
      Option("output", .text("PATH"), "Where to write the flow, instead of printing it."),
    ],
    examples: ["monkey Main.storyboard --seed 7 --steps 1000 --output broken.yaml"])

  private static let kinds = MonkeyFinding.Kind.allCases.filter { $0 != .deadEnd }

  package static let appDeclaration = forApp(examples: ["monkey --seed 7 --steps 1000 --output broken.yaml"])

  private let source: AppSource
  private let seed: Int
  private let steps: Int
  private let ignored: Set<MonkeyFinding.Kind>
  private let output: OutputPath?

  package init(_ command: ParsedCommand, of app: ProgramApp?) throws {
    source = try AppSource(command, of: app)
    seed = command.number("seed") ?? 1
    steps = command.number("steps") ?? 500
    let ignored = Set(command.values("ignore").compactMap { MonkeyFinding.Kind(rawValue: $0) })
    self.ignored = command.isSet("dead-ends") ? ignored : ignored.union([.deadEnd])
    output = try command.value("output").map { try OutputPath($0) }
  }

  package func run() throws -> ExitCode {
    guard let finding = try finding() else {
      Console.print("seed \(seed): \(steps) steps broke nothing")
      return .success
    }
    Console.complain("\(source.location): \(finding.summary)\n\(finding.text)")
    try show(finding)
    return .failures
  }

  private func finding() throws -> MonkeyFinding? {
    defer { Progress.clear() }
    return try source.makeApp().monkeyFinding(seed: UInt64(seed), steps: steps, ignoring: ignored) { number in
      if number.isMultiple(of: 100), number > 0 { Progress.show("\(number) of \(steps) steps") }
    }
  }

  private func show(_ finding: MonkeyFinding) throws {
    var draft = source.draft(name: finding.draft.name, steps: finding.steps, inFolderOf: output?.path ?? "./flow.yaml")
    draft.remarks = finding.draft.remarks
    guard let output else {
      // The flow ends with a line feed of its own.
      return Console.print(String(draft.text.dropLast()))
    }
    try output.write(draft.text)
    Console.complain("the flow is in \(output.path)")
  }
}
