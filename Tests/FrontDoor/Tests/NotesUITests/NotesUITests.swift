import XCTest

final class NotesUITests: XCTestCase {
  let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launch()
  }

  override func tearDownWithError() throws { app.terminate() }

  func testAdding() throws {
    XCTAssertTrue(app.staticTexts["No notes"].exists)
    let field = app.textFields["New note"]
    field.tap()
    field.typeText("Milk")
    app.buttons["Add"].tap()
    XCTAssert(app.staticTexts["Notes: Milk"].waitForExistence(timeout: 2))
    XCTAssertFalse(app.staticTexts["No notes"].exists)
    XCTAssertEqual(try app.buttons["Add"].snapshot().label, "Add")
    app.resetAuthorizationStatus(for: .photos)
  }

  /// A second proxy means the same app.
  func testUrgent() {
    app.switches["urgent"].tap()
    add("Tea")
    XCTAssertEqual(XCUIApplication().staticTexts["Notes: Tea!"].label, "Notes: Tea!")
    XCTAssertEqual(app.switches["urgent"].elementType, .switch)
  }

  func testClearing() {
    add("Milk")
    app.buttons["Clear"].tap()
    let alert = app.alerts["Clear all?"]
    XCTAssertTrue(alert.waitForExistence(timeout: 1))
    alert.buttons["Clear all"].tap()
    XCTAssertTrue(app.staticTexts["No notes"].waitForExistence(timeout: 1))
  }

  func testInterruption() {
    addUIInterruptionMonitor(withDescription: "Question") { alert in
      alert.buttons["Cancel"].tap()
      return true
    }
    app.buttons["Clear"].tap()
    add("Bread")
    XCTAssertTrue(app.staticTexts["Notes: Bread"].exists)
  }

  func testTurning() {
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(app.windows.firstMatch.frame.size, CGSize(width: 844, height: 390))
    XCUIDevice.shared.press(.home)
    XCTAssertEqual(app.state, .runningBackground)
    app.activate()
    XCTAssertEqual(app.state, .runningForeground)
  }

  func testScreenshot() {
    XCTContext.runActivity(named: "Taking a picture") { activity in
      let attachment = XCTAttachment(screenshot: app.screenshot())
      attachment.lifetime = .keepAlways
      activity.add(attachment)
      XCTAssertTrue(XCUIScreen.main.screenshot().text.contains("No notes"))
    }
  }

  func testCoordinates() {
    app.textFields["New note"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    app.typeText("Eggs")
    app.buttons["Add"].coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 10, dy: 10)).tap()
    XCTAssertTrue(app.staticTexts["Notes: Eggs"].exists)
  }

  func testExpectingAProperty() {
    keyValueObservingExpectation(for: app.staticTexts["Notes: Tea"], keyPath: "exists", expectedValue: true)
    add("Tea")
    waitForExpectations(timeout: 2)
  }

  func testKindsOfOtherSystems() {
    XCTAssertEqual(app.webViews.count, 0)
    XCTAssertFalse(app.menuBars.firstMatch.exists)
  }

  func testLaunchPerformance() throws {
    var launches = 0
    measure(metrics: [XCTApplicationLaunchMetric()]) {
      XCUIApplication().launch()
      launches += 1
    }
    XCTAssertEqual(launches, 6)
  }

  private func add(_ text: String) {
    app.textFields["New note"].tap()
    app.textFields["New note"].typeText(text)
    app.buttons["Add"].tap()
  }
}
