import Foundation

/// A line of a test's source.
package struct TestLocation: Sendable {
  /// The path; `<unknown>` where none is known.
  package let path: String
  package let line: Int

  /// A location that the compiler knows.
  package init(file: StaticString, line: UInt) {
    path = "\(file)"
    self.line = Int(line)
  }

  /// The line from which the innermost code that is not Plainview's was called, for what the compiler hands no line to:
  /// properties, and methods that are XCTest's own.
  ///
  /// It is found by the program's debug information, which takes some hundredths of a second.
  package static var caller: TestLocation { Calls.current.caller }

  /// The call stack at a time; its lines are searched when they are first needed.
  struct Calls: @unchecked Sendable {
    private let trace: AnyObject?

    static var current: Calls { Calls(trace: captureCallTrace()) }

    /// The line of the innermost code that is not Plainview's.
    var caller: TestLocation {
      trace.flatMap { findCaller(in: $0, outside: Self.ownSources) }.map(TestLocation.init) ?? .unknown
    }

    /// The folder of the sources that this program was built from.
    private static var ownSources: String {
      (#filePath.components(separatedBy: "/Sources/XCTest/").first ?? "") + "/Sources/"
    }
  }

  /// Whether there is a line.
  package var isKnown: Bool { line > 0 }

  static let unknown = TestLocation(path: "<unknown>", line: 0)

  private init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}

// The functions of the module CallLines, which says why it is not imported.
@_silgen_name("plainview_call_trace") private func captureCallTrace() -> AnyObject?
@_silgen_name("plainview_call_trace_caller")
private func findCaller(in trace: AnyObject, outside folder: String) -> (path: String, line: Int)?
