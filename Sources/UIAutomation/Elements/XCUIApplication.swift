public import Foundation
public import PlainviewGraphics
import PlainviewInterfaceBuilder
public import PlainviewLayout
package import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore

/// An app in this process, driven by synthetic touches and typing: XCUITest's interface over real hit testing.
///
/// Every launch has a clock, a screen, a console and singletons of its own. An exception of the app's code is thrown by
/// the call that led to it; the app is dead then, as a crashed one, until the next `launch()`. Time is virtual: it passes
/// in calls of this class, and while the test awaits something.
@preconcurrency @MainActor public final class XCUIApplication: XCUIElement {
  let entry: AppEntry
  /// The device that the app runs on; a document's own one is known from the launch on.
  public private(set) var device: SimulatedDevice
  /// How large text is; `.cells` keeps text pictures free of accidents.
  public let textMetrics: TextMetrics
  package private(set) var process: SimulatedProcess?
  private(set) var fingers: [Int: UITouch] = [:]
  /// The conflicts that a call has failed for.
  private var knownConflicts: [ConflictReport] = []
  /// The keyboard and the edit menu as elements.
  let overlayElements = Overlays()
  /// What the last wait for an element saw, if it was not found.
  var waiting: [String]?

  /// An app whose window shows a controller; it is made anew at every launch.
  public convenience init(
    rootViewController: @autoclosure @escaping @MainActor () -> UIViewController, device: SimulatedDevice = .default,
    textMetrics: TextMetrics = .cells
  ) {
    self.init(
      entry: AppEntry(device: { device }, makeController: { rootViewController() }), textMetrics: textMetrics)
  }

  init(entry: AppEntry, textMetrics: TextMetrics) {
    self.entry = entry
    self.textMetrics = textMetrics
    device = .default
    super.init(source: .application)
    application = self
  }

  /// Whether the app was launched and has not crashed.
  public var isRunning: Bool { process.map { $0.uncaught == nil } ?? false }

  /// What the app wrote to its console: layout conflicts, warnings about presentations; oldest first.
  ///
  /// After the app has ended it is that of its last life.
  public var console: [String] { process?.console ?? lastConsole }
  private var lastConsole: [String] = []

  /// Whether what happens in the app is written down from the next launch on; see `transcript`.
  public var recordsTranscript = false

  /// Whether an action whose parameter is of another of UIKit's classes than the sender fails, now and after every launch.
  ///
  /// UIKit calls it with the sender all the same; here it gets a new object of its class, and the console says so.
  public var failsForOtherSenders = false { didSet { process?.takesStandIns = !failsForOtherSenders } }

  /// What happened since the launch, a line each: the time in seconds, what it is about, and what it was.
  ///
  /// Touches and what they hit, states of recognizers, actions, delegate calls with their answers, the focus, texts,
  /// callbacks of controllers, layout, timers. What happened because of something is below it, further in. Empty
  /// unless `recordsTranscript` was set before `launch()`.
  public var transcript: String { process?.transcript?.text ?? "" }

  /// Whether the transcript also says why, from the next launch on: what a hit test passed over, why a recognizer won,
  /// which entry of the registry answered, which constraints changed.
  package var tracesCauses = false

  /// The order of tasks from the next launch on; nil for the usual one.
  var jobOrder: JobOrder?

  /// What `Date()` says at every launch from now on; nil leaves it real. See `date`.
  public var dateAtLaunch: Date?

  /// The time zone of the app's device, as `TimeZone.current`, calendars and formatters have it, now and after every launch;
  /// nil leaves the machine's.
  public var timeZone: TimeZone? { didSet { process?.work.region.timeZone = timeZone } }

  /// The locale of the app's device, as `Locale.current`, `Calendar.current` and formatters have it, now and after every
  /// launch; nil leaves the machine's.
  public var locale: Locale? { didSet { process?.work.region.locale = locale } }

  /// What everything random in the app follows from, from the next launch on: `SystemRandomNumberGenerator`, `UUID()`,
  /// `arc4random`; nil leaves it random.
  public var randomSeed: UInt64?

  /// Code that runs instead of scripts of flows, by the name of the script's file: as the flow writes it, or its last part.
  public var flowScripts: [String: @MainActor (FlowScriptContext) throws -> Void] = [:]

  /// What answers the requests that scripts of flows make with `http`; nil for a request is no answer. No script ever
  /// reaches a network.
  public var flowResponses: (@MainActor (FlowRequest) throws -> FlowResponse?)?

  /// Forgets what was written down so far.
  public func clearTranscript() { process?.transcript?.clear() }

  /// Whether a call during which constraints begin to conflict fails; UIKit only writes to the console, and so does this.
  public var failsOnLayoutConflicts = false

  /// Whether it is watched which wires of the app carry something, over all launches from the next one on; see
  /// `wiringCoverage`.
  public var recordsWiring = false {
    didSet { if recordsWiring != oldValue { wiringSurvey = recordsWiring ? WiringSurvey() : nil } }
  }
  private(set) var wiringSurvey: WiringSurvey?

  /// The conflicts between constraints in the app's window that are not resolved, oldest first; empty before `launch()`.
  public var layoutConflicts: [ConflictReport] { process?.enter { window?.layoutConflicts } ?? [] }

  isolated deinit { end() }

  // MARK: Life

  /// The device that the app runs on, with its buttons and settings.
  public private(set) lazy var hardware = XCUIDevice(of: self)

  /// What the app's user defaults keep from launch to launch.
  let storedDefaults = DefaultsStore.Device()

  /// The folders of the app, which keep what is in them from launch to launch.
  private let folders = AppFolders()

  /// What the app is launched with; a pair of `-key` and value is a user default that goes before all others.
  ///
  /// UIKit takes `-UIPreferredContentSizeCategoryName`, `-AppleInterfaceStyle`, `-AppleLanguages (ko)`, `-AppleLocale ko_KR` and
  /// the arguments of Xcode's pseudo-languages. The app finds all of them in `ProcessInfo` and `CommandLine`.
  public var launchArguments: [String] = []
  /// What the app finds in `ProcessInfo.environment`, beside what the test's own environment has.
  public var launchEnvironment: [String: String] = [:]

  /// Starts the app: a new process with a window on the device's screen. An app that runs is ended without notice.
  public func launch() throws { try launch { _ in } }

  /// Starts the app with something that it is to open.
  func launch(_ change: (inout AppLaunch) -> Void) throws {
    let process = SimulatedProcess(defaults: DefaultsStore(on: storedDefaults), device: hardware.parts)
    process.defaults.takeArguments(launchArguments)
    var isStarted = false
    end()
    device = try entry.device()
    self.process = process
    process.beginWork()
    process.work.order = jobOrder
    process.work.date = dateAtLaunch?.timeIntervalSince1970
    process.work.seedChance(randomSeed)
    process.work.region = AppWork.Region(timeZone: timeZone, locale: locale)
    process.work.folders = folders
    waiting = nil
    process.witness = wiringSurvey
    defer { if !isStarted, process.uncaught == nil { end() } }
    process.takesStandIns = !failsForOtherSenders
    if recordsTranscript || tracesCauses {
      process.transcript = Transcript(isDetailed: tracesCauses) { UIApplication.shared.clock.now }
    }
    try process.run {
      let clock = UIApplication.shared.clock
      process.recentEvents = RecentEvents { clock.now }
      UIScreen.main.become(device, textMetrics: textMetrics)
      hardware.applySettings()
      var launch = AppLaunch()
      launch.arguments = launchArguments
      launch.environment = launchEnvironment
      change(&launch)
      firstWindow = try entry.start(launch)
      UIApplication.shared.commit()
      wiringSurvey?.lookAround()
    }
    isStarted = true
    LaunchedApps.add(self)
    knownConflicts = []
    try checkLayout()
  }

  /// Ends the app as the user does in the app switcher: it leaves the foreground and is told that it will terminate.
  ///
  /// After an exception in that the app is dead instead, and the next call throws it.
  public func terminate() {
    if isRunning { try? run { UIApplication.shared.willTerminate() } }
    if process?.uncaught == nil { end() }
  }

  /// Ends the app without telling it.
  private func end() {
    process?.enter { UIApplication.shared.end() }
    process?.endWork()
    lastConsole = process?.console ?? []
    process?.letGoOfObjects()
    process = nil
    firstWindow = nil
    fingers = [:]
  }

  /// The window that the app's first controller is in; in an app with a delegate, the one that gets keys.
  public var window: UIWindow? {
    firstWindow ?? process?.enter { UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last }
  }
  private var firstWindow: UIWindow?

  /// Runs code of the app's process: reads its state, or calls its methods as code of its own would.
  ///
  /// Exceptions are thrown, and the turn ends with layout as after every event.
  @discardableResult
  public func run<Result>(_ body: @MainActor () throws -> Result) throws -> Result {
    let process = try runningProcess()
    let result = try process.run {
      UIApplication.shared.beginTurn()
      let result = try body()
      UIApplication.shared.commit()
      wiringSurvey?.lookAround()
      return result
    }
    try checkLayout()
    return result
  }

  /// Fails if constraints began to conflict since the last look, if the app is set to fail on that.
  private func checkLayout() throws {
    guard failsOnLayoutConflicts else { return }
    let known = knownConflicts
    knownConflicts = layoutConflicts
    let new = knownConflicts.filter { !known.contains($0) }
    if let first = new.first { throw layoutConflict(first, more: new.count - 1) }
  }

  func setFinger(_ finger: Int, _ touch: UITouch?) { fingers[finger] = touch }

  func runningProcess() throws -> SimulatedProcess {
    guard let process else { throw ElementError.notRunning }
    if let uncaught = process.uncaught { throw uncaught }
    return process
  }
}

/// How an app starts: the device first, since making a controller may ask for the screen.
@MainActor struct AppEntry {
  let device: @MainActor () throws -> SimulatedDevice
  /// Starts the app in its process; the window is nil where the app makes its own.
  let start: @MainActor (AppLaunch) throws -> UIWindow?
  /// What a document's reader and loader remarked.
  var remarks: @MainActor () -> [DocumentDiagnostic] = { [] }
  /// What other scenes of a document have by a name, a line each.
  var elsewhere: @MainActor (String) -> [String] = { _ in [] }
}

extension AppEntry {
  /// An app without a delegate, whose window shows a controller.
  init(
    device: @escaping @MainActor () throws -> SimulatedDevice,
    makeController: @escaping @MainActor () throws -> UIViewController,
    remarks: @escaping @MainActor () -> [DocumentDiagnostic] = { [] },
    elsewhere: @escaping @MainActor (String) -> [String] = { _ in [] }
  ) {
    self.init(
      device: device,
      start: { launch in
        var shown: UIWindow?
        try launch.run(in: .shared) {
          let controller = try makeController()
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.deviceSafeArea = UIScreen.main.safeArea
          window.rootViewController = controller
          window.makeKeyAndVisible()
          shown = window
        }
        return shown
      }, remarks: remarks, elsewhere: elsewhere)
  }
}
