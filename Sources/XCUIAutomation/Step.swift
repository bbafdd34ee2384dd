import Foundation
import PlainviewUIAutomation
import PlainviewXCTest

/// A call of a test that may fail: a failure is recorded where the test makes the call, with the driver's explanation.
///
/// It ends the test where `continueAfterFailure` is false. Else, and where a test cannot be left, the call answers with
/// something neutral and the test goes on.
@MainActor struct Step {
  /// Where the test calls; nil where the compiler does not say, as for properties.
  private let place: TestPlace?
  /// The place that is taken where the call's is not found: calls from arguments of assertions have none.
  private let surroundings: TestPlace?

  init(_ file: StaticString, _ line: UInt) {
    place = TestPlace(file: file, line: line)
    surroundings = nil
  }

  /// A step whose line is looked for if it fails; `surroundings` is where its element is described.
  init(around surroundings: TestPlace? = nil) {
    place = nil
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

  private var foundPlace: TestPlace {
    let caller = TestPlace.caller
    return caller.isKnown ? caller : surroundings ?? caller
  }

  /// Fails the test at the step's place.
  func fail(_ text: String) {
    let place = place ?? foundPlace
    guard let test = XCTestCase.current else {
      return XCTFail(text)
    }
    test.recordFailure(withDescription: text, inFile: place.path, atLine: place.line, expected: true)
  }
}
