public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore

extension XCUIApplication {
  /// Whether the app runs, and where; raw values are XCTest's.
  public enum State: UInt, Sendable {
    /// The states from unknown to running in the foreground, in XCTest's order.
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  /// An app that starts as it does on a device: its delegate is told of the launch, then its scene's.
  ///
  /// The Info.plist says which scenes and storyboards there are; documents lie beside it or in `Base.lproj`. A class that
  /// it names is found as `Module.Class`; `UIStoryboard.register` makes nested and private ones known. Without an
  /// Info.plist the app has no scenes, unless `sceneDelegate` names the delegate's class of its one scene.
  public convenience init<Delegate: NSObject & UIApplicationDelegate>(
    delegate: Delegate.Type, infoPlist: URL? = nil, sceneDelegate: (any UISceneDelegate.Type)? = nil,
    device: SimulatedDevice = .default, textMetrics: TextMetrics = .cells
  ) {
    self.init(
      entry: AppEntry(
        device: { device },
        start: { launch in
          var launch = launch
          launch.delegateClass = delegate
          launch.manifest = try infoPlist.map { try AppManifest(contentsOf: $0) }
          launch.sceneDelegateClass = sceneDelegate
          try launch.run(in: .shared)
          return nil
        }),
      textMetrics: textMetrics)
  }

  /// The state of the app now: not running, in the background or in the foreground.
  public var state: State {
    guard isRunning, let process else { return .notRunning }
    return process.enter {
      UIApplication.shared.applicationState == .background ? .runningBackground : .runningForeground
    }
  }

  /// Lets virtual time pass until the app is in a state, for `timeout` seconds at most; false when it is not then.
  @discardableResult
  public func wait(for state: State, timeout: TimeInterval) -> Bool {
    guard self.state != state, isRunning else { return self.state == state }
    do { try advance(by: timeout) } catch { return self.state == state }
    return self.state == state
  }

  /// Brings the app to the foreground; launches it if it does not run.
  public func activate() throws {
    guard isRunning else { return try launch() }
    try run { UIApplication.shared.activate() }
  }

  /// Something covers the app for a while, a call or the control centre: it gets no touches until `activate()`.
  public func interrupt() throws { try run { UIApplication.shared.resignActive() } }

  // MARK: From outside

  /// Opens a URL with the app, as a link in another app does; launches it if it does not run.
  ///
  /// A link into a web site comes as an activity of the type `NSUserActivityTypeBrowsingWeb`, any other URL as it is.
  public func open(_ url: URL) throws {
    guard url.scheme != nil else { throw ElementError.noScheme(url.absoluteString) }
    let isWeb = ["http", "https"].contains(url.scheme?.lowercased())
    guard isRunning else { return try launch(opening: url, isWeb: isWeb) }
    try run {
      UIApplication.shared.activate()
      if isWeb { UIApplication.shared.receive(Self.activity(of: url)) } else { UIApplication.shared.receive(url) }
    }
  }

  /// Chooses a quick action of the app's icon; launches the app if it does not run.
  public func perform(_ shortcutItem: UIApplicationShortcutItem) throws {
    guard isRunning else { return try launch { $0.shortcutItem = shortcutItem } }
    try run {
      UIApplication.shared.activate()
      UIApplication.shared.receive(shortcutItem)
    }
  }

  private func launch(opening url: URL, isWeb: Bool) throws {
    try launch { if isWeb { $0.activity = Self.activity(of: url) } else { $0.url = url } }
  }

  private static func activity(of url: URL) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return activity
  }

  /// Answers `registerForRemoteNotifications` with a token.
  public func sendDeviceToken(_ token: Data) throws { try run { UIApplication.shared.receiveDeviceToken(token) } }

  /// Answers `registerForRemoteNotifications` with an error.
  public func failRemoteRegistration(_ error: any Error) throws {
    try run { UIApplication.shared.failToRegister(error) }
  }

  /// Sends the app a remote notification.
  public func sendRemoteNotification(_ userInfo: [AnyHashable: Any]) throws {
    try run { UIApplication.shared.receiveRemoteNotification(userInfo) }
  }

  /// Lets the app fetch in the background, as the system does now and then.
  public func performBackgroundFetch() throws { try run { UIApplication.shared.receiveTimeToFetch() } }

  // MARK: What the app asked for

  /// The URLs that the app asked the system to open, oldest first, whether some app takes them or not.
  public var openedURLs: [URL] { process?.enter { UIApplication.shared.openedURLs.map(\.url) } ?? [] }

  /// The texts that the app asked to be spoken, oldest first.
  public var announcements: [String] { process?.enter { AccessibilityState.current.announcements } ?? [] }

  // MARK: For the device

  /// Runs code in an app that runs; one that does not has nothing to change yet.
  func runIfRunning(_ body: @MainActor () throws -> Void) throws { if isRunning { try run(body) } }

  /// Posts that the user prefers another size of text.
  func tellOfContentSize(_ category: UIContentSizeCategory) {
    try? runIfRunning {
      UserCode.post(
        UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
  }

  /// Fails while fingers do not reach the app.
  func checkForeground() throws {
    switch UIApplication.shared.applicationState {
    case .active: return
    case .inactive: throw ElementError.isInterrupted
    case .background: throw ElementError.isInBackground
    }
  }
}
