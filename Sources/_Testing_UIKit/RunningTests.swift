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
        if let test = CurrentXCTest.shared.test {
          // XCTest on a device shows no source location for it either.
          test.recordFailure(
            withDescription: "failed: caught \(exception)", inFile: "<unknown>", atLine: 0, expected: false)
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
  private var running: XCTestCase?

  var test: XCTestCase? { lock.withLock { running } }
  var name: String? { test?.name }

  func testCaseWillStart(_ testCase: XCTestCase) { lock.withLock { running = testCase } }
  func testCaseDidFinish(_ testCase: XCTestCase) { lock.withLock { running = nil } }
}
