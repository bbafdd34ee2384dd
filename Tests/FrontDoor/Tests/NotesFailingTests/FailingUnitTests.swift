import UIKit
import XCTest
@testable import Notes

@MainActor final class FailingUnitTests: XCTestCase {
  override func setUp() { continueAfterFailure = false }
  override func tearDown() { print("torn down: \(name)") }

  func testFailureEndsTheTest() {
    let controller = NotesViewController()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.notes.count, 1)  // FAILS
    print("NOT REACHED", controller.notes[0])
  }

  func testExceptionEndsTheTest() {
    _ = NotesViewController().perform(Selector(("missing")))  // FAILS
    print("NOT REACHED")
  }

  func testWaitInVainEndsTheTest() {
    let loaded = expectation(description: "loaded")
    wait(for: [loaded], timeout: 0.05)  // FAILS
    print("NOT REACHED")
  }

  func testThrownError() throws {
    struct Missing: Error {}
    throw Missing()
  }

  func testUnwrapping() throws {
    let none: Int? = nil
    _ = try XCTUnwrap(none)  // FAILS
    print("NOT REACHED")
  }

  /// Fails nothing: the console says so.
  func testCallOffTheMainThread() {
    let label = UILabel()
    let isSet = expectation(description: "set")
    DispatchQueue.global().async {
      label.text = "Ready"
      isSet.fulfill()
    }
    wait(for: [isSet], timeout: 5)
  }

  func testAfterwardsAllIsWell() {
    let controller = NotesViewController()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.countLabel.text, "No notes")
  }
}
