public import Foundation
import PlainviewRuntime

/// The methods of the app's delegate; every method has a default that does what UIKit does without it.
///
/// In an app with scenes the four methods about the foreground and the background are not called: the scene's delegate
/// is called instead.
@preconcurrency @MainActor public protocol UIApplicationDelegate: _WindowKeeping, _WaitingApplicationDelegate {
  /// The window that a main storyboard is shown in.
  @_disfavoredOverload var window: UIWindow? { get set }

  /// Called first, before the state is restored; false if the URL or activity of the launch cannot be handled.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is about to run; false if the URL of the launch cannot be handled.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app is no longer active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app enters the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when the memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called when the day, the time or the time zone has changed.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Called before encrypted files become unreadable, because the device is locked.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Called when encrypted files can be read, because the device was unlocked.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Opens a URL of one of the app's schemes; false says that it did not.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called before an activity is continued; true if the app itself informs the user of it.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Called to continue an activity; returns whether the app did.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when the user has chosen a quick action; the app calls the closure with whether it succeeded.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Returns the orientations that a window may be shown in.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Returns the configuration of a scene that is about to be connected.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user has closed scenes for good.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called with the token of the device after registering for remote notifications.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called when registering for remote notifications has failed.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called with the contents of a remote notification; the app calls the closure when it has fetched what is new.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called when the user has answered to `registerUserNotificationSettings(_:)`.
  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// Called when a notification that the app has scheduled is due while it is active.
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
  /// Called when the app may fetch in the background; the app calls the closure when it has fetched what is new.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called when transfers of a session in the background have ended; never called here.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Called when an activity that was announced does not come; never called here.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Called when the data of an activity was brought up to date; never called here.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Returns whether extensions of a kind may be used; never called here.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Called when the user has accepted a share of CloudKit, in an app without scenes.
  func application(
    _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShareMetadata)
}

/// The result of fetching in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

extension UIApplicationDelegate {
  /// By default nil; a window that is set is not kept.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// By default true.
  dynamic public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { leftOut(by: self, true, with: [application, launchOptions]) }
  /// By default true.
  dynamic public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { leftOut(by: self, true, with: [application, launchOptions]) }
  /// Does nothing by default.
  dynamic public func applicationDidBecomeActive(_ application: UIApplication) {
    leftOut(by: self, with: [application])
  }
  /// Does nothing by default.
  dynamic public func applicationWillResignActive(_ application: UIApplication) {
    leftOut(by: self, with: [application])
  }
  /// Does nothing by default.
  dynamic public func applicationDidEnterBackground(_ application: UIApplication) {
    leftOut(by: self, with: [application])
  }
  /// Does nothing by default.
  dynamic public func applicationWillEnterForeground(_ application: UIApplication) {
    leftOut(by: self, with: [application])
  }
  /// Does nothing by default.
  dynamic public func applicationWillTerminate(_ application: UIApplication) { leftOut(by: self, with: [application]) }
  /// Does nothing by default.
  dynamic public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    leftOut(by: self, with: [application])
  }
  /// Does nothing by default.
  dynamic public func applicationSignificantTimeChange(_ application: UIApplication) {
    leftOut(by: self, with: [application])
  }
  /// Does nothing by default.
  dynamic public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    leftOut(by: self, with: [application])
  }
  /// Does nothing by default.
  dynamic public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    leftOut(by: self, with: [application])
  }
  /// By default false: the URL was not opened.
  dynamic public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { leftOut(by: self, false, with: [app, url, options]) }
  /// By default false: the system informs the user.
  dynamic public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { leftOut(by: self, false, with: [application, userActivityType]) }
  /// By default false: the activity was not continued.
  dynamic public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { leftOut(by: self, false, with: [application, userActivity, restorationHandler]) }
  /// Does nothing by default.
  dynamic public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { leftOut(by: self, with: [application, shortcutItem, completionHandler]) }
  /// By default the orientations that the Info.plist declares.
  dynamic public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { leftOut(by: self, application.declaredOrientations, with: [application, window]) }
  /// By default the first configuration that the Info.plist has for the role.
  dynamic public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    leftOut(
      by: self, UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role),
      with: [application, connectingSceneSession, options])
  }
  /// Does nothing by default.
  dynamic public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    leftOut(by: self, with: [application, sceneSessions])
  }
  /// Does nothing by default.
  dynamic public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { leftOut(by: self, with: [application, deviceToken]) }
  /// Does nothing by default.
  dynamic public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { leftOut(by: self, with: [application, error]) }
  /// By default calls the closure with "no data".
  dynamic public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.noData)
    leftOut(by: self, with: [application, userInfo, completionHandler])
  }
  /// Does nothing by default.
  dynamic public func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) { leftOut(by: self, with: [application, notificationSettings]) }
  /// Does nothing by default.
  dynamic public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
    leftOut(by: self, with: [application, notification])
  }
  /// By default calls the closure with "no data".
  dynamic public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.noData)
    leftOut(by: self, with: [application, completionHandler])
  }
  /// Does nothing by default.
  dynamic public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { leftOut(by: self, with: [application, identifier, completionHandler]) }
  /// Does nothing by default.
  dynamic public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) { leftOut(by: self, with: [application, userActivityType, error]) }
  /// Does nothing by default.
  dynamic public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    leftOut(by: self, with: [application, userActivity])
  }
  /// By default true.
  dynamic public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { leftOut(by: self, true, with: [application, extensionPointIdentifier]) }
  /// Does nothing by default.
  dynamic public func application(
    _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShareMetadata
  ) { leftOut(by: self, with: [application, cloudKitShareMetadata]) }
}

extension UIApplication {
  /// A kind of extension that an app's delegate may refuse.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The kind as a text.
    public let rawValue: String
    /// Creates a kind from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards of other apps.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }

  /// Why the app was launched, in the options of its delegate.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String
    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The identifier of the app that asked for the launch.
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// Data of the other app about the URL.
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// The contents of a remote notification.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A local notification of systems before iOS 10.
    public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// Whether the launch is for a change of the location.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The quick action that the user has chosen.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A dictionary of the activity to continue.
    public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity to continue.
    public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The identifiers of Bluetooth centrals to restore.
    public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// The identifiers of Bluetooth peripherals to restore.
    public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// The downloads of a Newsstand app.
    public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    /// The description of a CloudKit record that was shared.
    public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    /// The event that an advertisement's click is attributed to.
    public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
  }

  /// Posted when the app has finished launching.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app is no longer active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the app ends.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Posted when the memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the day, the time or the time zone has changed.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted before encrypted files become unreadable.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when encrypted files can be read.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted when the user has taken a screenshot.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The name of the notification of another permission to refresh; never posted here.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

extension BareDelegate: UIApplicationDelegate {}

// The keys of the options of `open(_:options:completionHandler:)` and of `application(_:open:options:)`.
extension UIApplication {
  /// The keys of how another app is asked to open a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String
    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether the URL is opened only if an app has registered it as its link.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// The event that an advertisement's click is attributed to.
    public static let eventAttribution = Self(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// The keys of how a URL came to the app.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String
    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the app that sent the URL.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Data of the other app about the URL.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file is opened without copying it first.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
