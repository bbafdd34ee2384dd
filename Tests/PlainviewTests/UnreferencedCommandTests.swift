import Foundation
import Testing

/// Unreferenced goldens on the command line: listed, rejected and deleted.
@Suite struct UnreferencedCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("plainview-\(UUID().uuidString)")
    try write("@Test func signIn() {}\n@Test func signOut() {}\n", "Tests/LoginTests.swift")
    for golden in ["signIn.txt", "signIn.old.txt", "signOut.txt", "gone.txt"] {
      try write("x\n", "Tests/__Snapshots__/LoginTests/\(golden)")
    }
  }

  private func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private var goldens: [String] {
    let path = folder.appendingPathComponent("Tests/__Snapshots__/LoginTests").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The ledger of a run that was filtered to `signIn`.
  private func filteredRun() throws {
    let golden = folder.appendingPathComponent("Tests/__Snapshots__/LoginTests/signIn.txt").path
    let source = folder.appendingPathComponent("Tests/LoginTests.swift").path
    try write("plainview ledger 1\ngolden\t\(golden)\t\(source)\tsignIn()\nend\t0\n", "ledger/1.ledger")
  }

  private func run(_ options: String...) throws -> Tool.Result {
    try Tool.run(["unreferenced", folder.path + "/Tests"] + options)
  }

  @Test func `A filtered run lists what its tests did not use, and nothing of the others`() throws {
    defer { cleanUp() }
    try filteredRun()
    let goldenFolder = "\(folder.path)/Tests/__Snapshots__/LoginTests"
    let result = try run("--ledger", folder.path + "/ledger")
    #expect(result.exitCode == 0)
    #expect(
      result.output == """
        \(goldenFolder)/gone.txt:1: unreferenced, LoginTests.swift has no test of that name
        \(goldenFolder)/signIn.old.txt:1: unreferenced, its test ran without it
        2 unreferenced, 1 not judged

        """)
    #expect(goldens.count == 4)
  }

  @Test func `The notes of the tests are in a folder that no ended run can have left, and are gone afterwards`() throws
  {
    defer { cleanUp() }
    let notes = folder.path + "/place"
    let result = try run("--", "sh", "-c", "echo $PPID $SNAPSHOT_LEDGER > \(notes); ls -A $SNAPSHOT_LEDGER >> \(notes)")
    #expect(result.exitCode == 0, "\(result.errors)")
    let fields = try String(contentsOfFile: notes, encoding: .utf8).split(whereSeparator: \.isWhitespace)
    #expect(fields.count == 2 && !fields[1].hasSuffix("-\(fields[0])"))
    #expect(!FileManager.default.fileExists(atPath: String(fields[1])))
  }

  @Test func `Reject fails, delete deletes, and both at once are a usage error`() throws {
    defer { cleanUp() }
    try filteredRun()
    let ledger = ["--ledger", folder.path + "/ledger"]
    #expect(try run("--reject", ledger[0], ledger[1]).exitCode == 1)
    #expect(try run("--delete", "--reject").exitCode == 2)
    #expect(try run("--delete", ledger[0], ledger[1]).exitCode == 0)
    #expect(goldens == ["signIn.txt", "signOut.txt"])
    #expect(try run("--reject", ledger[0], ledger[1]).exitCode == 0)
  }

  @Test func `A test command has a ledger of its own, and its failure is one`() throws {
    defer { cleanUp() }
    try filteredRun()
    let copy = "cp \(folder.path)/ledger/1.ledger \"$SNAPSHOT_LEDGER\""
    let result = try run("--", "sh", "-c", copy)
    #expect(result.exitCode == 0 && result.output.hasSuffix("2 unreferenced, 1 not judged\n"))
    let failed = try run("--", "sh", "-c", "exit 3")
    #expect(failed.exitCode == 1 && failed.output.hasSuffix("1 unreferenced, 3 not judged\n"))
    #expect(failed.errors.contains("the test command ended with 3"))
  }

  @Test func `Folders that are not there are usage errors`() throws {
    defer { cleanUp() }
    #expect(try Tool.run("unreferenced", "/nowhere").exitCode == 2)
    #expect(try run("--events", "/nowhere").errors == "/nowhere: no such file, check the path\n")
    #expect(try run("--ledger", "/nowhere").errors == "/nowhere: no such folder, check the path\n")
  }
}
