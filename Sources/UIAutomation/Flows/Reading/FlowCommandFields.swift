extension FlowCommandName {
  private static let app = FlowField("appId", .text, "Which app, by its identifier; the flow's own if it is left out.")
  private static let url = FlowField("url", .text, "The same, as flows for web pages say it.")
  private static let commands = FlowField("commands", .commands, "Commands written here.")
  private static let env = FlowField("env", .variables, "Variables for `${}` expressions.")
  private static let condition = FlowField("when", .condition, "When it runs.")
  private static let settling = FlowField("waitToSettleTimeoutMs", .count, "For devices; has no effect here.")
  private static let cropping = FlowField("cropOn", .selector, "The element that is pictured, in place of the screen.")
  private static let timeout = FlowField("timeout", .number, "How long to wait, in milliseconds.")
  private static let direction = FlowField(
    "direction", .choice(FlowDirection.allCases.map(\.rawValue)), "Where to: up, down, left or right.")

  private static func file(_ what: String, isRequired: Bool = false) -> FlowField {
    FlowField("file", .text, "\(what), relative to this one.", isRequired: isRequired)
  }

  private static func path(_ what: String) -> FlowField { FlowField("path", .text, what, isRequired: true) }

  private static func required(_ name: String, _ kind: FlowField.Kind, _ summary: String) -> FlowField {
    FlowField(name, kind, summary, isRequired: true)
  }

  /// The keys of the map, `label` and `optional` apart, which all commands have.
  var fields: [FlowField] {
    switch self {
    case .tapOn, .doubleTapOn, .longPressOn, .copyTextFrom, .assertVisible, .assertNotVisible:
      FlowField.selector + FlowField.touch
    case .launchApp, .stopApp, .killApp, .clearState, .clearKeychain, .setPermissions, .openLink: lifeFields
    case .runFlow, .repeat, .retry, .runScript, .evalScript, .action: nestingFields
    case .extendedWaitUntil, .waitForAnimationToEnd, .scroll, .swipe, .scrollUntilVisible, .back: movingFields
    case .setOrientation, .setDarkMode, .setAirplaneMode, .setLocation, .travel: deviceFields
    case .takeScreenshot, .assertScreenshot, .startRecording, .addMedia: fileFields
    default: textFields
    }
  }

  private var lifeFields: [FlowField] {
    switch self {
    case .launchApp:
      [
        Self.app, Self.url, FlowField("clearState", .flag, "Whether the app forgets what it has stored."),
        FlowField("clearKeychain", .flag, "Whether the device's keychain is emptied."),
        FlowField("stopApp", .flag, "Whether an app that runs is ended before; true if it is left out."),
        FlowField("permissions", .variables, "What the user lets the app do; has no effect here."),
        FlowField("arguments", .variables, "What the app is launched with."),
      ]
    case .setPermissions:
      [
        Self.app, Self.url,
        Self.required("permissions", .variables, "What the user lets the app do; has no effect here."),
      ]
    case .openLink:
      [
        Self.required("link", .text, "The address."),
        FlowField("autoVerify", .flag, "For devices; has no effect here."),
        FlowField("browser", .flag, "For devices; has no effect here."),
      ]
    case .clearKeychain: []
    default: [Self.app]
    }
  }

  private var nestingFields: [FlowField] {
    switch self {
    case .runFlow:
      [Self.file("A flow"), Self.commands, Self.condition, Self.env, FlowField("as", .text, "The same as `label`.")]
    case .repeat:
      [
        FlowField("times", .number, "How often."), FlowField("while", .condition, "As long as this holds."),
        Self.required("commands", .commands, "What is repeated."),
      ]
    case .retry:
      [
        FlowField("maxRetries", .number, "How often at most, up to 3; once if it is left out."), Self.file("A flow"),
        Self.commands, Self.env,
      ]
    case .runScript: [Self.file("A script", isRequired: true), Self.env, Self.condition]
    case .evalScript: [Self.required("script", .text, "An expression in `${}`.")]
    default:
      [
        Self.required(
          "action", .choice(["back", "hideKeyboard", "scroll", "pasteText", "clearKeychain"]),
          "A command without values.")
      ]
    }
  }

  private var movingFields: [FlowField] {
    switch self {
    case .extendedWaitUntil:
      [
        FlowField("visible", .selector, "An element that has to come."),
        FlowField("notVisible", .selector, "An element that has to go."), Self.timeout,
      ]
    case .waitForAnimationToEnd: [Self.timeout]
    case .swipe:
      [
        Self.direction, FlowField("from", .selector, "The element where the finger begins."),
        FlowField("start", .point, "Where the finger begins: `x,y` in points or `x%,y%`."),
        FlowField("end", .point, "Where it ends."),
        FlowField("duration", .number, "How long it takes, in milliseconds."),
        Self.settling,
      ]
    case .scrollUntilVisible:
      [
        Self.required("element", .selector, "What to look for."), Self.direction, Self.timeout,
        FlowField("speed", .number, "From 0 to 100."),
        FlowField("visibilityPercentage", .percent, "How much of the element has to be seen."),
        FlowField("centerElement", .flag, "Whether it has to come to the middle."), Self.settling,
      ]
    default: []
    }
  }

  private var deviceFields: [FlowField] {
    switch self {
    case .setOrientation:
      [
        Self.required(
          "orientation", .openChoice(FlowOrientation.allCases.map { $0.rawValue.uppercased() }),
          "How the device is held.")
      ]
    case .setDarkMode, .setAirplaneMode:
      [Self.required("value", .choice(["enabled", "disabled"]), "`enabled` or `disabled`.")]
    case .setLocation:
      [Self.required("latitude", .text, "In degrees."), Self.required("longitude", .text, "In degrees.")]
    default:
      [
        Self.required("points", .texts, "Places on the way, each `latitude,longitude`."),
        FlowField("speed", .text, "In metres a second."),
      ]
    }
  }

  private var fileFields: [FlowField] {
    switch self {
    case .takeScreenshot: [Self.path("What the picture is called."), Self.cropping]
    case .assertScreenshot:
      [
        Self.path("The golden, which is beside the flow."), Self.cropping,
        FlowField("thresholdPercentage", .text, "For pictures of devices; texts are the same or they are not."),
      ]
    case .addMedia: [FlowField("files", .texts, "Files, relative to this one.")]
    default: [Self.path("A file for the video.")]
    }
  }

  private var textFields: [FlowField] {
    switch self {
    case .inputText: [Self.required("text", .text, "What to type.")]
    case .setClipboard: [Self.required("text", .text, "What `pasteText` will type.")]
    case .eraseText: [FlowField("charactersToErase", .count, "How many characters; all if it is left out.")]
    case .pressKey: [Self.required("key", .choice(FlowKey.allCases.map(\.rawValue)), "The name of a key.")]
    case .assertTrue: [Self.required("condition", .text, "An expression in `${}`.")]
    case .inputRandomText, .inputRandomNumber:
      [FlowField("length", .count, "How many characters; 8 if it is left out.")]
    case .openBrowser: [Self.required("link", .text, "The address.")]
    case .assertWithAI: [Self.required("assertion", .text, "A question to a model.")]
    case .extractTextWithAI:
      [
        Self.required("query", .text, "A question to a model."),
        FlowField("outputVariable", .text, "The name of its answer."),
      ]
    default: []
    }
  }
}
