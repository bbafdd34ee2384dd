import Foundation
import PlainviewSnapshot
import PlainviewStage
import Testing

/// Pending texts: listed, shown, accepted and rejected, and refused when what they replace has changed.
@Suite struct PendingFileTests {
  private let folder: ScratchFolder
  private let golden: GoldenFile

  init() throws {
    folder = try ScratchFolder()
    golden = try GoldenFile(
      testFile: "/project/Tests/LoginTests.swift", testName: "signIn()", name: nil, pathExtension: "txt",
      directory: folder.path)
  }

  /// Lets a comparison fail, so that its text waits.
  private func wait(
    _ text: String, in location: PendingLocation = .besideGoldens, facts: TreeFacts? = nil
  ) throws {
    let comparison = SnapshotComparison(
      golden: golden, mode: .never, artifacts: nil, isCI: false, pending: location,
      facts: FactRecord(isKept: true) { facts },
      origin: .init(source: "/project/Tests/LoginTests.swift", testName: "signIn()", line: 12, column: 5))
    _ = try comparison.verify(text)
  }

  private func pending() throws -> [PendingFile] {
    try PendingFile.paths(at: folder.path).map { try PendingFile($0) }
  }

  // MARK: Runs

  @Test func `Q8 The runs that came to a text are counted, one a process, and another text begins anew`() throws {
    try golden.write("old\n")
    func runs() throws -> Int { try #require(try pending().first).snapshot.runs }
    /// As if what waits had been written by another process, or by one that had the same number in another container.
    func becomeFormerRun(hasSameNumber: Bool = false) throws {
      let path = try #require(try PendingFile.paths(at: folder.path).first)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let former =
        hasSameNumber
        ? text.replacing(/start: [0-9]+\n/, with: "start: 1\n")
        : text.replacing("process: \(getpid())\n", with: "process: 1\n")
      #expect(former != text)
      try former.write(toFile: path, atomically: true, encoding: .utf8)
    }
    try wait("new\n")
    try wait("new\n")
    #expect(try runs() == 1)
    try becomeFormerRun()
    try wait("new\n")
    #expect(try runs() == 2)
    try becomeFormerRun(hasSameNumber: true)
    try wait("new\n")
    #expect(try runs() == 3)
    try becomeFormerRun()
    try wait("newer\n")
    #expect(try runs() == 1)
  }

  // MARK: Goldens

  @Test func `A pending text tells its golden, its test and its difference`() throws {
    try golden.write("one\ntwo\n")
    try wait("one\n\nthree\n")
    let file = try #require(try pending().first)
    #expect(file.target == golden.path)
    #expect(file.snapshot.origin == "/project/Tests/LoginTests.swift:12:5 signIn()")
    #expect(try file.difference().contains("@@ -1,2 +1,3 @@\n one\n-two\n+\n+three\n"))
  }

  @Test func `A pending text is explained in words and on a terminal side by side`() throws {
    func view(_ text: String) -> TreeFacts {
      TreeFacts(views: [ViewFacts(depth: 0, name: "a", type: "UILabel", frame: FactFrame(0, 0, 9, 9), text: text)])
    }
    try golden.write(
      "one\n", companions: [CompanionFile(suffix: "tree", text: Companion.text(of: view("one"), golden: "one\n"))])
    try wait("two\n", facts: view("two"))
    let file = try #require(try pending().first)
    let text = try file.explanation(.terminal(columns: 40, isColored: false))
    #expect(text.hasPrefix("What changed:\n  `a` says \"two\" (was \"one\")\n\n--- "))
    #expect(text.hasSuffix("lines 1 to 1:\none                | two\n^^^                  ^^^\n"))
  }

  @Test func `Accepting makes the text the golden, with its companion, and nothing waits any more`() throws {
    try golden.write("old\n", companions: [CompanionFile(suffix: "tree", text: "old tree")])
    let facts = TreeFacts(views: [ViewFacts(depth: 0, type: "UIView", frame: FactFrame(0, 0, 9, 9))])
    try wait("new\n", facts: facts)
    try #require(try pending().first).accept()
    #expect(folder.files == ["LoginTests/signIn.txt", "LoginTests/signIn.txt.tree"])
    #expect(try golden.read() == "new\n")
    #expect(folder.text("LoginTests/signIn.txt.tree") == Companion.text(of: facts, golden: "new\n"))
  }

  @Test func `A golden that is missing is made`() throws {
    try wait("new\n")
    try #require(try pending().first).accept()
    #expect(try golden.read() == "new\n")
  }

  @Test func `Rejecting leaves the golden as it is`() throws {
    try golden.write("old\n")
    try wait("new\n", facts: TreeFacts(views: []))
    try #require(try pending().first).reject()
    #expect(folder.files == ["LoginTests/signIn.txt"])
    #expect(try golden.read() == "old\n")
  }

  @Test func `A golden that has changed since is not overwritten`() throws {
    try golden.write("old\n")
    try wait("new\n")
    try golden.write("edited\n")
    let file = try #require(try pending().first)
    let stale = PendingFile.Problem.stale(file.path, target: golden.path)
    #expect(throws: stale) { try file.accept() }
    #expect(throws: stale) { try file.difference() }
    #expect(stale.text.contains("run the test again"))
    #expect(try golden.read() == "edited\n" && folder.files.count == 2)
  }

  @Test func `A golden names what waits for it, and a file that is none is refused`() throws {
    try golden.write("old\n")
    #expect(throws: PendingFile.Problem.missing(golden.path + ".pending")) { try PendingFile.paths(at: golden.path) }
    try wait("new\n")
    #expect(try PendingFile.paths(at: golden.path) == [golden.path + ".pending"])
    #expect(throws: PendingFile.Problem.missing("/nowhere")) { try PendingFile.paths(at: "/nowhere") }
    for content in [
      "", "plainview pending snapshot 1\n", "something else\n\ntext", "plainview pending snapshot 1\nbase: x\n\n",
    ] {
      let path = try folder.write(content, to: "bad.txt.pending")
      #expect(throws: PendingFile.Problem.unreadable(path)) { try PendingFile(path) }
    }
  }

  @Test func `Hidden folders and build folders are not looked into`() throws {
    try folder.write("", to: ".build/a.txt.pending")
    try folder.write("", to: "b/a.txt.pending")
    #expect(try PendingFile.paths(at: folder.path) == [folder.path + "/b/a.txt.pending"])
  }

  // MARK: One folder for all

  @Test func `In a folder of their own the files name their goldens, which are found again`() throws {
    let root = FileManager.default.currentDirectoryPath + "/.build/plainview-pending-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let golden = try GoldenFile(
      testFile: "/project/Tests/LoginTests.swift", testName: "f()", name: nil, pathExtension: "txt",
      directory: root + "/goldens")
    try golden.write("old\n")
    let comparison = SnapshotComparison(
      golden: golden, mode: .never, artifacts: nil, isCI: true, pending: .folder(root + "/pending"))
    _ = try comparison.verify("new\n")
    // The path of the golden from the current folder, which the test runs in.
    let name = golden.path.dropFirst(FileManager.default.currentDirectoryPath.count)
    let path = "\(root)/pending\(name).pending"
    try PendingFile(path).accept()
    #expect(try golden.read() == "new\n")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: ["/etc/passwd", "../../outside.txt", "a/../../../b.txt"])
  func `A file cannot name a golden that is not below the current folder`(_ target: String) throws {
    let path = try folder.write(
      "plainview pending snapshot 1\ngolden: \(target)\nbase: none\nfrom: x\n\nevil\n", to: "x.pending")
    let file = try PendingFile(path)
    #expect(throws: PendingFile.Problem.outside(path, target: target)) { try file.accept() }
  }

  // MARK: Inline snapshots

  private func literal(_ source: String, _ position: String, base: String, file: String, _ text: String) -> String {
    "plainview pending snapshot 1\nsource: \(source)\nplace: \(position)\nfile: \(file)\nbase: \(base)\nfrom: x\n\n\(text)"
  }

  /// FNV-1a of 64 bits, from its definition.
  private func fingerprint(_ text: String) -> String {
    var value: UInt64 = 14_695_981_039_346_656_037
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 1_099_511_628_211 }
    return String(repeating: "0", count: 16 - String(value, radix: 16).count) + String(value, radix: 16)
  }

  @Test func `Inline texts are accepted one after the other, each where its call is by then`() throws {
    let root = FileManager.default.currentDirectoryPath + "/.build/plainview-inline-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let source = root + "/Tests.swift"
    let text = "check(of: 1); check(of: 2) { \"old\" }\ncheck(of: 3)\n"
    try text.write(toFile: source, atomically: true, encoding: .utf8)
    let calls = [("1:6", "none", "first\nmore"), ("1:20", fingerprint("old"), "second"), ("2:6", "none", "third")]
    for (index, call) in calls.enumerated() {
      try literal(source, call.0, base: call.1, file: fingerprint(text), call.2)
        .write(toFile: "\(root)/\(index).pending", atomically: true, encoding: .utf8)
    }
    #expect(try PendingFile("\(root)/1.pending").difference().contains("-old") == true)
    for index in [1, 0, 2] { try PendingFile("\(root)/\(index).pending").accept() }
    #expect(
      try String(contentsOfFile: source, encoding: .utf8)
        == #"""
        check(of: 1) {
          """
          first
          more
          """
        }; check(of: 2) {
          """
          second
          """
        }
        check(of: 3) {
          """
          third
          """
        }

        """#)
    #expect(try PendingFile.paths(at: root).isEmpty)
  }

  @Test func `An inline text of a source that has changed since is refused`() throws {
    let root = FileManager.default.currentDirectoryPath + "/.build/plainview-inline-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let source = root + "/Tests.swift"
    try "other(of: 1)\n".write(toFile: source, atomically: true, encoding: .utf8)
    let path = root + "/a.pending"
    try literal(source, "1:6", base: "none", file: fingerprint("check(of: 1)\n"), "new")
      .write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: PendingFile.Problem.stale(path, target: source + ":1:6")) { try PendingFile(path).accept() }
    #expect(try String(contentsOfFile: source, encoding: .utf8) == "other(of: 1)\n")
  }
}
