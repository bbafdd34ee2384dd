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

  private static func flow(of documents: [YAMLNode], path: String) throws(FlowFault) -> Flow {
    let parts = documents.filter { $0.content != .empty }
    guard parts.count == 2 else {
      let position = parts.count > 2 ? parts[2].position : TextPosition(line: 1, column: 1)
      throw FlowFault(.sections(count: parts.count), at: position)
    }
    let header = try FlowHeader(parts[0])
    guard case .list(let nodes) = parts[1].content else {
      throw FlowFault(.expected(.list, of: "commands"), at: parts[1].position)
    }
    guard !nodes.isEmpty else { throw FlowFault(.noCommands, at: parts[1].position) }
    return Flow(path: path, header: header, commands: try FlowReader().commands(in: nodes))
  }
}

extension FlowHeader {
  private static let keys = ["appId", "name", "tags", "env", "plainview", "onFlowStart", "onFlowComplete"]

  /// Reads the header's map; a key that resembles none of ours is another tool's and does not matter.
  init(_ node: YAMLNode) throws(FlowFault) {
    guard case .map(let entries) = node.content else {
      throw FlowFault(.expected(.map, of: "header"), at: node.position)
    }
    for entry in entries where !Self.keys.contains(entry.key) {
      guard nearestNames(to: entry.key, among: Self.keys).isEmpty else {
        throw FlowFault(.unknownKey(entry.key, of: "header", known: Self.keys), at: entry.keyPosition)
      }
    }
    let fields = try FlowFields(node, of: "header", known: entries.map(\.key))
    let reader = FlowReader()
    self.init()
    appId = try fields.text("appId")
    name = try fields.text("name")
    tags = try fields.texts("tags")
    env = try fields.variables("env")
    target = try FlowTarget(fields.node("plainview") ?? YAMLNode(.empty, at: node.position))
    onFlowStart = try reader.commands(in: try fields.list("onFlowStart"))
    onFlowComplete = try reader.commands(in: try fields.list("onFlowComplete"))
  }
}

extension FlowTarget {
  init(_ node: YAMLNode) throws(FlowFault) {
    let fields = try FlowFields(node, of: "plainview", known: ["document", "scene", "device"])
    self.init()
    position = fields.position
    document = try fields.text("document")
    scene = try fields.text("scene")
    device = try fields.text("device")
  }
}
