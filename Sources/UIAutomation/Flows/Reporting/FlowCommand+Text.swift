extension FlowCommand: CustomStringConvertible {
  /// The command in short, for readers: `tapOn "Sign up"`.
  package var description: String { action.description }
}

extension FlowCommand.Action: CustomStringConvertible {
  package var description: String {
    switch self {
    case .launchApp: "launchApp"
    case .stopApp: "stopApp"
    case .killApp: "killApp"
    case .clearState: "clearState"
    case .tapOn(let selector, let times, _): "tapOn \(selector)" + (times.map { ", \($0) times" } ?? "")
    case .doubleTapOn(let selector): "doubleTapOn \(selector)"
    case .longPressOn(let selector): "longPressOn \(selector)"
    case .inputText(let text): "inputText \(FlowSelector.quoted(text))"
    case .eraseText(let count): "eraseText" + (count.map { " \($0)" } ?? "")
    case .pressKey(let key): "pressKey \(key.rawValue)"
    case .openLink(let link): "openLink \(FlowSelector.quoted(link))"
    case .setOrientation(.literal(let orientation)): "setOrientation \(orientation.rawValue)"
    case .setOrientation(.expression(let text)): "setOrientation \(text)"
    case .setAppearance(let isDark): isDark.map { "setDarkMode " + ($0 ? "enabled" : "disabled") } ?? "toggleDarkMode"
    case .assertAppearance(let isDark): isDark ? "assertDarkMode" : "assertLightMode"
    case .inputRandom(let kind, let length): kind.rawValue + (length.map { " \($0)" } ?? "")
    case .setClipboard(let text): "setClipboard \(FlowSelector.quoted(text))"
    case .setPermissions(let permissions):
      "setPermissions " + permissions.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    case .clearKeychain: "clearKeychain"
    case .setLocation(let latitude, let longitude): "setLocation \(latitude), \(longitude)"
    case .travel(let points, _): "travel over \(points.count) places"
    case .setAirplaneMode(let isOn):
      isOn.map { "setAirplaneMode " + ($0 ? "enabled" : "disabled") } ?? "toggleAirplaneMode"
    case .startRecording(let path): "startRecording \(FlowSelector.quoted(path))"
    case .stopRecording: "stopRecording"
    case .runScript(let file, _, let condition, _): "runScript \(file)" + (condition.map { " when \($0)" } ?? "")
    case .hideKeyboard: "hideKeyboard"
    case .copyTextFrom(let selector): "copyTextFrom \(selector)"
    case .pasteText: "pasteText"
    case .assertVisible(let selector): "assertVisible \(selector)"
    case .assertNotVisible(let selector): "assertNotVisible \(selector)"
    case .assertTrue(let condition): "assertTrue \(condition)"
    case .extendedWaitUntil(let visible, let notVisible, _):
      "extendedWaitUntil " + Self.waits(visible: visible, notVisible: notVisible)
    case .waitForAnimationToEnd: "waitForAnimationToEnd"
    case .scroll: "scroll"
    case .swipe(let swipe, _): "swipe \(swipe)"
    case .scrollUntilVisible(let scroll): "scrollUntilVisible \(scroll.element), \(scroll.direction)"
    case .back: "back"
    case .runFlow(let source, let condition, _):
      "runFlow" + source.fileSuffix + (condition.map { " when \($0)" } ?? "")
    case .repeated(_, let times, let condition):
      "repeat" + (times.map { " \($0) times" } ?? "") + (condition.map { " while \($0)" } ?? "")
    case .retry(let source, let maximum, _): "retry \(maximum) times" + source.fileSuffix
    case .evalScript(let script): "evalScript \(script)"
    case .takeScreenshot(let name, let element): "takeScreenshot " + Self.screen(name, of: element)
    case .assertScreenshot(let name, let element): "assertScreenshot " + Self.screen(name, of: element)
    case .unavailable(let name): name
    }
  }

  private static func screen(_ name: String, of element: FlowSelector?) -> String {
    FlowSelector.quoted(name) + (element.map { " of \($0)" } ?? "")
  }

  private static func waits(visible: FlowSelector?, notVisible: FlowSelector?) -> String {
    [visible.map { "visible \($0)" }, notVisible.map { "not visible \($0)" }].compactMap { $0 }
      .joined(separator: " and ")
  }
}

extension FlowSource {
  /// A blank and the file's name; nothing for commands written inline.
  fileprivate var fileSuffix: String {
    switch self {
    case .commands: ""
    case .file(let path, _): " " + path
    }
  }
}

extension FlowCondition: CustomStringConvertible {
  package var description: String {
    [
      platform.map { "platform \($0)" }, visible.map { "visible \($0)" }, notVisible.map { "not visible \($0)" },
      expression,
    ]
    .compactMap { $0 }.joined(separator: " and ")
  }
}

extension FlowSwipe: CustomStringConvertible {
  package var description: String {
    switch self {
    case .direction(let direction, let element): "\(direction)" + (element.map { " from \($0)" } ?? "")
    case .points(let start, let end): "from \(start) to \(end)"
    }
  }
}
