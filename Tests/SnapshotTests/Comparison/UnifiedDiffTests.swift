import Foundation
import PlainviewSnapshot
import PlainviewStage
import Testing

@Suite struct UnifiedDiffTests {
  private func text(_ old: String, _ new: String, context: Int = 3) -> String {
    UnifiedDiff(old: old, new: new, context: context).text(from: "old.txt", to: "new.txt")
  }

  @Test("Equal texts give no text") func equal() {
    #expect(text("a\nb\n", "a\nb\n") == "")
    #expect(text("", "") == "")
    #expect(UnifiedDiff(old: "a", new: "a").hunks == [])
  }

  @Test("A changed line stands between three lines of context") func context() {
    #expect(
      text("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- old.txt
        +++ new.txt
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test("Changes with six lines between them share a hunk, with seven they do not") func hunks() {
    let lines = (1...20).map { "\($0)" }
    func changing(_ numbers: [Int]) -> String {
      (1...20).map { numbers.contains($0) ? "x\($0)\n" : "\($0)\n" }.joined()
    }
    let old = lines.map { $0 + "\n" }.joined()
    #expect(UnifiedDiff(old: old, new: changing([5, 12])).hunks.map(\.old) == [1..<15])
    #expect(UnifiedDiff(old: old, new: changing([5, 13])).hunks.map(\.old) == [1..<8, 9..<16])
  }

  @Test("Without context, an inserted line names the line before it") func noContext() {
    #expect(text("a\nb\n", "a\nx\nb\n", context: 0) == "--- old.txt\n+++ new.txt\n@@ -1,0 +2 @@\n+x\n")
    #expect(text("a\nx\nb\n", "a\nb\n", context: 0) == "--- old.txt\n+++ new.txt\n@@ -2 +1,0 @@\n-x\n")
  }

  @Test("Empty texts have the range 0,0") func empty() {
    #expect(text("", "a\n") == "--- old.txt\n+++ new.txt\n@@ -0,0 +1 @@\n+a\n")
    #expect(text("a\nb\n", "") == "--- old.txt\n+++ new.txt\n@@ -1,2 +0,0 @@\n-a\n-b\n")
  }

  @Test("A missing line feed at the end is a change and is marked") func noFinalNewline() {
    let mark = "\\ No newline at end of file\n"
    #expect(text("a\n", "a") == "--- old.txt\n+++ new.txt\n@@ -1 +1 @@\n-a\n+a\n" + mark)
    #expect(text("a", "a\n") == "--- old.txt\n+++ new.txt\n@@ -1 +1 @@\n-a\n" + mark + "+a\n")
    #expect(text("a\nz", "b\nz") == "--- old.txt\n+++ new.txt\n@@ -1,2 +1,2 @@\n-a\n+b\n z\n" + mark)
  }

  @Test("Only a line feed ends a line") func lineEnds() {
    #expect(UnifiedDiff.lines(of: "a\r\nb\rc\u{2028}d\u{85}e\n\nf") == ["a\r\n", "b\rc\u{2028}d\u{85}e\n", "\n", "f"])
    #expect(UnifiedDiff.lines(of: "") == [])
    #expect(UnifiedDiff.lines(of: "\n") == ["\n"])
  }

  @Test("Names that would break the header are quoted") func names() {
    let diff = UnifiedDiff(old: "", new: "a\n")
    func header(_ name: String) -> String { String(diff.text(from: name, to: "n").split(separator: "\n")[0]) }
    #expect(header("login.txt") == "--- login.txt")
    #expect(header("log in.txt") == "--- log in.txt\t")
    #expect(header("확인.txt") == "--- 확인.txt")
    #expect(header("a\"b\\c\td\u{1}.txt") == #"--- "a\"b\\c\td\001.txt""#)
    #expect(header("a\nb").hasPrefix(#"--- "a\nb""#))
  }

  @Test("Applying the diff to the old text gives the new one") func roundTrip() throws {
    var random = FixedSeed(2026)
    for _ in 0..<400 {
      let (old, new) = Self.relatedTexts(&random)
      let context = Int.random(in: 0...4, using: &random)
      let patch = text(old, new, context: context)
      let applied = try UnifiedPatch(patch).applied(to: old)
      #expect(applied == new, "\(old.debugDescription) -> \(new.debugDescription)\n\(patch)")
      let reverted = try UnifiedPatch(patch).reversed.applied(to: new)
      #expect(reverted == old)
    }
  }

  @Test("git applies the diff") func git() throws {
    var random = FixedSeed(4)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "unified-diff-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var expected: [String: String] = [:]
    var patch = ""
    for number in 0..<40 {
      var (old, new) = Self.relatedTexts(&random)
      // git deletes a file that becomes empty only if the patch says so, and rejects a patch of no change.
      if old == new || new.isEmpty { new += "more" }
      if old.isEmpty { old = "\n" + old }
      let name = ["plain", "with blank", "확인", "qu\"ote"][number % 4] + " \(number).txt"
      try Data(old.utf8).write(to: folder.appendingPathComponent(name))
      patch += UnifiedDiff(old: old, new: new).text(from: name, to: name)
      expected[name] = new
    }
    try Data(patch.utf8).write(to: folder.appendingPathComponent("all.diff"))
    let status = try Self.run(["git", "apply", "-p0", "--whitespace=nowarn", "all.diff"], in: folder)
    #expect(status == 0, "git apply refused:\n\(patch)")
    for name in expected.keys.sorted() {
      let found = try Data(contentsOf: folder.appendingPathComponent(name))
      #expect(String(decoding: found, as: UTF8.self) == expected[name], "\(name)")
    }
  }

  @Test("git creates and deletes files by the diff with /dev/null") func gitCreatesAndDeletes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "unified-diff-null-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("gone\n".utf8).write(to: folder.appendingPathComponent("gone.txt"))
    let patch =
      UnifiedDiff(old: "", new: "a\nb").text(from: "/dev/null", to: "made.txt")
      + UnifiedDiff(old: "gone\n", new: "").text(from: "gone.txt", to: "/dev/null")
    try Data(patch.utf8).write(to: folder.appendingPathComponent("all.diff"))
    #expect(try Self.run(["git", "apply", "-p0", "all.diff"], in: folder) == 0)
    #expect(try String(contentsOf: folder.appendingPathComponent("made.txt"), encoding: .utf8) == "a\nb")
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("gone.txt").path))
  }

  private static func run(_ command: [String], in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    // A repository around the temporary folder must not matter.
    process.environment = ProcessInfo.processInfo.environment.merging(["GIT_CEILING_DIRECTORIES": folder.path]) { $1 }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// A text and an edited copy of it, with repeated lines, odd line ends and sometimes no line feed at the end.
  private static func relatedTexts(_ random: inout FixedSeed) -> (old: String, new: String) {
    let pieces = [
      "", "|    |", "확인", "a\rb", "-minus", "+plus", "\\ No newline at end of file", "@@ -1 +1 @@", "e\u{301}",
    ]
    func line() -> String { pieces.randomElement(using: &random) ?? "" }
    let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in line() }
    var new = old
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let index = Int.random(in: 0...new.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: new.insert(line(), at: index)
      case 1 where index < new.count: new.remove(at: index)
      case _ where index < new.count: new[index] = line()
      default: new.append(line())
      }
    }
    func joined(_ lines: [String]) -> String {
      let text = lines.map { $0 + "\n" }.joined()
      return Bool.random(using: &random) ? text : String(text.unicodeScalars.dropLast())
    }
    return (joined(old), joined(new))
  }
}
