import Foundation

/// What is said about failures that are known, with iOS's name.
public enum XCTExpectedFailure {
  /// Which failures are expected, and what it means when none comes.
  public final class Options: @unchecked Sendable {
    /// Whether any failure is expected; false turns the expectation off.
    public var isEnabled = true
    /// Whether the test fails if no expected failure occurs.
    public var isStrict = true
    /// Whether an issue is meant; all are by default.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }

    /// Creates options that match every failure and are strict.
    public init() {}

    /// Options for failures that come at times.
    public static func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}

/// Expects the failures that come from now to the end of the test: they do not fail it, and that none comes does.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
  line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  XCTExpectFailure(
    failureReason, options: options(enabled, strict, issueMatcher), file: file, line: line)
}

/// Expects the failures that come from now to the end of the test: they do not fail it, and that none comes does.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
  line: UInt = #line
) {
  guard options.isEnabled, let test = XCTestCase.current else { return }
  test.course.expect(ExpectedFailure(failureReason, options, TestLocation(file: file, line: line)))
}

/// Expects failures while a block runs: they do not fail the test, and that none comes does.
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> Result, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
  try XCTExpectFailure(
    failureReason, options: options(enabled, strict, issueMatcher), file: file, line: line,
    failingBlock: failingBlock)
}

/// Expects failures while a block runs: they do not fail the test, and that none comes does.
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> Result
) rethrows -> Result {
  guard options.isEnabled, let test = XCTestCase.current else { return try failingBlock() }
  let failure = ExpectedFailure(failureReason, options, TestLocation(file: file, line: line))
  test.course.expect(failure)
  defer {
    test.course.stopExpecting(failure)
    test.close(failure)
  }
  return try failingBlock()
}

private func options(
  _ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
) -> XCTExpectedFailure.Options {
  let options = XCTExpectedFailure.Options()
  if let enabled { options.isEnabled = enabled }
  if let strict { options.isStrict = strict }
  if let matcher { options.issueMatcher = matcher }
  return options
}

/// An expectation in force, and whether its failure occurred.
final class ExpectedFailure: @unchecked Sendable {
  let reason: String?
  let options: XCTExpectedFailure.Options
  let location: TestLocation
  private let lock = NSLock()
  private var hasCome = false

  init(_ reason: String?, _ options: XCTExpectedFailure.Options, _ location: TestLocation) {
    self.reason = reason
    self.options = options
    self.location = location
  }

  /// Whether the failure is the expected one; it is noted then.
  func take(_ failure: RecordedFailure) -> Bool {
    guard options.issueMatcher(XCTIssue(failure)) else { return false }
    lock.withLock { hasCome = true }
    let note = "\(failure.path):\(failure.line): expected failure: \(failure.description)"
    print(reason.map { "\(note) (\($0))" } ?? note)
    return true
  }

  /// Whether a failure had to come and did not.
  var isMissing: Bool { options.isStrict && lock.withLock { !hasCome } }
}

extension XCTestCase {
  /// Fails the test for the expected failures that did not come, when it has ended.
  func closeExpectedFailures() {
    for failure in course.takeExpected() { close(failure) }
  }

  fileprivate func close(_ failure: ExpectedFailure) {
    guard failure.isMissing else { return }
    let reason = failure.reason.map { " '\($0)'" } ?? ""
    recordFailure(
      withDescription: "Expected failure\(reason) but none recorded.", inFile: failure.location.path,
      atLine: failure.location.line, expected: true)
  }
}
