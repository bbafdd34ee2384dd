internal import PlainviewRuntime

extension Flow {
  /// Reads and checks the flow in a file; files that it runs are not read.
  package static func load(path: String) throws(FlowError) -> Flow {
    try parse(try FlowFile.text(at: path), path: path)
  }

  /// Reads and checks a flow's text; the first problem is thrown.
  package static func parse(_ text: String, path: String) throws(FlowError) -> Flow {
    let documents: [YAMLNode]
    do {
      documents = try YAMLParser.documents(in: text)
    } catch {
      throw FlowError(path: path, position: error.position, problem: .yaml(error.problem))
    }
    do {
      return try flow(of: documents, path: path)
    } catch {
      throw FlowError(path: path, position: error.position, problem: error.problem)
    }
  }

  /// What the real Maestro would refuse in a text that is a flow here.
  package static func portabilityRemarks(on text: String, path: String) -> [FlowRemarks.Remark] {
    let remarks = FlowRemarks()
    guard let documents = try? YAMLParser.documents(in: text) else { return [] }
    _ = try? flow(of: documents, path: path, remarks)
    return remarks.remarks
  }

  private static func flow(
    of documents: [YAMLNode], path: String, _ remarks: FlowRemarks? = nil
  ) throws(FlowFault) -> Flow {
    let parts = documents.filter { $0.content != .empty }
    guard parts.count == 2 else {
      if parts.count == 1, WorkspaceConfiguration.isOne(parts[0]) { throw FlowFault(.workspace, at: parts[0].position) }
      let position = parts.count > 2 ? parts[2].position : TextPosition(line: 1, column: 1)
      throw FlowFault(.sections(count: parts.count), at: position)
    }
    let header = try FlowHeader(parts[0], remarks)
    guard case .list(let nodes) = parts[1].content else {
      throw FlowFault(.expected(.list, of: "commands"), at: parts[1].position)
    }
    guard !nodes.isEmpty else { throw FlowFault(.noCommands, at: parts[1].position) }
    return Flow(path: path, header: header, commands: try FlowReader(remarks: remarks).commands(in: nodes))
  }
}

extension FlowHeader {
  static let keys = ["appId", "url", "name", "tags", "env", "properties", "plainview", "onFlowStart", "onFlowComplete"]

  /// Reads the header's map; an unknown key is another tool's and does not matter.
  init(_ node: YAMLNode, _ remarks: FlowRemarks?) throws(FlowFault) {
    guard case .map(let entries) = node.content else {
      throw FlowFault(.expected(.map, of: "header"), at: node.position)
    }
    let fields = try FlowFields(node, of: "header", names: nil)
    let reader = FlowReader(remarks: remarks)
    self.init()
    appId = try fields.text("appId")
    if appId == nil { appId = try fields.text("url") }
    if appId == nil { remarks?.add("a header without `appId`, add the app's identifier", at: node.position) }
    name = try fields.text("name")
    tags = try fields.texts("tags")
    env = try fields.variables("env")
    properties = try fields.variables("properties")
    let empty = fields.emptyEntries(of: "env")
    for variable in env where empty.contains(variable.name) {
      remarks?.add("the variable `\(variable.name)` without a value, write `\"\"` for none", at: variable.position)
    }
    target = try FlowTarget(fields.node("plainview") ?? YAMLNode(.empty, at: node.position))
    onFlowStart = try reader.commands(in: try fields.list("onFlowStart"))
    onFlowComplete = try reader.commands(in: try fields.list("onFlowComplete"))
    strangers = entries.filter { !Self.keys.contains($0.key) }.map { Stranger(key: $0.key, position: $0.keyPosition) }
  }
}

extension FlowTarget {
  init(_ node: YAMLNode) throws(FlowFault) {
    let fields = try FlowFields(node, of: "plainview", names: ["document", "scene", "device"])
    self.init()
    position = fields.position
    document = try fields.text("document")
    scene = try fields.text("scene")
    device = try fields.text("device")
  }
}
