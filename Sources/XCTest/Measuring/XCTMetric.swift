public import Foundation

/// Something that a performance test would measure on a device.
///
/// Blocks run as often as on iOS, and their failures count; no value is measured: the app's time is virtual here, and its
/// processor is another one.
public protocol XCTMetric: NSObjectProtocol {}

/// How long a block takes.
open class XCTClockMetric: NSObject, XCTMetric {}

/// How much the processor does, by a block, a thread or an app.
open class XCTCPUMetric: NSObject, XCTMetric {
  public override init() { super.init() }
  public init(limitingToCurrentThread: Bool) { super.init() }
}

/// How much memory is taken.
open class XCTMemoryMetric: NSObject, XCTMetric {}

/// How much is written to the disk.
open class XCTStorageMetric: NSObject, XCTMetric {}

/// How long an app takes from its launch to its first screen.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  public override init() { super.init() }
  public init(waitUntilResponsive: Bool) { super.init() }
}

/// How smoothly scrolling goes, and what else lies between two signposts.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
  public init(subsystem: String, category: String, name: String) { super.init() }

  private override init() { super.init() }

  public static var applicationLaunch: any XCTMetric { XCTOSSignpostMetric() }
  public static var scrollDecelerationMetric: any XCTMetric { XCTOSSignpostMetric() }
  public static var scrollDraggingMetric: any XCTMetric { XCTOSSignpostMetric() }
  public static var navigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
  public static var customNavigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
}

/// How often a block is run, and who says when a measurement begins and ends.
open class XCTMeasureOptions: NSObject {
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let manuallyStart = InvocationOptions(rawValue: 1 << 0)
    public static let manuallyStop = InvocationOptions(rawValue: 1 << 1)
  }

  open var iterationCount = 5
  open var invocationOptions: InvocationOptions = []

  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
