public import Foundation
import PlainviewRuntime

/// What the object of a scene is told; every method has a default that does nothing.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What the user was doing in the scene, to be kept while it is in the background.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  dynamic public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { leftOut(by: self, with: [scene, session, connectionOptions]) }
  dynamic public func sceneDidDisconnect(_ scene: UIScene) { leftOut(by: self, with: [scene]) }
  dynamic public func sceneWillEnterForeground(_ scene: UIScene) { leftOut(by: self, with: [scene]) }
  dynamic public func sceneDidBecomeActive(_ scene: UIScene) { leftOut(by: self, with: [scene]) }
  dynamic public func sceneWillResignActive(_ scene: UIScene) { leftOut(by: self, with: [scene]) }
  dynamic public func sceneDidEnterBackground(_ scene: UIScene) { leftOut(by: self, with: [scene]) }
  dynamic public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    leftOut(by: self, with: [scene, URLContexts])
  }
  dynamic public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    leftOut(by: self, with: [scene, userActivityType])
  }
  dynamic public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    leftOut(by: self, with: [scene, userActivity])
  }
  dynamic public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    leftOut(by: self, nil, with: [scene])
  }
}

/// What the object of a scene with windows is told beyond that.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowKeeping {
  /// The window that the scene's storyboard is shown in.
  @_disfavoredOverload var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
  dynamic public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    leftOut(
      by: self, with: [windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection])
  }
  dynamic public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { leftOut(by: self, with: [windowScene, shortcutItem, completionHandler]) }
}
