import Foundation
import Testing
import PlainviewCommands

/// `--audit`: runs under other circumstances, compared event by event.
@Suite struct AuditTests {
  /// A program that writes a trace as `plainview test` does; the lines are arguments of a shell in double quotes.
  private func audit(
    _ lines: [String], count: Int = 4, exit: String = "exit 0"
  ) throws -> Audit.Verdict {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("program.sh")
    let list = lines.map { "\\\"\($0)\\\"" }.joined(separator: ",")
    let script = """
      echo "{\\"flows\\":[{\\"path\\":\\"a.yaml\\",\\"lines\\":[\(list)]}]}" > "$PLAINVIEW_AUDIT_TRACE"
      \(exit)

      """
    try Data(script.utf8).write(to: program)
    // Read by the shell, not executed: a process that starts meanwhile may hold the new file open, which is then busy.
    return try Audit(program: URL(fileURLWithPath: "/bin/sh"), arguments: [program.path], count: count).verdict()
  }

  private func text(_ verdict: Audit.Verdict) -> String {
    if case .different(let text) = verdict { text } else { "" }
  }

  @Test func `Runs that do the same pass, with their own exit code`() throws {
    #expect(try audit(["one", "two"]) == .same(exitCode: 0))
    #expect(try audit(["one"], exit: "exit 1") == .same(exitCode: 1))
  }

  @Test func `What depends on the time zone is shown at its first event, with both versions and circumstances`() throws
  {
    let text = text(try audit(["one", "two", "three", "four", "zone $TZ", "end $TZ"]))
    #expect(text.hasPrefix("a.yaml:1:1: run 2 differs from run 1 at event 5\n"))
    #expect(text.contains("  both, before it:\n    two\n    three\n    four\n"))
    #expect(text.contains("  run 1:\n    zone UTC\n"))
    #expect(text.contains("  run 2:\n    zone Asia/Seoul\n"))
    #expect(text.contains("run 1 had TZ=UTC, LC_ALL=C.UTF-8, fixed hash seed, flows as named, in "))
    #expect(!text.contains("end"))
  }

  @Test(arguments: ["$LC_ALL", "$LANG", "`pwd`", "${SWIFT_DETERMINISTIC_HASHING:-none}", "$PLAINVIEW_AUDIT_ORDER"])
  func `Locale, folder, hash seed and order differ from run to run`(_ what: String) throws {
    #expect(text(try audit(["it is \(what)"])).contains("at event 1"))
  }

  @Test func `An environment of another size is another circumstance`() throws {
    #expect(text(try audit(["${#PLAINVIEW_AUDIT_PADDING}"])).contains("  run 2:\n    977\n"))
  }

  @Test func `Other exit codes are a difference, and a run without a trace is an error`() throws {
    let text = text(try audit(["one"], exit: "test $TZ = UTC"))
    #expect(text.contains("run 1 exits with 0, run 2 with 1"))
    let error = #expect(throws: (any Error).self) {
      try Audit(program: URL(fileURLWithPath: "/bin/true"), arguments: [], count: 2).verdict()
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("run 1 of the audit left no trace"))
  }

  // MARK: Comparing

  private func trace(_ flows: (String, [String])...) -> AuditTrace {
    var trace = AuditTrace()
    trace.flows = flows.map { AuditTrace.Played(path: $0.0, lines: $0.1) }
    return trace
  }

  @Test func `The order of flows does not matter, their events do`() throws {
    let one = trace(("a", ["1"]), ("b", ["2", "3"]), ("a", ["4"]))
    #expect(AuditDivergence(one, trace(("b", ["2", "3"]), ("a", ["1"]), ("a", ["4"]))) == nil)
    let found = try #require(AuditDivergence(one, trace(("b", ["2", "x"]), ("a", ["1"]), ("a", ["4"]))))
    #expect(found.path == "b" && found.line == 2 && found.before == ["2"])
    #expect(found.first == "3" && found.second == "x")
  }

  @Test func `A run that stops early, or plays a flow more, differs where that is`() throws {
    let shorter = try #require(AuditDivergence(trace(("a", ["1", "2"])), trace(("a", ["1"]))))
    #expect(shorter.line == 2 && shorter.first == "2" && shorter.second == nil)
    let missing = try #require(AuditDivergence(trace(("a", []), ("b", ["1"])), trace(("a", []))))
    #expect(missing.path == "b" && missing.second == nil)
    let surplus = try #require(AuditDivergence(trace(("a", [])), trace(("a", []), ("c", ["1"]))))
    #expect(surplus.path == "c" && surplus.first == nil && surplus.second == "1")
  }

  // MARK: The program itself

  @Test func `Clean flows pass an audit of five runs`() throws {
    let result = try Tool.run(
      "test", "Fixtures/SignUp/sign-up.yaml", "Fixtures/flows", "--audit", "5", "--style", "unicode")
    #expect(result.exitCode == 1 || result.exitCode == 0, "\(result.output)\(result.errors)")
    #expect(result.output == "5 runs did the same\n")
    let single = try Tool.run("test", "Fixtures/SignUp/sign-up.yaml", "--audit=3")
    #expect(single.exitCode == 0 && single.output == "3 runs did the same\n")
  }

  @Test func `A file that is not there is an error of the first run`() throws {
    let result = try Tool.run("test", "Nowhere.yaml", "--audit", "2")
    #expect(result.exitCode == 2 && result.errors.hasPrefix("Nowhere.yaml: "))
  }
}
