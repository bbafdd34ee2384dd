/// The commands by their names in a file, with the keys of each.
enum FlowCommandName: String, CaseIterable {
  case launchApp
  case stopApp
  case killApp
  case clearState
  case tapOn
  case doubleTapOn
  case longPressOn
  case inputText
  case eraseText
  case pressKey
  case openLink
  case setOrientation
  case hideKeyboard
  case copyTextFrom
  case pasteText
  case assertVisible
  case assertNotVisible
  case assertTrue
  case extendedWaitUntil
  case waitForAnimationToEnd
  case scroll
  case swipe
  case scrollUntilVisible
  case back
  case runFlow
  case `repeat`
  case retry
  case evalScript
  case action
  case takeScreenshot
  case assertScreenshot

  /// The key that a text in the place of the map stands for.
  var shortcut: String? {
    switch self {
    case .launchApp, .stopApp, .killApp, .clearState: "appId"
    case .tapOn, .doubleTapOn, .longPressOn, .copyTextFrom, .assertVisible, .assertNotVisible, .inputText: "text"
    case .eraseText: "charactersToErase"
    case .pressKey: "key"
    case .openLink: "link"
    case .setOrientation: "orientation"
    case .assertTrue: "condition"
    case .runFlow: "file"
    case .evalScript: "script"
    case .action: "action"
    case .takeScreenshot, .assertScreenshot: "path"
    case .hideKeyboard, .pasteText, .extendedWaitUntil, .waitForAnimationToEnd, .scroll, .swipe, .scrollUntilVisible,
      .back, .repeat, .retry:
      nil
    }
  }

  /// The keys of the map, `label` and `optional` apart, which all commands have.
  var keys: [String] {
    switch self {
    case .launchApp: ["appId", "clearState", "clearKeychain", "stopApp", "permissions", "arguments"]
    case .stopApp, .killApp, .clearState: ["appId"]
    case .tapOn: FlowSelectorKey.all + FlowSelectorKey.tap + ["repeat", "delay"]
    case .doubleTapOn: FlowSelectorKey.all + FlowSelectorKey.tap + ["delay"]
    case .longPressOn: FlowSelectorKey.all + FlowSelectorKey.tap
    case .copyTextFrom, .assertVisible, .assertNotVisible: FlowSelectorKey.all
    case .inputText: ["text"]
    case .eraseText: ["charactersToErase"]
    case .pressKey: ["key"]
    case .openLink: ["link", "autoVerify", "browser"]
    case .setOrientation: ["orientation"]
    case .assertTrue: ["condition"]
    case .extendedWaitUntil: ["visible", "notVisible", "timeout"]
    case .waitForAnimationToEnd: ["timeout"]
    case .swipe: ["direction", "from", "start", "end", "duration", "waitToSettleTimeoutMs"]
    case .scrollUntilVisible:
      [
        "element", "direction", "timeout", "speed", "visibilityPercentage", "centerElement", "waitToSettleTimeoutMs",
      ]
    case .runFlow: ["file", "commands", "when", "env", "as"]
    case .repeat: ["times", "while", "commands"]
    case .retry: ["maxRetries", "file", "commands", "env"]
    case .evalScript: ["script"]
    case .action: ["action"]
    case .takeScreenshot: ["path", "cropOn"]
    case .assertScreenshot: ["path", "cropOn", "thresholdPercentage"]
    case .hideKeyboard, .pasteText, .scroll, .back: []
    }
  }
}

/// The keys of selectors.
enum FlowSelectorKey {
  static let all =
    ["text", "id", "index", "width", "height", "tolerance", "traits", "enabled", "checked", "selected", "focused"]
    + FlowRelation.Kind.allCases.map(\.rawValue)
    + ["containsDescendants"]
  /// What only a tap has. But for the point these say how long to wait, which takes no time here: read, not used.
  static let tap = ["point", "retryTapIfNoChange", "waitUntilVisible", "waitToSettleTimeoutMs"]
}

/// Maestro's commands that mean nothing without a device, a network or a model, and why.
enum UnavailableCommand {
  private static let reasons: [(names: [String], reason: String)] = [
    (["startRecording", "stopRecording"], "makes a video, and there is no screen"),
    (["setLocation", "travel"], "needs a place, and there is no device"),
    (["assertWithAI", "assertNoDefectsWithAI", "extractTextWithAI"], "asks a model, and a run has to repeat exactly"),
    (["setAirplaneMode", "toggleAirplaneMode"], "needs a radio, and there is no device"),
    (["setPermissions", "clearKeychain", "setClipboard"], "needs a system, and there is no device"),
    (["addMedia"], "needs a photo library, and there is no device"),
    (["openBrowser"], "needs other apps, and there is no device"),
    (["runScript"], "runs JavaScript, which is not supported"),
    (
      [
        "inputRandomText", "inputRandomNumber", "inputRandomEmail", "inputRandomPersonName", "inputRandomCityName",
        "inputRandomCountryName", "inputRandomColorName",
      ],
      "types at random, and a run has to repeat exactly"
    ),
  ]

  static func reason(for name: String) -> String? {
    reasons.first { $0.names.contains(name) }?.reason
  }
}
