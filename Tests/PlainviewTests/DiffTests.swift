import Foundation
import Testing

/// `plainview diff` as a user and as git call it.
@Suite struct DiffTests {
  private static let document = "Fixtures/SignUp/SignUp.storyboard"

  /// A copy of the document with one thing replaced.
  private func changed(_ text: String, _ other: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString).storyboard")
    let original = try String(contentsOf: Tool.root.appendingPathComponent(Self.document), encoding: .utf8)
    #expect(original.contains(text))
    try original.replacing(text, with: other).write(to: url, atomically: true, encoding: .utf8)
    return url
  }

  @Test func `The same document has no differences`() throws {
    let result = try Tool.run("diff", Self.document, Self.document)
    #expect(result.exitCode == 0)
    #expect(result.output.isEmpty && result.errors.isEmpty)
  }

  @Test func `A spacing that changed is told with all that moved by it`() throws {
    let new = try changed("spacing=\"12\"", "spacing=\"20\"")
    defer { try? FileManager.default.removeItem(at: new) }
    let result = try Tool.run("diff", Self.document, new.path)
    #expect(result.exitCode == 1)
    #expect(result.output.hasPrefix("== SignUp (SignUpViewController)\nWhat changed:\n"))
    // Three gaps of eight points more, and the views below the stack follow its bottom.
    #expect(result.output.contains("has spacing 20 (was 12), is "))
    #expect(result.output.contains("`emailField` moved down by 8\n"))
    #expect(result.output.contains("`passwordField` moved down by 16\n"))
    #expect(result.output.contains("Why:\n  the spacing in `"))
  }

  @Test func `A title that changed is told, and drawn as a diff and side by side`() throws {
    let new = try changed("title=\"Sign up\"", "title=\"Join us\"")
    defer { try? FileManager.default.removeItem(at: new) }
    let changes = try Tool.run("diff", Self.document, new.path)
    #expect(changes.output.contains("` says \"Join us\" (was \"Sign up\")\n"))
    let unified = try Tool.run("diff", Self.document, new.path, "--format", "unified")
    #expect(
      unified.output.contains("\n-| |                  Sign up                  | |\n+| |                  Join us"))
    let rows = try Tool.run("diff", Self.document, new.path, "--format", "side-by-side", "--color", "always")
    #expect(rows.output.contains("\u{1B}[7mJoi\u{1B}[27mn u\u{1B}[7ms\u{1B}[27m"))
  }

  @Test func `Text goldens differ by their texts`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (old, new) = (folder.appendingPathComponent("old.txt"), folder.appendingPathComponent("new.txt"))
    try "[ Go ]\n".write(to: old, atomically: true, encoding: .utf8)
    try "[ OK ]\n".write(to: new, atomically: true, encoding: .utf8)
    let result = try Tool.run("diff", old.path, new.path)
    #expect(result.exitCode == 1)
    #expect(result.output.hasPrefix("What changed:\n  `[ OK ]` is new in row 1\n  `[ Go ]` is gone from row 1\n"))
    #expect(try Tool.run("diff", "/dev/null", "/dev/null").exitCode == 0)
  }

  @Test func `A document that was not there has scenes that were added`() throws {
    let result = try Tool.run("diff", "/dev/null", Self.document)
    #expect(result.exitCode == 1)
    #expect(result.output == "SignUp (SignUpViewController): the scene was added\n")
  }

  @Test func `A file that cannot be read is an input error`() throws {
    let result = try Tool.run("diff", "nowhere.txt", "nowhere.txt")
    #expect(result.exitCode == 2)
    #expect(result.errors.hasPrefix("nowhere.txt:1:1: "))
  }
}
