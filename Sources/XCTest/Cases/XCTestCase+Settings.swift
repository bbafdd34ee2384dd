public import Foundation

extension XCTestCase {
  /// How long a test may take on a device, in seconds; nothing ends one here.
  public var executionTimeAllowance: TimeInterval {
    get { course.timeAllowance }
    set { course.timeAllowance = newValue }
  }
}
