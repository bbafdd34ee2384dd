import PlainviewXCTest
import Testing
import XCTest

/// Expectations as iOS has them.
@MainActor @Suite struct ExpectationTests {
  @Test func `Fulfilling is a method that can be handed on`() {
    let expectation = XCTestExpectation(description: "done")
    let completion: () -> Void = expectation.fulfill
    completion()
    #expect(XCTWaiter.wait(for: [expectation], timeout: 0) == .completed)
  }
}
