import PlainviewXCTest
import Testing

/// `XCTExpectFailure`, which XCTest on Linux lacks.
@MainActor @Suite struct ExpectedFailureTests {
  @Test func `Failures are expected to the end of the test`() {
    let outcome = RecordedTest.run { _ in
      XCTExpectFailure("known")
      XCTFail("one")
      XCTFail("two")
    }
    #expect(outcome.failures == [])
  }

  @Test func `An expected failure that does not come is a failure`() {
    let line = #line + 2
    let outcome = RecordedTest.run { _ in
      XCTExpectFailure("known")
    }
    #expect(outcome.failures == ["ExpectedFailureTests.swift:\(line): Expected failure 'known' but none recorded."])
  }

  @Test func `Of those that need not come none is missed`() {
    let outcome = RecordedTest.run { _ in
      XCTExpectFailure("known", strict: false)
      XCTExpectFailure("off", enabled: false)
      XCTExpectFailure("known", options: .nonStrict())
    }
    #expect(outcome.failures == [])
  }

  @Test func `A block's failures are expected, those behind it are not`() {
    let outcome = RecordedTest.run { _ in
      let result = XCTExpectFailure("known") {
        XCTFail("inside")
        return 3
      }
      XCTAssertEqual(result, 4)
    }
    #expect(outcome.failures.count == 1)
    #expect(outcome.failures[0].contains("(\"3\") is not equal to (\"4\")"))
  }

  @Test func `A matcher says which failure is meant`() {
    let outcome = RecordedTest.run { _ in
      let options = XCTExpectedFailure.Options()
      options.issueMatcher = { $0.compactDescription.contains("this") && $0.type == .assertionFailure }
      XCTExpectFailure("known", options: options)
      XCTFail("this one")
      XCTFail("another one")
    }
    #expect(outcome.failures.count == 1)
    #expect(outcome.failures[0].hasSuffix("another one"))
  }
}
