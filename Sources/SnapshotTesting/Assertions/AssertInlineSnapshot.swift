public import Foundation
import PlainviewRuntime
import PlainviewSnapshot
import PlainviewXCTest

/// Compares a value's text with the literal in the trailing closure; without one the source is rewritten.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  var text: String?
  do {
    if let value = try value() {
      let taken = XCTestExpectation(description: "snapshot taken")
      snapshotting.snapshot(value).run {
        text = $0
        taken.fulfill()
      }
      if text == nil { _ = XCTWaiter.wait(for: [taken], timeout: timeout) }
    }
  } catch {
    return report(
      SnapshotMismatch(message: "The value of the snapshot could not be made: \(error)"), fileID, filePath, line, column
    )
  }
  let made = text ?? ""
  let mode = (record ?? SnapshotTestingConfiguration.current?.record)?.mode ?? (isRecording ? .all : nil)
  let (literal, reason) = (expected?(), message())
  guard MainQueue.isCurrent else {
    return report(
      SnapshotMismatch(message: "assertInlineSnapshot is not on the main thread: call it there."), fileID, filePath,
      line,
      column)
  }
  MainActor.assumeIsolated {
    PlainviewSnapshot.assertInlineSnapshot(
      of: made, as: .lines, message: reason, record: mode, matches: literal.map { text in { text } }, fileID: fileID,
      file: filePath, function: function, line: line, column: column)
  }
}
