package import Foundation
import PlainviewRuntime

// What comes from outside while the app runs.
extension UIApplication {
  private var frontScene: UIScene? { usesScenes ? life.scenes.last : nil }

  /// A URL of one of the app's schemes.
  package func receive(_ url: URL) {
    noteOfApp("is opened with \(url.absoluteString)")
    if let scene = frontScene {
      UserCode.tell(
        scene.delegate, "scene(_:openURLContexts:)", "scene(UIScene, openURLContexts: \(url.absoluteString))"
      ) {
        $0.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
      }
      return
    }
    UserCode.tell(
      delegate, "application(_:open:options:)", "application(UIApplication, open: \(url.absoluteString), options: [:])"
    ) {
      $0.application(self, open: url, options: [:])
    }
  }

  /// An activity to continue: a link into a web site, for example.
  package func receive(_ activity: NSUserActivity) {
    let type = activity.activityType
    noteOfApp("is to continue \(type)")
    if let scene = frontScene {
      UserCode.tell(
        scene.delegate, "scene(_:willContinueUserActivityWithType:)",
        "scene(UIScene, willContinueUserActivityWithType: \(type))"
      ) {
        $0.scene(scene, willContinueUserActivityWithType: type)
      }
      UserCode.tell(scene.delegate, "scene(_:continue:)", "scene(UIScene, continue: \(type))") {
        $0.scene(scene, continue: activity)
      }
      return
    }
    UserCode.tell(
      delegate, "application(_:willContinueUserActivityWithType:)",
      "application(UIApplication, willContinueUserActivityWithType: \(type))"
    ) {
      $0.application(self, willContinueUserActivityWithType: type)
    }
    UserCode.tell(
      delegate, "application(_:continue:restorationHandler:)",
      "application(UIApplication, continue: \(type), restorationHandler: closure)"
    ) {
      $0.application(self, continue: activity) { objects in
        for object in objects ?? [] { object.restoreUserActivityState(activity) }
      }
    }
  }

  /// A quick action of the icon.
  package func receive(_ item: UIApplicationShortcutItem) {
    noteOfApp("gets the quick action \(item.type)")
    if let scene = frontScene as? UIWindowScene {
      let sceneDelegate = scene.delegate as? any UIWindowSceneDelegate
      let heard: Void? = UserCode.ask(
        sceneDelegate, "windowScene(_:performActionFor:completionHandler:)",
        "windowScene(UIWindowScene, performActionFor: \(item.type), completionHandler: closure)"
      ) { $0.windowScene(scene, performActionFor: item) { _ in } }
      guard heard == nil, let sceneDelegate else { return }
      Task { if UserCode.mayRun { _ = await sceneDelegate.windowScene(scene, performActionFor: item) } }
      return
    }
    let heard: Void? = UserCode.ask(
      delegate, "application(_:performActionFor:completionHandler:)",
      "application(UIApplication, performActionFor: \(item.type), completionHandler: closure)"
    ) {
      $0.application(self, performActionFor: item) { _ in }
    }
    guard heard == nil, let delegate else { return }
    Task { if UserCode.mayRun { _ = await delegate.application(self, performActionFor: item) } }
  }

  /// A share of CloudKit that the user has accepted.
  package func receive(_ metadata: CKShareMetadata) {
    noteOfApp("gets a share of CloudKit")
    if let scene = frontScene as? UIWindowScene {
      UserCode.tell(
        scene.delegate as? any UIWindowSceneDelegate, "windowScene(_:userDidAcceptCloudKitShareWith:)",
        "windowScene(UIWindowScene, userDidAcceptCloudKitShareWith: metadata)"
      ) { $0.windowScene(scene, userDidAcceptCloudKitShareWith: metadata) }
      return
    }
    UserCode.tell(
      delegate, "application(_:userDidAcceptCloudKitShareWith:)",
      "application(UIApplication, userDidAcceptCloudKitShareWith: metadata)"
    ) { $0.application(self, userDidAcceptCloudKitShareWith: metadata) }
  }

  // MARK: Remote notifications

  /// The answer to `registerForRemoteNotifications`.
  package func receiveDeviceToken(_ token: Data) {
    UserCode.tell(
      delegate, "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
      "application(UIApplication, didRegisterForRemoteNotificationsWithDeviceToken: \(token.count) bytes)"
    ) {
      $0.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
    }
  }

  package func failToRegister(_ error: any Error) {
    UserCode.tell(
      delegate, "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
      "application(UIApplication, didFailToRegisterForRemoteNotificationsWithError: error)"
    ) {
      $0.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  package func receiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {
    let heard: Void? = UserCode.ask(
      delegate, "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "application(UIApplication, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: closure)"
    ) {
      $0.application(self, didReceiveRemoteNotification: userInfo) { _ in }
    }
    guard heard == nil, let delegate else { return }
    Task { if UserCode.mayRun { _ = await delegate.application(self, didReceiveRemoteNotification: userInfo) } }
  }

  /// The time to fetch what is new in the background.
  package func receiveTimeToFetch() {
    UserCode.tell(
      delegate, "application(_:performFetchWithCompletionHandler:)",
      "application(UIApplication, performFetchWithCompletionHandler: closure)"
    ) {
      $0.application(self, performFetchWithCompletionHandler: { _ in })
    }
  }
}
