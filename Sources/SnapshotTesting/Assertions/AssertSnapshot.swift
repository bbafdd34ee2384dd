public import Foundation
import PlainviewSnapshot

/// Compares a value with its file, and fails the test when they differ or when there is none.
///
/// The file is `__Snapshots__/<test file>/<test>.<name or number>.<ending>`, as on iOS. Strategies of texts share it with
/// iOS; those of images and of UIKit's descriptions have files of their own beside the others.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let mismatch = SnapshotAssertion(
    snapshotting: snapshotting, name: name, record: record, timeout: timeout, file: filePath, testName: testName,
    line: line, column: column
  ).mismatch(of: value)
  report(mismatch, fileID, filePath, line, column)
}

/// Compares a value with the files of several strategies; the keys are the names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with the files of several strategies, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its file; returns the failure's message, or nil when there is none.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  SnapshotAssertion(
    snapshotting: snapshotting, name: name, record: record, directory: snapshotDirectory, timeout: timeout,
    file: filePath, testName: testName, line: line, column: column
  ).mismatch(of: value)?.message
}

/// Fails the running test.
func report(
  _ mismatch: SnapshotMismatch?, _ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt
) {
  guard let mismatch else { return }
  FailureReporting.report(
    SnapshotFailure(
      message: mismatch.message, attachments: mismatch.attachments, fileID: fileID, filePath: file, line: line,
      column: column))
}
