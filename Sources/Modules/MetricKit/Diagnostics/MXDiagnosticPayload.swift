public import Foundation

/// A report of faults of the app. What it does not have is nil.
open class MXDiagnosticPayload: MXReportObject, @unchecked Sendable {
  /// The beginning of the time of the faults.
  open var timeStampBegin: Date { date("timeStampBegin") }
  /// The end of the time of the faults.
  open var timeStampEnd: Date { date("timeStampEnd") }
  /// The crashes.
  open var crashDiagnostics: [MXCrashDiagnostic]? { parts("crashDiagnostics")?.map { MXCrashDiagnostic($0) } }
  /// The times in which the app did not respond.
  open var hangDiagnostics: [MXHangDiagnostic]? { parts("hangDiagnostics")?.map { MXHangDiagnostic($0) } }
  /// The launches that took too long.
  open var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? {
    parts("appLaunchDiagnostics")?.map { MXAppLaunchDiagnostic($0) }
  }
  /// Too much use of the processor.
  open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? {
    parts("cpuExceptionDiagnostics")?.map { MXCPUExceptionDiagnostic($0) }
  }
  /// Too much that was written.
  open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? {
    parts("diskWriteExceptionDiagnostics")?.map { MXDiskWriteExceptionDiagnostic($0) }
  }
}
