/// Compares a value's text with a literal in the test's source, and reports the difference as a failure of the test.
///
/// The literal is the trailing closure: `assertInlineSnapshot(of: view, as: .ascii) { """…""" }`. Without one, and
/// whenever the record mode says so, the source file is rewritten; with `CI` set it never is.
@preconcurrency @MainActor
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>,
  message: @autoclosure () -> String = "", record: RecordMode? = nil, matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  let environment = RecordingEnvironment.ofProcess
  let mismatch: SnapshotMismatch?
  do {
    let comparison = InlineComparison(
      path: "\(file)", testName: "\(function)", line: Int(line), column: Int(column),
      mode: try environment.mode(argument: record, trait: SnapshotOptions.record), isCI: environment.isCI,
      pending: environment.pending)
    let text = try UnavailableText.check { snapshotting.text(of: try value()) }
    mismatch = comparison.mismatch(of: text, expected: expected?())
  } catch let problem as GoldenFile.Problem {
    mismatch = SnapshotMismatch(message: "Inline snapshot of \(function): \(problem.text).", attachments: [])
  } catch {
    mismatch = SnapshotMismatch(message: "The value of the snapshot could not be made: \(error)", attachments: [])
  }
  guard let mismatch else { return }
  let reason = message()
  FailureReporting.report(
    SnapshotFailure(
      message: reason.isEmpty ? mismatch.message : "\(reason)\n\(mismatch.message)",
      attachments: mismatch.attachments, fileID: fileID, filePath: file, line: line, column: column))
}
