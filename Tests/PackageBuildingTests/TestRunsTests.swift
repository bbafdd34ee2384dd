import Foundation
import PlainviewPackageBuilding
import PlainviewStage
import Testing

/// Tests that end their program, and those behind them; a script stands for the programs.
@Suite final class TestRunsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("runs-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { ScratchFolder.removeWithLocks(folder) }

  /// A program of four tests in two classes: it runs those that its argument names, or all, and ends at each that `crashing`
  /// names. What it gets is written to the file `calls`.
  private func program(crashing: String) throws -> String {
    let path = folder + "/program"
    let script = """
      #!/bin/sh
      echo "$(pwd) $*" >> "\(folder)/calls"
      record=$PLAINVIEW_TEST_RECORD
      echo "program \(path)" >> "$record"
      echo "folder \(folder)" >> "$record"
      all="A.B/one A.B/two A.C/three A.C/four"
      for test in $all; do
        case ",$1," in ,, | *",$test,"* | *",${test%/*},"*) echo "test $test" >> "$record" ;; esac
      done
      for test in $(sed -n 's/^test //p' "$record"); do
        echo "begin $test" >> "$record"
        case " \(crashing) " in *" $test "*) kill -ILL $$ ;; esac
        if [ $test = A.B/one ]; then echo "end 1 0 0 0.25" >> "$record"; else echo "end 0 0 1 0.5" >> "$record"; fi
      done
      [ $# -gt 0 ]
      """
    try Data(script.utf8).write(to: URL(fileURLWithPath: folder + "/script"))
    // Another program writes it: what this one has open for writing cannot be run while another test starts programs.
    let writing = Process()
    writing.executableURL = URL(fileURLWithPath: "/bin/sh")
    writing.arguments = ["-c", "cp script program && chmod 755 program"]
    writing.currentDirectoryURL = URL(fileURLWithPath: folder)
    try writing.run()
    writing.waitUntilExit()
    return path
  }

  private func run(_ call: [String]) throws -> (status: Int32, lines: [String], calls: [String]) {
    nonisolated(unsafe) var lines: [String] = []
    let runs = TestRuns(report: { lines.append($0) }, print: { lines.append("printed: " + $0) })
    let status = try runs.run(call)
    let calls = try String(contentsOfFile: folder + "/calls", encoding: .utf8).split(separator: "\n").map(String.init)
    return (status, lines, calls)
  }

  private func restarting(_ test: String) -> String {
    "Restarting after unexpected exit, crash, or test timeout in \(test); "
      + "summary will include totals from previous launches."
  }

  @Test func `The tests behind one that ends the program are run, and the summary counts all`() throws {
    let program = try program(crashing: "A.B/two A.C/three")
    let (status, lines, calls) = try run([program])
    #expect(status == 128 + SIGILL)
    #expect(
      lines == [
        restarting("B.two()"), restarting("C.three()"),
        "printed: \t Executed 4 tests, with 1 test skipped and 3 failures (2 unexpected) in 0.75 (0.75) seconds",
      ])
    #expect(calls.dropFirst() == ["\(folder) A.C", "\(folder) A.C/four"])
  }

  @Test func `A program that ends with its last test is not started again`() throws {
    let (status, lines, calls) = try run([program(crashing: "A.C/four")])
    #expect(status == 128 + SIGILL && calls.count == 1)
    #expect(
      lines == [
        "printed: \t Executed 4 tests, with 2 tests skipped and 2 failures (1 unexpected) in 1.25 (1.25) seconds"
      ])
  }

  @Test func `Programs are started again a number of times, and it is said that tests are left`() throws {
    nonisolated(unsafe) var lines: [String] = []
    let runs = TestRuns(limit: 1, report: { lines.append($0) }, print: { lines.append("printed: " + $0) })
    #expect(try runs.run([program(crashing: "A.B/one A.B/two A.C/three")]) == 128 + SIGILL)
    #expect(
      lines == [
        restarting("B.one()"), "plainview: tests have ended the program 2 times, the others are not run",
        "printed: \t Executed 2 tests, with 2 failures (2 unexpected) in 0.0 (0.0) seconds",
      ])
  }

  @Test func `Without a test that ends the program nothing is added`() throws {
    let (status, lines, calls) = try run([program(crashing: "")])
    #expect(status == 1 && lines.isEmpty && calls.count == 1)
  }

  @Test(arguments: ["--parallel", "--list-tests", "--num-workers=2"])
  func `Programs of one test each are not restarted`(_ option: String) throws {
    let (_, lines, calls) = try run([program(crashing: "A.B/one"), "A.B,A.C", option])
    #expect(lines.isEmpty && calls.count == 1)
  }
}
