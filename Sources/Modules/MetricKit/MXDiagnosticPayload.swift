public import Foundation

/// A report of faults of the app. What it does not have is nil.
public final class MXDiagnosticPayload: MXReportObject, @unchecked Sendable {
  /// The beginning of the time of the faults.
  public var timeStampBegin: Date { date("timeStampBegin") }
  /// The end of the time of the faults.
  public var timeStampEnd: Date { date("timeStampEnd") }
  /// The crashes.
  public var crashDiagnostics: [MXCrashDiagnostic]? { parts("crashDiagnostics")?.map { MXCrashDiagnostic($0) } }
  /// The times in which the app did not respond.
  public var hangDiagnostics: [MXHangDiagnostic]? { parts("hangDiagnostics")?.map { MXHangDiagnostic($0) } }
  /// Too much use of the processor.
  public var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? {
    parts("cpuExceptionDiagnostics")?.map { MXCPUExceptionDiagnostic($0) }
  }
  /// Too much that was written.
  public var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? {
    parts("diskWriteExceptionDiagnostics")?.map { MXDiskWriteExceptionDiagnostic($0) }
  }
}

/// The base class of faults.
public class MXDiagnostic: MXReportObject, @unchecked Sendable {
  /// About the device.
  public var metaData: MXMetaData { MXMetaData(part("diagnosticMetaData") ?? [:]) }
  /// The version of the app.
  public var applicationVersion: String { part("diagnosticMetaData")?["appVersion"] as? String ?? "" }
  /// Where the app was.
  public var callStackTree: MXCallStackTree { MXCallStackTree(part("callStackTree") ?? [:]) }

  func fact(_ name: String) -> Any? { part("diagnosticMetaData")?[name] }
  func count(_ name: String) -> NSNumber? {
    fact(name) as? NSNumber ?? (fact(name) as? Int).map { NSNumber(value: $0) }
  }
}

/// A crash.
public final class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// Why the app has ended; nil if it is not known.
  public var terminationReason: String? { fact("terminationReason") as? String }
  /// About the memory; nil if it is not known.
  public var virtualMemoryRegionInfo: String? { fact("virtualMemoryRegionInfo") as? String }
  /// The kind of the exception; nil if it is not known.
  public var exceptionType: NSNumber? { count("exceptionType") }
  /// The code of the exception; nil if it is not known.
  public var exceptionCode: NSNumber? { count("exceptionCode") }
  /// The signal; nil if it is not known.
  public var signal: NSNumber? { count("signal") }
}
/// A time in which the app did not respond.
public final class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// The length of the time.
  public var hangDuration: Measurement<UnitDuration> { Quantity(fact("hangDuration")).time }
}
/// Too much use of the processor.
public final class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// The time that was used.
  public var totalCPUTime: Measurement<UnitDuration> { Quantity(fact("totalCPUTime")).time }
  /// The time that was looked at.
  public var totalSampledTime: Measurement<UnitDuration> { Quantity(fact("totalSampledTime")).time }
}
/// Too much that was written.
public final class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// The size of what was written.
  public var totalWritesCaused: Measurement<UnitInformationStorage> { Quantity(fact("writesCaused")).size }
}
/// Where the app was, as JSON.
public final class MXCallStackTree: MXReportObject, @unchecked Sendable {}
