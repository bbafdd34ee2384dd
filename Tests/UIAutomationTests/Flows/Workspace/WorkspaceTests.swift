import Foundation
import PlainviewUIAutomation
import Testing

/// Workspaces: `config.yaml` as Maestro documents it, and what we add to it.
@Suite struct WorkspaceTests {
  /// A folder with files, and what is done in it.
  private func inFolder<Result>(_ files: [String: String], _ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workspace-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try body(folder.path)
  }

  private static let flow = "appId: a.b\n---\n- back\n"

  private func paths(_ configuration: String, _ names: [String]) throws -> [String] {
    var files = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.flow) })
    files["config.yaml"] = configuration
    return try inFolder(files) { folder in
      let workspace = try #require(try Workspace(folder: folder))
      return try workspace.paths().map { String($0.dropFirst(folder.count + 1)) }
    }
  }

  @Test(
    "Patterns choose flows (docs.maestro.dev, test discovery)",
    arguments: [
      ("", ["a.yaml", "b.yml"]), ("flows: ['*']", ["a.yaml", "b.yml"]),
      ("flows: '**'", ["a.yaml", "auth/deep/d.yaml", "auth/l.yaml", "b.yml"]),
      ("flows: ['auth/*']", ["auth/l.yaml"]), ("flows: ['auth/**']", ["auth/deep/d.yaml", "auth/l.yaml"]),
      ("flows: ['**/*.yaml']", ["auth/deep/d.yaml", "auth/l.yaml"]),
      ("flows: ['**', '!auth/**']", ["a.yaml", "b.yml"]),
      ("flows: ['{a,b}.*']", ["a.yaml", "b.yml"]), ("flows: ['[a-a].yaml']", ["a.yaml"]),
      ("flows: ['?.yml', './a.yaml']", ["a.yaml", "b.yml"]),
    ])
  func patterns(_ configuration: String, _ expected: [String]) throws {
    #expect(try paths(configuration, ["a.yaml", "b.yml", "auth/l.yaml", "auth/deep/d.yaml", "notes.txt"]) == expected)
  }

  @Test(
    "What is wrong with a configuration is told with its place and a remedy",
    arguments: [
      ("flows: ['x*']", "1:8: no flow is matched by `x*`, `\"**\"` matches flows in folders too"),
      ("flows: ['!a*']", "1:8: all patterns take flows out, add one that takes some in"),
      (
        "executionOrder: {flowOrder: [a]}",
        "1:18: unknown key `flowOrder` of `executionOrder`, did you mean `flowsOrder`?"
      ),
      ("executionOrder: {continueOnFailure: maybe}", "1:37: `continueOnFailure` has to be `true` or `false`"),
      ("includeTags: {a: b}", "1:14: `includeTags` has to be a list"),
      ("plainview: {app: {}}", "1:13: unknown key `app` of `plainview`, did you mean `apps`?"),
      ("plainview:\n  apps:\n    a.b: {scene: c}", "3:5: `a.b` lacks `document`, add it"),
      ("- a", "1:1: `config` has to be a map"),
      ("a: b\n---\nc: d", "3:1: the configuration of a workspace is one document"),
      ("flows: [", "1:8: `[` is not closed"),
    ])
  func errors(_ configuration: String, _ expected: String) throws {
    do {
      let found = try paths(configuration, ["a.yaml", "b/c.yaml"])
      Issue.record("read: \(found)")
    } catch let error as FlowError {
      #expect("\(error.position): \(error.problem)".hasPrefix(expected), "\(error)")
      #expect(error.path.hasSuffix("/config.yaml"))
    }
  }

  @Test func `The order names flows by their names or files; one that is not there is an error`() throws {
    let files = [
      "config.yaml": "executionOrder:\n  continueOnFailure: false\n  flowsOrder: [second, Log in]\n",
      "first.yaml": "appId: a\nname: Log in\n---\n- back\n",
      "second.yaml": Self.flow, "third.yaml": Self.flow,
    ]
    try inFolder(files) { folder in
      let workspace = try #require(try Workspace(folder: folder))
      #expect(!workspace.configuration.continuesOnFailure)
      let flows = try workspace.paths().map { try Flow.load(path: $0) }
      let (sequence, others) = try workspace.ordered(flows, all: flows)
      func names(_ flows: [Flow]) -> [String] { flows.map { ($0.path as NSString).lastPathComponent } }
      #expect(names(sequence) == ["second.yaml", "first.yaml"] && names(others) == ["third.yaml"])
      let few = flows.filter { $0.header.name == nil }
      #expect(names(try workspace.ordered(few, all: flows).sequence) == ["second.yaml"])
      #expect(throws: FlowError.self) { try workspace.ordered(few, all: few) }
    }
  }

  @Test func `An app's identifier says what to show, so that headers need not`() throws {
    let files = [
      "config.yaml":
        "plainview:\n  http: stubs.yaml\n  apps:\n    a.b: ../App/Main.storyboard\n    c.d: {document: D.xib, device: iPhone SE}\n",
      "flows/one.yaml": Self.flow, "flows/two.yaml": "appId: ${APP}\nplainview: {scene: s}\n---\n- back\n",
      "flows/three.yaml": "appId: x.y\n---\n- back\n",
      "flows/own.yaml": "appId: a.b\nplainview: {document: O.xib}\n---\n- back\n",
    ]
    try inFolder(files) { folder in
      func placed(_ name: String) throws -> Flow {
        try Flow.load(path: folder + "/flows/" + name).placed(variables: [("APP", "c.d")])
      }
      let outside = (folder as NSString).deletingLastPathComponent
      #expect(try placed("one.yaml").documentPath == outside + "/App/Main.storyboard")
      let two = try placed("two.yaml")
      #expect(
        two.documentPath == folder + "/D.xib" && two.header.target.scene == "s"
          && two.header.target.device == "iPhone SE")
      #expect(try placed("three.yaml").documentPath == nil)
      #expect(try placed("own.yaml").documentPath == folder + "/flows/O.xib")
      #expect(Workspace.configuration(around: folder + "/flows/one.yaml")?.http == "stubs.yaml")
    }
  }

  @Test func `A flow's header is no configuration, and a configuration no flow`() throws {
    try inFolder(["config.yaml": Self.flow]) { folder in
      #expect(Workspace.configuration(around: folder + "/x.yaml") == nil)
      #expect(FlowText.kind(ofFile: folder + "/config.yaml") == .flow)
    }
    try inFolder([
      "config.yaml": "flows: ['*']", "other.yaml": "a: b", "list.yaml": "- tapOn: x", "list2.yaml": "- name: x",
    ]) { folder in
      #expect(FlowText.kind(ofFile: folder + "/config.yaml") == .workspace)
      #expect(
        FlowText.kind(ofFile: folder + "/other.yaml") == nil && FlowText.kind(ofFile: folder + "/list2.yaml") == nil)
      #expect(FlowText.kind(ofFile: folder + "/list.yaml") == .flow)
    }
  }

  @Test func `Folders are searched deeply, but not where dependencies and hidden files are`() throws {
    let names = ["a.yaml", "b/c/d.yaml", ".git/e.yaml", ".maestro/f.yaml", "node_modules/g.yaml", "h.txt"]
    try inFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") })) { folder in
      let found = DeepFolder.files(in: folder, endings: [".yaml"]).map { String($0.dropFirst(folder.count + 1)) }
      #expect(found == [".maestro/f.yaml", "a.yaml", "b/c/d.yaml"])
    }
  }
}
