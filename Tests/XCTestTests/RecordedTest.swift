import Foundation
import PlainviewXCTest

/// Runs tests of XCTest inside of a test, and notes what they record.
@MainActor enum RecordedTest {
  /// The result of a test: its failures as `line: text`, and its notes.
  struct Outcome: Equatable {
    var failures: [String] = []
    var notes: [String] = []
  }

  /// Runs a body as a test.
  static func run(_ body: @escaping (NotingTestCase) throws -> Void) -> Outcome { run(NotingTestCase.self, body) }

  /// Runs a body as the only test of a class.
  static func run<Test: NotingTestCase>(_ type: Test.Type, _ body: @escaping (Test) throws -> Void) -> Outcome {
    let test = Test(name: "test") { test in
      guard let test = test as? Test else { return }
      try body(test)
    }
    let observer = Observer(test)
    XCTestObservationCenter.shared.addTestObserver(observer)
    defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    test.run()
    return Outcome(failures: observer.failures, notes: test.notes)
  }

  private final class Observer: NSObject, XCTestObservation {
    private let test: XCTestCase
    private let lock = NSLock()
    private var noted: [String] = []

    init(_ test: XCTestCase) { self.test = test }

    var failures: [String] { lock.withLock { noted } }

    func testCase(
      _ testCase: XCTest::XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      guard testCase === test else { return }
      let file = URL(fileURLWithPath: filePath ?? "").lastPathComponent
      lock.withLock { noted.append("\(file):\(lineNumber): \(description)") }
    }
  }
}

/// A test case that notes what happens to it.
class NotingTestCase: XCTestCase {
  var notes: [String] = []

  override func setUp() { notes.append("setUp") }
  override func tearDown() { notes.append("tearDown") }
}
