import Foundation
import PlainviewRuntime

/// Runs `swift test`; behind a test that ends the program the others are run, as Xcode does.
package struct TestRuns {
  private let report: (String) -> Void
  private let print: (String) -> Void
  private let limit: Int

  /// Runs of tests; `report` gets messages, `print` the totals of several runs. A program is started again `limit` times at
  /// most.
  package init(limit: Int = 50, report: @escaping (String) -> Void, print: @escaping (String) -> Void) {
    self.limit = limit
    self.report = report
    self.print = print
  }

  /// Runs a call of `swift test`; returns its exit status.
  package func run(_ call: [String]) throws -> Int32 {
    guard Self.isOneProgram(call) else { return try ChildProgram.run(call).status }
    let scratch: TemporaryFolder
    do { scratch = try TemporaryFolder() } catch {
      report("plainview: a test that ends the program ends all tests, since no temporary folder can be made: \(error)")
      return try ChildProgram.run(call).status
    }
    defer { scratch.remove() }
    let path = scratch.path + "/record"
    let record = "\(TestRecord.variable)=\(path)"
    var (next, status) = (["env", record] + call, Int32(0))
    var totals = TestRecord.Totals()
    for restart in 0...limit {
      try StateFile.write([], to: path)
      let ending = try ChildProgram.run(next)
      if status == 0 { status = ending.status }
      let run = TestRecord(String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self))
      totals = totals + run.totals
      let remaining = run.remaining
      let crashed = ending.wasInterrupted || remaining.isEmpty ? nil : run.crashed
      if crashed != nil, restart == limit {
        report("plainview: tests have ended the program \(limit + 1) times, the others are not run")
      }
      guard let crashed, restart < limit else {
        // A program that ends has printed no summary.
        if restart > 0 || run.crashed != nil { print(totals.line) }
        break
      }
      report(
        "Restarting after unexpected exit, crash, or test timeout in \(Self.method(crashed)); "
          + "summary will include totals from previous launches.")
      next = ["env", "-C", run.folder, record, run.program, remaining.joined(separator: ",")]
    }
    return status
  }

  /// `Class.test()` for `Module.Class/test`.
  private static func method(_ test: String) -> String {
    test.split(separator: ".", maxSplits: 1).last.map { $0.replacing("/", with: ".") + "()" } ?? test
  }

  /// Whether one program runs all tests, one after the other.
  private static func isOneProgram(_ call: [String]) -> Bool {
    let others: Set = ["--parallel", "--list-tests", "-l", "list", "last", "--disable-xctest", "--num-workers"]
    return !call.contains { others.contains($0) || $0.hasPrefix("--num-workers=") }
  }
}
