public import Foundation

/// The base class of faults.
open class MXDiagnostic: MXReportObject, @unchecked Sendable {
  /// About the device.
  open var metaData: MXMetaData { MXMetaData(part("diagnosticMetaData") ?? [:]) }
  /// The version of the app.
  open var applicationVersion: String { fact("appVersion") as? String ?? "" }
  /// The signposts at that time; nil for none.
  open var signpostData: [MXSignpostRecord]? { parts("signpostData")?.map { MXSignpostRecord($0) } }

  final func fact(_ name: String) -> Any? { part("diagnosticMetaData")?[name] }
  final func count(_ name: String) -> NSNumber? {
    fact(name) as? NSNumber ?? (fact(name) as? Int).map { NSNumber(value: $0) }
  }
  final var stacks: MXCallStackTree { MXCallStackTree(part("callStackTree") ?? [:]) }
}

/// A crash.
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// Where the app was.
  open var callStackTree: MXCallStackTree { stacks }
  /// Why the app has ended; nil if it is not known.
  open var terminationReason: String? { fact("terminationReason") as? String }
  /// About the memory; nil if it is not known.
  open var virtualMemoryRegionInfo: String? { fact("virtualMemoryRegionInfo") as? String }
  /// The kind of the exception; nil if it is not known.
  open var exceptionType: NSNumber? { count("exceptionType") }
  /// The code of the exception; nil if it is not known.
  open var exceptionCode: NSNumber? { count("exceptionCode") }
  /// The signal; nil if it is not known.
  open var signal: NSNumber? { count("signal") }
  /// About the exception of Objective-C; nil if there was none.
  open var exceptionReason: MXCrashDiagnosticObjectiveCExceptionReason? {
    (fact("objectiveCexceptionReason") as? [String: Any]).map { MXCrashDiagnosticObjectiveCExceptionReason($0) }
  }
}

/// A time in which the app did not respond.
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// Where the app was.
  open var callStackTree: MXCallStackTree { stacks }
  /// The length of the time.
  open var hangDuration: Measurement<UnitDuration> { Quantity(fact("hangDuration")).time }
}

/// A launch that took too long.
open class MXAppLaunchDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// Where the app was.
  open var callStackTree: MXCallStackTree { stacks }
  /// The length of the launch.
  open var launchDuration: Measurement<UnitDuration> { Quantity(fact("launchDuration")).time }
}

/// Too much use of the processor.
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// Where the app was.
  open var callStackTree: MXCallStackTree { stacks }
  /// The time that was used.
  open var totalCPUTime: Measurement<UnitDuration> { Quantity(fact("totalCPUTime")).time }
  /// The time in which it was measured.
  open var totalSampledTime: Measurement<UnitDuration> { Quantity(fact("totalSampledTime")).time }
}

/// Too much that was written.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// Where the app was.
  open var callStackTree: MXCallStackTree { stacks }
  /// The size of what was written.
  open var totalWritesCaused: Measurement<UnitInformationStorage> { Quantity(fact("writesCaused")).size }
}

/// Where the app was, as JSON.
open class MXCallStackTree: MXReportObject, @unchecked Sendable {}

/// About an exception of Objective-C that nothing has caught.
open class MXCrashDiagnosticObjectiveCExceptionReason: MXReportObject, @unchecked Sendable {
  /// The whole text.
  open var composedMessage: String { text("composedMessage") }
  /// The format of the text.
  open var formatString: String { text("formatString") }
  /// The values behind the format.
  open var arguments: [String] { values["arguments"] as? [String] ?? [] }
  /// The kind of the exception.
  open var exceptionType: String { text("exceptionType") }
  /// The class of the exception.
  open var className: String { text("className") }
  /// The name of the exception.
  open var exceptionName: String { text("exceptionName") }
}

/// A signpost at the time of a fault.
open class MXSignpostRecord: MXReportObject, @unchecked Sendable {
  /// The subsystem of the signpost.
  open var subsystem: String { text("subsystem") }
  /// The category of the signpost.
  open var category: String { text("category") }
  /// The name of the signpost.
  open var name: String { text("name") }
  /// When it was, or began.
  open var beginTimeStamp: Date { date("beginTimeStamp") }
  /// When the interval ended; nil for an event, and for one that goes on.
  open var endTimeStamp: Date? { dateIfPresent("endTimeStamp") }
  /// The length of the interval; nil for an event, and for one that goes on.
  open var duration: Measurement<UnitDuration>? { values["duration"].map { Quantity($0).time } }
  /// Whether it is an interval.
  open var isInterval: Bool { isTrue("isInterval") }
}
