public import Foundation
import PlainviewRuntime

/// One instance of the app's interface, with a life of its own.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of a scene; raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground, with events.
    case foregroundActive = 0
    /// In the foreground, without events.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// What stays of the scene when it is disconnected.
  open private(set) var session: UISceneSession
  /// The app's object whose methods are called as the scene's state changes; nil for none.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene.
  open internal(set) var activationState: ActivationState = .unattached
  /// The name that the app switcher shows; never nil, and empty by default. Kept, without effect.
  open var title: String! = ""
  /// A second text for windows on a large screen; empty by default. Kept, without effect.
  open var subtitle = ""
  /// Which contents the scene is brought to the front for. Kept, without effect.
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
    /// Whether the URL is opened only if an app has registered it as its link.
    open var universalLinksOnly = false
  }

  /// The reasons for connecting the scene: the URLs and activities that the app was opened with.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open private(set) var urlContexts: Set<UIOpenURLContext>
    /// The activities to continue.
    open private(set) var userActivities: Set<NSUserActivity>
    /// The quick action that the user has chosen; nil for none.
    open private(set) var shortcutItem: UIApplicationShortcutItem?
    /// The identifier of the app that asked for the scene; always nil.
    open var sourceApplication: String? { nil }
    /// The type of the activity that comes from another device; nil for none.
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
    /// The identifier of the app that sent the URL; always nil.
    open var sourceApplication: String? { nil }
    /// Data of the other app about the URL; always nil.
    open var annotation: Any? { nil }
    /// Whether the file is opened without copying it first; always false.
    open var openInPlace: Bool { false }
  }

  /// Posted when a scene is connected.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene was disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene has become active.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene is no longer active.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted before a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL that the app is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL to open.
  open private(set) var url: URL
  /// How the URL came.
  open private(set) lazy var options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("made by the system") }
}

/// The contents for which a scene prefers to be activated; kept as data.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  /// Which contents the scene can show. Kept, without effect.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Which contents the scene prefers to show. Kept, without effect.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

extension UIScene {
  /// How a scene is asked for.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that asks for another one; nil for none. Kept, without effect.
    open var requestingScene: UIScene?
  }
}
