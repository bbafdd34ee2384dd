import Foundation
import PlainviewRuntime
import Testing
import UIKit
import _Testing_UIKit

/// The app that a UI test means when it names none.
@MainActor @Suite(.serialized) struct AppUnderTestTests {
  @Test func `W84 Without a name it is the app whose delegate announced itself`() throws {
    __AppUnderTest.delegate = ClassicDelegate.self
    defer { __AppUnderTest.delegate = nil }
    let app = XCUIApplication()
    try app.launch()
    #expect(app.state == .runningForeground)
    try app.buttons["Tap"].tap()
    try app.run { #expect(UIApplication.shared.delegate is ClassicDelegate) }
  }

  @Test func `W84 Where none did the launch says what to do`() {
    __AppUnderTest.delegate = nil
    let error = #expect(throws: LaunchError.self) { try XCUIApplication().launch() }
    #expect(error == .noAppUnderTest)
    #expect(error?.description.hasPrefix("there is no app under test: link a target whose") == true)
  }
}
