package import PlainviewRuntime

/// The methods of the delegates of an app and of its scenes.
@MainActor package enum ApplicationMethods {
  package static let application = DelegateMethods<any UIApplicationDelegate>(
    [
      "application(_:willFinishLaunchingWithOptions:)": "application:willFinishLaunchingWithOptions:",
      "application(_:didFinishLaunchingWithOptions:)": "application:didFinishLaunchingWithOptions:",
      "applicationDidBecomeActive(_:)": "applicationDidBecomeActive:",
      "applicationWillResignActive(_:)": "applicationWillResignActive:",
      "applicationDidEnterBackground(_:)": "applicationDidEnterBackground:",
      "applicationWillEnterForeground(_:)": "applicationWillEnterForeground:",
      "applicationWillTerminate(_:)": "applicationWillTerminate:",
      "applicationDidReceiveMemoryWarning(_:)": "applicationDidReceiveMemoryWarning:",
      "applicationSignificantTimeChange(_:)": "applicationSignificantTimeChange:",
      "applicationProtectedDataWillBecomeUnavailable(_:)": "applicationProtectedDataWillBecomeUnavailable:",
      "applicationProtectedDataDidBecomeAvailable(_:)": "applicationProtectedDataDidBecomeAvailable:",
      "application(_:open:options:)": "application:openURL:options:",
      "application(_:willContinueUserActivityWithType:)": "application:willContinueUserActivityWithType:",
      "application(_:continue:restorationHandler:)": "application:continueUserActivity:restorationHandler:",
      "application(_:performActionFor:completionHandler:)":
        "application:performActionForShortcutItem:completionHandler:",
      "application(_:supportedInterfaceOrientationsFor:)": "application:supportedInterfaceOrientationsForWindow:",
      "application(_:configurationForConnecting:options:)":
        "application:configurationForConnectingSceneSession:options:",
      "application(_:didDiscardSceneSessions:)": "application:didDiscardSceneSessions:",
      "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)":
        "application:didRegisterForRemoteNotificationsWithDeviceToken:",
      "application(_:didFailToRegisterForRemoteNotificationsWithError:)":
        "application:didFailToRegisterForRemoteNotificationsWithError:",
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)":
        "application:didReceiveRemoteNotification:fetchCompletionHandler:",
      "application(_:didRegister:)": "application:didRegisterUserNotificationSettings:",
      "application(_:didReceive:)": "application:didReceiveLocalNotification:",
      "application(_:performFetchWithCompletionHandler:)": "application:performFetchWithCompletionHandler:",
      "application(_:handleEventsForBackgroundURLSession:completionHandler:)":
        "application:handleEventsForBackgroundURLSession:completionHandler:",
      "application(_:didFailToContinueUserActivityWithType:error:)":
        "application:didFailToContinueUserActivityWithType:error:",
      "application(_:didUpdate:)": "application:didUpdateUserActivity:",
      "application(_:shouldAllowExtensionPointIdentifier:)": "application:shouldAllowExtensionPointIdentifier:",
      "application(_:userDidAcceptCloudKitShareWith:)": "application:userDidAcceptCloudKitShareWithMetadata:",
    ], bare: BareDelegate())

  package static let scene = DelegateMethods<any UISceneDelegate>(
    [
      "scene(_:willConnectTo:options:)": "scene:willConnectToSession:options:",
      "sceneDidDisconnect(_:)": "sceneDidDisconnect:",
      "sceneWillEnterForeground(_:)": "sceneWillEnterForeground:",
      "sceneDidBecomeActive(_:)": "sceneDidBecomeActive:",
      "sceneWillResignActive(_:)": "sceneWillResignActive:",
      "sceneDidEnterBackground(_:)": "sceneDidEnterBackground:",
      "scene(_:openURLContexts:)": "scene:openURLContexts:",
      "scene(_:willContinueUserActivityWithType:)": "scene:willContinueUserActivityWithType:",
      "scene(_:continue:)": "scene:continueUserActivity:",
      "stateRestorationActivity(for:)": "stateRestorationActivityForScene:",
      "scene(_:didFailToContinueUserActivityWithType:error:)": "scene:didFailToContinueUserActivityWithType:error:",
      "scene(_:didUpdate:)": "scene:didUpdateUserActivity:",
    ], bare: BareSceneDelegate())

  package static let windowScene = DelegateMethods<any UIWindowSceneDelegate>(
    [
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)":
        "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:",
      "windowScene(_:performActionFor:completionHandler:)":
        "windowScene:performActionForShortcutItem:completionHandler:",
      "windowScene(_:userDidAcceptCloudKitShareWith:)": "windowScene:userDidAcceptCloudKitShareWithMetadata:",
    ], bare: BareSceneDelegate())
}
