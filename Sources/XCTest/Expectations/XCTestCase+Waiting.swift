public import Foundation
public import XCTest

// XCTest reports unfulfilled expectations on another thread, from which a test cannot be left; so these check when the
// wait is over. They replace XCTest's methods, which have more arguments, all with defaults: a method without any is
// preferred. The line of a wait is searched when it fails, by its frame, so that none of these is inlined.
extension XCTestCase {
  /// Waits until all expectations are fulfilled, for so many seconds; a test that has to end at a failure ends here.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @inline(never) public func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval) {
    wait(for: expectations, timeout: seconds, enforceOrder: false)
  }

  /// Waits until all expectations are fulfilled, for some seconds at most; the order can be made to matter.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @inline(never) public func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval, enforceOrder: Bool
  ) {
    waiting {
      wait(for: expectations, timeout: seconds, enforceOrder: enforceOrder, file: Self.unknown, line: 0)
    }
  }

  /// Waits until all expectations are fulfilled, however long that takes.
  @available(*, noasync, message: "Use await fulfillment(of:enforceOrder:) instead.")
  @inline(never) public func wait(for expectations: [XCTestExpectation], enforceOrder: Bool = false) {
    wait(for: expectations, timeout: Self.longest, enforceOrder: enforceOrder)
  }

  /// Waits until all expectations are fulfilled, however long that takes.
  @inline(never) public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false
  )
    async
  {
    await fulfillment(of: expectations, timeout: Self.longest, enforceOrder: enforceOrder)
  }

  /// Waits until all expectations of the test are fulfilled, for so many seconds.
  @inline(never) @preconcurrency @MainActor public func waitForExpectations(timeout: TimeInterval) {
    waitForExpectations(timeout: timeout, handler: nil)
  }

  /// Waits until all expectations of the test are fulfilled, for so many seconds; the handler gets the error, if there is one.
  @inline(never) @preconcurrency @MainActor public func waitForExpectations(
    timeout: TimeInterval, handler: XCWaitCompletionHandler?
  ) {
    waiting { waitForExpectations(timeout: timeout, file: Self.unknown, line: 0, handler: handler) }
  }

  private func waiting(_ wait: () -> Void) {
    course.waiting = .current
    wait()
    course.waiting = nil
    leaveIfEnded()
  }

  /// Failures without a location get that of the wait.
  private static var unknown: StaticString { "<unknown>" }
  /// A month, in seconds, as XCTest waits for asynchronous tests.
  private static var longest: TimeInterval { 30 * 24 * 3600 }
}
