import Foundation
package import PlainviewCommandLine
import PlainviewRuntime
import PlainviewSnapshot

/// `plainview unreferenced`: goldens that no assertion uses any more.
@MainActor package struct UnreferencedCommand: Command {
  package static let declaration = Subcommand(
    name: "unreferenced",
    summary: "Lists goldens that no assertion used, of tests that ran or are gone; after -- comes the test command.",
    arguments: [
      Argument("DIR", "The folder with the tests."),
      Argument("COMMAND", "A command that runs the tests, for example `-- swift test --filter Login`.", arity: .any),
    ],
    options: [
      Option("delete", .flag, "Delete them."),
      Option("reject", .flag, "Fail if there are any."),
      Option(
        "ledger", .text("FOLDER"), "What test runs wrote to SNAPSHOT_LEDGER, one folder a shard; or set the variable.",
        repeats: true),
      Option(
        "events", .text("FILE"),
        "What `swift test --event-stream-output-path FILE` wrote: it tells which tests passed.",
        repeats: true),
      Option("complete", .flag, "The runs were of all tests, so that a golden whose test used none counts too."),
    ],
    examples: ["unreferenced --reject Tests -- swift test", "unreferenced Tests --ledger shard-1 --ledger shard-2"])

  private let folder: String
  private let testCommand: [String]
  private let ledgers: [String]
  private let events: [String]
  private let deletes: Bool
  private let rejects: Bool
  private let isComplete: Bool

  package init(_ command: ParsedCommand) throws {
    folder = command.argument("DIR") ?? "."
    testCommand = command.arguments("COMMAND")
    events = command.values("events")
    deletes = command.isSet("delete")
    rejects = command.isSet("reject")
    isComplete = command.isSet("complete")
    let named = command.values("ledger")
    let preset = ProcessInfo.processInfo.environment["SNAPSHOT_LEDGER"].map { [$0] } ?? []
    ledgers = named.isEmpty && testCommand.isEmpty ? preset.filter { !$0.isEmpty } : named
    if deletes, rejects { throw InputError("plainview: --delete and --reject exclude each other, remove one") }
    for path in [folder] + ledgers {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        throw InputError("\(path): no such folder, check the path")
      }
    }
    for file in events where !FileManager.default.fileExists(atPath: file) {
      throw InputError("\(file): no such file, check the path")
    }
  }

  package func run() throws -> ExitCode {
    var records = LedgerRecords()
    for ledger in ledgers { try records.add(folder: ledger) }
    for file in events { try records.add(events: file) }
    let status = testCommand.isEmpty ? 0 : try runTests(into: &records)
    let result = UnreferencedGoldens(below: folder, records: records, isComplete: isComplete && status == 0)
    for finding in result.findings {
      if deletes { try delete(finding) }
      Console.print("\(finding.path):1: \(deletes ? "deleted" : "unreferenced"), \(finding.reason)")
    }
    Console.print("\(result.findings.count) unreferenced, \(result.unjudged.count) not judged")
    explain(records, status: status, hasUnjudged: !result.unjudged.isEmpty)
    return status != 0 || (rejects && !result.findings.isEmpty) ? .failures : .success
  }

  private func delete(_ finding: UnreferencedGoldens.Finding) throws {
    do {
      try finding.delete()
    } catch let problem as GoldenFile.Problem {
      throw InputError(problem.text)
    }
  }

  /// Why goldens were not judged, when something went wrong with the runs.
  private func explain(_ records: LedgerRecords, status: Int32, hasUnjudged: Bool) {
    if status != 0 {
      Console.complain("plainview: the test command ended with \(status); tests that failed judge nothing")
    }
    guard hasUnjudged else { return }
    if records.processes == 0 {
      Console.complain("plainview: no test used a golden; run them with SNAPSHOT_LEDGER=FOLDER, or after --")
    } else if records.failedProcesses > 0, status == 0 {
      Console.complain("plainview: \(records.failedProcesses) test processes failed; their tests judge nothing")
    }
  }

  /// Runs the command with a ledger of its own; returns its exit status.
  private func runTests(into records: inout LedgerRecords) throws -> Int32 {
    // A new folder: a program that was ended may have left its notes in another one.
    let scratch = try TemporaryFolder.ofCommand()
    defer { scratch.remove() }
    let ledger = scratch.path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let events = ledger + "/events.jsonl"
    process.arguments = Self.withEvents(testCommand, to: events)
    process.environment = ProcessInfo.processInfo.environment.merging(["SNAPSHOT_LEDGER": ledger]) { $1 }
    // What the tests print is no result of this command.
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    try records.add(folder: ledger)
    try records.add(events: events)
    return process.terminationStatus
  }

  /// Lets `swift test` tell which tests passed; other commands are run as they are.
  private static func withEvents(_ testCommand: [String], to path: String) -> [String] {
    let option = "--event-stream-output-path"
    guard testCommand.starts(with: ["swift", "test"]), !testCommand.contains(option) else { return testCommand }
    return ["swift", "test", option, path, "--event-stream-version", "0"] + testCommand.dropFirst(2)
  }
}
