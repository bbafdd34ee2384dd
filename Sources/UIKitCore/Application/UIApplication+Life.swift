import Foundation
import PlainviewRuntime

// The way between foreground and background. The delegate is told first, then the notification is posted. In an app
// with scenes the scenes' delegates are told instead of the app's; the app's notifications are posted all the same.
extension UIApplication {
  // MARK: One scene

  func enterForeground(_ scene: UIScene) {
    tell(scene, "sceneWillEnterForeground(UIScene)") { $0.sceneWillEnterForeground(scene) }
    post(UIScene.willEnterForegroundNotification, scene)
    scene.activationState = .foregroundInactive
  }

  func becomeActive(_ scene: UIScene) {
    scene.activationState = .foregroundActive
    tell(scene, "sceneDidBecomeActive(UIScene)") { $0.sceneDidBecomeActive(scene) }
    post(UIScene.didActivateNotification, scene)
  }

  private func resignActive(_ scene: UIScene) {
    tell(scene, "sceneWillResignActive(UIScene)") { $0.sceneWillResignActive(scene) }
    post(UIScene.willDeactivateNotification, scene)
    scene.activationState = .foregroundInactive
  }

  private func enterBackground(_ scene: UIScene) {
    scene.activationState = .background
    tell(scene, "sceneDidEnterBackground(UIScene)") { $0.sceneDidEnterBackground(scene) }
    post(UIScene.didEnterBackgroundNotification, scene)
    if let delegate = scene.delegate, !SimulatedProcess.isUnwinding {
      scene.session.stateRestorationActivity = ask(delegate, "stateRestorationActivity(UIScene)") {
        delegate.stateRestorationActivity(for: scene)
      }
    }
  }

  // MARK: The app

  func becomeActive() {
    guard applicationState != .active, !SimulatedProcess.isUnwinding else { return }
    applicationState = .active
    noteOfApp("becomes active")
    for scene in life.scenes { becomeActive(scene) }
    if !usesScenes { tellDelegate("applicationDidBecomeActive(UIApplication)") { $0.applicationDidBecomeActive(self) } }
    post(UIApplication.didBecomeActiveNotification)
  }

  /// The app stays on the screen and gets no touches: a call comes in, or the user leaves.
  package func resignActive() {
    guard applicationState == .active, !SimulatedProcess.isUnwinding else { return }
    for scene in life.scenes { resignActive(scene) }
    if !usesScenes {
      tellDelegate("applicationWillResignActive(UIApplication)") { $0.applicationWillResignActive(self) }
    }
    post(UIApplication.willResignActiveNotification)
    applicationState = .inactive
    noteOfApp("is not active any more")
  }

  /// The user leaves the app.
  package func enterBackground() {
    resignActive()
    guard applicationState == .inactive, !SimulatedProcess.isUnwinding else { return }
    applicationState = .background
    startBackgroundTime()
    noteOfApp("is in the background")
    for scene in life.scenes { enterBackground(scene) }
    if !usesScenes {
      tellDelegate("applicationDidEnterBackground(UIApplication)") { $0.applicationDidEnterBackground(self) }
    }
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// The user comes back to the app, from wherever it is.
  package func activate() {
    if applicationState == .background, !SimulatedProcess.isUnwinding {
      endBackgroundTime()
      for scene in life.scenes { enterForeground(scene) }
      if !usesScenes {
        tellDelegate("applicationWillEnterForeground(UIApplication)") { $0.applicationWillEnterForeground(self) }
      }
      post(UIApplication.willEnterForegroundNotification)
      applicationState = .inactive
      noteOfApp("comes to the foreground")
    }
    becomeActive()
  }

  /// The user throws the app out: it leaves the foreground, its scenes are disconnected, and it ends.
  package func willTerminate() {
    guard life.isLaunched else { return }
    resignActive()
    if usesScenes {
      for scene in life.scenes { disconnect(scene) }
    } else if applicationState != .background {
      enterBackground()
    }
    noteOfApp("will terminate")
    tellDelegate("applicationWillTerminate(UIApplication)") { $0.applicationWillTerminate(self) }
    post(UIApplication.willTerminateNotification)
  }

  // MARK: What happens to the app

  /// Memory is short: the delegate, the notification, and every controller that has a view.
  package func receiveMemoryWarning() {
    noteOfApp("gets a memory warning")
    tellDelegate("applicationDidReceiveMemoryWarning(UIApplication)") { $0.applicationDidReceiveMemoryWarning(self) }
    post(UIApplication.didReceiveMemoryWarningNotification)
    for window in windows {
      for view in window.preorder() where !SimulatedProcess.isUnwinding {
        view.viewController?.didReceiveMemoryWarning()
      }
    }
  }

  /// A new day begins, or the clock was set.
  package func changeTimeSignificantly() {
    tellDelegate("applicationSignificantTimeChange(UIApplication)") { $0.applicationSignificantTimeChange(self) }
    post(UIApplication.significantTimeChangeNotification)
  }

  /// The device is locked or unlocked: protected files come and go.
  package func setProtectedData(isAvailable: Bool) {
    guard isAvailable != life.isProtectedDataAvailable else { return }
    if isAvailable {
      life.isProtectedDataAvailable = true
      tellDelegate("applicationProtectedDataDidBecomeAvailable(UIApplication)") {
        $0.applicationProtectedDataDidBecomeAvailable(self)
      }
      post(UIApplication.protectedDataDidBecomeAvailableNotification)
    } else {
      tellDelegate("applicationProtectedDataWillBecomeUnavailable(UIApplication)") {
        $0.applicationProtectedDataWillBecomeUnavailable(self)
      }
      post(UIApplication.protectedDataWillBecomeUnavailableNotification)
      life.isProtectedDataAvailable = false
    }
  }

  /// The user took a picture of the screen.
  package func takeScreenshot() { post(UIApplication.userDidTakeScreenshotNotification) }
}
