import Foundation
import PlainviewUIAutomation
import Testing

/// Flows looked at without running them.
@MainActor @Suite struct FlowCheckTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("Fixtures/SignUp/SignUp.storyboard"),
      to: folder.appendingPathComponent("SignUp.storyboard"))
  }

  private static let header = "appId: a\nplainview: {document: SignUp.storyboard}\n---\n"

  private func findings(_ files: [String: String]) throws -> [String] {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let check = FlowCheck()
    check.check(path: folder.appendingPathComponent("main.yaml").path)
    return check.findings.map { $0.description.replacing(folder.path + "/", with: "") }
  }

  private func findings(_ commands: String) throws -> [String] { try findings(["main.yaml": Self.header + commands]) }

  @Test func `A flow that fits its document has no findings`() throws {
    #expect(
      try findings(
        """
        - tapOn: {id: avatar}
        - tapOn: Name
        - inputText: ${NAME}
        - assertVisible: Welcome to the party
        - runFlow: {when: {platform: Android}, commands: [{tapOn: {id: elsewhere}}, {runFlow: gone.yaml}]}
        - tapOn: {id: '${ID}'}
        """) == [])
  }

  @Test(
    arguments: [
      (
        "- tapOn: {id: avatr}",
        ["4:10: error: no scene of SignUp.storyboard has the id \"avatr\", did you mean \"avatar\"?"]
      ),
      (
        "- tapOn: {id: zzzzzz}",
        ["4:10: error: no scene of SignUp.storyboard has the id \"zzzzzz\", set it as an accessibility identifier"]
      ),
      (
        "- assertVisible: Sing up",
        ["4:18: warning: no scene of SignUp.storyboard says \"Sing up\", did you mean \"Sign up\"?"]
      ),
      ("- assertNotVisible: Sing up", []), ("- assertVisible: {text: Sing up, optional: true}", []),
      ("- assertVisible: 'SIGN.*'", []), ("- assertNotVisible: {id: avatr}", ["4:21: error:"]),
      ("- tapOn: {below: {id: nme}}", ["4:18: error:"]),
      ("- inputText: ${a +}", ["4:3: error: character 4 of `${a +}`: the end stands where a value has to, mend"]),
      ("- inputText: ${a", ["4:3: error: character 1 of `${a}`: the `${` is not closed"]),
      ("- tapOn: {text: '${a ||}'}", ["4:10: error: character 5 of"]),
      ("- runFlow: {env: {A: '${(}'}, commands: [back]}", ["4:19: error: character 2 of"]),
      ("- tapOn: 'a (b'", ["4:10: warning: no element is called \"a (b\" and it is no regular expression"]),
      ("- runFlow: gone.yaml", ["4:12: error: there is no file gone.yaml, check the path"]),
      ("- retry: {file: gone.yaml}", ["4:17: error: there is no file gone.yaml"]),
      ("- repeat: {while: {visible: {id: nme}}, commands: [{tapOn: {id: nme}}]}", ["4:29: error:", "4:60: error:"]),
      ("- runFlow: main.yaml", ["4:12: error: main.yaml runs itself (main.yaml -> main.yaml), end the circle"]),
      ("- tapOm: x", ["4:3: error: unknown command `tapOm`, did you mean `tapOn`?"]),
    ])
  func `What cannot work is named with its place`(_ commands: String, _ expected: [String]) throws {
    let found = try findings(commands)
    #expect(found.count == expected.count, "\(found)")
    for (one, other) in zip(found, expected) { #expect(one.hasPrefix("main.yaml:" + other), "\(one)") }
  }

  @Test(
    arguments: [
      ("plainview: {document: Gone.storyboard}", "Gone.storyboard: no such file, check the path"),
      (
        "plainview: {document: SignUp.storyboard, scene: SignUpp}",
        "SignUp.storyboard has no scene 'SignUpp', did you mean \"SignUp\"?"
      ),
      ("plainview: {document: SignUp.storyboard, device: iPhone SEE}", "unknown device"),
    ])
  func `A header that leads nowhere is named`(_ line: String, _ message: String) throws {
    let found = try findings(["main.yaml": "appId: a\n\(line)\n---\n- back"])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("main.yaml:2:12: error: ") == true, "\(found)")
    #expect(found.first?.contains(message) == true || message == "unknown device", "\(found)")
  }

  @Test func `Files that a flow runs are checked against its document, each once`() throws {
    let found = try findings([
      "main.yaml": Self.header + "- runFlow: part.yaml\n- runFlow: part.yaml\n- runFlow: {file: other.yaml}",
      "part.yaml": "appId: a\n---\n- tapOn: {id: nme}", "other.yaml": "appId: a\n---\n- runFlow: part.yaml\n- tapOm: x",
    ])
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("part.yaml:3:10: error: no scene of SignUp.storyboard has the id \"nme\"") == true)
    #expect(found.last?.hasPrefix("other.yaml:4:3: error: unknown command `tapOm`") == true)
  }

  @Test func `A circle of files is named with all of them`() throws {
    let found = try findings([
      "main.yaml": Self.header + "- runFlow: a.yaml", "a.yaml": "appId: a\n---\n- runFlow: b.yaml",
      "b.yaml": "appId: a\n---\n- back\n- runFlow: a.yaml",
    ])
    #expect(found == ["b.yaml:4:12: error: a.yaml runs itself (a.yaml -> b.yaml -> a.yaml), end the circle"])
  }
}
