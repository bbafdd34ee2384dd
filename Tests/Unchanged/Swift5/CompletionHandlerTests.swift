import PlainviewLocalAuthentication
import Testing
import UIKit

/// Completion handlers in the code of Swift 5 are called.
@MainActor @Suite struct CompletionHandlerTests {
  @Test func `Handlers that capture what is not Sendable hear of the answer`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    app.hardware.authentication.failure = .userCancel
    try app.launch()
    let service = PermissionService()
    try app.run {
      service.unlock { _ in }
      service.askForNotifications { service.onChange?($0) }
    }
    try app.settle()
    #expect(service.log.first == "canceled" && service.log.last == "notifications true")
  }
}
