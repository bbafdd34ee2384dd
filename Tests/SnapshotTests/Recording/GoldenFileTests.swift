import Foundation
import PlainviewRuntime
import PlainviewSnapshot
import PlainviewStage
import Testing

/// Where goldens lie, and what is refused when they are read and written.
@Suite struct GoldenFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func golden(_ test: String = "signIn()", named name: String? = nil, ending: String = "txt") throws
    -> GoldenFile
  {
    try GoldenFile(
      testFile: "/project/Tests/LoginTests.swift", testName: test, name: name, pathExtension: ending,
      directory: folder.path)
  }

  private func path(_ name: String) -> String { "\(folder.path)/LoginTests/\(name)" }

  // MARK: Names

  @Test func `Goldens lie in a folder beside the test file`() throws {
    let golden = try GoldenFile(
      testFile: "/project/Tests/LoginTests.swift", testName: "signIn(user:)", name: "filled in", pathExtension: "txt",
      directory: nil)
    #expect(golden.path == "/project/Tests/__Snapshots__/LoginTests/signIn-user.filled-in.txt")
  }

  @Test func `A folder for the snapshots of one call holds the golden itself`() throws {
    let golden = try GoldenFile(
      testFile: "/project/Tests/LoginTests.swift", testName: "f()", name: nil, pathExtension: "txt", directory: nil,
      snapshotDirectory: "/elsewhere/goldens")
    #expect(golden.path == "/elsewhere/goldens/f.txt")
  }

  @Test(arguments: [
    ("../../etc/passwd", "signIn.etc-passwd.txt"), ("/etc/passwd", "signIn.etc-passwd.txt"),
    ("a\u{0}b", "signIn.a-b.txt"), (#"a:b*c?"d<e>f|g\h"#, "signIn.a-b-c-d-e-f-g-h.txt"),
    ("한국어 이름", "signIn.한국어-이름.txt"),
    ("e\u{301}", "signIn.\u{E9}.txt"), ("tail. ", "signIn.tail.txt"),
  ])
  func `A name cannot leave its folder, and has no character that a file system reserves`(
    _ name: String, _ file: String
  ) throws {
    let golden = try golden(named: name)
    #expect(Array(golden.path.utf8) == Array(path(file).utf8))
  }

  @Test func `A name without a letter, and an ending with a path in it, are no way out`() throws {
    #expect(throws: GoldenFile.Problem.emptyName) { try golden(named: "..") }
    #expect(throws: GoldenFile.Problem.emptyName) { try golden("()") }
    #expect(try golden(ending: "../x").path == path("signIn.x"))
  }

  @Test func `Long names are cut and told apart, so that every file system takes them`() throws {
    let sentence = String(repeating: "A long sentence about one screen ", count: 20)
    let first = try golden(sentence + "one", named: sentence)
    let second = try golden(sentence + "two", named: sentence)
    #expect(first.path != second.path)
    #expect(first.name.utf8.count <= 220 && first.name.hasPrefix("A-long-sentence"))
    try first.write("a\n")
    #expect(try first.read() == "a\n")
    let wide = try golden(String(repeating: "긴", count: 200))
    #expect(wide.name.utf8.count <= 130 && wide.name.hasPrefix("긴긴"))
  }

  @Test func `A new golden whose name another one has but for case is refused`() throws {
    try golden("signIn()").write("a\n")
    #expect(throws: GoldenFile.Problem.sameButForCase(path("SignIn.txt"), other: "signIn.txt")) {
      try golden("SignIn()").write("b\n")
    }
    #expect(folder.files == ["LoginTests/signIn.txt"])
  }

  // MARK: Reading

  @Test func `A golden that is no file is an error that says what to do`() throws {
    let golden = try golden()
    #expect(try golden.read() == nil)
    try FileManager.default.createDirectory(at: golden.url, withIntermediateDirectories: true)
    #expect(throws: GoldenFile.Problem.isFolder(golden.path)) { try golden.read() }
    try FileManager.default.removeItem(at: golden.url)
    #expect(mkfifo(golden.path, 0o600) == 0)
    // A read of a pipe without a writer would not return.
    #expect(throws: GoldenFile.Problem.notAFile(golden.path)) { try golden.read() }
  }

  @Test func `A golden of 200 MB is not read`() throws {
    let golden = try golden()
    try folder.write("x", to: "LoginTests/signIn.txt")
    #expect(truncate(golden.path, 200 << 20) == 0)
    #expect(throws: GoldenFile.Problem.tooLarge(golden.path, bytes: 200 << 20)) { try golden.read() }
  }

  @Test(arguments: [([0xFF, 0xFE, 0x00], 0), ([0x61, 0x0A, 0xC3, 0x28], 2), ([0xED, 0x95, 0x9C, 0xED, 0x95], 3)])
  func `Bytes that are not UTF-8 are named by their offset`(_ bytes: [UInt8], _ offset: Int) throws {
    let golden = try golden()
    try folder.write(bytes, to: "LoginTests/signIn.txt")
    #expect(throws: GoldenFile.Problem.notText(golden.path, offset: offset)) { try golden.read() }
  }

  // MARK: Writing

  @Test func `A write leaves the file and nothing else, with the permissions it had`() throws {
    let golden = try golden()
    try golden.write("a\n")
    #expect(chmod(golden.path, 0o640) == 0)
    try golden.write("b\n")
    #expect(folder.files == ["LoginTests/signIn.txt"])
    #expect(folder.text("LoginTests/signIn.txt") == "b\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: golden.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `Companions are written and deleted with their golden`() throws {
    let golden = try golden()
    try golden.write("a\n", companions: [CompanionFile(suffix: "tree", text: "t")])
    #expect(folder.files == ["LoginTests/signIn.txt", "LoginTests/signIn.txt.tree"])
    try golden.write("b\n")
    #expect(folder.files == ["LoginTests/signIn.txt"])
    try golden.write("c\n", companions: [CompanionFile(suffix: "tree", text: "t")])
    try golden.delete()
    #expect(folder.files == [])
  }

  @Test func `What another process has recorded meanwhile is kept`() throws {
    let golden = try golden()
    try golden.replace(nil, with: "theirs\n")
    #expect(throws: GoldenFile.Problem.recordedMeanwhile(golden.path)) { try golden.replace(nil, with: "ours\n") }
    #expect(try golden.read() == "theirs\n")
    // The same text twice is no conflict.
    try golden.replace(nil, with: "theirs\n")
    try golden.replace(Array("theirs\n".utf8), with: "ours\n")
    #expect(try golden.read() == "ours\n")
  }

  @Test func `Of many that record one golden at once, one succeeds and the others are told`() async throws {
    let golden = try golden()
    let outcomes = await withTaskGroup(of: Bool.self, returning: [Bool].self) { group in
      for writer in 0..<16 {
        group.addTask {
          do {
            try golden.replace(nil, with: "writer \(writer)\n")
            return true
          } catch {
            return false
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.filter { $0 }.count == 1)
    #expect(try golden.read()?.hasPrefix("writer ") == true)
    #expect(folder.files == ["LoginTests/signIn.txt"])
  }

  @Test func `A read-only golden, a link and a folder that leads elsewhere are not written`() throws {
    let golden = try golden()
    try golden.write("a\n")
    #expect(chmod(golden.path, 0o444) == 0)
    #expect(throws: GoldenFile.Problem.readOnly(golden.path)) { try golden.write("b\n") }
    #expect(try golden.read() == "a\n")

    let outside = try ScratchFolder()
    let target = try outside.write("kept\n", to: "target.txt")
    let link = try self.golden("linked()")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    #expect(try link.read() == "kept\n")
    #expect(throws: GoldenFile.Problem.isLink(link.path, to: target)) { try link.write("b\n") }

    let led = try GoldenFile(
      testFile: "/p/Led.swift", testName: "f()", name: nil, pathExtension: "txt", directory: folder.path)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/Led", withDestinationPath: outside.path)
    #expect(throws: GoldenFile.Problem.leavesFolder(led.path, root: folder.path)) { try led.write("b\n") }
    #expect(outside.files == ["target.txt"] && outside.text("target.txt") == "kept\n")
  }

  @Test func `A text that no golden has the size of is not written`() throws {
    let golden = try golden()
    let text = String(repeating: "x", count: GoldenFile.sizeLimit + 1)
    #expect(throws: GoldenFile.Problem.textTooLarge(golden.path, bytes: text.utf8.count)) { try golden.write(text) }
    #expect(folder.files == [])
  }

  @Test func `Every problem names the path and a remedy`() {
    let problems: [GoldenFile.Problem] = [
      .isFolder("/g"), .notAFile("/g"), .unreadable("/g", reason: "r"), .tooLarge("/g", bytes: 9),
      .notText("/g", offset: 3), .conflicted("/g", line: 4), .readOnly("/g"),
      .unwritable("/g", FileFailure(reason: "r")),
      .isLink("/g", to: "/t"), .leavesFolder("/g", root: "/r"), .sameButForCase("/g", other: "G"),
      .recordedMeanwhile("/g"), .textTooLarge("/g", bytes: 9),
    ]
    for problem in problems {
      #expect(problem.text.hasPrefix("/g:") && problem.text.contains(where: { $0 == ";" || $0 == "," }))
      #expect(!problem.text.contains("\n"))
    }
  }
}
