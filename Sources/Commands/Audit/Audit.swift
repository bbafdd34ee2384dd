package import Foundation
import PlainviewRuntime

/// Runs a command several times in processes of its own, under other circumstances each, and compares what happened.
package struct Audit {
  /// The result of an audit.
  package enum Verdict: Equatable {
    /// All runs did the same; what they exited with.
    case same(exitCode: Int32)
    /// The difference, described.
    case different(String)
  }

  private struct Run {
    let circumstances: AuditCircumstances
    let trace: AuditTrace
    let exitCode: Int32
  }

  private let program: URL
  private let arguments: [String]
  private let count: Int

  /// - Parameter program: Writes an `AuditTrace` as JSON to the file that `AuditTrace.fileKey` names.
  package init(program: URL, arguments: [String], count: Int) {
    self.program = program
    self.arguments = arguments
    self.count = count
  }

  /// Stops at the first run that differs from the first one.
  package func verdict() throws -> Verdict {
    let scratch = try TemporaryFolder.ofCommand()
    defer { scratch.remove() }
    let folder = URL(fileURLWithPath: scratch.path, isDirectory: true)
    let first = try run(1, in: folder)
    for number in 2...max(count, 2) {
      let other = try run(number, in: folder)
      if let divergence = AuditDivergence(first.trace, other.trace) {
        return .different(divergence.text(first.circumstances, other.circumstances))
      }
      guard other.exitCode == first.exitCode else { return .different(exits(first, other)) }
    }
    return .same(exitCode: first.exitCode)
  }

  private func exits(_ one: Run, _ other: Run) -> String {
    "\(program.lastPathComponent): run 1 exits with \(one.exitCode), run \(other.circumstances.run) with \(other.exitCode)"
      + "\n  run 1 had \(one.circumstances.description)"
      + "\n  run \(other.circumstances.run) had \(other.circumstances.description)"
  }

  private func run(_ number: Int, in folder: URL) throws -> Run {
    let circumstances = AuditCircumstances(
      run: number, currentFolder: FileManager.default.currentDirectoryPath, otherFolder: folder.path)
    let trace = folder.appendingPathComponent("trace-\(number).json")
    let errors = folder.appendingPathComponent("errors-\(number).txt")
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: circumstances.folder)
    var environment = circumstances.environment(from: ProcessInfo.processInfo.environment)
    environment[AuditTrace.fileKey] = trace.path
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    guard let data = FileManager.default.contents(atPath: trace.path) else {
      let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      throw InputError(text.isEmpty ? "plainview: run \(number) of the audit left no trace" : String(text.dropLast()))
    }
    return Run(
      circumstances: circumstances, trace: try JSONDecoder().decode(AuditTrace.self, from: data),
      exitCode: process.terminationStatus)
  }
}
