package import Foundation
import PlainviewGraphics
import PlainviewRuntime

// Requests of apps to the system; kept as data.
extension UIApplication {
  // MARK: Status bar and orientation

  var baseStatusBarFrame: CGRect {
    let screen = UIScreen.main
    return isStatusBarHidden ? .zero : CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeArea.top)
  }

  /// The controller in front, or the child that it leaves the decision to.
  func controllerOfStatusBar(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
    var controller = keyWindow?.rootViewController
    while let presented = controller?.presentedViewController, presented.decidesStatusBar { controller = presented }
    var seen = 0
    while let next = controller?[keyPath: child], seen < Self.controllerLimit {
      controller = next
      seen += 1
    }
    return controller
  }

  /// Ends a cycle of controllers that leave the decision to each other.
  private static let controllerLimit = 100

  // MARK: Settings

  /// Where the app's documents lie beside its Info.plist; nil for an app without one.
  package var resourceFolder: URL? { life.manifest?.folder }

  // MARK: Icon

  func baseSetAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)?) {
    life.alternateIconName = alternateIconName
    noteOfApp("takes the icon \(alternateIconName ?? "of the app")")
    clock.schedule(after: 0, "answer of setAlternateIconName") { completionHandler?(nil) }
  }
}

extension UIViewController {
  /// Whether the status bar asks this presented controller: it covers the screen or captures the bar's appearance.
  fileprivate var decidesStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}
