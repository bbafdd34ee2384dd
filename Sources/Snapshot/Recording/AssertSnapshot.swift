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
  let mismatch = GoldenAssertion(
    name: name, record: record, file: file, testName: testName, line: line, column: column
  ).mismatch(of: value, as: snapshotting)
  report(mismatch, fileID: fileID, file: file, line: line, column: column)
}

/// Compares a value's texts in several strategies, each with a golden of its own: the keys are the names.
///
/// They are compared in the order of the names, and each that differs is a failure of its own.
@preconcurrency @MainActor
public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value>], record: RecordMode? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, fileID: fileID, file: file, testName: testName,
      line: line, column: column)
  }
}

/// Compares a value's texts in several strategies, each with a golden of its own: its position in the list, from 1, is the name.
@preconcurrency @MainActor
public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value>], record: RecordMode? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  for (index, strategy) in strategies.enumerated() {
    assertSnapshot(
      of: try value(), as: strategy, named: "\(index + 1)", record: record, fileID: fileID, file: file,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value's text with its golden file; returns the message of the failure, or nil when there is none.
///
/// `snapshotDirectory` is where the golden lies itself, instead of a folder for the test file below `__Snapshots__`.
@preconcurrency @MainActor
public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>, named name: String? = nil,
  record: RecordMode? = nil, snapshotDirectory: String? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  GoldenAssertion(
    name: name, record: record, snapshotDirectory: snapshotDirectory, file: file, testName: testName, line: line,
    column: column
  ).mismatch(of: value, as: snapshotting)?.message
}

private func report(
  _ mismatch: SnapshotMismatch?, fileID: StaticString, file: StaticString, line: UInt, column: UInt
) {
  guard let mismatch else { return }
  FailureReporting.report(
    SnapshotFailure(
      message: mismatch.message, attachments: mismatch.attachments, fileID: fileID, filePath: file, line: line,
      column: column))
}
