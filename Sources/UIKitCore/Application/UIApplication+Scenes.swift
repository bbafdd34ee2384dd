import Foundation
import PlainviewRuntime

extension UIApplication {
  /// The connected scenes, in the order in which they were connected.
  package var scenesInOrder: [UIScene] { life.scenes }

  /// Whether scenes get the lifecycle calls, instead of the app's delegate.
  var usesScenes: Bool { life.usesScenes }

  /// The scene of an app that declares none, which the system makes; nil in an app with scenes of its own (W63).
  var defaultScene: UIWindowScene? {
    if life.usesScenes { return nil }
    if let scene = life.scenes.first as? UIWindowScene { return scene }
    let session = newSession()
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.activationState = life.isLaunched ? .unattached : .foregroundActive
    session.scene = scene
    life.scenes.append(scene)
    return scene
  }

  // MARK: Connecting

  /// Makes a scene for a session, as the delegate and the Info.plist say.
  func connect(_ session: UISceneSession, options: UIScene.ConnectionOptions) throws {
    let configured: UISceneConfiguration? = UserCode.ask(
      delegate, "application(_:configurationForConnecting:options:)",
      "application(UIApplication, configurationForConnecting: UISceneSession, options: ConnectionOptions)"
    ) { $0.application(self, configurationForConnecting: session, options: options) }
    if let configured {
      session.configuration = configured
    } else if delegate != nil {
      session.configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    }
    guard UserCode.mayRun else { return }
    life.usesScenes = true
    let configuration = session.configuration
    let scene = try SceneMaking(self, configuration).scene(session, options)
    session.scene = scene
    life.scenes.append(scene)
    let window = try storyboardWindow(of: scene, configuration)
    UserCode.tell(
      scene.delegate, "scene(_:willConnectTo:options:)",
      "scene(UIScene, willConnectTo: UISceneSession, options: ConnectionOptions)"
    ) {
      $0.scene(scene, willConnectTo: session, options: options)
    }
    post(UIScene.willConnectNotification, scene)
    if let window, isKept(window, by: scene.delegate) { UserCode.run { window.makeKeyAndVisible() } }
  }

  /// Whether the window of a storyboard is still the delegate's: one that it replaced is never shown.
  private func isKept(_ window: UIWindow, by delegate: (any UISceneDelegate)?) -> Bool {
    let kept = UserCode.run(else: nil) { (delegate as? any UIWindowSceneDelegate)?.window ?? nil }
    return kept == nil || kept === window
  }

  func newSession(_ role: UISceneSession.Role = .windowApplication) -> UISceneSession {
    life.sceneCount += 1
    let session = UISceneSession(
      role: role, number: life.sceneCount, configuration: UISceneConfiguration(name: nil, sessionRole: role))
    life.sessions.append(session)
    return session
  }

  /// The window of the scene's storyboard, which is there before the delegate is told that the scene connects.
  private func storyboardWindow(of scene: UIScene, _ configuration: UISceneConfiguration) throws -> UIWindow? {
    guard let scene = scene as? UIWindowScene else { return nil }
    guard configuration.storyboardName != nil || configuration.storyboardObject != nil else { return nil }
    guard scene.delegate != nil else {
      SimulatedProcess.log(
        "[WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a main "
          + "storyboard file.")
      return nil
    }
    let window = UIWindow(windowScene: scene)
    (scene.delegate as? any UIWindowSceneDelegate)?.window = window
    window.rootViewController = DocumentLoading.controller(
      storyboard: configuration.storyboardObject, named: configuration.storyboardName ?? "")
    return window
  }

  // MARK: Asking for scenes

  func baseRequestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)?
  ) {
    guard sceneSession != nil || supportsMultipleScenes else {
      errorHandler?(SceneError.multipleScenesNotSupported)
      return
    }
    clock.schedule(after: 0, "activation of a scene") { [weak self] in
      guard let self else { return }
      do {
        try activate(sceneSession ?? newSession(), userActivity)
      } catch {
        errorHandler?(error)
      }
    }
  }

  private func activate(_ session: UISceneSession, _ activity: NSUserActivity?) throws {
    if let scene = session.scene {
      if let activity {
        UserCode.tell(scene.delegate, "scene(_:continue:)", "scene(UIScene, continue: \(activity.activityType))") {
          $0.scene(scene, continue: activity)
        }
      }
      return
    }
    try connect(session, options: UIScene.ConnectionOptions(userActivities: activity.map { [$0] } ?? []))
    guard let scene = session.scene else { return }
    enterForeground(scene)
    becomeActive(scene)
  }

  func baseRequestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)?
  ) {
    guard life.sessions.contains(where: { $0 === sceneSession }), life.sessions.count > 1 else {
      errorHandler?(SceneError.noSuchSession)
      return
    }
    clock.schedule(after: 0, "destruction of a scene") { [weak self] in self?.discard(sceneSession) }
  }

  private func discard(_ session: UISceneSession) {
    if let scene = session.scene { disconnect(scene) }
    life.sessions.removeAll { $0 === session }
    UserCode.tell(
      delegate, "application(_:didDiscardSceneSessions:)", "application(UIApplication, didDiscardSceneSessions: 1)"
    ) {
      $0.application(self, didDiscardSceneSessions: [session])
    }
  }

  func disconnect(_ scene: UIScene) {
    UserCode.tell(scene.delegate, "sceneDidDisconnect(_:)", "sceneDidDisconnect(UIScene)") {
      $0.sceneDidDisconnect(scene)
    }
    post(UIScene.didDisconnectNotification, scene)
    for window in (scene as? UIWindowScene)?.windows ?? [] { window.isHidden = true }
    scene.activationState = .unattached
    life.scenes.removeAll { $0 === scene }
  }

  // MARK: Notifications

  /// Posts a notification of the app, or of one of its scenes.
  func post(_ name: Notification.Name, _ object: AnyObject? = nil, userInfo: [AnyHashable: Any]? = nil) {
    UserCode.post(name, object: object ?? self, userInfo: userInfo)
  }
}

/// Why a scene is not there, by UIKit's codes.
enum SceneError: Int, Error {
  case multipleScenesNotSupported = 0
  case noSuchSession = 1
}
