import Foundation
import PlainviewXCTest
import Testing

/// Every form in which tests write a wait for expectations is Plainview's, and fails in the file of the call.
@MainActor @Suite(.serialized) struct WaitingOverloadTests {
  private static let forms: [(NotingTestCase) -> Void] = [
    { $0.wait(for: [$0.expectation(description: "never")], timeout: 0.01) },
    { $0.wait(for: [$0.expectation(description: "never")], timeout: 0.01, enforceOrder: true) },
  ]

  @Test(arguments: 0..<2) func `A test is left at a wait in vain`(_ form: Int) {
    #expect(Self.forms.count == 2)
    let outcome = RecordedTest.run { test in
      test.continueAfterFailure = false
      Self.forms[form](test)
      test.notes.append("not reached")
    }
    #expect(outcome.failures.count == 1 && outcome.notes == ["setUp", "tearDown"])
    #expect(outcome.failures.first?.hasPrefix("WaitingOverloadTests.swift:") == true)
  }
}
