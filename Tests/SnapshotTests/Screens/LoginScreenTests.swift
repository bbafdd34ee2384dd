import Testing
import UIKit

/// A whole screen and its goldens, as a user of the package has them.
@MainActor @Suite struct LoginScreenTests {
  private let app: XCUIApplication

  init() throws {
    app = XCUIApplication(rootViewController: LoginController())
    try app.launch()
    try app.run { UIImage.declare("portrait", size: CGSize(width: 96, height: 96)) }
    try app.run { (app.images["avatar"].view as? UIImageView)?.image = UIImage(named: "portrait") }
  }

  private func fillIn() throws {
    try app.textFields["Email"].tap()
    try app.textFields["Email"].typeText("kim@example.org\n")
    try app.secureTextFields["Password"].typeText("correct")
  }

  @Test func `The empty form`() throws {
    assertSnapshot(of: app, as: .ascii)
  }

  @Test func `The form with the caret in the second field`() throws {
    try fillIn()
    assertSnapshot(of: app, as: .ascii, named: "ascii")
    assertSnapshot(of: app, as: .unicode, named: "unicode")
  }

  @Test func `After logging in the button is off and the message greets`() throws {
    try fillIn()
    try app.secureTextFields["Password"].typeText("\n")
    try app.buttons["Log in"].tap()
    #expect(app.staticTexts["Welcome, kim@example.org"].exists)
    assertSnapshot(of: app, as: .ascii)
  }

  @Test func `On a small phone`() throws {
    let small = XCUIApplication(
      rootViewController: LoginController(),
      device: SimulatedDevice(
        name: "iPhone SE", size: CGSize(width: 320, height: 568), scale: 2,
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)))
    try small.launch()
    assertSnapshot(of: small, as: .ascii)
  }

  @Test func `Who calls whom`() throws {
    assertSnapshot(of: app, as: .wiring)
  }

  @Test func `The view tree in UIKit's words`() throws {
    assertSnapshot(of: app, as: .hierarchy)
  }
}
