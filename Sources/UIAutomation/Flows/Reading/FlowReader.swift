/// The reader of a flow's commands: from YAML nodes to values, with everything checked that can be before a run.
struct FlowReader {
  /// True below a condition that holds on other platforms only: what means nothing here does no harm there.
  var isForOtherPlatform = false

  func commands(in nodes: [YAMLNode]) throws(FlowFault) -> [FlowCommand] {
    var commands: [FlowCommand] = []
    for node in nodes { commands.append(try command(in: node)) }
    return commands
  }

  /// A command is its name alone, or a map with its name as the only key.
  private func command(in node: YAMLNode) throws(FlowFault) -> FlowCommand {
    switch node.content {
    case .scalar(let name): return try command(name, YAMLNode(.empty, at: node.position), at: node.position)
    case .map(let entries):
      guard entries.count == 1 else {
        throw FlowFault(
          .keyBesideCommand(key: entries[1].key, command: entries[0].key), at: entries[1].keyPosition)
      }
      return try command(entries[0].key, entries[0].value, at: entries[0].keyPosition)
    case .empty, .list: throw FlowFault(.commandShape, at: node.position)
    }
  }

  private func command(
    _ text: String, _ argument: YAMLNode, at position: TextPosition
  ) throws(FlowFault) -> FlowCommand {
    guard let name = FlowCommandName(rawValue: text) else { return try unavailable(text, at: position) }
    let fields = try FlowFields(
      argument, of: text, known: name.keys + ["label", "optional"], shortcut: name.shortcut)
    return FlowCommand(
      try action(name, fields, at: position), at: position, label: try label(fields),
      isOptional: try isOptional(fields))
  }

  private func unavailable(_ name: String, at position: TextPosition) throws(FlowFault) -> FlowCommand {
    guard let reason = UnavailableCommand.reason(for: name) else {
      throw FlowFault(.unknownCommand(name), at: position)
    }
    guard isForOtherPlatform else { throw FlowFault(.unavailableCommand(name, reason: reason), at: position) }
    return FlowCommand(.unavailable(name), at: position)
  }

  /// What the step is called: `runFlow` may say `as` instead.
  private func label(_ fields: FlowFields) throws(FlowFault) -> String? {
    let (label, name) = (try fields.text("label"), try fields.text("as"))
    if label != nil, name != nil { throw FlowFault(.conflictingKeys("label", "as"), at: fields.position) }
    return label ?? name
  }

  /// Whether the command may fail: it says so itself, or the selector does that it has under a key.
  private func isOptional(_ fields: FlowFields) throws(FlowFault) -> Bool {
    if let isOptional = try fields.flag("optional") { return isOptional }
    for key in ["element", "visible", "notVisible", "from"] {
      guard let node = fields.node(key), case .map = node.content else { continue }
      let known = FlowSelectorKey.all + ["label", "optional"]
      if try FlowFields(node, of: key, known: known).flag("optional") == true { return true }
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
    case .setOrientation: .setOrientation(try orientation(fields))
    case .hideKeyboard: .hideKeyboard
    case .copyTextFrom: .copyTextFrom(try selector(fields))
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
    case .action: try namedAction(fields, at: position)
    case .takeScreenshot:
      .takeScreenshot(try fields.requiredText("path"), of: try selector(at: "cropOn", in: fields))
    case .assertScreenshot: try screenAssertion(fields)
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
    case "clearKeychain": return try unavailable(name, at: position).action
    default:
      let known = ["back", "hideKeyboard", "scroll", "pasteText"]
      throw FlowFault(.unknownChoice(name, of: "action", known: known), at: fields.position)
    }
  }
}
