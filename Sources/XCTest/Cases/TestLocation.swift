import Foundation
import Runtime

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
  struct Calls: Sendable {
    private let trace: Backtrace?

    /// The loaded files. They are read once: that takes long, and fails if another thread takes a file out of memory meanwhile.
    private static let images = ImageMap.capture()

    static var current: Calls { Calls(trace: try? Backtrace.capture(images: images)) }

    /// The line of the innermost code that is not Plainview's.
    var caller: TestLocation {
      // Inlined calls are left out: to look for them takes most of a minute in a large optimized program.
      let symbolicated = trace?.symbolicated(options: [.showSourceLocations, .useSymbolCache])
      for frame in symbolicated?.frames ?? [] {
        guard let location = frame.symbol?.sourceLocation, location.line > 0, location.path.hasPrefix("/"),
          !location.path.hasPrefix(Self.ownSources), !location.path.contains("<compiler-generated>")
        else { continue }
        return TestLocation(path: location.path, line: location.line)
      }
      return .unknown
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
