import Foundation
import PlainviewRuntime

// Transitions between foreground and background. The delegate is called first, then the notification is posted. In an app
// with scenes the scenes' delegates are called instead of the app's; the app's notifications are posted all the same.
extension UIApplication {
  /// Whether the app's delegate has been told that the launch is finished; false in apps without a delegate.
  package var hasFinishedLaunching: Bool { life.hasFinishedLaunching }

  // MARK: One scene

  func enterForeground(_ scene: UIScene) {
    UserCode.tell(scene.delegate, "sceneWillEnterForeground(_:)", "sceneWillEnterForeground(UIScene)") {
      $0.sceneWillEnterForeground(scene)
    }
    post(UIScene.willEnterForegroundNotification, scene)
    scene.activationState = .foregroundInactive
  }

  func becomeActive(_ scene: UIScene) {
    scene.activationState = .foregroundActive
    UserCode.tell(scene.delegate, "sceneDidBecomeActive(_:)", "sceneDidBecomeActive(UIScene)") {
      $0.sceneDidBecomeActive(scene)
    }
    post(UIScene.didActivateNotification, scene)
  }

  private func resignActive(_ scene: UIScene) {
    UserCode.tell(scene.delegate, "sceneWillResignActive(_:)", "sceneWillResignActive(UIScene)") {
      $0.sceneWillResignActive(scene)
    }
    post(UIScene.willDeactivateNotification, scene)
    scene.activationState = .foregroundInactive
  }

  private func enterBackground(_ scene: UIScene) {
    scene.activationState = .background
    UserCode.tell(scene.delegate, "sceneDidEnterBackground(_:)", "sceneDidEnterBackground(UIScene)") {
      $0.sceneDidEnterBackground(scene)
    }
    post(UIScene.didEnterBackgroundNotification, scene)
    if scene.delegate != nil, UserCode.mayRun {
      scene.session.stateRestorationActivity =
        UserCode.ask(scene.delegate, "stateRestorationActivity(for:)", "stateRestorationActivity(UIScene)") {
          $0.stateRestorationActivity(for: scene)
        }
    }
  }

  // MARK: The app

  func becomeActive() {
    guard applicationState != .active, UserCode.mayRun else { return }
    applicationState = .active
    noteOfApp("becomes active")
    for scene in life.scenes { becomeActive(scene) }
    if !usesScenes {
      UserCode.tell(delegate, "applicationDidBecomeActive(_:)", "applicationDidBecomeActive(UIApplication)") {
        $0.applicationDidBecomeActive(self)
      }
    }
    post(UIApplication.didBecomeActiveNotification)
  }

  /// The app stays on the screen and gets no touches: a call comes in, or the user leaves.
  package func resignActive() {
    guard applicationState == .active, UserCode.mayRun else { return }
    for scene in life.scenes { resignActive(scene) }
    if !usesScenes {
      UserCode.tell(delegate, "applicationWillResignActive(_:)", "applicationWillResignActive(UIApplication)") {
        $0.applicationWillResignActive(self)
      }
    }
    post(UIApplication.willResignActiveNotification)
    applicationState = .inactive
    noteOfApp("is not active any more")
  }

  /// The user leaves the app.
  package func enterBackground() {
    resignActive()
    guard applicationState == .inactive, UserCode.mayRun else { return }
    applicationState = .background
    startBackgroundTime()
    noteOfApp("is in the background")
    for scene in life.scenes { enterBackground(scene) }
    if !usesScenes {
      UserCode.tell(delegate, "applicationDidEnterBackground(_:)", "applicationDidEnterBackground(UIApplication)") {
        $0.applicationDidEnterBackground(self)
      }
    }
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// The user comes back to the app, from wherever it is.
  package func activate() {
    if applicationState == .background, UserCode.mayRun {
      endBackgroundTime()
      for scene in life.scenes { enterForeground(scene) }
      if !usesScenes {
        UserCode.tell(delegate, "applicationWillEnterForeground(_:)", "applicationWillEnterForeground(UIApplication)") {
          $0.applicationWillEnterForeground(self)
        }
      }
      post(UIApplication.willEnterForegroundNotification)
      applicationState = .inactive
      noteOfApp("comes to the foreground")
    }
    becomeActive()
  }

  /// The user closes the app: it leaves the foreground, its scenes are disconnected, and it ends.
  package func willTerminate() {
    guard life.isLaunched else { return }
    resignActive()
    if usesScenes {
      for scene in life.scenes { disconnect(scene) }
    } else if applicationState != .background {
      enterBackground()
    }
    noteOfApp("will terminate")
    UserCode.tell(delegate, "applicationWillTerminate(_:)", "applicationWillTerminate(UIApplication)") {
      $0.applicationWillTerminate(self)
    }
    post(UIApplication.willTerminateNotification)
  }

  // MARK: Events from the system

  /// Memory is short: the delegate, the notification, and every controller that has a view.
  package func receiveMemoryWarning() {
    noteOfApp("gets a memory warning")
    UserCode.tell(
      delegate, "applicationDidReceiveMemoryWarning(_:)", "applicationDidReceiveMemoryWarning(UIApplication)"
    ) { $0.applicationDidReceiveMemoryWarning(self) }
    post(UIApplication.didReceiveMemoryWarningNotification)
    for window in windows {
      for view in window.preorder() { UserCode.run { view.viewController?.didReceiveMemoryWarning() } }
    }
  }

  /// A new day begins, or the clock was set.
  package func changeTimeSignificantly() {
    UserCode.tell(delegate, "applicationSignificantTimeChange(_:)", "applicationSignificantTimeChange(UIApplication)") {
      $0.applicationSignificantTimeChange(self)
    }
    post(UIApplication.significantTimeChangeNotification)
  }

  /// The device is locked or unlocked: protected files become unreadable or readable.
  package func setProtectedData(isAvailable: Bool) {
    guard isAvailable != life.isProtectedDataAvailable else { return }
    if isAvailable {
      life.isProtectedDataAvailable = true
      UserCode.tell(
        delegate, "applicationProtectedDataDidBecomeAvailable(_:)",
        "applicationProtectedDataDidBecomeAvailable(UIApplication)"
      ) {
        $0.applicationProtectedDataDidBecomeAvailable(self)
      }
      post(UIApplication.protectedDataDidBecomeAvailableNotification)
    } else {
      UserCode.tell(
        delegate, "applicationProtectedDataWillBecomeUnavailable(_:)",
        "applicationProtectedDataWillBecomeUnavailable(UIApplication)"
      ) {
        $0.applicationProtectedDataWillBecomeUnavailable(self)
      }
      post(UIApplication.protectedDataWillBecomeUnavailableNotification)
      life.isProtectedDataAvailable = false
    }
  }

  /// The user took a picture of the screen.
  package func takeScreenshot() { post(UIApplication.userDidTakeScreenshotNotification) }
}
