public import XCTest

extension XCTestExpectation {
  /// Marks the expectation as met, as a method that can be handed on: `service.completion = expectation.fulfill`.
  @_disfavoredOverload public func fulfill() { fulfill(#file, line: #line) }
}
