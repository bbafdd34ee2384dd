import Foundation
import PlainviewSnapshot
import PlainviewStage
import Testing

/// Unreferenced goldens: right in whole runs, under filters, in shards and after failures.
@Suite struct UnreferencedGoldensTests {
  private let folder: ScratchFolder
  private let source: String

  init() throws {
    folder = try ScratchFolder()
    source = try folder.write(
      #"""
      import Testing
      @Suite struct LoginTests {
        let text = "func fake() {"
        @Test func signIn() { assertSnapshot(of: 1, as: .lines) }
        @Test(arguments: ["a", "b"]) func fields(_ name: String, in color: Color = .red) {}
        @Test(.disabled("flaky: see (")) func later() {}
        @Test func `Signs out, twice`() throws {}
        @Test func cancels() throws { try Test.cancel() }
        func check(_ view: Int, named name: String) {}
        var screen: String { "" }
      }
      """#, to: "Tests/LoginTests.swift")
  }

  private func add(_ goldens: String...) throws {
    for golden in goldens { try folder.write("x\n", to: "Tests/__Snapshots__/LoginTests/\(golden)") }
  }

  /// A process that used goldens, as its ledger has it.
  private func run(_ uses: [(test: String, golden: String)], status: Int32? = 0, in name: String = "ledger") throws {
    let ledger = try #require(SnapshotLedger(folder: folder.path + "/" + name))
    for use in uses {
      ledger.note(folder.path + "/Tests/__Snapshots__/LoginTests/" + use.golden, of: use.test, in: source)
    }
    if let status { ledger.end(status: status) }
  }

  private func judge(_ ledgers: [String] = ["ledger"], isComplete: Bool = false) throws -> UnreferencedGoldens {
    var records = LedgerRecords()
    for ledger in ledgers { try records.add(folder: folder.path + "/" + ledger) }
    return UnreferencedGoldens(below: folder.path, records: records, isComplete: isComplete)
  }

  private func names(_ paths: [String]) -> [String] { paths.map { ($0 as NSString).lastPathComponent } }

  // MARK: Runs

  @Test func `Of a test that passed, what it did not use is unreferenced; of one that did not run, nothing`() throws {
    try add("signIn.txt", "signIn.old.txt", "fields-_-in.a.txt", "Signs-out-twice.txt")
    try run([("signIn()", "signIn.txt")])
    let result = try judge()
    #expect(names(result.findings.map(\.path)) == ["signIn.old.txt"])
    #expect(names(result.unjudged) == ["Signs-out-twice.txt", "fields-_-in.a.txt"])
  }

  @Test func `A run that failed or died judges none of its tests`() throws {
    try add("signIn.txt", "signIn.old.txt")
    for status in [1, nil] as [Int32?] {
      try run([("signIn()", "signIn.txt")], status: status, in: "failed")
      let result = try judge(["failed"])
      #expect(result.findings.isEmpty && names(result.unjudged) == ["signIn.old.txt"])
    }
    // What a failed run used is used nevertheless.
    try run([("signIn()", "signIn.old.txt")], status: 1, in: "failed")
    try run([("signIn()", "signIn.txt")])
    #expect(try judge(["failed", "ledger"]).findings.isEmpty)
  }

  @Test func `Shards are merged`() throws {
    try add("signIn.txt", "fields-_-in.a.txt", "fields-_-in.b.txt", "check-_-named.one.txt", "check-_-named.two.txt")
    try run([("signIn()", "signIn.txt"), ("check(_:named:)", "check-_-named.one.txt")], in: "first")
    try run([("fields(_:in:)", "fields-_-in.a.txt")], in: "second")
    let result = try judge(["first", "second"])
    #expect(names(result.findings.map(\.path)) == ["fields-_-in.b.txt"])
    // Another test may call the helper: not all tests of the file ran.
    #expect(names(result.unjudged) == ["check-_-named.two.txt"])
  }

  @Test func `In a complete run tests that used nothing are judged too, but not those with conditions`() throws {
    try add("signIn.txt", "fields-_-in.a.txt", "later.txt", "cancels.one.txt", "Signs-out-twice.txt")
    try run([("cancels()", "cancels.txt")])
    let result = try judge(isComplete: true)
    #expect(names(result.findings.map(\.path)) == ["Signs-out-twice.txt", "fields-_-in.a.txt", "signIn.txt"])
    #expect(names(result.unjudged) == ["cancels.one.txt", "later.txt"])
  }

  @Test func `A run in which a process died is not complete, also when it died in the first line of its notes`() throws
  {
    try add("signIn.txt", "fields-_-in.a.txt")
    try run([("signIn()", "signIn.txt")])
    #expect(names(try judge(isComplete: true).findings.map(\.path)) == ["fields-_-in.a.txt"])
    for notes in ["", "plainview led"] {
      try folder.write(notes, to: "ledger/1-a.ledger")
      let result = try judge(isComplete: true)
      #expect(result.findings.isEmpty && names(result.unjudged) == ["fields-_-in.a.txt"])
    }
    // A file of another program is no process.
    try folder.write("other\n", to: "ledger/1-a.ledger")
    #expect(names(try judge(isComplete: true).findings.map(\.path)) == ["fields-_-in.a.txt"])
  }

  @Test func `The events of a run tell which tests passed, also when others failed or used nothing`() throws {
    try add("signIn.txt", "signIn.old.txt", "fields-_-in.a.txt", "Signs-out-twice.txt", "later.txt")
    try run([("signIn()", "signIn.txt")], status: 1)
    func test(_ name: String) -> String {
      let location = #"{"_filePath":"\#(source)","line":4,"column":4,"fileID":"T/LoginTests.swift"}"#
      return
        #"{"kind":"test","payload":{"kind":"function","id":"\#(name)","name":"\#(name)","sourceLocation":\#(location)}}"#
    }
    func event(_ kind: String, _ test: String) -> String {
      #"{"kind":"event","version":0,"payload":{"kind":"\#(kind)","testID":"\#(test)"}}"#
    }
    let names = ["signIn()", "fields(_:in:)", "`Signs out, twice`()", "later()"]
    let lines =
      names.map(test) + [
        event("testEnded", names[0]), event("issueRecorded", names[1]), event("testEnded", names[1]),
        event("testEnded", names[2]), event("testSkipped", names[3]), "not JSON",
      ]
    let path = try folder.write(lines.joined(separator: "\n"), to: "events.jsonl")
    var records = LedgerRecords()
    try records.add(folder: folder.path + "/ledger")
    try records.add(events: path)
    let result = UnreferencedGoldens(below: folder.path, records: records, isComplete: false)
    #expect(self.names(result.findings.map(\.path)) == ["Signs-out-twice.txt", "signIn.old.txt"])
    #expect(self.names(result.unjudged) == ["fields-_-in.a.txt", "later.txt"])
  }

  @Test func `Tests of one name in two suites of a file are judged when both ran`() throws {
    try folder.write(
      "@Suite struct A { @Test func f() {} }\n@Suite struct B { @Test func f() {} }", to: "Tests/LoginTests.swift")
    try add("f.a.txt", "f.b.txt")
    try run([("f()", "f.a.txt")])
    #expect(try judge().findings.isEmpty)
    #expect(try judge(isComplete: true).findings.count == 1)
  }

  // MARK: Sources

  @Test func `A golden whose test is in no source is unreferenced without a run`() throws {
    try add("fake.txt", "removed.dark.txt", "signIn.txt", "screen.txt")
    try folder.write("x\n", to: "Tests/__Snapshots__/GoneTests/a.txt")
    let result = try judge([])
    #expect(
      result.findings.map(\.reason)
        == [
          "there is no GoneTests.swift", "LoginTests.swift has no test of that name",
          "LoginTests.swift has no test of that name",
        ])
    #expect(names(result.findings.map(\.path)) == ["a.txt", "fake.txt", "removed.dark.txt"])
    #expect(names(result.unjudged) == ["screen.txt", "signIn.txt"])
  }

  @Test func `Where tests name goldens or folders themselves, only a complete run can tell`() throws {
    try add("custom.txt")
    try folder.write("x\n", to: "Tests/__Snapshots__/shared/a.txt")
    try folder.write(
      "@Test func f() { assertSnapshot(of: 1, as: .lines, testName: \"custom\") }", to: "Tests/LoginTests.swift")
    try folder.write("let _ = verifySnapshot(of: 1, as: .lines, snapshotDirectory: shared)", to: "Tests/Other.swift")
    #expect(try judge([]).findings.isEmpty)
    #expect(try judge([], isComplete: true).findings.count == 2)
  }

  @Test func `Where goldens lie in a folder for all test files, the runs tell whose they are`() throws {
    for golden in ["LoginTests/signIn.txt", "LoginTests/signIn.old.txt", "Other/a.txt"] {
      try folder.write("x\n", to: "goldens/\(golden)")
    }
    let ledger = try #require(SnapshotLedger(folder: folder.path + "/ledger"))
    ledger.note(root: folder.path + "/goldens")
    ledger.note(folder.path + "/goldens/LoginTests/signIn.txt", of: "signIn()", in: source)
    ledger.end(status: 0)
    let result = try judge()
    #expect(names(result.findings.map(\.path)) == ["signIn.old.txt"])
    #expect(names(result.unjudged) == ["a.txt"])
  }

  @Test func `Pending files and companions are no goldens, and go with the one they belong to`() throws {
    try add("removed.txt", "removed.txt.pending", "removed.txt.tree", "signIn.line-3-4.pending")
    let result = try judge([])
    #expect(names(result.findings.map(\.path)) == ["removed.txt"])
    try #require(result.findings.first).delete()
    #expect(
      folder.files.filter { $0.contains("__Snapshots__") } == ["Tests/__Snapshots__/LoginTests/signIn.line-3-4.pending"]
    )
  }
}
