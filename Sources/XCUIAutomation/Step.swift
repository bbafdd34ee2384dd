import Foundation
import PlainviewUIAutomation
import PlainviewXCTest

/// A call of a test that may fail: a failure is recorded where the test makes the call, with the driver's explanation.
///
/// It ends the test where `continueAfterFailure` is false. Else, and where a test cannot be left, the call answers with
/// something neutral and the test goes on.
@MainActor struct Step {
  /// Where the test calls; nil where the compiler does not say, as for properties.
  private let location: TestLocation?
  /// The location that is taken where the call's is not found: calls from arguments of assertions have none.
  private let surroundings: TestLocation?

  init(_ file: StaticString, _ line: UInt) {
    location = TestLocation(file: file, line: line)
    surroundings = nil
  }

  /// A step whose line is searched if it fails; `surroundings` is where its element is described.
  init(around surroundings: TestLocation? = nil) {
    location = nil
    self.surroundings = surroundings
  }

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

  private var foundLocation: TestLocation {
    let caller = TestLocation.caller
    return caller.isKnown ? caller : surroundings ?? caller
  }

  /// Fails the test at the step's location.
  func fail(_ text: String) {
    let location = location ?? foundLocation
    guard let test = XCTestCase.current else {
      return XCTFail(text)
    }
    test.recordFailure(withDescription: text, inFile: location.path, atLine: location.line, expected: true)
  }
}
