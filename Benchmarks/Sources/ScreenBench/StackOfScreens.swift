import PlainviewUIAutomation
import UIKit

/// An app with a navigation controller, whose screens come and go.
@MainActor final class StackOfScreens {
  private let app: XCUIApplication
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() throws {
    let navigation = self.navigation
    app = XCUIApplication(rootViewController: navigation)
    try app.launch()
  }

  func pushAndPop(_ controller: UIViewController, animated: Bool) {
    run { navigation.pushViewController(controller, animated: animated) }
    precondition(controller.viewIfLoaded?.window != nil, "the screen was not pushed")
    run { _ = navigation.popViewController(animated: animated) }
    precondition(controller.viewIfLoaded?.window == nil, "the screen was not popped")
  }

  func presentAndDismiss(_ controller: UIViewController) {
    run { navigation.present(controller, animated: true) }
    precondition(controller.viewIfLoaded?.window != nil, "the screen was not presented")
    run { navigation.dismiss(animated: true) }
    precondition(controller.viewIfLoaded?.window == nil, "the screen was not dismissed")
  }

  private func run(_ body: @MainActor () -> Void) {
    do {
      try app.run(body)
      try app.settle()
    } catch {
      fatalError("\(error)")
    }
  }
}
