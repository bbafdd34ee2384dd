import Foundation
import PlainviewInterfaceBuilder
public import PlainviewLayout
package import PlainviewRuntime
public import PlainviewUIKitCore

/// An app in this process, driven by synthetic touches and typing: XCUITest's interface over real hit testing.
///
/// Every launch has a clock, a screen, a console and singletons of its own. An exception of the app's code is thrown by
/// the call that led to it; the app is dead then, as a crashed one, until the next `launch()`. Time is virtual: it passes
/// only in calls of this class.
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
  /// What the last wait for an element saw, if it was in vain.
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
  public var console: [String] { process?.console ?? [] }

  /// Whether what happens in the app is written down from the next launch on; see `transcript`.
  public var recordsTranscript = false

  /// What happened since the launch, a line each: the time in seconds, what it is about, and what it was.
  ///
  /// Touches and what they hit, states of recognizers, actions, delegate calls with their answers, the focus, texts,
  /// callbacks of controllers, layout, timers. What happened because of something stands below it, further in. Empty
  /// unless `recordsTranscript` was set before `launch()`.
  public var transcript: String { process?.transcript?.text ?? "" }

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

  isolated deinit { terminate() }

  // MARK: Life

  /// What the app is started with; a pair of `-key` and value is a user default that goes before all others.
  public var launchArguments: [String] = []
  /// What the app's user defaults keep from launch to launch.
  let storedDefaults = DefaultsStore.Device()

  /// Starts the app: a new process with a window on the device's screen, which shows the controller.
  public func launch() throws {
    let process = SimulatedProcess(defaults: DefaultsStore(on: storedDefaults))
    process.defaults.takeArguments(launchArguments)
    terminate()
    device = try entry.device()
    self.process = process
    waiting = nil
    process.witness = wiringSurvey
    if recordsTranscript { process.transcript = Transcript { UIApplication.shared.clock.now } }
    try process.run {
      let clock = UIApplication.shared.clock
      process.recentEvents = RecentEvents { clock.now }
      UIScreen.main.become(device, textMetrics: textMetrics)
      let controller = try entry.makeController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.deviceSafeArea = device.safeArea
      self.window = window
      window.rootViewController = controller
      window.makeKeyAndVisible()
      UIApplication.shared.commit()
      wiringSurvey?.lookAround()
    }
    knownConflicts = []
    try checkLayout()
  }

  /// Ends the app.
  public func terminate() {
    process?.enter { UIApplication.shared.end() }
    process = nil
    window = nil
    fingers = [:]
  }

  /// The window that the app's first controller is in.
  public private(set) var window: UIWindow?

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

  /// Fails if constraints began to conflict since the last look, for those who want that.
  private func checkLayout() throws {
    guard failsOnLayoutConflicts else { return }
    let known = knownConflicts
    knownConflicts = layoutConflicts
    let new = knownConflicts.filter { !known.contains($0) }
    if let first = new.first { throw LayoutConflictError(first, more: new.count - 1, in: self) }
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
  let makeController: @MainActor () throws -> UIViewController
  /// What a document's reader and loader remarked.
  var remarks: @MainActor () -> [DocumentDiagnostic] = { [] }
  /// What other scenes of a document have by a name, a line each.
  var elsewhere: @MainActor (String) -> [String] = { _ in [] }
}
