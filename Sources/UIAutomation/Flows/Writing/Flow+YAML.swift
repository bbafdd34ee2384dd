extension Flow {
  /// The flow as a file's text; read again it is the same flow but for the positions, which are those of this text.
  ///
  /// Comments are not kept, nor is what has no effect here, such as `retryTapIfNoChange`.
  package var yaml: String {
    YAMLWriter.text(of: [header.node, .list(commands.map(\.node))])
  }
}

extension FlowCommand {
  /// The command as an item of a flow's list, with a line feed at its end.
  package var yaml: String { YAMLWriter.text(of: [.list([node])]) }
}

extension FlowHeader {
  fileprivate var node: YAMLNode {
    var fields = FieldList()
    fields.add("appId", appId)
    fields.add("name", name)
    fields.add("tags", tags.map { YAMLNode.text($0) })
    fields.add("env", env)
    fields.add("properties", properties)
    fields.add("plainview", target.node)
    fields.add("onFlowStart", onFlowStart.map(\.node))
    fields.add("onFlowComplete", onFlowComplete.map(\.node))
    return .map(fields.entries)
  }
}

extension FlowTarget {
  fileprivate var node: YAMLNode? {
    var fields = FieldList()
    fields.add("document", document)
    fields.add("scene", scene)
    fields.add("device", device)
    return fields.entries.isEmpty ? nil : .map(fields.entries)
  }
}

/// The entries of a map as it grows; what is absent or as it is by default adds none.
struct FieldList {
  private(set) var entries: [(key: String, value: YAMLNode)] = []

  mutating func add(_ key: String, _ value: YAMLNode?) {
    if let value { entries.append((key, value)) }
  }

  mutating func add(_ key: String, _ text: String?) { add(key, text.map { YAMLNode.text($0) }) }

  mutating func add(_ key: String, _ flag: Bool?) { add(key, flag.map { $0 ? "true" : "false" }) }

  mutating func add(_ key: String, _ number: FlowNumber?) { add(key, number?.description) }

  mutating func add(_ key: String, _ selector: FlowSelector?) { add(key, selector?.node) }

  mutating func add(_ key: String, _ items: [YAMLNode]) {
    if !items.isEmpty { entries.append((key, .list(items))) }
  }

  mutating func add(_ key: String, _ variables: [FlowVariable]) {
    guard !variables.isEmpty else { return }
    entries.append((key, .map(variables.map { (key: $0.name, value: YAMLNode.text($0.value)) })))
  }
}
