import Foundation
import PlainviewSnapshot
import PlainviewStage
import Testing

/// When goldens are written, and messages of failures.
@Suite struct SnapshotComparisonTests {
  private let folder: ScratchFolder
  private let golden: GoldenFile

  init() throws {
    folder = try ScratchFolder()
    golden = try GoldenFile(
      testFile: "/project/Tests/LoginTests.swift", testName: "signIn()", name: nil, pathExtension: "txt",
      directory: folder.path)
  }

  private func compare(
    _ mode: RecordMode, artifacts: String? = nil, isCI: Bool = false, pending: PendingLocation? = nil,
    facts: TreeFacts? = nil
  ) -> SnapshotComparison {
    SnapshotComparison(
      golden: golden, mode: mode, artifacts: artifacts, isCI: isCI, pending: pending,
      facts: FactRecord(isKept: true) { facts })
  }

  // MARK: Modes

  @Test func `An equal text passes in every mode but all, and nothing is written`() throws {
    try golden.write("a\n")
    for mode in [RecordMode.failed, .missing, .never] { #expect(try compare(mode).verify("a\n") == nil) }
    #expect(folder.files == ["LoginTests/signIn.txt"])
  }

  @Test func `A missing golden is recorded in the modes missing, failed and all, and the test fails`() throws {
    for mode in [RecordMode.missing, .failed, .all] {
      try? FileManager.default.removeItem(at: golden.url)
      let message = try #require(try compare(mode).verify("new\n"))
      #expect(message.contains(golden.path))
      #expect(try golden.read() == "new\n")
    }
  }

  @Test func `With the mode never a missing golden fails with the new text in the message`() throws {
    let message = try #require(try compare(.never, isCI: true).verify("new text\n"))
    #expect(message.contains("new text"))
    #expect(message.contains("with CI set nothing is recorded"))
    #expect(folder.files == [])
  }

  @Test func `A difference is shown as a unified diff and written only in the mode failed`() throws {
    try golden.write("one\ntwo\n")
    let message = try #require(try compare(.missing).verify("one\nthree\n"))
    #expect(message.contains("-two\n+three\n"))
    #expect(try golden.read() == "one\ntwo\n")
    _ = try compare(.failed).verify("one\nthree\n")
    #expect(try golden.read() == "one\nthree\n")
  }

  @Test func `A text that varies from use to use is never recorded`() throws {
    for mode in [RecordMode.all, .failed, .missing] {
      let mismatch = try #require(try compare(mode).mismatch(of: "b\n", varies: { _ in true }))
      #expect(mismatch.message.contains("named: \"…\""))
    }
    #expect(folder.files == [])
  }

  @Test func `Companions are written with the golden they belong to`() throws {
    _ = try compare(.missing, facts: view(at: 5)).verify("a\n")
    #expect(folder.text("LoginTests/signIn.txt.tree") == Companion.text(of: view(at: 5), golden: "a\n"))
    _ = try compare(.failed, facts: view(at: 7)).verify("b\n")
    #expect(folder.text("LoginTests/signIn.txt.tree") == Companion.text(of: view(at: 7), golden: "b\n"))
  }

  private func view(at top: Double) -> TreeFacts {
    let root = ViewFacts(depth: 0, type: "UIView", frame: FactFrame(0, 0, 9, 9))
    return TreeFacts(views: [root, ViewFacts(depth: 1, name: "a", type: "UIView", frame: FactFrame(0, top, 9, 1))])
  }

  @Test func `Words come before the diff, from the companion, and without one from the texts`() throws {
    _ = try compare(.missing, facts: view(at: 5)).verify("[ Go ]\n")
    let message = try #require(try compare(.never, facts: view(at: 7)).verify("[ OK ]\n"))
    #expect(message.contains("\n\nWhat changed:\n  `a` moved down by 2\n\n--- signIn.txt (golden)"))
    #expect(message.contains("\n-[ Go ]\n+[ OK ]\n"))
    try golden.write("[ Go ]\n")
    let plain = try #require(try compare(.never, facts: view(at: 7)).verify("[ OK ]\n"))
    #expect(plain.contains("What changed:\n  `[ OK ]` is new in row 1\n  `[ Go ]` is gone from row 1\n(From the texts"))
    try folder.write("plainview tree 1\n", to: "LoginTests/signIn.txt.tree")
    let stale = try #require(try compare(.never, facts: view(at: 7)).verify("[ OK ]\n"))
    #expect(stale.contains("belongs to another golden"))
  }

  @Test func `A text that passes asks for no facts, and companions can be turned off`() throws {
    var count = 0
    let facts = FactRecord(isKept: false) {
      count += 1
      return view(at: 5)
    }
    try golden.write("a\n")
    func verify(_ text: String, _ mode: RecordMode) throws -> String? {
      try SnapshotComparison(golden: golden, mode: mode, artifacts: nil, isCI: false, facts: facts).verify(text)
    }
    #expect(try verify("a\n", .never) == nil)
    #expect(count == 0)
    _ = try verify("b\n", .failed)
    #expect(count == 1)
    #expect(folder.files == ["LoginTests/signIn.txt"])
    #expect(RecordingEnvironment([:]).keepsCompanions)
    #expect(!RecordingEnvironment(["SNAPSHOT_COMPANIONS": "off"]).keepsCompanions)
  }

  // MARK: Artifacts

  @Test func `Artifacts get the failing text, the reference and a diff that patch applies`() throws {
    try golden.write("old\n")
    let mismatch = try #require(
      try compare(.never, artifacts: folder.path + "/artifacts", isCI: true).mismatch(of: "new\n"))
    #expect(folder.text("artifacts/LoginTests/signIn.txt") == "new\n")
    #expect(folder.text("artifacts/LoginTests/signIn.reference.txt") == "old\n")
    #expect(folder.text("artifacts/LoginTests/signIn.diff")?.contains("@@ -1 +1 @@\n-old\n+new\n") == true)
    #expect(mismatch.attachments.map(\.name) == ["signIn.failure.txt", "signIn.reference.txt", "signIn.diff"])
    #expect(mismatch.attachments.map(\.text).prefix(2) == ["new\n", "old\n"])
  }

  @Test func `Artifacts that cannot be written do not hide the failure`() throws {
    try golden.write("old\n")
    let file = try folder.write("", to: "file")
    let message = try #require(try compare(.never, artifacts: file).verify("new\n"))
    #expect(message.contains("-old\n+new\n"))
    #expect(
      message.hasSuffix(
        "\nSNAPSHOT_ARTIFACTS could not be written: \(file)/LoginTests/signIn.txt: "
          + "a file is in the place of its folder; take another path."))
  }

  // MARK: Bad goldens

  private func verifyAgainst(_ bytes: [UInt8], _ text: String) throws -> String? {
    try folder.write(bytes, to: "LoginTests/signIn.txt")
    return try compare(.missing).verify(text)
  }

  @Test func `The markers of a merge are named by their line, and only when all three are there`() throws {
    let merged = "a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n"
    #expect(throws: GoldenFile.Problem.conflicted(golden.path, line: 2)) {
      try verifyAgainst(Array(merged.utf8), "a\n")
    }
    let message = try verifyAgainst(Array("=======\n>>>>>>> b\n".utf8), "a\n")
    #expect(message?.hasPrefix("The snapshot differs") == true)
    // The remedy that the text names works.
    try folder.write(merged, to: "LoginTests/signIn.txt")
    _ = try compare(.failed).verify("a\n")
    #expect(try golden.read() == "a\n")
  }

  @Test func `Only the line endings, the byte order mark or the last line's end differing is said in words`() throws {
    #expect(try verifyAgainst(Array("a\r\nb\r\n".utf8), "a\nb\n")?.contains("Only the line endings differ") == true)
    #expect(try verifyAgainst([0xEF, 0xBB, 0xBF] + Array("a\n".utf8), "a\n")?.contains("byte order mark") == true)
    #expect(try verifyAgainst(Array("a".utf8), "a\n")?.contains("Only the last line's end differs") == true)
    #expect(try verifyAgainst(Array("a\r\nb\r\n".utf8), "a\nc\n")?.contains("Only") == false)
  }

  @Test func `Texts too large for a diff are told by the first line that differs`() throws {
    let lines = (1...120_000).map { "line \($0)" }
    var changed = lines
    changed[99_999] = "another"
    let message = try verifyAgainst(
      Array((lines.joined(separator: "\n") + "\n").utf8), changed.joined(separator: "\n") + "\n")
    #expect(message?.contains("first in line 100000:\n-line 100000\n+another\n") == true)
    #expect((message?.utf8.count ?? .max) < 2_000)
  }

  @Test func `Bytes that are no text are replaced when that is asked for`() throws {
    try folder.write([0xFF], to: "LoginTests/signIn.txt")
    #expect(throws: GoldenFile.Problem.notText(golden.path, offset: 0)) { try compare(.missing).verify("a\n") }
    _ = try compare(.failed).verify("a\n")
    #expect(try golden.read() == "a\n")
  }

  // MARK: Pending

  @Test func `A failure leaves the text pending beside the golden, and passing again removes it`() throws {
    try golden.write("old\n")
    let message = try compare(.missing, pending: .besideGoldens).verify("new\n")
    #expect(message?.contains("plainview review") == true)
    #expect(folder.files == ["LoginTests/signIn.txt", "LoginTests/signIn.txt.pending"])
    #expect(folder.text("LoginTests/signIn.txt.pending")?.hasSuffix("\n\nnew\n") == true)
    #expect(try compare(.missing, pending: .besideGoldens).verify("old\n") == nil)
    #expect(folder.files == ["LoginTests/signIn.txt"])
  }

  @Test func `Recording removes what was pending`() throws {
    try golden.write("old\n")
    _ = try compare(.missing, pending: .besideGoldens).verify("new\n")
    _ = try compare(.failed, pending: .besideGoldens).verify("newer\n")
    #expect(folder.files == ["LoginTests/signIn.txt"])
  }
}

@Suite struct RecordingEnvironmentTests {
  @Test func `CI goes before everything`() throws {
    let environment = RecordingEnvironment(["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"])
    #expect(try environment.mode(argument: .all, trait: .failed) == .never)
    for value in ["0", "false", "", "No"] { #expect(!RecordingEnvironment(["CI": value]).isCI) }
    #expect(!RecordingEnvironment([:]).isCI)
  }

  @Test func `The argument goes before the trait, the trait before the variable, and missing is the default`() throws {
    let environment = RecordingEnvironment(["SNAPSHOT_TESTING_RECORD": "failed"])
    #expect(try environment.mode(argument: .all, trait: .never) == .all)
    #expect(try environment.mode(argument: nil, trait: .never) == .never)
    #expect(try environment.mode(argument: nil, trait: nil) == .failed)
    #expect(try RecordingEnvironment([:]).mode(argument: nil, trait: nil) == .missing)
    #expect(try RecordingEnvironment(["SNAPSHOT_TESTING_RECORD": ""]).mode(argument: nil, trait: nil) == .missing)
  }

  @Test(arguments: [[:], ["CI": "1"]])
  func `A variable that is no mode is an error that names the modes, whatever goes before it`(
    _ others: [String: String]
  ) throws {
    let environment = RecordingEnvironment(others.merging(["SNAPSHOT_TESTING_RECORD": "fail"]) { $1 })
    let problem = #expect(throws: GoldenFile.Problem.self) { try environment.mode(argument: .all, trait: nil) }
    #expect(problem?.text.contains("'fail'; set it to one of: all, failed, missing, never") == true)
  }

  @Test func `Pending texts wait beside goldens, in CI only where a variable says so`() {
    #expect(RecordingEnvironment([:]).pending == .besideGoldens)
    #expect(RecordingEnvironment(["CI": "1"]).pending == nil)
    #expect(RecordingEnvironment(["SNAPSHOT_PENDING": "no"]).pending == nil)
    #expect(RecordingEnvironment(["CI": "1", "SNAPSHOT_PENDING": "/p"]).pending == .folder("/p"))
    #expect(RecordingEnvironment(["CI": "1", "SNAPSHOT_ARTIFACTS": "/a"]).pending == .folder("/a/pending"))
  }

  @Test func `True and false mean all and missing, as in older tests`() {
    let modes: [RecordMode] = [true, false]
    #expect(modes == [.all, .missing])
  }

  @Test func `The mode of an operation holds inside it, and a nil one keeps the mode around it`() async {
    let modes = withSnapshotTesting(record: .all) {
      [SnapshotOptions.record, withSnapshotTesting { SnapshotOptions.record }]
    }
    #expect(modes == [.all, .all])
    let later = await withSnapshotTesting(record: .never) {
      await Task.yield()
      return SnapshotOptions.record
    }
    #expect(later == .never)
    #expect(SnapshotOptions.record == nil)
  }
}
