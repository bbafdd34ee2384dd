import Foundation

/// An application's lifecycle state: how it started, its scenes, and its requests to the system.
@MainActor final class AppLife {
  /// Whether the app was started as apps are, so that the system keeps its windows.
  var isLaunched = false
  /// Whether the delegate has been told that the launch is finished; false in apps without a delegate.
  var hasFinishedLaunching = false
  /// The delegate that the launch made; the only strong reference.
  var ownDelegate: (any UIApplicationDelegate)?
  var manifest: AppManifest?
  /// In the order in which they were connected.
  var scenes: [UIScene] = []
  var sessions: [UISceneSession] = []
  var sceneCount = 0
  /// Whether the app's own scenes get its lifecycle calls; else its delegate does, and one scene without a delegate has the
  /// windows.
  var usesScenes = false
  /// The delegate's class for scenes whose configuration names none.
  var sceneDelegateClass: AnyClass?
  var interfaceOrientation = UIInterfaceOrientation.portrait
  /// What the app set for the status bar, if its controllers do not decide.
  var requestedStatusBarHidden: Bool?
  var requestedStatusBarStyle: UIStatusBarStyle?
  var backgroundTasks = BackgroundTasks()
  let localNotifications = LocalNotifications()
  var openedURLs: [OpenedURL] = []
  var openableSchemes = OpenedURL.standardSchemes
  /// How many calls of `beginIgnoringInteractionEvents` are open.
  var ignoredInteractions = 0
  var isRegisteredForRemoteNotifications = false
  var isProtectedDataAvailable = true
  var alternateIconName: String?

  func end() {
    scenes = []
    sessions = []
    backgroundTasks = BackgroundTasks()
    ownDelegate = nil
  }
}
