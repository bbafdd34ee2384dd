//
//  BundleTests.swift
//  TodoAppTests
//

import XCTest

@testable import TodoApp

final class BundleTests: XCTestCase {
  func testSamplesAreInTheApp() {
    XCTAssertEqual(TodoStore.samples()?.todos.count, 3)
    XCTAssertEqual(TodoStore.samples(in: Bundle(for: AppDelegate.self))?.todos.count, 3)
  }

  func testColorsAreInTheCatalogue() {
    XCTAssertNotNil(UIColor(named: "AccentColor"))
  }
}
