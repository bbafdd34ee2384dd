/// `config.yaml` of a folder with flows, as Maestro has it: which flows there are and how they are run. Under `plainview`
/// it also says what to show for an app's identifier, so that flows need not say it.
package struct WorkspaceConfiguration: Equatable, Sendable {
  /// What to show for an app's identifier.
  package struct App: Equatable, Sendable {
    package let appId: String
    package let target: FlowTarget
  }

  /// The file, as it was given.
  package let path: String
  /// Patterns for paths in the folder; those with `!` before take out again.
  package var flows = ["*"]
  package var includedTags: [String] = []
  package var excludedTags: [String] = []
  /// Names of flows that are run first, in this order.
  package var order: [String] = []
  /// Whether flows of the order are run after one that failed.
  package var continuesOnFailure = true
  package var apps: [App] = []
  /// A file with answers to requests of scripts, relative to the folder.
  package var http: String?
  /// The position of the patterns.
  private(set) var flowsPosition = TextPosition.start
  private(set) var orderPosition = TextPosition.start
  /// Unknown keys with their positions; Maestro ignores them.
  package private(set) var strangers: [FlowHeader.Stranger] = []

  static let fileNames = ["config.yaml", "config.yml"]

  private static let keys = [
    "flows", "includeTags", "excludeTags", "executionOrder", "baselineBranch", "notifications", "disableRetries",
    "platform", "testOutputDir", "plainview", "local", "deterministicOrder",
  ]

  /// Whether a document has keys of such a file and none of a flow's header.
  static func isOne(_ node: YAMLNode) -> Bool {
    guard case .map(let entries) = node.content else { return false }
    let names = Set(entries.map(\.key))
    return names.isDisjoint(with: ["appId", "url"]) && !names.isDisjoint(with: keys)
  }

  // MARK: Reading

  package static func load(path: String) throws(FlowError) -> WorkspaceConfiguration {
    try parse(try FlowFile.text(at: path), path: path)
  }

  package static func parse(_ text: String, path: String) throws(FlowError) -> WorkspaceConfiguration {
    let documents: [YAMLNode]
    do {
      documents = try YAMLParser.documents(in: text)
    } catch {
      throw FlowError(path: path, position: error.position, problem: .yaml(error.problem))
    }
    do {
      return try WorkspaceConfiguration(documents, path)
    } catch {
      throw FlowError(path: path, position: error.position, problem: error.problem)
    }
  }

  private init(_ documents: [YAMLNode], _ path: String) throws(FlowFault) {
    self.path = path
    let parts = documents.filter { $0.content != .empty }
    guard let node = parts.first else { return }
    if parts.count > 1 { throw FlowFault(.workspaceSections, at: parts[1].position) }
    guard case .map(let entries) = node.content else {
      throw FlowFault(.expected(.map, of: "config"), at: node.position)
    }
    let fields = try FlowFields(node, of: "config", names: nil)
    if fields.has("flows") { flows = try fields.textOrTexts("flows") }
    flowsPosition = fields.node("flows")?.position ?? node.position
    includedTags = try fields.textOrTexts("includeTags")
    excludedTags = try fields.textOrTexts("excludeTags")
    if let node = fields.node("executionOrder"), node.content != .empty {
      let inner = try FlowFields(node, of: "executionOrder", names: ["continueOnFailure", "flowsOrder"])
      continuesOnFailure = try inner.flag("continueOnFailure") ?? true
      order = try inner.texts("flowsOrder")
      orderPosition = inner.node("flowsOrder")?.position ?? node.position
    }
    if let node = fields.node("plainview"), node.content != .empty {
      let inner = try FlowFields(node, of: "plainview", names: ["apps", "http"])
      apps = try Self.apps(inner)
      http = try inner.text("http")
    }
    strangers = entries.filter { !Self.keys.contains($0.key) }.map {
      FlowHeader.Stranger(key: $0.key, position: $0.keyPosition)
    }
    guard flows.isEmpty || flows.contains(where: { !$0.hasPrefix("!") }) else {
      throw FlowFault(.onlyNegativePatterns, at: flowsPosition)
    }
  }

  /// A document, or a map that a flow's header could have.
  private static func apps(_ fields: FlowFields) throws(FlowFault) -> [App] {
    guard let node = fields.node("apps"), node.content != .empty else { return [] }
    guard case .map(let entries) = node.content else { throw FlowFault(.expected(.map, of: "apps"), at: node.position) }
    var apps: [App] = []
    for entry in entries {
      var value = entry.value
      if case .scalar = value.content {
        value = YAMLNode(
          .map([YAMLEntry(key: "document", keyPosition: value.position, value: value)]), at: value.position)
      }
      let target = try FlowTarget(value)
      guard target.document != nil else {
        throw FlowFault(.missingKey("document", of: entry.key), at: entry.keyPosition)
      }
      apps.append(App(appId: entry.key, target: target))
    }
    return apps
  }

  // MARK: Asking

  /// A path that the file names, which is relative to its folder.
  package func besides(_ file: String) -> String { Flow.path(of: file, besides: path) }

  /// What to show for a flow that does not say it; its document's path is as `Flow.documentPath` would be. An identifier that
  /// is made of expressions is looked up with the variables; a single app is meant by all that cannot be known.
  package func target(for flow: Flow, variables: [(name: String, value: String)] = []) -> FlowTarget? {
    guard flow.header.target.document == nil, let appId = flow.header.appId else { return nil }
    let names = FlowVariables()
    for variable in flow.header.env { names.define(variable.name, as: variable.value) }
    for variable in variables { names.define(variable.name, as: variable.value) }
    let known = (try? TextTemplate(appId).text(with: names)) ?? appId
    guard
      let app = apps.first(where: { $0.appId == known }) ?? (appId.contains("${") && apps.count == 1 ? apps[0] : nil)
    else { return nil }
    var target = app.target
    target.document = target.document.map { Flow.collapsed(besides($0)) }
    if let scene = flow.header.target.scene { target.scene = scene }
    if let device = flow.header.target.device { target.device = device }
    return target
  }

  package static func == (one: Self, other: Self) -> Bool {
    (one.path, one.flows, one.includedTags, one.excludedTags, one.order, one.continuesOnFailure)
      == (other.path, other.flows, other.includedTags, other.excludedTags, other.order, other.continuesOnFailure)
      && one.apps == other.apps && one.http == other.http
  }
}

extension FlowFields {
  /// A list of texts, or one text for a list of one.
  func textOrTexts(_ key: String) throws(FlowFault) -> [String] {
    if case .scalar(let text)? = node(key)?.content { return [text] }
    return try texts(key)
  }
}
