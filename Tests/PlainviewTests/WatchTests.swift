import Foundation
import Testing

/// `--watch`: a command runs again when a file changes.
@Suite struct WatchTests {
  @Test func `A file that changes is shown anew`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = folder.appendingPathComponent("SignUp.storyboard")
    let text = try String(
      contentsOf: Tool.root.appendingPathComponent("Fixtures/SignUp/SignUp.storyboard"), encoding: .utf8)
    try text.write(to: document, atomically: true, encoding: .utf8)
    let terminal = try PlayedTerminal(["find", document.path, "Sign up", "--watch"])
    try terminal.wait(for: "button \"Sign up\"")
    try terminal.wait(for: "Ctrl-C ends")
    try text.replacing("Sign up", with: "Join us").write(to: document, atomically: true, encoding: .utf8)
    try terminal.wait(for: "nothing is \"Sign up\"")
    terminal.control("c")
    #expect(try terminal.waitForEnd() == .signalled(SIGINT))
  }

  @Test func `Without a file to look at it is a usage error`() throws {
    let result = try Tool.run("devices", "--watch")
    #expect(result.exitCode == 2)
    #expect(result.errors == "plainview: `--watch` has no file to look at, name one that is there\n")
  }
}
