import Greeting
import PlainviewUIAutomation
import UIKit
import XCTest

final class GreetingXCTests: XCTestCase {
  @MainActor func testGreetsByName() async throws {
    let app = XCUIApplication(rootViewController: GreetingViewController())
    try app.launch()
    try app.textFields["Name"].tap()
    try app.textFields["Name"].typeText("Grace")
    try app.buttons["Greet"].tap()
    XCTAssertTrue(app.staticTexts["Hello, Grace!"].exists)
  }
}
