public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// The methods of a scene's delegate; every method has a default that does nothing.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is connected; a delegate makes its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when a scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called before a scene enters the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when a scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene is no longer active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when a scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with URLs to open.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called before an activity is continued.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called to continue an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What the user was doing in the scene, to be kept while it is in the background.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called when an activity that was announced does not come; never called here.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Called when the data of an activity was brought up to date; never called here.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing by default.
  dynamic public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { leftOut(by: self, with: [scene, session, connectionOptions]) }
  /// Does nothing by default.
  dynamic public func sceneDidDisconnect(_ scene: UIScene) { leftOut(by: self, with: [scene]) }
  /// Does nothing by default.
  dynamic public func sceneWillEnterForeground(_ scene: UIScene) { leftOut(by: self, with: [scene]) }
  /// Does nothing by default.
  dynamic public func sceneDidBecomeActive(_ scene: UIScene) { leftOut(by: self, with: [scene]) }
  /// Does nothing by default.
  dynamic public func sceneWillResignActive(_ scene: UIScene) { leftOut(by: self, with: [scene]) }
  /// Does nothing by default.
  dynamic public func sceneDidEnterBackground(_ scene: UIScene) { leftOut(by: self, with: [scene]) }
  /// Does nothing by default.
  dynamic public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    leftOut(by: self, with: [scene, URLContexts])
  }
  /// Does nothing by default.
  dynamic public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    leftOut(by: self, with: [scene, userActivityType])
  }
  /// Does nothing by default.
  dynamic public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    leftOut(by: self, with: [scene, userActivity])
  }
  /// By default nil: no state is kept.
  dynamic public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    leftOut(by: self, nil, with: [scene])
  }
  /// Does nothing by default.
  dynamic public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) { leftOut(by: self, with: [scene, userActivityType, error]) }
  /// Does nothing by default.
  dynamic public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    leftOut(by: self, with: [scene, userActivity])
  }
}

/// The further methods of a delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowKeeping, _WaitingWindowSceneDelegate {
  /// The window that the scene's storyboard is shown in.
  @_disfavoredOverload var window: UIWindow? { get set }
  /// Called when the scene's size, orientation or traits have changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Called when the user has chosen a quick action; the app calls the closure with whether it succeeded.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called when the user has accepted a share of CloudKit.
  func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShareMetadata)
}

extension UIWindowSceneDelegate {
  /// By default nil; a window that is set is not kept.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing by default.
  dynamic public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    leftOut(
      by: self, with: [windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection])
  }
  /// Does nothing by default.
  dynamic public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { leftOut(by: self, with: [windowScene, shortcutItem, completionHandler]) }
  /// Does nothing by default.
  dynamic public func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShareMetadata
  ) { leftOut(by: self, with: [windowScene, cloudKitShareMetadata]) }
}

/// A delegate of a scene that implements no optional method; it has a `window` as the one of an app has.
@MainActor final class BareSceneDelegate: NSObject, UIWindowSceneDelegate {}
