public import Foundation
public import PlainviewGraphics
package import PlainviewRuntime
public import PlainviewTargetAction

/// The app: its windows, its clock, and the delivery of events and actions to the code that handles them.
///
/// Every simulated process has one of its own, made at first use (contract A5).
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether the app is in front, in front without events, or in the background; raw values are UIKit's.
  public enum State: Int, Sendable { case active, inactive, background }

  /// The application of the current simulated process.
  open class var shared: UIApplication {
    let process = SimulatedProcess.current
    return process.singleton(UIApplication.self) {
      let application = UIApplication()
      process.turns = application
      return application
    }
  }

  /// The process that the app is.
  package final let process = SimulatedProcess.current
  /// The clock that everything timed in the app runs on.
  package final var clock: VirtualClock { process.clock }
  /// The app's windows, back to front: those of a higher level after the others.
  open var windows: [UIWindow] { shownWindows }
  @exclusivity(unchecked) private var shownWindows: [UIWindow] = []
  /// The app's own object, whose methods are called as the app's state changes; not retained.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether the user sees the app and can touch it; active if it was not launched.
  open internal(set) var applicationState: State = .active
  /// The lifecycle state.
  final private(set) lazy var life = AppLife()
  /// The number of turns at this time of the clock.
  final var turns = TurnCounter()
  final var patience = JobPatience()
  /// The limits of recognition that UIKit does not document.
  package final var gestureSettings = UIGestureSettings()
  /// How controls and text fields behave where UIKit does not say.
  package final var controlSettings = UIControlSettings()
  /// How text fields and text views behave where UIKit does not say.
  package final var textSettings = UITextSettings()
  /// What the folders above keep for the app.
  final var parts = KeptParts()
  private var deferred: [@MainActor () -> Void] = []
  /// Objects that documents made in this turn: on a device an autorelease pool keeps them until the turn ends.
  private var made: [[Any]] = []

  public override init() { super.init() }

  /// The window that gets the keys; nil if there is none.
  open var keyWindow: UIWindow? { shownWindows.last { $0.isKeyWindow } }

  func add(_ window: UIWindow) {
    guard !shownWindows.contains(where: { $0 === window }) else { return }
    shownWindows.append(window)
    reorder(window)
    fillScreen(with: window)
  }

  func remove(_ window: UIWindow) { shownWindows.removeAll { $0 === window } }

  /// Moves a shown window in front of the others of its level.
  func reorder(_ window: UIWindow) {
    guard shownWindows.contains(where: { $0 === window }) else { return }
    remove(window)
    let index = shownWindows.firstIndex { $0.windowLevel > window.windowLevel }
    shownWindows.insert(window, at: index ?? shownWindows.count)
  }

  /// Lets go of windows that nothing else of a launched app holds: the system holds none, so that one without a property
  /// vanishes.
  private func releaseAbandonedWindows() {
    guard life.isLaunched else { return }
    var hadKeys = false
    for index in shownWindows.indices.reversed() where isKnownUniquelyReferenced(&shownWindows[index]) {
      if shownWindows.remove(at: index).isKeyWindow { hadKeys = true }
    }
    if hadKeys { giveKeysToFrontmost() }
  }

  /// Makes the frontmost window that can be it the key window, after the former one has gone.
  func giveKeysToFrontmost() { windows.last { $0.canBecomeKey }?.makeKey() }

  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder else { return nil }
    return responder is UIView || responder is UIViewController || responder === self ? nil : responder
  }

  // MARK: Scenes

  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(life.scenes) }
  /// The sessions of all scenes, connected or not.
  open var openSessions: Set<UISceneSession> { Set(life.sessions) }
  /// Whether the Info.plist allows several scenes at once.
  open var supportsMultipleScenes: Bool { life.manifest?.supportsMultipleScenes ?? false }

  // MARK: State that apps set (kept as data)

  /// Whether the screen stays on without touches. Kept, without effect.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon; 0 for none.
  open var applicationIconBadgeNumber = 0 {
    didSet {
      if applicationIconBadgeNumber != oldValue { noteOfApp("sets its badge to \(applicationIconBadgeNumber)") }
    }
  }
  /// Whether a shake offers to undo what the focus has changed.
  open var applicationSupportsShakeToEdit = true
  /// Whether the status bar shows network activity. Kept, without effect.
  open var isNetworkActivityIndicatorVisible = false
  /// The quick actions that the app sets itself; nil for none. Kept, without effect.
  open var shortcutItems: [UIApplicationShortcutItem]?

  // MARK: Events and actions

  /// Hands an event to the windows whose touches it carries.
  open func sendEvent(_ event: UIEvent) {
    if life.ignoredInteractions > 0, event.type == .touches { return }
    for touch in event.orderedTouches where touch.phase == .began {
      if let window = touch.window, !window.isKeyWindow, !window.belongsToSystem { window.makeKey() }
    }
    let presses = (event as? UIPressesEvent)?.orderedPresses ?? []
    var told: [UIWindow] = []
    for window in event.orderedTouches.map(\.window) + presses.map(\.window) {
      guard let window, !told.contains(where: { $0 === window }) else { continue }
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// Calls a method by name: of the target, or without one of the first responder that can run it (contract A7).
  ///
  /// Returns false when no target is found. A target without the method fails as an unrecognized selector does.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard UserCode.mayRun else { return false }
    let message = Message(action, sender: sender, event: event)
    if let type = target as? AnyClass {
      message.send(toClass: type)
      return true
    }
    if target == nil, action.name == "resignFirstResponder" { return resignFirstResponderByName() }
    guard let receiver = target ?? responder(for: action, from: sender) else { return false }
    message.send(to: receiver as AnyObject)
    return true
  }

  /// Every responder has `resignFirstResponder`: apps send it without a target to dismiss the keyboard.
  private func resignFirstResponderByName() -> Bool {
    guard let focus = keyWindow?.focus else { return false }
    note(.responder, "resignFirstResponder asks \(plainName(of: focus))")
    return focus.resignFirstResponder()
  }

  private func responder(for action: Selector, from sender: Any?) -> Any? {
    let first = keyWindow?.focus ?? sender as? UIResponder ?? self
    let found = first.target(forAction: action, withSender: sender)
    note(.responder, chainText(from: first, to: found, action))
    return found
  }

  /// The responders that are asked for an action, up to the one that answers.
  private func chainText(from first: UIResponder, to found: Any?, _ action: Selector) -> String {
    var names: [String] = []
    var next: UIResponder? = first
    while let responder = next {
      names.append(plainName(of: responder))
      if responder === found as AnyObject? { return "\(action) asks " + names.joined(separator: " > ") }
      next = responder.next
    }
    return "\(action) asks " + names.joined(separator: " > ") + ": nobody answers"
  }

  /// The end of the chain: a shake that no responder handled offers to undo.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    noteUnhandledShake(motion, with: event)
    super.motionEnded(motion, with: event)
  }

  // MARK: Turns

  /// Runs `body` once the current turn has been laid out, before anything that the clock holds.
  package func afterCommit(_ body: @escaping @MainActor () -> Void) {
    deferred.append(body)
    // In a test without a driver the turn ends while the test waits.
    if deferred.count == 1 { process.work.requestPump() }
  }

  /// Ends a turn: lays the windows out, then runs what waits for that (contract P4).
  ///
  /// Bounded: work that keeps adding work is left for the next call.
  package func commit() {
    for window in shownWindows { window.dispatcher.finish() }
    keyboard?.window?.dispatcher.finish()
    EventUndoGroups.end()
    defer {
      if !made.isEmpty { made = [] }
      Associations.sweep()
      releaseAbandonedWindows()
    }
    for _ in 0..<Self.commitLimit {
      for window in shownWindows { UserCode.run { window.layoutIfNeeded() } }
      keyboard?.followContent()
      guard !deferred.isEmpty else { return }
      let due = deferred
      deferred = []
      for body in due { UserCode.run(body) }
    }
  }

  private static let commitLimit = 100

  /// Keeps objects until the turn ends; if the app was not launched, until the next call.
  func keepInTurn(_ objects: [Any]) {
    if !life.isLaunched { made = [] }
    made.append(objects)
  }

  /// Keeps an object until the turn ends, as UIKit's methods return objects that weak variables can hold until then; not
  /// before the app was launched.
  package func returned<Object: AnyObject>(_ object: Object) -> Object {
    if life.isLaunched { made.append([object]) }
    return object
  }

  /// Releases everything when the process ends: pending work and shown views and the app retain each other.
  package func end() {
    clock.cancelAll()
    deferred = []
    blockAnimations = [:]
    transitions = []
    for window in windows { window.dispatcher.forgetTouches() }
    shownWindows = []
    keyboard?.window?.dispatcher.forgetTouches()
    keyboard = nil
    life.end()
  }

  // MARK: BackgroundTasks

  /// Seconds until the app is suspended; without limit in the foreground.
  open var backgroundTimeRemaining: TimeInterval {
    life.backgroundTasks.deadline.map { max(0, $0 - clock.now) } ?? .greatestFiniteMagnitude
  }
  /// Whether the app may refresh its content in the background; always available.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Begins a task that runs in the background for 30 seconds of virtual time at most; then the handler is called.
  open func beginBackgroundTask(expirationHandler handler: (@MainActor () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }
  /// Asks for time to finish a task in the background; the closure is called when the time is over.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { baseBeginBackgroundTask(withName: taskName, expirationHandler: handler) }
  /// Ends a task; one that is not under way is left alone.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    life.backgroundTasks.tasks.removeAll { $0.identifier == identifier }
  }

  // MARK: UIApplication+Opening

  /// Asks the system to open a URL: it is recorded, no other app comes to the front.
  ///
  /// A URL of one of the app's own schemes comes back to its delegate. The handler runs in the next turn.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { baseOpen(url, options: options, completionHandler: completion) }
  /// Whether some app handles URLs of that scheme.
  ///
  /// As on a device, a scheme that is neither the system's nor listed in the Info.plist may not be asked about.
  open func canOpenURL(_ url: URL) -> Bool { baseCanOpenURL(url) }
  /// Opens a URL as `open(_:options:completionHandler:)` does; whether some app takes it.
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult open func openURL(_ url: URL) -> Bool { baseOpenURL(url) }

  // MARK: UIApplication+Scenes

  /// Brings a scene to the front, or makes a new one for nil where the app supports several; it happens in the next turn.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    baseRequestSceneSessionActivation(
      sceneSession, userActivity: userActivity, options: options, errorHandler: errorHandler)
  }
  /// Brings a scene to the front, or makes a new one, as a request says; it happens in the next turn.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
  }
  /// Takes a scene away for good; it happens in the next turn.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { baseRequestSceneSessionDestruction(sceneSession, options: options, errorHandler: errorHandler) }

  // MARK: UIApplication+System

  /// How the interface is turned.
  open var statusBarOrientation: UIInterfaceOrientation { life.interfaceOrientation }
  /// The strip at the top of the screen, in points; empty where the app hides it.
  open var statusBarFrame: CGRect { baseStatusBarFrame }
  /// The preference of the controller in front; if controllers do not decide by the Info.plist, the value that was set.
  open var statusBarStyle: UIStatusBarStyle {
    get { baseStatusBarStyle }
    set { life.requestedStatusBarStyle = newValue }
  }
  /// The preference of the controller in front; if controllers do not decide by the Info.plist, the value that was set.
  open var isStatusBarHidden: Bool {
    get { baseIsStatusBarHidden }
    set { life.requestedStatusBarHidden = newValue }
  }
  /// The user's text size, as the main screen has it.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The direction in which the interface is read, as the main screen has it.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Whether encrypted files can be read, because the device is unlocked.
  open var isProtectedDataAvailable: Bool { life.isProtectedDataAvailable }
  /// Whether touches are kept from the app at present.
  open var isIgnoringInteractionEvents: Bool { life.ignoredInteractions > 0 }
  /// Lets no touch reach the app until as many calls of `endIgnoringInteractionEvents` were made.
  open func beginIgnoringInteractionEvents() { life.ignoredInteractions += 1 }
  /// Ends one call of `beginIgnoringInteractionEvents()`; touches reach the app after the last one.
  open func endIgnoringInteractionEvents() { life.ignoredInteractions = max(0, life.ignoredInteractions - 1) }
  /// Whether the app has registered for remote notifications.
  open var isRegisteredForRemoteNotifications: Bool { life.isRegisteredForRemoteNotifications }
  /// Asks for a token; a driver gives one, see `XCUIDevice`.
  open func registerForRemoteNotifications() {
    life.isRegisteredForRemoteNotifications = true
    noteOfApp("registers for remote notifications")
  }
  /// Ends the registration for remote notifications.
  open func unregisterForRemoteNotifications() { life.isRegisteredForRemoteNotifications = false }
  /// Has buttons of a headset or the lock screen come as events; here code alone sends them.
  open func beginReceivingRemoteControlEvents() { noteOfApp("receives remote control events") }
  /// Ends what `beginReceivingRemoteControlEvents()` began.
  open func endReceivingRemoteControlEvents() { noteOfApp("receives no remote control events any more") }
  /// Says how often the app is to be refreshed in the background, in seconds; without effect, nothing refreshes it here.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Has the next launch show the picture of the launch. Without effect: there is none.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Has the system take a new picture of a scene for its overview. Without effect: there is none.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Whether the app's icon can be changed; always true.
  open var supportsAlternateIcons: Bool { true }
  /// The name of the app's other icon; nil for the main one.
  open var alternateIconName: String? { life.alternateIconName }
  /// Takes another icon; nil takes the first one again. The handler runs in the next turn.
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    baseSetAlternateIconName(alternateIconName, completionHandler: completionHandler)
  }

  // MARK: UIApplication+Turning

  /// The orientations that the app supports in a window: what its delegate says, else its Info.plist.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    baseSupportedInterfaceOrientations(for: window)
  }
}

extension UIApplication: ClassMethodProviding {
  /// `sharedApplication`, by which app extensions find it through key paths; those in Swift have Swift's name.
  package static func classMethod(_ name: String) -> (@MainActor () -> Any?)? {
    guard ["sharedApplication", "shared"].contains(name) else { return nil }
    return { UIApplication.shared }
  }
}
