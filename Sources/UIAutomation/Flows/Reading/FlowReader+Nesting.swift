extension FlowReader {
  func launch(_ fields: FlowFields) throws(FlowFault) -> FlowLaunch {
    // Nobody is asked for permission: read, not used.
    _ = try fields.variables("permissions")
    return FlowLaunch(
      appId: try either("appId", "url", of: fields), clearsState: try fields.flag("clearState") ?? false,
      clearsKeychain: try fields.flag("clearKeychain") ?? false,
      stopsApp: try fields.flag("stopApp") ?? true, arguments: try fields.variables("arguments"))
  }

  func call(_ fields: FlowFields) throws(FlowFault) -> FlowCommand.Action {
    let condition = try condition(at: "when", in: fields)
    return .runFlow(try source(fields, under: condition), when: condition, env: try fields.variables("env"))
  }

  func repetition(_ fields: FlowFields) throws(FlowFault) -> FlowCommand.Action {
    let times = try fields.number("times")
    let condition = try condition(at: "while", in: fields)
    guard times != nil || condition != nil else {
      throw FlowFault(.missingKeys(["times", "while"], of: fields.owner), at: fields.position)
    }
    guard fields.has("commands") else {
      throw FlowFault(.missingKey("commands", of: fields.owner), at: fields.position)
    }
    let commands = try reader(under: condition).commands(in: try fields.list("commands"))
    return .repeated(commands, times: times, while: condition)
  }

  func retry(_ fields: FlowFields) throws(FlowFault) -> FlowCommand.Action {
    .retry(
      try source(fields, under: nil), maximum: try fields.number("maxRetries") ?? .literal(1),
      env: try fields.variables("env"))
  }

  private func source(_ fields: FlowFields, under condition: FlowCondition?) throws(FlowFault) -> FlowSource {
    if let file = try fields.text("file"), let node = fields.node("file") {
      if fields.has("commands") { throw FlowFault(.conflictingKeys("file", "commands"), at: fields.position) }
      return .file(file, node.position)
    }
    guard fields.has("commands") else {
      throw FlowFault(.missingKeys(["file", "commands"], of: fields.owner), at: fields.position)
    }
    return .commands(try reader(under: condition).commands(in: try fields.list("commands")))
  }

  private func reader(under condition: FlowCondition?) -> FlowReader {
    let isOfOthers = condition?.platform.map { $0 != .ios } ?? false
    // An expression may say that this is a device.
    guard isOfOthers || condition?.expression != nil else { return self }
    return FlowReader(isForOthers: true, remarks: remarks)
  }

  /// The text of the first of two keys that is there.
  private func either(_ one: String, _ other: String, of fields: FlowFields) throws(FlowFault) -> String? {
    if let text = try fields.text(one) { return text }
    return try fields.text(other)
  }
}
