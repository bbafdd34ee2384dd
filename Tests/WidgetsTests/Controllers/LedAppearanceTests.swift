import Foundation
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Appearance transitions that code leads by hand.
@MainActor @Suite struct LedAppearanceTests {
  @Test func `A controller without a parent disappears as it is led`() {
    final class Noting: UIViewController {
      var log: [String] = []
      override func viewWillDisappear(_ animated: Bool) { log.append("will") }
      override func viewDidDisappear(_ animated: Bool) { log.append("did") }
    }
    let controller = Noting()
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.log == ["will", "did"])
  }

  @Test func `V16 A controller that was led by hand is put into its window, and not told again`() throws {
    final class Noting: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("will") }
      override func viewDidAppear(_ animated: Bool) { log.append("did") }
    }
    let controller = Noting()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.window === window)
    #expect(controller.view.frame == window.bounds)
    #expect(controller.log == ["will", "did"])
  }
}
