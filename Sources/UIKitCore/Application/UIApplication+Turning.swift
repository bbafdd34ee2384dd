import Foundation
import PlainviewGraphics
import PlainviewRuntime

extension UIApplication {
  // MARK: Supported orientations

  /// What the Info.plist says, else all of a tablet's and all but upside down of a phone's.
  var declaredOrientations: UIInterfaceOrientationMask {
    let idiom = UIScreen.main.traitCollection.userInterfaceIdiom
    return life.manifest?.orientations(on: idiom) ?? .ordinary(on: idiom)
  }

  func baseSupportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    UserCode.ask(
      delegate, "application(_:supportedInterfaceOrientationsFor:)",
      "application(UIApplication, supportedInterfaceOrientationsFor: UIWindow)"
    ) { $0.application(self, supportedInterfaceOrientationsFor: window) } ?? declaredOrientations
  }

  /// The orientations that the app and the controller in front both support.
  var supportedOrientations: UIInterfaceOrientationMask {
    let app = supportedInterfaceOrientations(for: keyWindow)
    guard let controller = controllerInFront, UserCode.mayRun else { return app }
    let common = app.intersection(controller.supportedInterfaceOrientations)
    if common.isEmpty {
      raise(
        UncaughtException(
          name: "UIApplicationInvalidInterfaceOrientation",
          reason: "Supported orientations has no common orientation with the application, and "
            + "[\(className(of: controller)) shouldAutorotate] is returning YES"))
    }
    return common
  }

  /// The root controller, or what it presents over the whole screen.
  private var controllerInFront: UIViewController? {
    var controller = keyWindow?.rootViewController
    while let presented = controller?.presentedViewController, presented.modalPresentationStyle == .fullScreen {
      controller = presented
    }
    return controller
  }

  // MARK: Turning

  /// Turns the device; the interface follows where the app and its controller support that.
  package func turnDevice(to orientation: UIDeviceOrientation) {
    UIDevice.current.hold(orientation)
    guard let requested = orientation.interfaceOrientation, controllerInFront?.shouldAutorotate ?? true else { return }
    if supportedOrientations.contains(UIInterfaceOrientationMask(requested)) { turnInterface(to: requested) }
  }

  /// Turns the interface to an orientation that is supported, when the one that it has is not.
  func followSupportedOrientations() {
    let supported = supportedOrientations
    guard !supported.contains(UIInterfaceOrientationMask(life.interfaceOrientation)) else { return }
    let held = UIDevice.current.orientation.interfaceOrientation
    let preferred = controllerInFront?.preferredInterfaceOrientationForPresentation
    let candidates = [held, preferred, supported.first].compactMap { $0 }
    if let next = candidates.first(where: { supported.contains(UIInterfaceOrientationMask($0)) }) {
      turnInterface(to: next)
    }
  }

  /// Called when another controller is in front: turns the interface to a supported orientation, if possible the device's.
  func controllerInFrontDidChange() {
    guard life.isLaunched, UserCode.mayRun else { return }
    followDevice()
    followSupportedOrientations()
  }

  /// An app that does not support portrait starts in landscape.
  func takeLaunchOrientation() {
    if UIScreen.main.isOnSide { life.interfaceOrientation = .landscapeRight }
    guard !declaredOrientations.contains(UIInterfaceOrientationMask(life.interfaceOrientation)),
      let first = declaredOrientations.first
    else { return }
    life.interfaceOrientation = first
    if first.isLandscape != UIScreen.main.isOnSide { UIScreen.main.turn() }
  }

  /// Rotates the windows; controllers are told of the new traits and the new size before the windows take them on.
  func turnInterface(to new: UIInterfaceOrientation) {
    let old = life.interfaceOrientation
    guard new != old, UserCode.mayRun else { return }
    let screen = UIScreen.main
    let oldTraits = screen.traitCollection
    noteOfApp("turns to \(new)")
    tellingOfStatusBar(turningTo: new) {
      life.interfaceOrientation = new
      if new.isLandscape != screen.isOnSide { turnWindows(of: screen, from: old) }
    }
    tellScenes(old, oldTraits)
  }

  private func turnWindows(of screen: UIScreen, from old: UIInterfaceOrientation) {
    let turning = windows.filter { $0.bounds.size == screen.bounds.size }
    let next = screen.afterTurn
    let transitions = turning.map { WindowTurn(of: $0, from: old, to: next.size, next.traits) }
    for transition in transitions { transition.announce() }
    guard UserCode.mayRun else { return }
    screen.turn()
    for window in turning {
      window.frame = screen.bounds
      window.deviceSafeArea = screen.safeArea
    }
    keyboard?.screenDidTurn()
    for transition in transitions { transition.run() }
  }

  private func tellScenes(_ old: UIInterfaceOrientation, _ traits: UITraitCollection) {
    for case let scene as UIWindowScene in life.scenes {
      UserCode.tell(
        scene.delegate as? any UIWindowSceneDelegate,
        "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
        "windowScene(UIWindowScene, didUpdate: UIScreen, interfaceOrientation: \(old), traitCollection: former)"
      ) {
        $0.windowScene(
          scene, didUpdate: scene.coordinateSpace, interfaceOrientation: old, traitCollection: traits)
      }
    }
  }

  // MARK: Windows of a launched app

  /// The windows that follow the screen's traits.
  var windowsOfScreen: [UIWindow] { windows }

  /// Gives a window of a launched app that fills the screen the screen's safe area.
  func fillScreen(with window: UIWindow) {
    guard life.isLaunched, window.deviceSafeArea == .zero, window.frame == UIScreen.main.bounds else { return }
    window.deviceSafeArea = UIScreen.main.safeArea
  }
}

extension UIInterfaceOrientationMask {
  /// The mask of one orientation.
  init(_ orientation: UIInterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }

  /// The first orientation in it, upright before the sides; nil for an empty mask.
  var first: UIInterfaceOrientation? {
    let order: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    return order.first { contains(UIInterfaceOrientationMask($0)) }
  }
}

extension UIApplication {
  /// Turns the interface to how the device is held, where that is supported now.
  func followDevice() {
    guard let held = UIDevice.current.orientation.interfaceOrientation else { return }
    if supportedOrientations.contains(UIInterfaceOrientationMask(held)) { turnInterface(to: held) }
  }
}
