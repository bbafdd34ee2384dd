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
  /// Creates a metric for one thread or for all; nothing is measured.
  public init(limitingToCurrentThread: Bool) { super.init() }
}

/// How much memory is taken.
open class XCTMemoryMetric: NSObject, XCTMetric {}

/// How much is written to the disk.
open class XCTStorageMetric: NSObject, XCTMetric {}

/// How long an app takes from its launch to its first screen.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  public override init() { super.init() }
  /// Creates a metric that ends with the first screen or with the first reaction; nothing is measured.
  public init(waitUntilResponsive: Bool) { super.init() }
}

/// How smoothly scrolling goes, and what else lies between two signposts.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
  /// Creates a metric for the time between two signposts; nothing is measured.
  public init(subsystem: String, category: String, name: String) { super.init() }

  private override init() { super.init() }

  /// A metric for the launch of an app; nothing is measured.
  public static var applicationLaunch: any XCTMetric { XCTOSSignpostMetric() }
  /// A metric for how a scroll view slows down; nothing is measured.
  public static var scrollDecelerationMetric: any XCTMetric { XCTOSSignpostMetric() }
  /// A metric for how a scroll view is dragged; nothing is measured.
  public static var scrollDraggingMetric: any XCTMetric { XCTOSSignpostMetric() }
  /// A metric for UIKit's transitions of navigation controllers; nothing is measured.
  public static var navigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
  /// A metric for an app's own transitions of navigation controllers; nothing is measured.
  public static var customNavigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
}

/// How often a block is run, and what starts and stops a measurement.
open class XCTMeasureOptions: NSObject {
  /// Which ends of the measurement the block marks itself.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options with XCTest's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The block starts the measurement itself.
    public static let manuallyStart = InvocationOptions(rawValue: 1 << 0)
    /// The block ends the measurement itself.
    public static let manuallyStop = InvocationOptions(rawValue: 1 << 1)
  }

  /// How often the block is run, 5 by default; one more run comes first.
  open var iterationCount = 5
  /// Which ends of the measurement the block marks itself; kept, without effect.
  open var invocationOptions: InvocationOptions = []

  /// New options with five runs.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
