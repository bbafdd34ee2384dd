public import Foundation
public import XCTest

// XCTest reports unfulfilled expectations on another thread, from which a test cannot be left; so these check when the
// wait is over. They replace XCTest's methods, which have an argument more.
extension XCTestCase {
  /// Waits until all expectations are fulfilled, for so many seconds; a test that has to end at a failure ends here.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    wait(for: expectations, timeout: seconds, enforceOrder: false, file: file, line: line)
  }

  /// Waits until all expectations are fulfilled, for some seconds at most; the order can be made to matter.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval, enforceOrder: Bool,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    waiting(file, line) {
      wait(for: expectations, timeout: seconds, enforceOrder: enforceOrder, file: file, line: Int(line))
    }
  }

  /// Waits until all expectations are fulfilled, however long that takes.
  @available(*, noasync, message: "Use await fulfillment(of:enforceOrder:) instead.")
  public func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    wait(for: expectations, timeout: Self.longest, enforceOrder: enforceOrder, file: file, line: line)
  }

  /// Waits until all expectations are fulfilled, however long that takes.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await fulfillment(
      of: expectations, timeout: Self.longest, enforceOrder: enforceOrder, file: file, line: Int(line))
  }

  /// Waits until all expectations of the test are fulfilled, for so many seconds; the handler gets the error, if there is one.
  @preconcurrency @MainActor public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line, handler: XCWaitCompletionHandler? = nil
  ) {
    waiting(file, line) {
      waitForExpectations(timeout: timeout, file: file, line: Int(line), handler: handler)
    }
  }

  private func waiting(_ file: StaticString, _ line: UInt, _ wait: () -> Void) {
    course.waiting = TestLocation(file: file, line: line)
    wait()
    course.waiting = nil
    leaveIfEnded()
  }

  /// A month, in seconds, as XCTest waits for asynchronous tests.
  private static var longest: TimeInterval { 30 * 24 * 3600 }
}
