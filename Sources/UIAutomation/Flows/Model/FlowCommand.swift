/// A step of a flow and its position. Texts may contain `${}`, which is not evaluated yet.
package struct FlowCommand: Equatable, Sendable {
  package indirect enum Action: Equatable, Sendable {
    case launchApp(FlowLaunch)
    case stopApp(appId: String?)
    case killApp(appId: String?)
    case clearState(appId: String?)
    /// The delay between several taps is in milliseconds.
    case tapOn(FlowSelector, repeat: FlowNumber?, delay: FlowNumber?)
    case doubleTapOn(FlowSelector)
    case longPressOn(FlowSelector)
    case inputText(String)
    /// Nil erases all of the text.
    case eraseText(FlowNumber?)
    case pressKey(FlowKey)
    /// A link that another app opens with this one.
    case openLink(String)
    case setOrientation(FlowOrientation.Requested)
    /// Nil changes from dark to light or back.
    case setAppearance(isDark: Bool?)
    case assertAppearance(isDark: Bool)
    case inputRandom(FlowRandomText, length: FlowNumber?)
    case setClipboard(String)
    case setPermissions([FlowVariable])
    case clearKeychain
    /// In degrees.
    case setLocation(latitude: String, longitude: String)
    /// Each point is `latitude,longitude`; the speed is in metres a second.
    case travel([String], speed: String?)
    /// Nil turns it on or off.
    case setAirplaneMode(isOn: Bool?)
    case startRecording(String)
    case stopRecording
    case hideKeyboard
    case copyTextFrom(FlowSelector)
    case pasteText
    case assertVisible(FlowSelector)
    case assertNotVisible(FlowSelector)
    case assertTrue(String)
    /// At least one of the two selectors is there; the timeout is in milliseconds.
    case extendedWaitUntil(visible: FlowSelector?, notVisible: FlowSelector?, timeout: FlowNumber?)
    /// The timeout is in milliseconds.
    case waitForAnimationToEnd(timeout: FlowNumber?)
    case scroll
    /// The duration is in milliseconds.
    case swipe(FlowSwipe, duration: FlowNumber?)
    case scrollUntilVisible(FlowScroll)
    case back
    case runFlow(FlowSource, when: FlowCondition?, env: [FlowVariable])
    /// At least one of count and condition is there: the commands run until either ends them.
    case repeated([FlowCommand], times: FlowNumber?, while: FlowCondition?)
    case retry(FlowSource, maximum: FlowNumber, env: [FlowVariable])
    case evalScript(String)
    case runScript(String, at: TextPosition, when: FlowCondition?, env: [FlowVariable])
    /// By name; of one element only, if there is one.
    case takeScreenshot(String, of: FlowSelector? = nil)
    case assertScreenshot(String, of: FlowSelector? = nil)
    /// A command that means nothing here, in a part of the flow that runs elsewhere only.
    case unavailable(String)
  }

  package let action: Action
  package let position: TextPosition
  /// What to call the step in a report.
  package let label: String?
  /// True if the flow goes on when the step fails.
  package let isOptional: Bool

  package init(_ action: Action, at position: TextPosition = .start, label: String? = nil, isOptional: Bool = false) {
    self.action = action
    self.position = position
    self.label = label
    self.isOptional = isOptional
  }
}

/// Commands written inline or in another file.
package enum FlowSource: Equatable, Sendable {
  case commands([FlowCommand])
  /// A path relative to the folder of the flow that names it.
  case file(String, TextPosition)
}

/// A whole number, or a text with `${}` that will be one.
package enum FlowNumber: Equatable, Sendable {
  case literal(Int)
  case expression(String)
}

/// The keys that `pressKey` knows, by Maestro's names.
package enum FlowKey: String, CaseIterable, Sendable {
  case enter
  case backspace
  case tab
  case escape
  case back
  case home
  case lock
  case power
  case volumeUp = "volume up"
  case volumeDown = "volume down"
  case remoteUp = "remote dpad up"
  case remoteDown = "remote dpad down"
  case remoteLeft = "remote dpad left"
  case remoteRight = "remote dpad right"
  case remoteCenter = "remote dpad center"
  case remotePlayPause = "remote media play pause"
  case remoteStop = "remote media stop"
  case remoteNext = "remote media next"
  case remotePrevious = "remote media previous"
  case remoteRewind = "remote media rewind"
  case remoteFastForward = "remote media fast forward"
  case remoteNavigationUp = "remote system navigation up"
  case remoteNavigationDown = "remote system navigation down"
  case remoteButtonA = "remote button a"
  case remoteButtonB = "remote button b"
  case remoteMenu = "remote menu"
  case tvInput = "tv input"
  case tvInputHDMI1 = "tv input hdmi 1"
  case tvInputHDMI2 = "tv input hdmi 2"
  case tvInputHDMI3 = "tv input hdmi 3"
}

/// How a device is held, by Maestro's names.
package enum FlowOrientation: String, CaseIterable, Sendable {
  case portrait
  case landscapeLeft = "landscape_left"
  case landscapeRight = "landscape_right"
  case upsideDown = "upside_down"

  /// One that a flow names, or an expression for one.
  package enum Requested: Equatable, Sendable {
    case literal(FlowOrientation)
    case expression(String)
  }
}

/// How an app is launched.
package struct FlowLaunch: Equatable, Sendable {
  package let appId: String?
  package let clearsState: Bool
  package let stopsApp: Bool
  package let clearsKeychain: Bool
  package let arguments: [FlowVariable]

  package init(
    appId: String?, clearsState: Bool = false, clearsKeychain: Bool = false, stopsApp: Bool = true,
    arguments: [FlowVariable] = []
  ) {
    self.appId = appId
    self.clearsState = clearsState
    self.clearsKeychain = clearsKeychain
    self.stopsApp = stopsApp
    self.arguments = arguments
  }
}
