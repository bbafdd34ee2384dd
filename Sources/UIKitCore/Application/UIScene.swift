public import Foundation
import PlainviewRuntime

/// One instance of the app's interface, with a life of its own.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open private(set) var session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState: ActivationState = .unattached
  /// The name that the app switcher shows; never nil, and empty by default.
  open var title: String! = ""
  open var subtitle = ""
  open var activationConditions = UISceneActivationConditions()

  /// Made by the system when a session is connected; subclasses keep to this initialiser.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("scenes are made by the system") }

  open override nonisolated var description: String {
    MainActor.assumeIsolated {
      "<\(SimulatedProcess.classAndAddress(of: self)); role: \(session.role.rawValue); persistentIdentifier: "
        + "\(session.persistentIdentifier); activationState: \(activationState)>"
    }
  }

  /// After the scene comes the application (contract R1).
  open override var next: UIResponder? { UIApplication.shared }

  /// Asks the system to open a URL, as `UIApplication.open` does.
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
    let isUniversal = options?.universalLinksOnly ?? false
    UIApplication.shared.open(
      url, options: isUniversal ? [.universalLinksOnly: true] : [:], completionHandler: completion)
  }

  /// How another app is asked to open a URL.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }

  /// Why the scene is connected: what the app was opened with.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open private(set) var urlContexts: Set<UIOpenURLContext>
    open private(set) var userActivities: Set<NSUserActivity>
    open private(set) var shortcutItem: UIApplicationShortcutItem?
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { userActivities.first?.activityType }

    package init(
      urls: [URL] = [], userActivities: [NSUserActivity] = [], shortcutItem: UIApplicationShortcutItem? = nil
    ) {
      urlContexts = Set(urls.map { UIOpenURLContext(url: $0) })
      self.userActivities = Set(userActivities)
      self.shortcutItem = shortcutItem
      super.init()
    }

    @available(*, unavailable) public override init() { fatalError("made by the system") }
  }

  /// How a URL came.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }

  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL that the app is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  open private(set) var url: URL
  open private(set) lazy var options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("made by the system") }
}

/// Which contents a scene likes to be brought to the front for; kept as data.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}
