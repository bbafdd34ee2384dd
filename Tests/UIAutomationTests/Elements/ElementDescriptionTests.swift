import Testing
import UIKit
import _Testing_UIKit

/// The description of an element in a failed expectation.
@MainActor @Suite struct ElementDescriptionTests {
  private func app() throws -> XCUIApplication {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    controller.view.addSubview(button)
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    return app
  }

  @Test func `W85 An element that is not there says so, with what is near it and the tree`() throws {
    let text = "\(try app().buttons["Savee"])"
    #expect(text.hasPrefix("No button \"Savee\" is on the screen."))
    #expect(text.contains("\"Save\""))
    #expect(text.contains("In the tree:"))
  }

  @Test func `W85 One that is there is the line of the tree`() throws {
    #expect("\(try app().buttons["Save"])" == "button \"Save\" at (20, 100) size 100 x 40")
  }

  @Test func `W85 A failed expectation shows it`() throws {
    let app = try app()
    withKnownIssue {
      #expect(app.buttons["Savee"].exists)
    } matching: { issue in
      "\(issue)".contains("No button \"Savee\" is on the screen.")
    }
  }
}
