import PlainviewRuntime
import Testing
import UIKit

// Overrides in extensions of UIKit's classes, as rewritten sources have them; of classes that no other test asks.

extension ProbeController {
  fileprivate var __ext_preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  fileprivate func __ext_viewDidLoad() {
    log.append("extension")
    super.viewDidLoad()
  }
}

/// Stands for a class of UIKit's with a subclass of the app's.
private class ProbeController: UIViewController {
  var log: [String] = []

  @section(".init_array") @used private nonisolated static let __uikit_0: @convention(c) @Sendable () -> Void = {
    __UIKitRuntime.load {
      __UIKitRuntime.define(ProbeController.self) { r in
        r.extensionOverride("preferredStatusBarStyle") { (o: ProbeController) in
          o.__ext_preferredStatusBarStyle
        }
        r.extensionOverride("viewDidLoad()") { (o: ProbeController) in o.__ext_viewDidLoad() }
      }
    }
  }
}

private final class AppsProbe: ProbeController {
  override func viewDidLoad() {
    log.append("class")
    super.viewDidLoad()
  }
}

@MainActor @Suite struct ExtensionOverridesTests {
  @Test func `A member of UIKit's answers what an extension overrides it with`() {
    #expect(ProbeController().preferredStatusBarStyle == .lightContent)
    #expect(AppsProbe().preferredStatusBarStyle == .lightContent)
    #expect(UIViewController().preferredStatusBarStyle == .default)
  }

  @Test func `A subclass's own override comes first, and its super is the extension's`() {
    let probe = AppsProbe()
    probe.loadViewIfNeeded()
    #expect(probe.log == ["class", "extension"])
  }
}
