import PlainviewXCTest
import Testing
import UIKit
import XCTest

/// Expectations as iOS has them.
@MainActor @Suite struct ExpectationTests {
  @Test func `Fulfilling is a method that can be handed on`() {
    let expectation = XCTestExpectation(description: "done")
    let completion: () -> Void = expectation.fulfill
    completion()
    #expect(XCTWaiter.wait(for: [expectation], timeout: 0) == .completed)
  }

  @Test func `W64 A transaction's completion comes while a test waits, without an app`() {
    let outcome = RecordedTest.run { test in
      let expectation = test.expectation(description: "pushed")
      CATransaction.begin()
      CATransaction.setCompletionBlock { expectation.fulfill() }
      UINavigationController().pushViewController(UIViewController(), animated: true)
      CATransaction.commit()
      test.wait(for: [expectation], timeout: 5)
    }
    #expect(outcome.failures.isEmpty)
  }
}
