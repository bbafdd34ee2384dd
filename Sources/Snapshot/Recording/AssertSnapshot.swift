import Foundation

/// Compares a value's text with its golden file, and reports the difference as a failure of the test.
///
/// The golden is `__Snapshots__/<test file>/<test>[.<name>].txt`; the second snapshot of a test needs a name. When it is
/// written depends on `record`, the trait `.snapshots(record:)` and `SNAPSHOT_TESTING_RECORD`; with `CI` set it never is.
@preconcurrency @MainActor
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>, named name: String? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let message: String?
  do {
    message = verifySnapshot(
      of: try value(), as: snapshotting, named: name, record: record, file: file, testName: testName, line: line,
      column: column)
  } catch {
    message = "The value of the snapshot could not be made: \(error)"
  }
  guard let message else { return }
  FailureReporting.report(
    SnapshotFailure(message: message, fileID: fileID, filePath: file, line: line, column: column))
}

/// Compares a value's text with its golden file; the difference in words, or nil when there is none.
@preconcurrency @MainActor
public func verifySnapshot<Value>(
  of value: Value, as snapshotting: Snapshotting<Value>, named name: String? = nil, record: RecordMode? = nil,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let environment = RecordingEnvironment()
  do {
    let golden = try GoldenFile(
      testFile: "\(file)", testName: testName, name: name, pathExtension: snapshotting.pathExtension,
      directory: environment.referenceDirectory)
    guard GoldenNames.claim(golden.url.path, for: "\(file):\(line):\(column)") else {
      return "Another assertion of this test uses \(golden.url.lastPathComponent) already. Name this one: named: \"…\"."
    }
    let comparison = SnapshotComparison(
      golden: golden, mode: environment.mode(argument: record, trait: SnapshotOptions.record),
      artifacts: environment.artifacts, isCI: environment.isCI)
    return try comparison.verify(snapshotting.text(of: value) + "\n")
  } catch let problem as GoldenFile.Problem {
    return "Snapshot of \(testName): \(problem.text)."
  } catch {
    return "Snapshot of \(testName): \(error)"
  }
}
