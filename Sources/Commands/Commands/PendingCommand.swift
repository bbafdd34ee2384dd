import Foundation
package import PlainviewCommandLine
import PlainviewRuntime
import PlainviewSnapshot

/// `plainview pending`: the texts that differ from their goldens and wait for a decision.
@MainActor package struct PendingCommand: Command {
  package static let declaration = Subcommand(
    name: "pending", summary: "Lists the snapshots that failed and wait to be accepted or rejected.",
    arguments: [Argument("DIR", "Where to look; the current folder by default.", arity: .optional)],
    options: [Option("format", .choice(["text", "json"]), "How to list them.", preset: "text")],
    examples: ["pending Tests --format json"])

  private let files: PendingFiles
  private let isJSON: Bool

  package init(_ command: ParsedCommand) throws {
    files = try PendingFiles(at: [command.argument("DIR") ?? "."])
    isJSON = command.value("format") == "json"
  }

  package func run() throws -> ExitCode {
    if isJSON {
      let list = files.files.map {
        Entry(file: $0.path, target: $0.target, from: $0.snapshot.origin, isStale: $0.isStale)
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      Console.print(VisibleText.json(String(decoding: try encoder.encode(list), as: UTF8.self)))
    } else {
      for file in files.files {
        let origin = file.snapshot.origin
        Console.print(
          "\(file.path): for \(file.target)" + (origin.isEmpty ? "" : ", from \(origin)")
            + (file.isStale ? ", stale" : ""))
      }
      Console.print("\(files.files.count) pending")
    }
    return files.complain()
  }

  private struct Entry: Encodable {
    let file: String
    let target: String
    let from: String
    let isStale: Bool
  }
}
