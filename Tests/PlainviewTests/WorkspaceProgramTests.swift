import Foundation
import Testing

/// Workspaces and checks on the command line.
@Suite struct WorkspaceProgramTests {
  private static func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString)")
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder
  }

  private static let document = Tool.root.appendingPathComponent("Fixtures/SignUp/SignUp.storyboard").path

  @Test func `A workspace is played as its file says: order, tags, documents and answers`() throws {
    let folder = try Self.folder([
      ".maestro/config.yaml": """
      flows: ["**"]
      excludeTags: [util]
      executionOrder: {continueOnFailure: false, flowsOrder: [b, a]}
      plainview:
        http: http.yaml
        apps: {com.example.app: "\(Self.document)"}
      """,
      ".maestro/http.yaml": "- {url: 'https://a.b/*', body: '{\"n\": 1}'}",
      ".maestro/a.yaml": "appId: com.example.app\n---\n- launchApp\n",
      ".maestro/b.yaml":
        "appId: com.example.app\n---\n- evalScript: ${output.n = json(http.get('https://a.b/c').body).n}\n- assertTrue: ${output.n == 2}\n",
      ".maestro/deep/c.yaml": "appId: com.example.app\n---\n- launchApp\n",
      ".maestro/deep/d.yaml": "appId: x\ntags: [util]\n---\n- back\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Tool.run(["test", folder.appendingPathComponent(".maestro").path])
    #expect(result.output.hasSuffix("\n1 passed, 1 failed\n"), "\(result.output)\(result.errors)")
    #expect(result.output.contains("b.yaml:4: assertTrue") && result.output.contains("c.yaml:3: launchApp"))
    #expect(!result.output.contains("a.yaml:3") && result.exitCode == 1)
    let one = try Tool.run(["test", folder.appendingPathComponent(".maestro/a.yaml").path])
    #expect(one.exitCode == 0, "\(one.errors)")
  }

  @Test func `A folder is checked deeply, and files of other tools are left alone`() throws {
    let folder = try Self.folder([
      "project.yml": "name: x\ntargets: [a]\n",
      ".maestro/config.yaml": "flows: ['*']\nplainview: {apps: {a: gone.xib}}\n",
      ".maestro/flow.yaml": "appId: a\n---\n- tapOm: x\n", ".maestro/s/ok.yaml": "name: x\n---\n- runScript: a.js\n",
      ".maestro/s/a.js": "let = (\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Tool.run(["check", folder.path])
    #expect(
      result.output.contains("config.yaml:2:23: error: there is no file") || result.output.contains("gone.xib"),
      "\(result.output)")
    #expect(result.output.contains("flow.yaml:3:3: error: unknown command `tapOm`"))
    #expect(result.output.contains("a.js:") && result.output.contains("\n3 files, "))
    #expect(
      result.output.contains("ok.yaml:1:1: warning: Maestro refuses a header without `appId`, add the app's identifier")
    )
    let json = try Tool.run(["check", folder.path, "--format", "json"])
    let findings = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(findings.contains { $0["line"] as? Int == 3 && $0["severity"] as? String == "error" })
    #expect(json.errors.hasPrefix("3 files, "))
    let github = try Tool.run(["check", folder.path, "--format", "github"])
    #expect(
      github.output.split(separator: "\n").contains {
        $0.hasPrefix("::error file=") && $0.contains("line=3,col=3::unknown command")
      })
  }

  @Test func `Standard input is a flow or a document`() throws {
    let flow = try Tool.run(["check", "-"], input: "appId: a\n---\n- tapOm: x\n")
    #expect(flow.output.hasPrefix("-:3:3: error: unknown command `tapOm`") && flow.exitCode == 1)
    let text = try String(contentsOfFile: Self.document, encoding: .utf8)
    let document = try Tool.run(["check", "-"], input: text)
    #expect(document.exitCode == 0 && document.output.hasSuffix("1 file, 0 errors, 0 warnings\n"), "\(document.output)")
    let verified = try Tool.run(["verify", "-", "--format", "json"], input: text)
    #expect(verified.errors.contains("frames are as stored"), "\(verified.errors)")
  }

  @Test func `The schema is printed`() throws {
    let printed = try Tool.run("schema").output
    let committed = try String(
      contentsOf: Tool.root.appendingPathComponent("Fixtures/schema/flow.schema.json"), encoding: .utf8)
    #expect(printed == committed)
  }
}
