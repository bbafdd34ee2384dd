extension FlowCommand {
  /// The command as an item of a list: its name alone, with a text behind it, or with a map.
  var node: YAMLNode {
    let parts = action.parts
    var fields = parts.fields
    fields.add("label", label)
    if isOptional { fields.add("optional", true) }
    guard let only = fields.entries.first else { return .text(parts.name) }
    let shortcut = FlowCommandName(rawValue: parts.name)?.shortcut
    if fields.entries.count == 1, only.key == shortcut, case .scalar = only.value.content {
      return .map([(parts.name, only.value)])
    }
    return .map([(parts.name, .map(fields.entries))])
  }
}

extension FlowCommand.Action {
  /// The command's name in a file and the entries of its map.
  fileprivate var parts: (name: String, fields: FieldList) {
    var fields = FieldList()
    addTargets(to: &fields)
    addValues(to: &fields)
    addNested(to: &fields)
    return (name, fields)
  }

  private var name: String {
    switch self {
    case .launchApp: "launchApp"
    case .stopApp: "stopApp"
    case .killApp: "killApp"
    case .clearState: "clearState"
    case .tapOn: "tapOn"
    case .doubleTapOn: "doubleTapOn"
    case .longPressOn: "longPressOn"
    case .inputText: "inputText"
    case .eraseText: "eraseText"
    case .pressKey: "pressKey"
    case .openLink: "openLink"
    case .setOrientation: "setOrientation"
    case .setAppearance(let isDark): isDark == nil ? "toggleDarkMode" : "setDarkMode"
    case .assertAppearance(let isDark): isDark ? "assertDarkMode" : "assertLightMode"
    case .inputRandom(let kind, _): kind.rawValue
    case .setClipboard: "setClipboard"
    case .setPermissions: "setPermissions"
    case .clearKeychain: "clearKeychain"
    case .setLocation: "setLocation"
    case .travel: "travel"
    case .setAirplaneMode(let isOn): isOn == nil ? "toggleAirplaneMode" : "setAirplaneMode"
    case .startRecording: "startRecording"
    case .stopRecording: "stopRecording"
    case .runScript: "runScript"
    case .hideKeyboard: "hideKeyboard"
    case .copyTextFrom: "copyTextFrom"
    case .pasteText: "pasteText"
    case .assertVisible: "assertVisible"
    case .assertNotVisible: "assertNotVisible"
    case .assertTrue: "assertTrue"
    case .extendedWaitUntil: "extendedWaitUntil"
    case .waitForAnimationToEnd: "waitForAnimationToEnd"
    case .scroll: "scroll"
    case .swipe: "swipe"
    case .scrollUntilVisible: "scrollUntilVisible"
    case .back: "back"
    case .runFlow: "runFlow"
    case .repeated: "repeat"
    case .retry: "retry"
    case .evalScript: "evalScript"
    case .takeScreenshot: "takeScreenshot"
    case .assertScreenshot: "assertScreenshot"
    case .unavailable(let name): name
    }
  }

  /// Adds what says where: selectors, directions, points.
  private func addTargets(to fields: inout FieldList) {
    switch self {
    case .tapOn(let selector, let times, let delay):
      selector.add(to: &fields)
      fields.add("repeat", times)
      fields.add("delay", delay)
    case .doubleTapOn(let selector), .longPressOn(let selector), .copyTextFrom(let selector),
      .assertVisible(let selector), .assertNotVisible(let selector):
      selector.add(to: &fields)
    case .extendedWaitUntil(let visible, let notVisible, let timeout):
      fields.add("visible", visible)
      fields.add("notVisible", notVisible)
      fields.add("timeout", timeout)
    case .swipe(let swipe, let duration):
      swipe.add(to: &fields)
      fields.add("duration", duration)
    case .scrollUntilVisible(let scroll): scroll.add(to: &fields)
    default: break
    }
  }

  /// Adds what is neither a target nor a command.
  private func addValues(to fields: inout FieldList) {
    switch self {
    case .launchApp(let launch):
      fields.add("appId", launch.appId)
      if launch.clearsState { fields.add("clearState", true) }
      if launch.clearsKeychain { fields.add("clearKeychain", true) }
      if !launch.stopsApp { fields.add("stopApp", false) }
      fields.add("arguments", launch.arguments)
    case .stopApp(let id), .killApp(let id), .clearState(let id): fields.add("appId", id)
    case .inputText(let text): fields.add("text", text)
    case .eraseText(let count): fields.add("charactersToErase", count)
    case .pressKey(let key): fields.add("key", key.rawValue)
    case .openLink(let link): fields.add("link", link)
    case .setOrientation(.literal(let orientation)): fields.add("orientation", orientation.rawValue.uppercased())
    case .setOrientation(.expression(let text)): fields.add("orientation", text)
    case .setClipboard(let text): fields.add("text", text)
    case .startRecording(let path): fields.add("path", path)
    case .assertTrue(let condition): fields.add("condition", condition)
    case .waitForAnimationToEnd(let timeout): fields.add("timeout", timeout)
    case .evalScript(let script): fields.add("script", script)
    case .takeScreenshot(let name, let element), .assertScreenshot(let name, let element):
      fields.add("path", name)
      fields.add("cropOn", element)
    default: addDeviceValues(to: &fields)
    }
  }

  /// Adds what is said of the device.
  private func addDeviceValues(to fields: inout FieldList) {
    switch self {
    case .setAppearance(let isOn?), .setAirplaneMode(let isOn?): fields.add("value", isOn ? "enabled" : "disabled")
    case .inputRandom(_, let length): fields.add("length", length)
    case .setPermissions(let permissions): fields.add("permissions", permissions)
    case .setLocation(let latitude, let longitude):
      fields.add("latitude", latitude)
      fields.add("longitude", longitude)
    case .travel(let points, let speed):
      fields.add("points", points.map { YAMLNode.text($0) })
      fields.add("speed", speed)
    default: break
    }
  }

  /// Adds what holds other commands.
  private func addNested(to fields: inout FieldList) {
    switch self {
    case .runFlow(let source, let condition, let env):
      source.add(to: &fields)
      fields.add("when", condition?.node)
      fields.add("env", env)
    case .repeated(let commands, let times, let condition):
      fields.add("times", times)
      fields.add("while", condition?.node)
      fields.add("commands", YAMLNode.list(commands.map(\.node)))
    case .retry(let source, let maximum, let env):
      fields.add("maxRetries", maximum)
      source.add(to: &fields)
      fields.add("env", env)
    case .runScript(let file, _, let condition, let env):
      fields.add("file", file)
      fields.add("when", condition?.node)
      fields.add("env", env)
    default: break
    }
  }
}

extension FlowSource {
  fileprivate func add(to fields: inout FieldList) {
    switch self {
    case .file(let path, _): fields.add("file", path)
    case .commands(let commands): fields.add("commands", YAMLNode.list(commands.map(\.node)))
    }
  }
}
