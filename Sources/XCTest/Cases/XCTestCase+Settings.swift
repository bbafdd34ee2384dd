public import Foundation

extension XCTestCase {
  /// How long a test may take on a device, in seconds; nothing ends one here.
  public var executionTimeAllowance: TimeInterval {
    get { course.timeAllowance }
    set { course.timeAllowance = newValue }
  }

  /// The class of the test, as every object has it on a device.
  public var classForCoder: AnyClass { type(of: self) }
}
