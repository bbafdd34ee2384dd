import Foundation
import PlainviewUIAutomation
import PlainviewXCTest

/// A call of a test that may fail: a failure is recorded where the test makes the call, with the driver's explanation.
///
/// It ends the test where `continueAfterFailure` is false. Else, and where a test cannot be left, the call answers with
/// something neutral and the test goes on.
@MainActor struct Step {
  /// Where the test calls; nil where the compiler does not say, as for properties.
  let place: TestPlace?

  init(_ file: StaticString, _ line: UInt) { place = TestPlace(file: file, line: line) }

  /// A step whose line is looked for if it fails.
  init() { place = nil }

  /// Runs a body; `neutral` is the answer if it fails, or if the test has ended.
  func callAsFunction<Result>(_ neutral: @autoclosure () -> Result, _ body: @MainActor () throws -> Result) -> Result {
    let test = XCTestCase.current
    if let test, test.hasEnded {
      // Returns only where the test cannot be left.
      test.end()
      return neutral()
    }
    do {
      let result = try Interruptions.handling(body)
      // Something that ended the test while the driver ran, which cannot be left.
      if let test, test.hasEnded { test.end() }
      return result
    } catch {
      fail("\(error)")
      return neutral()
    }
  }

  /// Fails the test at the step's place.
  func fail(_ text: String) {
    let place = place ?? .caller
    guard let test = XCTestCase.current else {
      return XCTFail(text)
    }
    test.recordFailure(withDescription: text, inFile: place.path, atLine: place.line, expected: true)
  }
}
