/// The reader of a flow's commands: from YAML nodes to values, with everything checked that can be before a run.
struct FlowReader {
  /// True below a condition that does not hold here: what means nothing here does no harm there.
  var isForOthers = false
  /// What the real Maestro would refuse; noted on request.
  var remarks: FlowRemarks?

  func commands(in nodes: [YAMLNode]) throws(FlowFault) -> [FlowCommand] {
    var commands: [FlowCommand] = []
    for node in nodes { commands.append(try command(in: node)) }
    return commands
  }

  /// A command is its name alone, or a map with its name as the only key.
  private func command(in node: YAMLNode) throws(FlowFault) -> FlowCommand {
    switch node.content {
    case .scalar(let name):
      if let known = FlowCommandName(written: name), !known.standsAlone {
        remarks?.add("`\(name)` alone, it wants values there", at: node.position)
      }
      return try command(name, YAMLNode(.empty, at: node.position), at: node.position)
    case .map(let entries):
      guard entries.count == 1 else {
        guard let second = entries.dropFirst().first else { throw FlowFault(.commandShape, at: node.position) }
        throw FlowFault(.keyBesideCommand(key: second.key, command: entries[0].key), at: second.keyPosition)
      }
      if entries[0].value.content == .empty {
        remarks?.add(
          "`\(entries[0].key):` without a value, write the name without the colon", at: entries[0].keyPosition)
      }
      return try command(entries[0].key, entries[0].value, at: entries[0].keyPosition)
    case .empty, .list: throw FlowFault(.commandShape, at: node.position)
    }
  }

  private func command(
    _ text: String, _ argument: YAMLNode, at position: TextPosition
  ) throws(FlowFault) -> FlowCommand {
    guard let name = FlowCommandName(written: text) else { throw FlowFault(.unknownCommand(text), at: position) }
    if let reason = RefusedCommand.reason(for: name) { return try refused(name, reason, at: position) }
    let fields = try fields(of: name, argument)
    return FlowCommand(
      try action(name, fields, at: position), at: position, label: try label(fields),
      isOptional: try isOptional(fields))
  }

  private func fields(of name: FlowCommandName, _ argument: YAMLNode) throws(FlowFault) -> FlowFields {
    var argument = argument
    if name == .addMedia || name == .travel, case .list = argument.content {
      let key = name == .addMedia ? "files" : "points"
      argument = YAMLNode(
        .map([YAMLEntry(key: key, keyPosition: argument.position, value: argument)]), at: argument.position)
    }
    return try FlowFields(
      argument, of: name.rawValue, known: name.fields + FlowField.shared, shortcut: name.shortcut,
      isLenient: name.isLenient, remarks: remarks)
  }

  private func refused(
    _ name: FlowCommandName, _ reason: String, at position: TextPosition
  ) throws(FlowFault) -> FlowCommand {
    guard isForOthers else { throw FlowFault(.refusedCommand(name.rawValue, reason: reason), at: position) }
    return FlowCommand(.unavailable(name.rawValue), at: position)
  }

  /// What the step is called: `runFlow` may say `as` instead.
  private func label(_ fields: FlowFields) throws(FlowFault) -> String? {
    let (label, name) = (try fields.text("label"), fields.owner == "runFlow" ? try fields.text("as") : nil)
    if label != nil, name != nil { throw FlowFault(.conflictingKeys("label", "as"), at: fields.position) }
    if name != nil { remarks?.add("the key `as`, write `label`", at: fields.position) }
    return label ?? name
  }

  /// Whether the command may fail: it says so itself, or the selector does that it has under a key.
  private func isOptional(_ fields: FlowFields) throws(FlowFault) -> Bool {
    if let isOptional = try fields.flag("optional") { return isOptional }
    for key in ["element", "visible", "notVisible", "from"] {
      guard let node = fields.node(key), case .map = node.content else { continue }
      let inner = try FlowFields(node, of: key, known: FlowField.selector + FlowField.touch + FlowField.shared)
      if try inner.flag("optional") == true { return true }
    }
    return false
  }

  private func action(
    _ name: FlowCommandName, _ fields: FlowFields, at position: TextPosition
  ) throws(FlowFault) -> FlowCommand.Action {
    switch name {
    case .launchApp: .launchApp(try launch(fields))
    case .stopApp: .stopApp(appId: try fields.text("appId"))
    case .killApp: .killApp(appId: try fields.text("appId"))
    case .clearState: .clearState(appId: try fields.text("appId"))
    case .tapOn:
      .tapOn(
        try tapSelector(fields), repeat: try fields.number("repeat"), delay: try fields.number("delay"))
    case .doubleTapOn: .doubleTapOn(try tapSelector(fields))
    case .longPressOn: .longPressOn(try tapSelector(fields))
    case .inputText: .inputText(try fields.requiredText("text"))
    case .eraseText: .eraseText(try fields.number("charactersToErase"))
    case .pressKey: .pressKey(try key(fields))
    case .openLink: .openLink(try fields.requiredText("link"))
    case .hideKeyboard: .hideKeyboard
    case .copyTextFrom: .copyTextFrom(try selector(fields))
    case .setClipboard: .setClipboard(try fields.requiredText("text"))
    case .pasteText: .pasteText
    case .assertVisible: .assertVisible(try selector(fields))
    case .assertNotVisible: .assertNotVisible(try selector(fields))
    case .assertTrue: .assertTrue(try fields.requiredText("condition"))
    case .extendedWaitUntil: try wait(fields)
    case .waitForAnimationToEnd: .waitForAnimationToEnd(timeout: try fields.number("timeout"))
    case .scroll: .scroll
    case .swipe: .swipe(try swipe(fields), duration: try fields.number("duration"))
    case .scrollUntilVisible: .scrollUntilVisible(try scroll(fields))
    case .back: .back
    case .runFlow: try call(fields)
    case .repeat: try repetition(fields)
    case .retry: try retry(fields)
    case .evalScript: .evalScript(try fields.requiredText("script"))
    case .runScript: try script(fields)
    case .action: try namedAction(fields, at: position)
    case .takeScreenshot:
      .takeScreenshot(try fields.requiredText("path"), of: try selector(at: "cropOn", in: fields))
    case .assertScreenshot: try screenAssertion(fields)
    default: try deviceAction(name, fields)
    }
  }

  /// `action: back` is an older form of `back`.
  private func namedAction(
    _ fields: FlowFields, at position: TextPosition
  ) throws(FlowFault) -> FlowCommand.Action {
    let name = try fields.requiredText("action")
    switch name {
    case "back": return .back
    case "hideKeyboard": return .hideKeyboard
    case "scroll": return .scroll
    case "pasteText": return .pasteText
    case "clearKeychain": return .clearKeychain
    default:
      let known = ["back", "hideKeyboard", "scroll", "pasteText", "clearKeychain"]
      throw FlowFault(.unknownChoice(name, of: "action", known: known), at: fields.position)
    }
  }
}
