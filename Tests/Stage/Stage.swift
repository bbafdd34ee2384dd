package import UIKit
package import _Testing_UIKit

/// An app of its own whose screen is an empty view of 390 × 844 points, for tests to put things on and to touch.
@MainActor package final class Stage {
  package let app: XCUIApplication
  package let controller: UIViewController
  /// What the things on the stage noted, oldest first.
  package private(set) var log: [String] = []

  package init(_ controller: UIViewController = UIViewController()) throws {
    self.controller = controller
    app = XCUIApplication(rootViewController: controller)
    try app.launch()
  }

  package var view: UIView { controller.view }

  package func note(_ line: String) { log.append(line) }

  /// What was noted since the last time.
  package func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Puts a view on the screen and lets it be laid out.
  @discardableResult
  package func add<View: UIView>(_ view: View, _ frame: CGRect = CGRect(x: 100, y: 100, width: 100, height: 100)) throws
    -> View
  {
    try app.run {
      view.frame = frame
      self.view.addSubview(view)
    }
    return view
  }

  /// Presents a controller over the whole screen, as a delegate says, without animation.
  package func present(_ controller: UIViewController, by delegate: any UIViewControllerTransitioningDelegate) throws {
    controller.modalPresentationStyle = .overFullScreen
    controller.transitioningDelegate = delegate
    try app.run { self.controller.present(controller, animated: false) }
  }

  // MARK: Fingers, in points of the window

  package func down(_ x: CGFloat = 150, _ y: CGFloat = 150, finger: Int = 0) throws {
    try app.touchDown(at: CGPoint(x: x, y: y), finger: finger)
  }

  package func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) throws {
    try app.touchMove(to: CGPoint(x: x, y: y), finger: finger)
  }

  package func up(finger: Int = 0) throws { try app.touchUp(finger: finger) }

  /// A short tap; no time passes after it.
  package func tap(_ x: CGFloat = 150, _ y: CGFloat = 150) throws {
    try down(x, y)
    try wait(0.05)
    try up()
  }

  /// Lets virtual time pass, in seconds.
  package func wait(_ seconds: TimeInterval) throws { try app.advance(by: seconds) }
}
