package import PlainviewCommandLine
import PlainviewUIAutomation

/// `plainview find`: the elements that a selector means, and how to mean each of them.
@MainActor package struct FindCommand: AppCommand {
  package static let declaration = Subcommand(
    name: "find",
    summary: "Finds elements as flows do, and prints for each where it is, where to tap it, and what would find it.",
    arguments: [
      DocumentFile.argument,
      Argument(
        "SELECTOR",
        "A text, or KEY=VALUE with a selector's key: text, id, type, index, enabled, checked, selected, focused, "
          + "below, above, leftOf, rightOf, childOf.", arity: .oneOrMore),
    ],
    options: DocumentFile.options,
    examples: ["find Main.storyboard \"Sign in\"", "find Main.storyboard type=button enabled=true"])

  package static let appDeclaration = forApp(
    examples: ["find \"Sign in\"", "find type=button enabled=true --after Flows/sign-in.yaml"])

  private let scenes: SceneArguments
  private let arguments: [String]

  package init(_ command: ParsedCommand, of app: ProgramApp?) throws {
    arguments = command.arguments("SELECTOR")
    _ = try ElementSearch(arguments: arguments)
    scenes = try SceneArguments(command, of: app)
  }

  package func run() throws -> ExitCode {
    var found = 0
    var near: [String] = []
    let search = try ElementSearch(arguments: arguments)
    let code = try scenes.print(.elements) { scene in
      guard let app = scene.app else { return nil }
      let result = try search.run(in: app)
      found += result.found.count
      if result.found.isEmpty { near += result.near }
      return result.found.isEmpty ? nil : result.found.joined(separator: "\n\n")
    }
    guard found == 0 else { return code }
    Console.complain(
      "\(scenes.subject.location): nothing is \(search.description)" + (near.isEmpty ? "" : ", near it:"))
    for line in near { Console.complain("    " + line) }
    return .failures
  }
}
