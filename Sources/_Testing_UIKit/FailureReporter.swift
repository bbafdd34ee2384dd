import PlainviewSnapshot
import Testing
import XCTest

/// Reports snapshot failures to the test library that runs; installed when the program is loaded.
@section(".init_array") @used
private let installReporter: @convention(c) @Sendable () -> Void = {
  FailureReporting.install { failure in
    guard Test.current != nil else {
      XCTFail(failure.message, file: failure.filePath, line: failure.line)
      return
    }
    Issue.record(
      Comment(rawValue: failure.message),
      sourceLocation: SourceLocation(
        fileID: "\(failure.fileID)", filePath: "\(failure.filePath)", line: Int(failure.line),
        column: Int(failure.column)))
  }
}
