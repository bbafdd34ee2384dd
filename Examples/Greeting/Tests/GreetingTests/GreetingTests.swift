import Greeting
import Testing
import UIKit

@MainActor @Suite struct GreetingTests {
  @Test func greetsByName() throws {
    let app = XCUIApplication(rootViewController: GreetingViewController())
    try app.launch()
    try app.textFields["Name"].tap()
    try app.textFields["Name"].typeText("Ada")
    try app.buttons["Greet"].tap()
    #expect(app.staticTexts["Hello, Ada!"].exists)
    assertSnapshot(of: app, as: .ascii)
  }

  @Test func transcript() throws {
    let app = XCUIApplication(rootViewController: GreetingViewController())
    app.recordsTranscript = true
    try app.launch()
    try app.textFields["Name"].tap()
    try app.textFields["Name"].typeText("A")
    try app.buttons["Greet"].tap()
    assertSnapshot(of: app, as: .events)
  }
}
