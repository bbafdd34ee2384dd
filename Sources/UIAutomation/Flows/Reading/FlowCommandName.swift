/// The commands by their names in a file.
enum FlowCommandName: String, CaseIterable, Sendable {
  case launchApp
  case stopApp
  case killApp
  case clearState
  case clearKeychain
  case setPermissions
  case tapOn
  case doubleTapOn
  case longPressOn
  case inputText
  case inputRandomText
  case inputRandomNumber
  case inputRandomEmail
  case inputRandomPersonName
  case inputRandomCityName
  case inputRandomCountryName
  case inputRandomColorName
  case eraseText
  case pressKey
  case openLink
  case setOrientation
  case setDarkMode
  case toggleDarkMode
  case setLocation
  case travel
  case setAirplaneMode
  case toggleAirplaneMode
  case hideKeyboard
  case copyTextFrom
  case setClipboard
  case pasteText
  case assertVisible
  case assertNotVisible
  case assertTrue
  case assertDarkMode
  case assertLightMode
  case assertScreenshot
  case extendedWaitUntil
  case waitForAnimationToEnd
  case scroll
  case swipe
  case scrollUntilVisible
  case back
  case runFlow
  case `repeat`
  case retry
  case runScript
  case evalScript
  case action
  case takeScreenshot
  case startRecording
  case stopRecording
  case addMedia
  case openBrowser
  case assertWithAI
  case assertNoDefectsWithAI
  case extractTextWithAI

  /// Other spellings that Maestro takes.
  init?(written text: String) {
    self.init(rawValue: text == "hide keyboard" ? "hideKeyboard" : text)
  }

  /// The key whose value a text stands for, where a command has a text instead of a map.
  var shortcut: String? {
    switch self {
    case .launchApp, .stopApp, .killApp, .clearState: "appId"
    case .tapOn, .doubleTapOn, .longPressOn, .copyTextFrom, .assertVisible, .assertNotVisible, .inputText,
      .setClipboard:
      "text"
    case .eraseText: "charactersToErase"
    case .pressKey: "key"
    case .openLink, .openBrowser: "link"
    case .setOrientation: "orientation"
    case .setDarkMode, .setAirplaneMode: "value"
    case .assertTrue: "condition"
    case .runFlow, .runScript: "file"
    case .evalScript: "script"
    case .action: "action"
    case .takeScreenshot, .assertScreenshot, .startRecording: "path"
    case .assertWithAI: "assertion"
    case .extractTextWithAI: "query"
    default: nil
    }
  }

  /// Whether Maestro takes the name alone.
  var standsAlone: Bool {
    switch self {
    case .launchApp, .stopApp, .killApp, .clearState, .clearKeychain, .eraseText, .back, .hideKeyboard, .pasteText,
      .scroll,
      .waitForAnimationToEnd, .stopRecording, .toggleAirplaneMode, .toggleDarkMode, .assertDarkMode, .assertLightMode,
      .assertNoDefectsWithAI:
      true
    default: FlowRandomText(rawValue: rawValue) != nil
    }
  }

  /// Whether Maestro lets other keys pass in the map.
  var isLenient: Bool {
    switch self {
    case .inputText, .assertTrue, .evalScript, .setOrientation, .setDarkMode, .setAirplaneMode: true
    default: false
    }
  }
}

/// Commands that mean nothing without a device or a model: why, and what to do.
enum RefusedCommand {
  static func reason(for name: FlowCommandName) -> String? {
    switch name {
    case .assertWithAI, .assertNoDefectsWithAI:
      "asks a model, and a run here comes to the same every time: assert a text or a state, or compare with"
        + " `assertScreenshot`"
    case .extractTextWithAI:
      "asks a model, and a run here comes to the same every time: take the text with `copyTextFrom`"
    case .addMedia:
      "puts files into the library of a device, and there is none: a test gives pictures with `app.hardware.photos`"
    case .openBrowser: "opens another app, and there is one here: use `openLink` for links that the app opens"
    default: nil
    }
  }

  /// How a flow that devices run too keeps a step that is not possible here.
  static let guarding = "for devices alone keep it under `runFlow` with `when: {true: ${!plainview}}`"
}
