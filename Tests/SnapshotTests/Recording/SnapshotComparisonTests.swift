import Foundation
import PlainviewSnapshot
import Testing

/// When goldens are written and what a failure says.
@Suite struct SnapshotComparisonTests {
  private let folder: URL
  private let golden: GoldenFile

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString)")
    golden = try GoldenFile(
      testFile: "/project/Tests/LoginTests.swift", testName: "signIn()", name: nil, pathExtension: "txt",
      directory: folder.path)
  }

  private func compare(_ mode: RecordMode, artifacts: String? = nil, isCI: Bool = false) -> SnapshotComparison {
    SnapshotComparison(golden: golden, mode: mode, artifacts: artifacts, isCI: isCI)
  }

  private func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  @Test func `An equal text passes in every mode but all, and nothing is written`() throws {
    defer { cleanUp() }
    try golden.write("a\n")
    for mode in [RecordMode.failed, .missing, .never] { #expect(try compare(mode).verify("a\n") == nil) }
  }

  @Test func `A missing golden is recorded in the modes missing, failed and all, and the test fails`() throws {
    defer { cleanUp() }
    for mode in [RecordMode.missing, .all] {
      try? FileManager.default.removeItem(at: golden.url)
      let message = try #require(try compare(mode).verify("new\n"))
      #expect(message.contains(golden.url.path))
      #expect(try golden.read() == "new\n")
    }
  }

  @Test func `With the mode never a missing golden fails with the new text in the message`() throws {
    defer { cleanUp() }
    let message = try #require(try compare(.never, isCI: true).verify("new text\n"))
    #expect(message.contains("new text"))
    #expect(message.contains("with CI set nothing is recorded"))
    #expect(try golden.read() == nil)
  }

  @Test func `A difference is shown as a unified diff and written only in the mode failed`() throws {
    defer { cleanUp() }
    try golden.write("one\ntwo\n")
    let message = try #require(try compare(.missing).verify("one\nthree\n"))
    #expect(message.contains("-two\n+three\n"))
    #expect(try golden.read() == "one\ntwo\n")
    _ = try compare(.failed).verify("one\nthree\n")
    #expect(try golden.read() == "one\nthree\n")
  }

  @Test func `Artifacts get the text that failed`() throws {
    defer { cleanUp() }
    try golden.write("old\n")
    let artifacts = folder.appendingPathComponent("artifacts")
    _ = try compare(.never, artifacts: artifacts.path).verify("new\n")
    let kept = artifacts.appendingPathComponent("LoginTests/signIn.txt")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "new\n")
  }

  @Test func `A name cannot leave its folder`() throws {
    defer { cleanUp() }
    let named = try GoldenFile(
      testFile: "/project/Tests/LoginTests.swift", testName: "signIn()", name: "../../etc/passwd",
      pathExtension: "txt", directory: folder.path)
    #expect(named.url.path == folder.path + "/LoginTests/signIn.etc-passwd.txt")
    #expect(throws: GoldenFile.Problem.emptyName) {
      try GoldenFile(testFile: "/a.swift", testName: "f()", name: "..", pathExtension: "txt", directory: nil)
    }
  }

  @Test func `Goldens lie in a folder beside the test file`() throws {
    let golden = try GoldenFile(
      testFile: "/project/Tests/LoginTests.swift", testName: "signIn(user:)", name: "filled in", pathExtension: "txt",
      directory: nil)
    #expect(golden.url.path == "/project/Tests/__Snapshots__/LoginTests/signIn-user.filled-in.txt")
  }

  @Test func `A golden that is a folder, or not text, is an error that says what to do`() throws {
    defer { cleanUp() }
    try FileManager.default.createDirectory(at: golden.url, withIntermediateDirectories: true)
    #expect(throws: GoldenFile.Problem.unreadable("it is a folder")) { try golden.read() }
    try FileManager.default.removeItem(at: golden.url)
    try Data([0xFF, 0xFE, 0x00]).write(to: golden.url)
    #expect(throws: GoldenFile.Problem.notText) { try golden.read() }
  }
}

@Suite struct RecordingEnvironmentTests {
  @Test func `CI goes before everything`() {
    let environment = RecordingEnvironment(["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"])
    #expect(environment.mode(argument: .all, trait: .failed) == .never)
    #expect(!RecordingEnvironment(["CI": "0"]).isCI)
    #expect(!RecordingEnvironment([:]).isCI)
  }

  @Test func `The argument goes before the trait, the trait before the variable, and missing is the default`() {
    let environment = RecordingEnvironment(["SNAPSHOT_TESTING_RECORD": "failed"])
    #expect(environment.mode(argument: .all, trait: .never) == .all)
    #expect(environment.mode(argument: nil, trait: .never) == .never)
    #expect(environment.mode(argument: nil, trait: nil) == .failed)
    #expect(RecordingEnvironment([:]).mode(argument: nil, trait: nil) == .missing)
  }
}
