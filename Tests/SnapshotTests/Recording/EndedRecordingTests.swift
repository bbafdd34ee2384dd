import Foundation
import PlainviewRuntime
import PlainviewSnapshot
import PlainviewStage
import Testing

/// Goldens and pending texts left by a program that is ended while it writes, and links among goldens.
@Suite struct EndedRecordingTests {
  private let folder: ScratchFolder
  private let golden: GoldenFile

  init() throws {
    folder = try ScratchFolder()
    golden = try GoldenFile(
      testFile: "/project/Tests/LoginTests.swift", testName: "signIn()", name: nil, pathExtension: "txt",
      directory: folder.path)
  }

  private func compare(_ mode: RecordMode, _ text: String) throws -> SnapshotMismatch? {
    let facts = TreeFacts(views: [ViewFacts(depth: 0, type: "UIView", frame: FactFrame(0, 0, 9, 9), text: text)])
    return try SnapshotComparison(
      golden: golden, mode: mode, artifacts: nil, isCI: false, pending: .besideGoldens,
      facts: FactRecord(isKept: true) { facts }
    ).mismatch(of: text)
  }

  private var names: [String] { folder.files.map { String($0.split(separator: "/").last ?? "") } }

  // MARK: Pending texts

  @Test func `A text that an ended program has accepted is accepted once more, and its companion stays`() throws {
    _ = try compare(.all, "old\n")
    _ = try compare(.never, "new\n")
    let companion = try #require(folder.text("LoginTests/signIn.txt.pending.tree"))
    // The golden and its companion are there, of the pending text the companion is gone already.
    try folder.write("new\n", to: "LoginTests/signIn.txt")
    try folder.write(companion, to: "LoginTests/signIn.txt.tree")
    #expect(unlink(golden.path + ".pending.tree") == 0)
    let file = try PendingFile(golden.path + ".pending")
    #expect(!file.isStale)
    try file.accept()
    #expect(names == ["signIn.txt", "signIn.txt.tree"])
    #expect(folder.text("LoginTests/signIn.txt") == "new\n" && folder.text("LoginTests/signIn.txt.tree") == companion)
  }

  @Test func `A text whose companion alone an ended program has put beside the golden is accepted once more`() throws {
    _ = try compare(.all, "old\n")
    _ = try compare(.never, "new\n")
    let companion = try #require(folder.text("LoginTests/signIn.txt.pending.tree"))
    try folder.write(companion, to: "LoginTests/signIn.txt.tree")
    try PendingFile(golden.path + ".pending").accept()
    #expect(names == ["signIn.txt", "signIn.txt.tree"])
    #expect(folder.text("LoginTests/signIn.txt") == "new\n" && folder.text("LoginTests/signIn.txt.tree") == companion)
  }

  @Test func `A golden goes last of what is deleted, and a companion before its pending text`() throws {
    _ = try compare(.all, "old\n")
    _ = try compare(.never, "new\n")
    try golden.delete()
    #expect(folder.files == [])
    _ = try compare(.all, "old\n")
    _ = try compare(.never, "new\n")
    // As if the companion had been removed and then the program ended.
    #expect(unlink(golden.path + ".pending.tree") == 0)
    _ = try compare(.never, "old\n")
    #expect(names == ["signIn.txt", "signIn.txt.tree"])
  }

  @Test func `A pending text without views takes away the companion of the one before`() throws {
    _ = try compare(.all, "old\n")
    _ = try compare(.never, "new\n")
    #expect(names.contains("signIn.txt.pending.tree"))
    _ = try SnapshotComparison(golden: golden, mode: .never, artifacts: nil, isCI: false, pending: .besideGoldens)
      .mismatch(of: "newer\n")
    #expect(names == ["signIn.txt", "signIn.txt.pending", "signIn.txt.tree"])
  }

  @Test func `A companion that cannot be written is named, and its golden is not written either`() throws {
    try golden.write("old\n", companions: [CompanionFile(suffix: "tree", text: "old")])
    #expect(chmod(golden.path + ".tree", 0o444) == 0)
    let problem = #expect(throws: GoldenFile.Problem.self) {
      try golden.write("new\n", companions: [CompanionFile(suffix: "tree", text: "new")])
    }
    #expect(
      problem?.text == "\(golden.path): the golden cannot be written: signIn.txt.tree beside it: it is read-only; "
        + "make it writable with `chmod u+w`")
    #expect(folder.text("LoginTests/signIn.txt") == "old\n" && folder.text("LoginTests/signIn.txt.tree") == "old")
  }

  // MARK: Links

  @Test func `A link to another golden is written through, by recording and by accepting, and stays`() throws {
    try folder.write("old\n", to: "shared/signIn.txt")
    try FileManager.default.createDirectory(atPath: golden.folder, withIntermediateDirectories: true)
    #expect(symlink("../shared/signIn.txt", golden.path) == 0)
    #expect(try compare(.failed, "new\n") != nil)
    #expect(folder.text("shared/signIn.txt") == "new\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: golden.path) == "../shared/signIn.txt")
    #expect(try compare(.never, "new\n") == nil)
    try golden.delete()
    #expect(folder.files == ["shared/signIn.txt"])
  }

  @Test func `Beside __Snapshots__ too: accepting writes through a link to a golden of another test`() throws {
    let goldens = folder.path + "/__Snapshots__"
    let golden = try GoldenFile(
      testFile: folder.path + "/LoginTests.swift", testName: "signIn()", name: nil, pathExtension: "txt", directory: nil
    )
    try folder.write("old\n", to: "__Snapshots__/Shared/a.txt")
    try FileManager.default.createDirectory(atPath: golden.folder, withIntermediateDirectories: true)
    #expect(symlink("../Shared/a.txt", golden.path) == 0)
    _ = try SnapshotComparison(golden: golden, mode: .never, artifacts: nil, isCI: false, pending: .besideGoldens)
      .mismatch(of: "new\n")
    try PendingFile(golden.path + ".pending").accept()
    #expect(folder.text("__Snapshots__/Shared/a.txt") == "new\n")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: goldens + "/LoginTests/signIn.txt") == "../Shared/a.txt"
    )
  }

  @Test func `A link to nothing, and one that leaves the goldens over another one, are refused`() throws {
    try FileManager.default.createDirectory(atPath: golden.folder, withIntermediateDirectories: true)
    let outside = try ScratchFolder()
    let target = try outside.write("kept\n", to: "target.txt")
    #expect(symlink("second", golden.path) == 0)
    let problem = GoldenFile.Problem.isLink(golden.path, to: "second")
    #expect(throws: problem) { try golden.write("new\n") }
    #expect(problem.text.contains("is not among the goldens; replace the link by a file"))
    #expect(symlink(target, golden.folder + "/second") == 0)
    #expect(throws: problem) { try golden.write("new\n") }
    #expect(outside.text("target.txt") == "kept\n" && outside.files == ["target.txt"])
  }

  @Test func `A folder of goldens that is a link is written through, and stays a link`() throws {
    let other = try ScratchFolder()
    #expect(symlink(other.path, folder.path + "/goldens") == 0)
    let golden = try GoldenFile(
      testFile: "/p/LoginTests.swift", testName: "f()", name: nil, pathExtension: "txt",
      directory: folder.path + "/goldens")
    try golden.write("a\n", companions: [CompanionFile(suffix: "tree", text: "t")])
    try golden.write("b\n", companions: [CompanionFile(suffix: "tree", text: "u")])
    #expect(other.files == ["LoginTests/f.txt", "LoginTests/f.txt.tree"])
    #expect(other.text("LoginTests/f.txt") == "b\n" && other.text("LoginTests/f.txt.tree") == "u")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/goldens") == other.path)
  }
}
