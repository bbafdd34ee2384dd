public import Foundation
import PlainviewRuntime
public import XCTest

/// XCTest's class as iOS has it: a test ends where it has to, and only that test.
///
/// With `continueAfterFailure = false` the first failure ends the test, and an uncaught exception always ends it;
/// then it is torn down, and the next one begins. What iOS has besides, and XCTest on Linux has not, is in extensions.
///
/// Where it differs: a failure in an `async` test, or in code that a queue or a run loop calls, cannot end the test on the
/// spot. The rest of it runs without that its failures count, and steps of the driver do nothing.
open class XCTestCase: XCTest::XCTestCase, NSObjectProtocol {
  let course = TestCourse()

  /// The test that runs; nil between tests.
  package static var current: XCTestCase? { RunningTestCase.shared.test }

  /// Creates a test case with a name and the method that runs as its body.
  public required init(name: String, testClosure: @escaping XCTestCaseClosure) {
    super.init(name: name) { test in
      guard let test = test as? XCTestCase else { return try testClosure(test) }
      try test.runBody(testClosure)
    }
  }

  /// Makes an object that is no test of the run, as helpers are that assert.
  public convenience init() {
    self.init(name: "\(Self.self)", testClosure: { _ in })
  }

  /// Whether a test goes on behind a failure, which it does unless told otherwise.
  open override var continueAfterFailure: Bool {
    get { course.goesOn }
    set { course.goesOn = newValue }
  }

  // MARK: Object

  /// The test's name.
  open var description: String { name }
  /// The test's name.
  open var debugDescription: String { name }
  /// A number from the identity of the test case.
  open var hash: Int { ObjectIdentifier(self).hashValue }
  /// Whether an object is this very test case.
  open func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
  /// The test itself.
  public func `self`() -> Self { self }
  /// No test is a proxy.
  public func isProxy() -> Bool { false }

  // MARK: Set-up

  // These run where their caller is, so that a class of the main actor can call them of its own; XCTest's do nothing.
  open override nonisolated(nonsending) func setUp() async throws {}
  open override nonisolated(nonsending) func tearDown() async throws {}

  // MARK: Running

  open override func invokeTest() {
    RunningTestCase.shared.test = self
    RunningTest.begin()
    let time = Thread.isMainThread ? MainActor.assumeIsolated { HostTime() } : nil
    defer { if let time { MainActor.assumeIsolated { time.stop() } } }
    let isComplete = Self.run { super.invokeTest() }
    if !isComplete, course.phase != .tearingDown { tearDownAfterLeaving() }
    closeExpectedFailures()
    keepAttachments()
    course.enter(.over)
    RunningTestCase.shared.test = nil
  }

  private func runBody(_ body: @escaping XCTestCaseClosure) throws {
    defer { course.enter(.tearingDown) }
    // A test whose set-up has failed does not run.
    guard !course.hasEnded else { return }
    course.enter(.running)
    var thrown: (any Error)?
    Self.run {
      do { try body(self) } catch { thrown = error }
    }
    if let thrown { throw thrown }
  }

  /// Runs code that may be left; false if it was.
  @discardableResult private static func run(_ body: @escaping () -> Void) -> Bool {
    let isComplete = Fiber.run(body)
    if !isComplete { RunningTest.wasLeft() }
    return isComplete
  }

  /// What XCTest would have done behind a set-up that was left.
  private func tearDownAfterLeaving() {
    course.enter(.tearingDown)
    for block in course.takeTeardownBlocks().reversed() { Self.run(block) }
    Self.run { self.tearDown() }
    Self.run {
      do { try self.tearDownWithError() } catch {
        self.recordFailure(withDescription: "threw error \"\(error)\"", inFile: "<EXPR>", atLine: 0, expected: false)
      }
    }
  }

  open override func addTeardownBlock(_ block: @escaping () -> Void) {
    course.addTeardownBlock(block)
    super.addTeardownBlock(block)
  }

  // MARK: Failing

  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    // Failures after the end are consequences of it.
    guard !course.hasEnded else { return end() }
    // Expectations that were never waited for.
    guard !course.wasCutShort else { return }
    let hasLocation = filePath != TestLocation.unknown.path
    let location = hasLocation ? nil : (course.waiting ?? .current).caller
    let failure = RecordedFailure(
      description: description, path: location?.path ?? filePath, line: location?.line ?? lineNumber,
      isAssertion: expected)
    if course.takeAsExpected(failure) { return }
    // XCTest itself would end the whole program.
    course.withGoingOn {
      super.recordFailure(
        withDescription: description, inFile: failure.path, atLine: failure.line, expected: expected)
    }
    if !continueAfterFailure { end() }
  }

  /// Ends the test: does not return where its code can be left. Elsewhere no failure of it counts any more.
  package func end() {
    course.end()
    leaveIfEnded()
  }

  /// Ends the test where code that could not be left has ended it.
  func leaveIfEnded() {
    if course.hasEnded, canBeLeft { Fiber.current?.leave() }
  }

  /// Whether the running code is the test's, and no other code waits for its end.
  fileprivate var canBeLeft: Bool { !SimulatedProcess.isEntered && Fiber.current?.canBeLeft == true }

  /// Whether the test has ended and its code still runs: nothing that it does has an effect then.
  package var hasEnded: Bool { course.hasEnded }
}

/// An uncaught exception ends the test; installed when the program is loaded.
@section(".init_array") @used
private let installEnding: @convention(c) @Sendable () -> Void = {
  RunningTest.install(
    RunningTest.Ending(
      isPossible: { XCTestCase.current?.canBeLeft ?? false }, end: { XCTestCase.current?.end() }))
}

/// The test that runs, for code without a reference to it.
private final class RunningTestCase: @unchecked Sendable {
  static let shared = RunningTestCase()
  private let lock = NSLock()
  private var running: XCTestCase?

  var test: XCTestCase? {
    get { lock.withLock { running } }
    set { lock.withLock { running = newValue } }
  }
}
