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
}
