import Foundation
import XCTest

/// Writes down which tests there are, which of them begin, and how they end, for the program that goes on behind a test that
/// ended the process, as Xcode does. The file is the one that `PLAINVIEW_TEST_RECORD` names; it has to be there.
///
/// Its lines: `program PATH`, `folder PATH`, `test NAME` for each test, then `begin NAME` and `end FAILURES UNEXPECTED SKIPPED
/// SECONDS`. A name is `Module.Class/test`, as XCTest's programs take it.
private final class TestRecord: NSObject, XCTestObservation, @unchecked Sendable {
  private let file: FileHandle
  private let lock = NSLock()
  private var hasList = false

  static let variable = "PLAINVIEW_TEST_RECORD"

  init?(_ environment: [String: String]) {
    guard let path = environment[Self.variable], let file = FileHandle(forUpdatingAtPath: path) else { return nil }
    self.file = file
    super.init()
    _ = try? file.seekToEnd()
  }

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    let isFirst = lock.withLock {
      defer { hasList = true }
      return !hasList
    }
    guard isFirst else { return }
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let tests = AllTests.tests(of: testSuite).map { "test \(Self.name($0))" }
    write(["program \(program)", "folder \(FileManager.default.currentDirectoryPath)"] + tests)
  }

  func testCaseWillStart(_ testCase: XCTest::XCTestCase) { write(["begin \(Self.name(testCase))"]) }

  func testCaseDidFinish(_ testCase: XCTest::XCTestCase) {
    guard let run = testCase.testRun else { return }
    write(["end \(run.totalFailureCount) \(run.unexpectedExceptionCount) \(run.skipCount) \(run.totalDuration)"])
  }

  private static func name(_ test: XCTest::XCTestCase) -> String {
    "\(String(reflecting: type(of: test)))/\(test.name.split(separator: ".").last ?? "")"
  }

  private func write(_ lines: [String]) {
    try? file.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
  }
}

/// Installed when the program is loaded: the first suite starts before any test runs.
@section(".init_array") @used
private let recordTests: @convention(c) @Sendable () -> Void = {
  if let record = TestRecord(ProcessInfo.processInfo.environment) {
    XCTestObservationCenter.shared.addTestObserver(record)
  }
}
