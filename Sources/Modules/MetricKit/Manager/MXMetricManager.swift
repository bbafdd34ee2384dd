public import Foundation
public import PlainviewOS
import PlainviewRuntime

/// Hands the app the reports of how it runs; the test sends them (`XCUIDevice.metrics`).
open class MXMetricManager: NSObject, @unchecked Sendable {
  /// The reports of metrics that this device has sent before, oldest first.
  open var pastPayloads: [MXMetricPayload] { MetricDevice.current.state.payloads }
  /// The reports of faults that this device has sent before, oldest first.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { MetricDevice.current.state.diagnostics }

  private struct Entry {
    weak var subscriber: (any MXMetricManagerSubscriber)?
  }
  private var entries: [Entry] = []

  /// Creates a manager without subscribers, which gets no reports.
  public override init() { super.init() }

  /// The manager of the app.
  open class var shared: MXMetricManager {
    SimulatedProcess.current.shared(MXMetricManager.self) { MXMetricManager() }
  }

  /// Returns a log for signposts that metrics tell of; a report has them only if the test says so.
  open class func makeLogHandle(category: String) -> OSLog {
    OSLog(subsystem: "com.apple.metrickit.log", category: category)
  }

  /// Begins a task that counts as a part of the launch, on the main thread: the first one before the app is active, others
  /// while one goes on. A report has the time only if the test says so. Throws an `MXError`.
  open class func extendLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
    try LaunchTasks.current.begin(taskID)
  }
  /// Ends a task that counts as a part of the launch, on the main thread. Throws an `MXError`.
  open class func finishExtendedLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
    try LaunchTasks.current.end(taskID)
  }

  /// Adds an object that is told of reports; it is not retained.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {
    remove(subscriber)
    entries.append(Entry(subscriber: subscriber))
  }
  /// Removes an object.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {
    entries.removeAll { $0.subscriber == nil || $0.subscriber === subscriber }
  }

  @MainActor func deliver(_ payloads: [MXMetricPayload]) {
    for subscriber in entries.compactMap(\.subscriber) {
      UserCode.run { subscriber.didReceive(payloads) }
    }
  }
  @MainActor func deliver(_ payloads: [MXDiagnosticPayload]) {
    for subscriber in entries.compactMap(\.subscriber) {
      UserCode.run { subscriber.didReceive(payloads) }
    }
  }
}

/// Is told of reports; both methods are optional. Differs from Apple's: they are called on the main thread.
@preconcurrency public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  /// Called with reports of metrics.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Called with reports of faults.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  /// The default of the optional method; does nothing.
  dynamic public func didReceive(_ payloads: [MXMetricPayload]) { leftOut(by: self, anywhere: (), with: [payloads]) }
  /// The default of the optional method; does nothing.
  dynamic public func didReceive(_ payloads: [MXDiagnosticPayload]) {
    leftOut(by: self, anywhere: (), with: [payloads])
  }
}
