import Foundation

/// How far a test has come, and whether it has ended already; failures may come from any thread.
final class TestCourse: @unchecked Sendable {
  enum Phase {
    case settingUp, running, tearingDown, over
  }

  private let lock = NSLock()
  private var goesOnAfterFailure = true
  private var recordings = 0
  private var isOver = false
  private var endedBeforeItsEnd = false
  private var currentPhase = Phase.settingUp
  private var teardownBlocks: [() -> Void] = []
  private var expected: [ExpectedFailure] = []
  private var attached: [XCTAttachment] = []

  // MARK: Phases

  var phase: Phase { lock.withLock { currentPhase } }

  /// What failed before does not end what comes now: a test that has failed is torn down.
  func enter(_ phase: Phase) {
    lock.withLock {
      currentPhase = phase
      if phase == .tearingDown { isOver = false }
    }
  }

  var hasEnded: Bool { lock.withLock { isOver } }

  func end() {
    lock.withLock {
      isOver = true
      endedBeforeItsEnd = true
    }
  }

  /// Whether what is missing when the test is over is missing because the test ended early.
  var wasCutShort: Bool { lock.withLock { currentPhase == .over && endedBeforeItsEnd } }

  // MARK: Going on

  var goesOn: Bool {
    get { lock.withLock { goesOnAfterFailure || recordings > 0 } }
    set { lock.withLock { goesOnAfterFailure = newValue } }
  }

  /// Runs `body` while the test counts as one that continues after failures.
  func withGoingOn(_ body: () -> Void) {
    lock.withLock { recordings += 1 }
    body()
    lock.withLock { recordings -= 1 }
  }

  // MARK: Tearing down

  func addTeardownBlock(_ block: @escaping () -> Void) { lock.withLock { teardownBlocks.append(block) } }

  func takeTeardownBlocks() -> [() -> Void] {
    lock.withLock {
      defer { teardownBlocks = [] }
      return teardownBlocks
    }
  }

  // MARK: Waiting

  private var waitingCalls: TestLocation.Calls?

  /// The calls that wait for expectations now; nil when none does.
  var waiting: TestLocation.Calls? {
    get { lock.withLock { waitingCalls } }
    set { lock.withLock { waitingCalls = newValue } }
  }

  // MARK: Measuring

  private var measures = false
  private var allowance: TimeInterval = 600

  var isMeasuring: Bool {
    get { lock.withLock { measures } }
    set { lock.withLock { measures = newValue } }
  }

  var timeAllowance: TimeInterval {
    get { lock.withLock { allowance } }
    set { lock.withLock { allowance = newValue } }
  }

  // MARK: Expected failures

  func expect(_ failure: ExpectedFailure) { lock.withLock { expected.append(failure) } }

  func stopExpecting(_ failure: ExpectedFailure) { lock.withLock { expected.removeAll { $0 === failure } } }

  /// What is expected to the end of the test, newest first.
  func takeExpected() -> [ExpectedFailure] {
    lock.withLock {
      defer { expected = [] }
      return expected.reversed()
    }
  }

  /// Whether the failure is expected; the last expectation is asked first.
  func takeAsExpected(_ failure: RecordedFailure) -> Bool {
    let candidates = lock.withLock { expected.reversed() }
    return candidates.contains { $0.take(failure) }
  }

  // MARK: Attachments

  func attach(_ attachment: XCTAttachment) { lock.withLock { attached.append(attachment) } }

  func takeAttachments() -> [XCTAttachment] {
    lock.withLock {
      defer { attached = [] }
      return attached
    }
  }
}

/// A failure as XCTest records it.
struct RecordedFailure {
  let description: String
  let path: String
  let line: Int
  /// Whether an assertion failed; false for errors that were thrown and exceptions.
  let isAssertion: Bool
}
