public import Foundation
public import XCTest

// XCTest reports unfulfilled expectations on another thread, from which a test cannot be left; so these check when the
// wait is over. They replace XCTest's methods, which have more arguments with defaults: where a call gives all but its
// location, no argument is left for the location, which is searched when the wait fails. Those are not inlined: the search
// finds the caller by its frame.
extension XCTestCase {
  /// Waits until all expectations are fulfilled, for so many seconds; a test that has to end at a failure ends here.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval, file: StaticString = #filePath,
    line: Int = #line
  ) {
    waiting(at: TestLocation(file: file, line: UInt(line))) {
      wait(for: expectations, timeout: seconds, enforceOrder: false, file: file, line: line)
    }
  }

  /// Waits until all expectations are fulfilled, for some seconds at most; the order can be made to matter.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @inline(never)
  public func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval, enforceOrder: Bool) {
    waiting(at: nil) {
      wait(for: expectations, timeout: seconds, enforceOrder: enforceOrder, file: Self.unknown, line: 0)
    }
  }

  /// Waits until all expectations are fulfilled, however long that takes.
  @available(*, noasync, message: "Use await fulfillment(of:enforceOrder:) instead.")
  public func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #filePath,
    line: Int = #line
  ) {
    waiting(at: TestLocation(file: file, line: UInt(line))) {
      wait(for: expectations, timeout: Self.longest, enforceOrder: enforceOrder, file: file, line: line)
    }
  }

  /// Waits until all expectations are fulfilled, however long that takes.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #filePath,
    line: Int = #line
  ) async {
    await fulfillment(
      of: expectations, timeout: Self.longest, enforceOrder: enforceOrder, file: file, line: line)
  }

  /// Waits until all expectations of the test are fulfilled, for so many seconds.
  @preconcurrency @MainActor public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #filePath, line: Int = #line
  ) {
    waiting(at: TestLocation(file: file, line: UInt(line))) {
      waitForExpectations(timeout: timeout, file: file, line: line, handler: nil)
    }
  }

  /// Waits until all expectations of the test are fulfilled, for so many seconds; the handler gets the error, if there is one.
  @inline(never)
  @preconcurrency @MainActor public func waitForExpectations(timeout: TimeInterval, handler: XCWaitCompletionHandler?) {
    waiting(at: nil) { waitForExpectations(timeout: timeout, file: Self.unknown, line: 0, handler: handler) }
  }

  /// Waits at a location; failures without one get that of the wait, which is searched where it is not known.
  private func waiting(at location: TestLocation?, _ wait: () -> Void) {
    course.waiting = location.map(TestCourse.Wait.at) ?? .within(.current)
    wait()
    course.waiting = nil
    leaveIfEnded()
  }

  private static var unknown: StaticString { "<unknown>" }
  /// A month, in seconds, as XCTest waits for asynchronous tests.
  private static var longest: TimeInterval { 30 * 24 * 3600 }
}
