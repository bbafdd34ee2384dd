import Foundation
import PlainviewRuntime
import PlainviewScripting

/// What can be said against flows without running them: files, expressions, and names that their documents do not have.
@MainActor package final class FlowCheck {
  /// In the order of the files and of the positions in them, each once.
  package private(set) var findings: [CheckFinding] = []
  private var known: Set<CheckFinding> = []
  /// The documents that were looked at; nil for those that cannot be read.
  private var documents: [String: DocumentNames?] = [:]
  /// The files that are done, each with the document of the flow that runs it.
  private var finished: Set<String> = []
  /// The files that run each other, the innermost last.
  private var chain: [String] = []
  /// The scripts that are read.
  private var scripts: Set<String> = []
  /// The texts that are in no file.
  private var texts: [String: String] = [:]

  package init() {}

  /// Checks a flow and the files that it runs.
  package func check(path: String) {
    guard let flow = load(path)?.placed() else { return }
    let names = names(for: flow)
    visit(flow, names)
  }

  /// Checks a text that is in no file; what it names is relative to the current folder.
  package func check(text: String, path: String) {
    do {
      let flow = try Flow.parse(text, path: path)
      texts[path] = text
      visit(flow, names(for: flow))
    } catch {
      add(CheckFinding(.error, error.problem.description, in: error.path, at: error.position))
    }
  }

  /// Checks the configuration of a workspace: its patterns, its documents and its order.
  package func check(workspace path: String) {
    do {
      let configuration = try WorkspaceConfiguration.load(path: path)
      for stranger in configuration.strangers {
        add(
          CheckFinding(
            .warning, "the key `\(stranger.key)` means nothing here, correct or remove it", in: path,
            at: stranger.position))
      }
      for app in configuration.apps {
        let document = configuration.besides(app.target.document ?? "")
        guard !FileManager.default.fileExists(atPath: document) else { continue }
        add(CheckFinding(.error, "there is no file \(document), check the path", in: path, at: app.target.position))
      }
      let folder = (path as NSString).deletingLastPathComponent
      guard let workspace = try Workspace(folder: folder.isEmpty ? "." : folder) else { return }
      let flows = try workspace.paths().compactMap { try? Flow.load(path: $0) }
      _ = try workspace.ordered(flows, all: flows)
    } catch {
      add(CheckFinding(.error, error.problem.description, in: error.path, at: error.position))
    }
  }

  private func add(_ finding: CheckFinding) {
    if known.insert(finding).inserted { findings.append(finding) }
  }

  func add(_ severity: CheckFinding.Severity, _ message: String, at position: TextPosition) {
    add(CheckFinding(severity, message, in: chain.last ?? "", at: position))
  }

  // MARK: Files

  private func load(_ path: String) -> Flow? {
    do {
      return try Flow.load(path: path)
    } catch {
      add(CheckFinding(.error, error.problem.description, in: error.path, at: error.position))
      return nil
    }
  }

  private func visit(_ flow: Flow, _ names: DocumentNames?) {
    let key = Self.resolved(flow.path) + "\n" + (names?.path ?? "")
    guard finished.insert(key).inserted else { return }
    chain.append(flow.path)
    defer { chain.removeLast() }
    for variable in flow.header.env { check(text: variable.value, at: variable.position) }
    noteStrangers(of: flow)
    notePortability(of: flow)
    check(flow.header.onFlowStart, names)
    check(flow.commands, names)
    check(flow.header.onFlowComplete, names)
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// Follows a file that a command names, unless an expression says which.
  func follow(_ file: String, at position: TextPosition, _ names: DocumentNames?) {
    guard !file.contains("${"), let current = chain.last else { return }
    let path = Flow.path(of: file, besides: current)
    if let start = chain.firstIndex(where: { Self.resolved($0) == Self.resolved(path) }) {
      let circle = (chain[start...] + [path]).joined(separator: " -> ")
      return add(.error, "\(path) runs itself (\(circle)), end the circle", at: position)
    }
    guard FileManager.default.fileExists(atPath: path) else {
      return add(.error, "there is no file \(path), check the path", at: position)
    }
    if let flow = load(path) { visit(flow, names) }
  }

  /// Reads a script that a command runs, unless an expression says which.
  func check(script file: String, at position: TextPosition) {
    guard !file.contains("${"), let current = chain.last else { return }
    let path = Flow.path(of: file, besides: current)
    guard scripts.insert(Self.resolved(path)).inserted else { return }
    let text: String
    do {
      text = try FlowFile.text(at: path)
    } catch {
      return add(.error, "\(path): \(error.problem)", at: position)
    }
    do {
      try ScriptEngine.check(ScriptSource(text, name: path))
    } catch {
      add(CheckFinding(.error, error.message, in: path, at: TextPosition(line: error.line, column: error.column)))
    }
  }

  // MARK: Headers

  /// A key of the header that is nearly one of ours is likely to be a mistake.
  private func noteStrangers(of flow: Flow) {
    for stranger in flow.header.strangers {
      let near = nearestNames(to: stranger.key, among: FlowHeader.keys)
      guard !near.isEmpty else { continue }
      add(
        .warning, "the key `\(stranger.key)` of the header means nothing, " + Self.advice(near, else: ""),
        at: stranger.position)
    }
  }

  /// What the real Maestro refuses, for flows that devices run too.
  private func notePortability(of flow: Flow) {
    guard let text = texts[flow.path] ?? (try? FlowFile.text(at: flow.path)) else { return }
    for remark in Flow.portabilityRemarks(on: text, path: flow.path) {
      add(.warning, "Maestro refuses " + remark.text, at: remark.position)
    }
  }

  // MARK: Documents

  /// What the flow's document calls its elements; nil without a document that can be read.
  private func names(for flow: Flow) -> DocumentNames? {
    let target = flow.header.target
    func complain(_ message: String) { add(CheckFinding(.error, message, in: flow.path, at: target.position)) }
    if let device = target.device {
      do { _ = try SimulatedDevice.named(device) } catch { complain("\(error)") }
    }
    guard let path = flow.documentPath else { return nil }
    let names: DocumentNames
    do {
      guard let known = try documents[path] ?? DocumentNames(path: path) else { return nil }
      names = known
    } catch {
      complain("\(error)")
      documents[path] = .some(nil)
      return nil
    }
    documents[path] = names
    if let scene = target.scene, !scene.contains("${"), !names.sceneNames.contains(scene) {
      let near = nearestNames(to: scene, among: names.sceneNames, limit: 3)
      complain("\(path) has no scene '\(scene)', " + Self.advice(near, else: "name one of its scenes"))
    }
    return names
  }

  static func advice(_ near: [String], else remedy: String) -> String {
    near.isEmpty ? remedy : "did you mean \(near.map { FlowSelector.quoted($0) }.joined(separator: " or "))?"
  }

  // MARK: Texts

  func check(text: String, at position: TextPosition) {
    do {
      let template = try TextTemplate(text)
      try template.checkExpressions()
    } catch {
      add(.error, error.description, at: position)
    }
  }
}
