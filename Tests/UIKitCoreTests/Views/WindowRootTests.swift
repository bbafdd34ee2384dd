import Testing
import UIKit
import _Testing_UIKit

/// The view of a window's root controller tracks the window's size.
@MainActor @Suite struct WindowRootTests {
  private final class PinnedController: UIViewController {
    let content = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.translatesAutoresizingMaskIntoConstraints = false
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor), content.leftAnchor.constraint(equalTo: view.leftAnchor),
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        content.rightAnchor.constraint(equalTo: view.rightAnchor),
      ])
    }
  }

  @Test func `A view that takes no frame from its mask fills the window, too`() throws {
    let controller = PinnedController()
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    #expect(controller.view.frame == app.window?.bounds && controller.content.frame == app.window?.bounds)
    try app.hardware.rotate(to: .landscapeLeft)
    try app.settle()
    let bounds = app.window?.bounds
    #expect(bounds?.width ?? 0 > bounds?.height ?? 0)
    #expect(controller.view.frame == bounds && controller.content.frame == bounds)
  }

  @Test func `Constraints of the app go before`() throws {
    let controller = PinnedController()
    controller.loadViewIfNeeded()
    controller.view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    #expect(controller.view.frame.height == 100 && controller.content.frame.height == 100)
    #expect(app.layoutConflicts.isEmpty)
  }
}
