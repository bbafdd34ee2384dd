import Foundation
import Testing

/// Pending snapshots on the command line: listed, reviewed, accepted and rejected.
@Suite struct PendingCommandTests {
  private let folder: URL

  init() throws {
    // Below the current folder, as pending files in a folder of their own ask for.
    folder = Tool.root.appendingPathComponent(".build/plainview-pending-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, _ name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Three goldens with texts that wait for them.
  private func prepare() throws {
    for name in ["a", "b", "c"] {
      try write("old \(name)\n", "\(name).txt")
      try write(
        "plainview pending snapshot 1\nbase: \(fingerprint("old \(name)\n"))\nfrom: T.swift:3:5 \(name)()\n\nnew \(name)\n",
        "\(name).txt.pending")
    }
  }

  /// FNV-1a of 64 bits, from its definition.
  private func fingerprint(_ text: String) -> String {
    var value: UInt64 = 14_695_981_039_346_656_037
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 1_099_511_628_211 }
    return String(repeating: "0", count: 16 - String(value, radix: 16).count) + String(value, radix: 16)
  }

  private func review(_ answers: String) throws -> Tool.Result {
    try Tool.run(["review", folder.path], input: answers)
  }

  @Test func `Pending lists what waits, for people and for programs`() throws {
    defer { cleanUp() }
    try prepare()
    let list = try Tool.run("pending", folder.path)
    #expect(list.exitCode == 0 && list.output.hasSuffix("\n3 pending\n"))
    let name = folder.path.dropFirst(Tool.root.path.count + 1)
    #expect(list.output.contains("\(folder.path)/a.txt.pending: for \(name)/a.txt, from T.swift:3:5 a()\n"))
    let json = try Tool.run("pending", folder.path, "--format", "json")
    let entries = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(entries.map { $0["from"] as? String } == ["T.swift:3:5 a()", "T.swift:3:5 b()", "T.swift:3:5 c()"])
  }

  @Test func `Review shows the differences and does what the answers say`() throws {
    defer { cleanUp() }
    try prepare()
    let result = try review("x\na\nR\ns\n")
    #expect(result.exitCode == 0)
    #expect(result.output.contains("-old a\n+new a\n"))
    #expect(result.output.hasSuffix("1 accepted, 1 rejected, 1 left\n"))
    #expect(result.errors.components(separatedBy: "accept (a)").count == 5)
    #expect(text("a.txt") == "new a\n" && text("b.txt") == "old b\n" && text("c.txt") == "old c\n")
    #expect(text("a.txt.pending") == nil && text("b.txt.pending") == nil && text("c.txt.pending") != nil)
  }

  @Test(arguments: ["", "q\na\na\n"]) func `The end of the answers and q leave the rest`(_ answers: String) throws {
    defer { cleanUp() }
    try prepare()
    #expect(try review(answers).output.hasSuffix("0 accepted, 0 rejected, 3 left\n"))
    #expect(text("a.txt") == "old a\n" && text("a.txt.pending") != nil)
  }

  @Test func `Accept and reject take files, goldens and folders, or all only when asked`() throws {
    defer { cleanUp() }
    try prepare()
    #expect(try Tool.run("accept").exitCode == 2)
    #expect(try Tool.run("accept").errors.contains("say --all"))
    #expect(try Tool.run("accept", "--all", folder.path).exitCode == 2)
    #expect(try Tool.run("accept", "\(folder.path)/none.txt").exitCode == 2)
    let accepted = try Tool.run("accept", "\(folder.path)/a.txt.pending", "\(folder.path)/b.txt")
    #expect(accepted.exitCode == 0 && accepted.output.hasSuffix("\n2 accepted\n"))
    #expect(text("a.txt") == "new a\n" && text("b.txt") == "new b\n")
    let rejected = try Tool.run("reject", folder.path)
    #expect(rejected.exitCode == 0 && rejected.output.hasSuffix("\n1 rejected\n"))
    #expect(text("c.txt") == "old c\n" && text("c.txt.pending") == nil)
  }

  @Test func `A stale file is one line with a remedy, and the others are accepted nevertheless`() throws {
    defer { cleanUp() }
    try prepare()
    try write("edited\n", "a.txt")
    #expect(try Tool.run("pending", folder.path).output.components(separatedBy: ", stale\n").count == 2)
    let result = try Tool.run("accept", folder.path)
    #expect(result.exitCode == 1 && result.output.hasSuffix("\n2 accepted\n"))
    #expect(result.errors.hasPrefix("\(folder.path)/a.txt.pending: stale, "))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(text("a.txt") == "edited\n")
  }

  // MARK: Flakes

  @Test func `Q8 All are accepted only when two runs came to the same text`() throws {
    defer { cleanUp() }
    try prepare()
    try write(
      "plainview pending snapshot 1\nbase: \(fingerprint("old b\n"))\nfrom: T.swift:3:5 b()\nruns: 2\n\nnew b\n",
      "b.txt.pending")
    let all = try Tool.run(["accept", "--all"], in: folder)
    #expect(all.exitCode == 1 && all.output.hasSuffix("\n1 accepted\n"), "\(all.output)")
    #expect(all.errors.contains("a.txt.pending: ") && all.errors.contains("c.txt.pending: "), "\(all.errors)")
    #expect(text("a.txt") == "old a\n" && text("b.txt") == "new b\n" && text("c.txt") == "old c\n")
    // One that is named was looked at.
    #expect(try Tool.run("accept", "\(folder.path)/a.txt").exitCode == 0)
    #expect(text("a.txt") == "new a\n")
  }

  // MARK: Review on a terminal

  @Test(arguments: ["never", "always"])
  func `Q9 The question says which one of how many, on a screen of its own, in colour if asked for`(
    _ color: String
  ) throws {
    defer { cleanUp() }
    try prepare()
    let terminal = try PlayedTerminal(["review", folder.path, "--color", color], columns: 200)
    try terminal.wait(for: "a.txt: accept (a), reject (r), skip (s), quit (q)?")
    #expect(terminal.emulator.text.contains("1/3 "))
    #expect(terminal.emulator.text.contains("a.txt (golden)") && terminal.emulator.text.contains("a.txt (new)"))
    terminal.send("s")
    try terminal.wait(for: "b.txt: accept (a)")
    #expect(terminal.emulator.text.contains("2/3 ") && !terminal.emulator.text.contains("old a"))
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    let styles = String(decoding: terminal.received, as: UTF8.self).matches(of: /\u{1B}\[[0-9;]*m/)
    #expect(styles.isEmpty == (color == "never"))
  }
}
