import XCTest
@testable import Notes

class NotesTestCase: XCTestCase {
  var controller: NotesViewController!

  override func setUpWithError() throws {
    try super.setUpWithError()
    controller = NotesViewController()
    controller.loadViewIfNeeded()
  }

  override func tearDown() {
    controller = nil
    super.tearDown()
  }
}

@MainActor class EmptyNotesTests: NotesTestCase {
  func testStartsEmpty() { XCTAssertEqual(controller.countLabel.text, "No notes") }
}

/// Inherits a test.
@MainActor final class FilledNotesTests: EmptyNotesTests {
  static var classSetUps = 0

  override class func setUp() {
    super.setUp()
    classSetUps += 1
  }

  func testCounts() throws {
    controller.notes = ["a", "b"]
    XCTAssertEqual(controller.countLabel.text, "Notes: a, b")
    XCTAssertEqual(Self.classSetUps, 1)
  }

  func testSkips() throws { throw XCTSkip("not on this device") }
  func testSkipsIf() throws { try XCTSkipIf(controller.notes.isEmpty, "nothing to do") }
  func testUnwraps() throws { XCTAssertEqual(try XCTUnwrap(controller.countLabel.text), "No notes") }

  func testAnimationsEndWhileItWaits() {
    let isOver = expectation(description: "animation")
    let view = UIView()
    UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }) { isFinished in
      XCTAssertTrue(isFinished)
      isOver.fulfill()
    }
    waitForExpectations(timeout: 5)
  }

  func testKnowsTheTestsOfItsClass() {
    let names = FilledNotesTests.defaultTestSuite.tests.map(\.name)
    XCTAssertTrue(names.contains("FilledNotesTests.testKnowsTheTestsOfItsClass"), "\(names)")
  }

  func testTeardownBlock() {
    let controller = try! XCTUnwrap(self.controller)
    controller.notes = ["a"]
    addTeardownBlock { controller.notes = [] }
    XCTAssertNoThrow(try XCTUnwrap(controller.view))
  }

  func testKnownFailure() {
    XCTExpectFailure("counts are not there yet") {
      XCTAssertEqual(controller.countLabel.text, "0 notes")
    }
  }

  func testAsynchronously() async throws {
    let text = await Task.detached { "later" }.value
    controller.notes = [text]
    XCTAssertEqual(controller.countLabel.text, "Notes: later")
  }

  func testFulfillment() async {
    let done = expectation(description: "done")
    Task { done.fulfill() }
    await fulfillment(of: [done], timeout: 2)
  }

  func testWaiting() {
    let posted = expectation(forNotification: .init("posted"), object: nil)
    let never = expectation(description: "never")
    never.isInverted = true
    DispatchQueue.main.async { NotificationCenter.default.post(name: .init("posted"), object: nil) }
    wait(for: [posted], timeout: 2)
    wait(for: [never], timeout: 0.05)
  }

  func testWaitingForAll() {
    let done = expectation(description: "done")
    DispatchQueue.main.async { done.fulfill() }
    waitForExpectations(timeout: 2) { XCTAssertNil($0) }
  }

  func testWaitsInAllForms() {
    func done() -> XCTestExpectation {
      let expectation = XCTestExpectation(description: "done")
      expectation.fulfill()
      return expectation
    }
    wait(for: [done()])
    wait(for: [done()], enforceOrder: true)
    wait(for: [done()], timeout: 1)
    wait(for: [done()], timeout: 1, enforceOrder: true)
    expectation(description: "own").fulfill()
    waitForExpectations(timeout: 1)
    expectation(description: "own").fulfill()
    waitForExpectations(timeout: 1, handler: nil)
    expectation(description: "own").fulfill()
    waitForExpectations(timeout: 1) { error in XCTAssertNil(error) }
  }

  func testWaitsInAllFormsOfTasks() async {
    // An expectation can be waited for once.
    func done() -> XCTestExpectation {
      let expectation = XCTestExpectation(description: "done")
      expectation.fulfill()
      return expectation
    }
    await fulfillment(of: [done()])
    await fulfillment(of: [done()], timeout: 1)
    await fulfillment(of: [done()], timeout: 1, enforceOrder: true)
  }

  func testPredicate() {
    let controller = try! XCTUnwrap(self.controller)
    let filled = XCTNSPredicateExpectation(
      predicate: NSPredicate { _, _ in MainActor.assumeIsolated { !controller.notes.isEmpty } }, object: controller)
    DispatchQueue.main.async { controller.notes = ["a"] }
    XCTAssertEqual(XCTWaiter.wait(for: [filled], timeout: 2), .completed)
  }

  func testMeasuring() {
    // Runs that differ fail no test that has no baseline.
    measure { controller.notes.append(controller.notes.isEmpty ? String(repeating: "a", count: 1_000_000) : "a") }
    XCTAssertEqual(controller.notes.count, 10)
  }
}
