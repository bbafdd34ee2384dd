extension FlowReader {
  /// What is done to the device.
  func deviceAction(_ name: FlowCommandName, _ fields: FlowFields) throws(FlowFault) -> FlowCommand.Action {
    if let kind = FlowRandomText(rawValue: name.rawValue) {
      return .inputRandom(kind, length: kind.hasLength ? try fields.number("length") : nil)
    }
    switch name {
    case .clearKeychain: return .clearKeychain
    case .setPermissions: return .setPermissions(try fields.requiredVariables("permissions"))
    case .setOrientation: return .setOrientation(try orientation(fields))
    case .setDarkMode: return .setAppearance(isDark: try isEnabled(fields))
    case .toggleDarkMode: return .setAppearance(isDark: nil)
    case .assertDarkMode: return .assertAppearance(isDark: true)
    case .assertLightMode: return .assertAppearance(isDark: false)
    case .setAirplaneMode: return .setAirplaneMode(isOn: try isEnabled(fields))
    case .toggleAirplaneMode: return .setAirplaneMode(isOn: nil)
    case .setLocation:
      return .setLocation(
        latitude: try fields.requiredText("latitude"), longitude: try fields.requiredText("longitude"))
    case .travel: return try travel(fields)
    case .startRecording: return .startRecording(try fields.requiredText("path"))
    case .stopRecording: return .stopRecording
    default: throw FlowFault(.unknownCommand(name.rawValue), at: fields.position)
    }
  }

  private func isEnabled(_ fields: FlowFields) throws(FlowFault) -> Bool {
    let value = try fields.requiredText("value")
    guard ["enabled", "disabled"].contains(value) else {
      throw FlowFault(.unknownChoice(value, of: fields.owner, known: ["enabled", "disabled"]), at: fields.position)
    }
    return value == "enabled"
  }

  private func orientation(_ fields: FlowFields) throws(FlowFault) -> FlowOrientation.Requested {
    let text = try fields.requiredText("orientation")
    if text.contains("${") { return .expression(text) }
    guard let orientation = FlowOrientation(text) else {
      let known = FlowOrientation.allCases.map { $0.rawValue.uppercased() }
      throw FlowFault(.unknownChoice(text, of: "orientation", known: known), at: fields.position)
    }
    return .literal(orientation)
  }

  private func travel(_ fields: FlowFields) throws(FlowFault) -> FlowCommand.Action {
    guard fields.has("points") else { throw FlowFault(.missingKey("points", of: fields.owner), at: fields.position) }
    let points = try fields.texts("points")
    for point in points where !point.contains("${") {
      let parts = point.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ Double($0.filter { $0 != " " }) != nil }) else {
        throw FlowFault(.expected(.coordinate, of: "points"), at: fields.node("points")?.position ?? fields.position)
      }
    }
    return .travel(points, speed: try fields.text("speed"))
  }

  func script(_ fields: FlowFields) throws(FlowFault) -> FlowCommand.Action {
    let file = try fields.requiredText("file")
    return .runScript(
      file, at: fields.node("file")?.position ?? fields.position, when: try condition(at: "when", in: fields),
      env: try fields.variables("env"))
  }
}

extension FlowOrientation {
  /// Reads a name, whatever its case and with or without its underscore.
  init?(_ text: String) {
    func plain(_ text: String) -> String { text.lowercased().filter { $0 != "_" } }
    guard let known = Self.allCases.first(where: { plain($0.rawValue) == plain(text) }) else { return nil }
    self = known
  }
}
