import Foundation
import PlainviewScripting
import Testing

/// Small programs, beside what another engine writes when it runs them: `Scripts/check-scripts-against-node.py` makes
/// and checks these texts.
@Suite struct ProgramTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/scripts")

  static let names = [
    "comparing", "control", "json-and-dates", "lists", "numbers", "objects", "patterns", "promises", "texts",
  ]

  @Test func `Every program of the folder is run`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.filter { $0.hasSuffix(".js") }.sorted() == Self.names.map { $0 + ".js" })
  }

  @Test(arguments: names) func `A program writes what the other engine writes`(_ name: String) throws {
    let program = try String(contentsOf: Self.folder.appendingPathComponent(name + ".js"), encoding: .utf8)
    let expected = try String(contentsOf: Self.folder.appendingPathComponent(name + ".txt"), encoding: .utf8)
    let lines = Lines()
    let engine = ScriptEngine(host: ScriptHost(log: { lines.all.append($0) }))
    _ = try engine.evaluate(ScriptSource(program, name: name + ".js"))
    let found = lines.all.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    let expectedLines = expected.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(found.count == expectedLines.count)
    for (number, (one, other)) in zip(found, expectedLines).enumerated() { #expect(one == other, "line \(number + 1)") }
  }

  private final class Lines {
    var all: [String] = []
  }
}
