import Foundation
import PlainviewRuntime
import PlainviewSnapshot
import Testing
import XCTest

/// Tells the library which test runs, and fails it for an exception that no driver call throws; installed when the program
/// is loaded.
@section(".init_array") @used
private let installRunningTests: @convention(c) @Sendable () -> Void = {
  RunningTest.install(
    RunningTest.Library(
      name: { Test.current.map { "\($0.id)" } ?? CurrentXCTest.shared.name },
      fail: { exception in
        // Work of an app that runs while its test waits is in no test's task: such an issue fails the run.
        if Test.current == nil, CurrentXCTest.shared.name != nil {
          XCTFail("\(exception)")
        } else {
          Issue.record(Comment(rawValue: "\(exception)"))
        }
      }))
  XCTestObservationCenter.shared.addTestObserver(CurrentXCTest.shared)
}

/// The test of XCTest that runs.
private final class CurrentXCTest: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = CurrentXCTest()
  private let lock = NSLock()
  private var running: String?

  var name: String? { lock.withLock { running } }

  func testCaseWillStart(_ testCase: XCTestCase) { lock.withLock { running = testCase.name } }
  func testCaseDidFinish(_ testCase: XCTestCase) { lock.withLock { running = nil } }
}
