import Foundation
public import XCTest

extension XCTestCase {
  /// The tests of the class, as they are run.
  ///
  /// Where it differs: tests that the command line filters out are not among them.
  public class var defaultTestSuite: XCTestSuite {
    let suite = XCTestSuite(name: "\(self)")
    for test in AllTests.shared.tests where type(of: test) == self { suite.addTest(test) }
    return suite
  }
}

/// Hears which tests there are.
final class AllTests: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = AllTests()
  private let lock = NSLock()
  private var root: XCTestSuite?

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    // The first one holds all others.
    lock.withLock { if root == nil { root = testSuite } }
  }

  var tests: [XCTestCase] { Self.tests(of: lock.withLock { root }) }

  /// The tests in a suite, or a test alone.
  static func tests(of test: XCTest::XCTest?) -> [XCTestCase] {
    switch test {
    case let suite as XCTestSuite: suite.tests.flatMap(tests)
    case let test as XCTestCase: [test]
    default: []
    }
  }
}

/// Installed when the program is loaded: the first suite starts before any test runs.
@section(".init_array") @used
private let observeTests: @convention(c) @Sendable () -> Void = {
  XCTestObservationCenter.shared.addTestObserver(AllTests.shared)
}
