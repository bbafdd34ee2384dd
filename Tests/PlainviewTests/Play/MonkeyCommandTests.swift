import Foundation
import Testing

/// `plainview monkey` on documents with planted faults.
@Suite struct MonkeyCommandTests {
  private func commands(_ flow: String) -> String { flow.components(separatedBy: "---\n").last ?? "" }

  @Test(arguments: ["1", "2", "3", "4"])
  func `An action that nobody has is found and shrinks to a tap and the return key`(_ seed: String) throws {
    let result = try Tool.run("monkey", "Fixtures/monkey/unwired.storyboard", "--seed", seed)
    #expect(result.exitCode == 1)
    #expect(result.errors.hasPrefix("Fixtures/monkey/unwired.storyboard:1:1: exception at step "))
    #expect(result.errors.contains("-[UIViewController saveNote:]: unrecognized selector"))
    // By hand: the field has to have the focus, and its action is sent by the return key.
    #expect(
      commands(result.output) == """
        - launchApp
        - tapOn: Title
        - pressKey: enter

        """)
  }

  // Seeds whose monkey types at once: a finger that lands on a key types a character of the text, too.
  @Test(arguments: ["2", "5", "9", "11"])
  func `A constraint that long texts break shrinks to a text that is just too long`(_ seed: String) throws {
    let result = try Tool.run("monkey", "Fixtures/monkey/growing.storyboard", "--seed", seed)
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("Unable to simultaneously satisfy constraints"))
    let lines = commands(result.output).split(separator: "\n").map(String.init)
    try #require(lines.count == 3, "\(result.output)")
    #expect(lines[1] == "- tapOn: Code")
    let text = try #require(lines[2].wholeMatch(of: /- inputText: "?(.*?)"?/)?.1)
    // By hand: 120 points hold 14 of the border, 24 of the marks and ten cells of 8 points.
    let cells = text.replacing("\\\"", with: "q").map { ($0.unicodeScalars.first?.value ?? 0) < 0x1100 ? 1 : 2 }
    #expect(cells.reduce(0, +) > 10)
    #expect(cells.reduce(0, +) - (cells.min() ?? 0) <= 10)
  }

  @Test func `The flow goes to a file, and plainview test plays it to the same end`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("monkey-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("broken.yaml").path
    let found = try Tool.run("monkey", "Fixtures/monkey/unwired.storyboard", "--seed", "2", "--output", file)
    #expect(found.exitCode == 1 && found.output.isEmpty)
    let played = try Tool.run("test", file)
    #expect(played.exitCode == 1)
    #expect(played.output.contains("-[UIViewController saveNote:]: unrecognized selector"))
    #expect(played.output.hasSuffix("\n0 passed, 1 failed\n"))
  }

  @Test func `What holds is said to hold`() throws {
    let result = try Tool.run("monkey", "Fixtures/SignUp/sign-up.yaml", "--seed", "7", "--steps", "60")
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    #expect(result.output == "seed 7: 60 steps broke nothing\n")
    let ignored = try Tool.run(
      "monkey", "Fixtures/monkey/growing.storyboard", "--steps", "60", "--ignore", "conflict", "--ignore", "leak")
    #expect(ignored.exitCode == 0)
  }

  @Test func `Bad input is one line`() throws {
    let missing = try Tool.run("monkey", "Nowhere.storyboard")
    #expect(missing.exitCode == 2 && missing.errors.hasPrefix("Nowhere.storyboard: "))
    let scene = try Tool.run("monkey", "Fixtures/SignUp/SignUp.storyboard", "--scene", "Login")
    #expect(scene.exitCode == 2 && scene.errors.contains("take one of: SignUp"))
    let unwritable = try Tool.run("monkey", "Fixtures/monkey/unwired.storyboard", "--output", "/nowhere/at/all.yaml")
    #expect(unwritable.exitCode == 2 && unwritable.errors.contains("/nowhere/at/all.yaml: cannot be written"))
  }
}
