import PlainviewRuntime
import UIKit

// An app as Xcode's template for storyboards with a scene makes it, written in that shape; only `@objc` and `@main` are
// missing. Their calls are noted by the controllers' and the delegates' own overrides below.

@MainActor final class Heard {
  private var lines: [String] = []

  /// Of the app that runs; held, it is there after the app's end.
  static var ofApp: Heard { SimulatedProcess.current.singleton(Heard.self) { Heard() } }

  /// Notes a line for the app that runs.
  static func note(_ line: String) { ofApp.lines.append(line) }

  /// What the app that runs noted since the last time.
  static func take() -> [String] { ofApp.take() }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

class AppDelegate: UIResponder, UIApplicationDelegate {

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Override point for customization after application launch.
    Heard.note("app.didFinishLaunching \(application.applicationState)")
    return true
  }

  // MARK: UISceneSession Lifecycle

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Heard.note("app.configurationForConnecting")
    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    Heard.note("app.didDiscard \(sceneSessions.count)")
  }

  // With scenes these are not called.
  func applicationDidBecomeActive(_ application: UIApplication) { Heard.note("app.didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { Heard.note("app.willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { Heard.note("app.didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { Heard.note("app.willEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { Heard.note("app.willTerminate") }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    Heard.note("scene.willConnect \(scene.activationState)")
    for context in connectionOptions.urlContexts { Heard.note("scene.with \(context.url)") }
    guard let windowScene = (scene as? UIWindowScene) else { return }
    if window == nil {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = LifeController()
      self.window = window
      window.makeKeyAndVisible()
    }
  }

  func sceneDidDisconnect(_ scene: UIScene) { Heard.note("scene.didDisconnect") }

  func sceneDidBecomeActive(_ scene: UIScene) { Heard.note("scene.didBecomeActive \(scene.activationState)") }

  func sceneWillResignActive(_ scene: UIScene) { Heard.note("scene.willResignActive \(scene.activationState)") }

  func sceneWillEnterForeground(_ scene: UIScene) { Heard.note("scene.willEnterForeground") }

  func sceneDidEnterBackground(_ scene: UIScene) { Heard.note("scene.didEnterBackground \(scene.activationState)") }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { Heard.note("scene.open \(context.url)") }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    Heard.note("scene.continue \(userActivity.webpageURL?.absoluteString ?? "")")
  }
}

/// A controller that notes its life; layouts in a row are one.
class LifeController: UIViewController {
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    Heard.note("viewDidLoad")
    view.backgroundColor = .systemBackground
    button.setTitle("Tap", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.addAction(UIAction { _ in Heard.note("tapped") }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Heard.note("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Heard.note("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Heard.note("viewWillDisappear")
  }
}

/// The delegate of an app without scenes, as the templates before them had it.
class ClassicDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Heard.note("willFinishLaunching \(window == nil ? "without" : "with") a window")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Heard.note("didFinishLaunching \(application.applicationState)")
    if let url = launchOptions?[.url] as? URL { Heard.note("launched by \(url)") }
    if window == nil {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = LifeController()
      window?.makeKeyAndVisible()
    }
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
    Heard.note("willResignActive \(application.applicationState)")
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    Heard.note("didEnterBackground \(application.applicationState)")
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    Heard.note("willEnterForeground \(application.applicationState)")
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Heard.note("didBecomeActive \(application.applicationState)")
  }

  func applicationWillTerminate(_ application: UIApplication) { Heard.note("willTerminate") }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    Heard.note("open \(url)")
    return true
  }
}
