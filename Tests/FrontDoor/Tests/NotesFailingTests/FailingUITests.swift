import XCTest

// Tests that fail on purpose, for a script that looks where: each line that has to fail says so.

final class FailingUITests: XCTestCase {
  override func setUpWithError() throws { continueAfterFailure = false }
  override func tearDownWithError() throws { print("torn down: \(name)") }

  func testMissingButtonEndsTheTest() {
    let app = XCUIApplication()
    app.launch()
    helper(app)
    print("NOT REACHED")
  }

  private func helper(_ app: XCUIApplication) {
    app.buttons["Gone"].tap()  // FAILS
  }

  func testAssertionEndsTheTest() {
    XCUIApplication().launch()
    XCTAssertEqual(XCUIApplication().staticTexts.count, 17)  // FAILS
    print("NOT REACHED")
  }

  func testAttributeEndsTheTest() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertEqual(app.staticTexts["Gone"].label, "Gone")  // FAILS
    print("NOT REACHED")
  }

  @MainActor func testAsynchronousTestFailsOnce() async throws {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Gone"].tap()  // FAILS
    app.buttons["Also gone"].tap()
    XCTFail("a consequence")
  }

  func testAfterwardsAllIsWell() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.staticTexts["No notes"].exists)
  }
}

final class ContinuingUITests: XCTestCase {
  func testGoesOn() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Gone"].tap()  // FAILS
    app.textFields["New note"].tap()
    app.buttons["Also gone"].tap()  // FAILS
    print("reached: \(name)")
  }

  func testWithoutLaunch() {
    XCUIApplication().buttons["Add"].tap()  // FAILS
  }
}

final class FailingSetUpTests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
    XCUIApplication().launch()
    XCUIApplication().buttons["Gone"].tap()  // FAILS
    print("NOT REACHED")
  }
  override func tearDown() { print("torn down: \(name)") }

  func testIsNotRun() { print("NOT REACHED") }
}
