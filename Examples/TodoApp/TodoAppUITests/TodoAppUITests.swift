//
//  TodoAppUITests.swift
//  TodoAppUITests
//

import XCTest

final class TodoAppUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUpWithError() throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  override func tearDownWithError() throws {
    app = nil
  }

  func testAdding() {
    app.navigationBars.buttons["Add"].tap()
    let alert = app.alerts["New to-do"]
    XCTAssertTrue(alert.waitForExistence(timeout: 1))
    alert.textFields.firstMatch.typeText("Read a book")
    alert.buttons["Add"].tap()
    XCTAssertTrue(app.staticTexts["Read a book"].waitForExistence(timeout: 1))
    XCTAssertEqual(app.cells.count, 4)
  }

  func testRenaming() {
    app.staticTexts["Buy milk"].tap()
    let field = app.textFields.firstMatch
    XCTAssertTrue(field.waitForExistence(timeout: 1))
    field.tap()
    field.typeText(" and bread")
    app.navigationBars.buttons["Save"].tap()
    XCTAssertTrue(app.staticTexts["Buy milk and bread"].waitForExistence(timeout: 1))
  }

  func testDeletingBySwipe() {
    app.cells.element(boundBy: 1).swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertFalse(app.staticTexts["Call the landlord"].waitForExistence(timeout: 1))
    XCTAssertEqual(app.cells.count, 2)
  }
}
