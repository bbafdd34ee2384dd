public import Foundation
import PlainviewRuntime

// What apps ask and tell the system; it is kept as data.
extension UIApplication {
  // MARK: Status bar and orientation

  /// How the interface is turned.
  public var statusBarOrientation: UIInterfaceOrientation { life.interfaceOrientation }
  /// The strip at the top of the screen, in points; empty where the app hides it.
  public var statusBarFrame: CGRect {
    if isStatusBarHidden { return .zero }
    let screen = UIScreen.main
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeArea.top)
  }
  public var statusBarStyle: UIStatusBarStyle {
    controllerOfStatusBar(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }
  public var isStatusBarHidden: Bool {
    let isOnSide = UIScreen.main.traitCollection.verticalSizeClass == .compact
    return isOnSide || controllerOfStatusBar(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// The controller in front, or the child that it leaves the decision to.
  private func controllerOfStatusBar(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
    var controller = keyWindow?.rootViewController
    while let presented = controller?.presentedViewController, presented.decidesStatusBar { controller = presented }
    var seen = 0
    while let next = controller?[keyPath: child], seen < Self.controllerLimit {
      controller = next
      seen += 1
    }
    return controller
  }

  /// Controllers that leave the decision to each other end here.
  private static let controllerLimit = 100

  // MARK: Settings

  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  public var isProtectedDataAvailable: Bool { life.isProtectedDataAvailable }

  /// The arguments that the driver launched the app with; Plainview's own, since `ProcessInfo` has the test's.
  public var launchArguments: [String] { life.launchArguments }
  /// The environment that the driver launched the app with; Plainview's own.
  public var launchEnvironment: [String: String] { life.launchEnvironment }

  /// Where the app's documents lie beside its Info.plist; nil for an app without one.
  package var resourceFolder: URL? { life.manifest?.folder }

  // MARK: Interaction

  public var isIgnoringInteractionEvents: Bool { life.ignoredInteractions > 0 }
  /// Lets no touch reach the app until as many calls of `endIgnoringInteractionEvents` were made.
  public func beginIgnoringInteractionEvents() { life.ignoredInteractions += 1 }
  public func endIgnoringInteractionEvents() { life.ignoredInteractions = max(0, life.ignoredInteractions - 1) }

  // MARK: Remote notifications

  public var isRegisteredForRemoteNotifications: Bool { life.isRegisteredForRemoteNotifications }
  /// Asks for a token; a driver gives one, see `XCUIDevice`.
  public func registerForRemoteNotifications() {
    life.isRegisteredForRemoteNotifications = true
    noteOfApp("registers for remote notifications")
  }
  public func unregisterForRemoteNotifications() { life.isRegisteredForRemoteNotifications = false }

  // MARK: Icon

  public var supportsAlternateIcons: Bool { true }
  public var alternateIconName: String? { life.alternateIconName }

  /// Takes another icon; nil takes the first one again. The handler runs in the next turn.
  public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    life.alternateIconName = alternateIconName
    noteOfApp("takes the icon \(alternateIconName ?? "of the app")")
    clock.schedule(after: 0, "answer of setAlternateIconName") { completionHandler?(nil) }
  }
}

extension UIViewController {
  /// Whether the status bar asks this presented controller: one that covers the screen, or that wants to be asked.
  fileprivate var decidesStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}
