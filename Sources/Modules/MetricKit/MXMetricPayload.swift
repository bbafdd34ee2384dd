public import Foundation

/// A report of how the app has run in a day. What it does not have is nil.
public final class MXMetricPayload: MXReportObject, @unchecked Sendable {
  /// The version of the app at the end of the day.
  public var latestApplicationVersion: String { text("appVersion") }
  /// Whether there were several versions.
  public var includesMultipleApplicationVersions: Bool {
    values["includesMultipleApplicationVersions"] as? Bool ?? false
  }
  /// The beginning of the day.
  public var timeStampBegin: Date { date("timeStampBegin") }
  /// The end of the day.
  public var timeStampEnd: Date { date("timeStampEnd") }
  /// About the device.
  public var metaData: MXMetaData? { part("metaData").map { MXMetaData($0) } }
  /// The time of the processor.
  public var cpuMetrics: MXCPUMetric? { part("cpuMetrics").map { MXCPUMetric($0) } }
  /// The time of the graphics processor.
  public var gpuMetrics: MXGPUMetric? { part("gpuMetrics").map { MXGPUMetric($0) } }
  /// The memory.
  public var memoryMetrics: MXMemoryMetric? { part("memoryMetrics").map { MXMemoryMetric($0) } }
  /// The time in front and in the background.
  public var applicationTimeMetrics: MXAppRunTimeMetric? {
    part("applicationTimeMetrics").map { MXAppRunTimeMetric($0) }
  }
  /// The time of launches.
  public var applicationLaunchMetrics: MXAppLaunchMetric? {
    part("applicationLaunchMetrics").map { MXAppLaunchMetric($0) }
  }
  /// The time in which the app did not respond.
  public var applicationResponsivenessMetrics: MXAppResponsivenessMetric? {
    part("applicationResponsivenessMetrics").map { MXAppResponsivenessMetric($0) }
  }
  /// How the app has ended.
  public var applicationExitMetrics: MXAppExitMetric? { part("applicationExitMetrics").map { MXAppExitMetric($0) } }
  /// What was written.
  public var diskIOMetrics: MXDiskIOMetric? { part("diskIOMetrics").map { MXDiskIOMetric($0) } }
  /// What was sent and received.
  public var networkTransferMetrics: MXNetworkTransferMetric? {
    part("networkTransferMetrics").map { MXNetworkTransferMetric($0) }
  }
}

/// About the device of a report.
public final class MXMetaData: MXReportObject, @unchecked Sendable {
  /// The region of the user.
  public var regionFormat: String { text("regionFormat") }
  /// The version of the system.
  public var osVersion: String { text("osVersion") }
  /// The model of the device.
  public var deviceType: String { text("deviceType") }
  /// The build of the app.
  public var applicationBuildVersion: String { text("appBuildVersion") }
  /// The architecture of the processor.
  public var platformArchitecture: String { text("platformArchitecture") }
}

/// The base class of metrics.
public class MXMetric: MXReportObject, @unchecked Sendable {}

/// The time of the processor.
public final class MXCPUMetric: MXMetric, @unchecked Sendable {
  /// The time that was used.
  public var cumulativeCPUTime: Measurement<UnitDuration> { time("cumulativeCPUTime") }
}
/// The time of the graphics processor.
public final class MXGPUMetric: MXMetric, @unchecked Sendable {
  /// The time that was used.
  public var cumulativeGPUTime: Measurement<UnitDuration> { time("cumulativeGPUTime") }
}
/// The memory.
public final class MXMemoryMetric: MXMetric, @unchecked Sendable {
  /// The most that was used.
  public var peakMemoryUsage: Measurement<UnitInformationStorage> { size("peakMemoryUsage") }
}
/// The time in front and in the background.
public final class MXAppRunTimeMetric: MXMetric, @unchecked Sendable {
  /// The time in front.
  public var cumulativeForegroundTime: Measurement<UnitDuration> { time("cumulativeForegroundTime") }
  /// The time in the background.
  public var cumulativeBackgroundTime: Measurement<UnitDuration> { time("cumulativeBackgroundTime") }
  /// The time in the background with sound.
  public var cumulativeBackgroundAudioTime: Measurement<UnitDuration> { time("cumulativeBackgroundAudioTime") }
  /// The time in the background with places.
  public var cumulativeBackgroundLocationTime: Measurement<UnitDuration> { time("cumulativeBackgroundLocationTime") }
}
/// The time of launches.
public final class MXAppLaunchMetric: MXMetric, @unchecked Sendable {
  /// The times until something was drawn.
  public var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> {
    histogram("histogrammedTimeToFirstDrawKey")
  }
  /// The times of coming back from the background.
  public var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { histogram("histogrammedResumeTime") }
}
/// The time in which the app did not respond.
public final class MXAppResponsivenessMetric: MXMetric, @unchecked Sendable {
  /// The times in which the app did not respond.
  public var histogrammedApplicationHangTime: MXHistogram<UnitDuration> { histogram("histogrammedAppHangTime") }
}
/// What was written.
public final class MXDiskIOMetric: MXMetric, @unchecked Sendable {
  /// The size of what was written.
  public var cumulativeLogicalWrites: Measurement<UnitInformationStorage> { size("cumulativeLogicalWrites") }
}
/// What was sent and received.
public final class MXNetworkTransferMetric: MXMetric, @unchecked Sendable {
  /// What was sent over Wi-Fi.
  public var cumulativeWifiUpload: Measurement<UnitInformationStorage> { size("cumulativeWifiUpload") }
  /// What was received over Wi-Fi.
  public var cumulativeWifiDownload: Measurement<UnitInformationStorage> { size("cumulativeWifiDownload") }
  /// What was sent over the mobile network.
  public var cumulativeCellularUpload: Measurement<UnitInformationStorage> { size("cumulativeCellularUpload") }
  /// What was received over the mobile network.
  public var cumulativeCellularDownload: Measurement<UnitInformationStorage> { size("cumulativeCellularDownload") }
}
/// How the app has ended.
public final class MXAppExitMetric: MXMetric, @unchecked Sendable {
  /// The ends in front.
  public var foregroundExitData: MXForegroundExitData { MXForegroundExitData(part("foregroundExitData") ?? [:]) }
  /// The ends in the background.
  public var backgroundExitData: MXBackgroundExitData { MXBackgroundExitData(part("backgroundExitData") ?? [:]) }
}
/// The ends in front, by their reasons.
public final class MXForegroundExitData: MXReportObject, @unchecked Sendable {
  /// Ends as they should be.
  public var cumulativeNormalAppExitCount: Int { number("cumulativeNormalAppExitCount") }
  /// Ends for too much memory.
  public var cumulativeMemoryResourceLimitExitCount: Int { number("cumulativeMemoryResourceLimitExitCount") }
  /// Ends by a wrong access to memory.
  public var cumulativeBadAccessExitCount: Int { number("cumulativeBadAccessExitCount") }
  /// Ends by an exception.
  public var cumulativeAbnormalExitCount: Int { number("cumulativeAbnormalExitCount") }
  /// Ends by an illegal instruction.
  public var cumulativeIllegalInstructionExitCount: Int { number("cumulativeIllegalInstructionExitCount") }
  /// Ends by the watchdog.
  public var cumulativeAppWatchdogExitCount: Int { number("cumulativeAppWatchdogExitCount") }
}
/// The ends in the background, by their reasons.
public final class MXBackgroundExitData: MXReportObject, @unchecked Sendable {
  /// Ends as they should be.
  public var cumulativeNormalAppExitCount: Int { number("cumulativeNormalAppExitCount") }
  /// Ends for too much memory.
  public var cumulativeMemoryResourceLimitExitCount: Int { number("cumulativeMemoryResourceLimitExitCount") }
  /// Ends for too much use of the processor.
  public var cumulativeCPUResourceLimitExitCount: Int { number("cumulativeCPUResourceLimitExitCount") }
  /// Ends because others needed memory.
  public var cumulativeMemoryPressureExitCount: Int { number("cumulativeMemoryPressureExitCount") }
  /// Ends by a wrong access to memory.
  public var cumulativeBadAccessExitCount: Int { number("cumulativeBadAccessExitCount") }
  /// Ends by an exception.
  public var cumulativeAbnormalExitCount: Int { number("cumulativeAbnormalExitCount") }
  /// Ends by an illegal instruction.
  public var cumulativeIllegalInstructionExitCount: Int { number("cumulativeIllegalInstructionExitCount") }
  /// Ends by the watchdog.
  public var cumulativeAppWatchdogExitCount: Int { number("cumulativeAppWatchdogExitCount") }
  /// Ends with a locked file.
  public var cumulativeSuspendedWithLockedFileExitCount: Int { number("cumulativeSuspendedWithLockedFileExitCount") }
  /// Ends because a task in the background took too long.
  public var cumulativeBackgroundTaskAssertionTimeoutExitCount: Int {
    number("cumulativeBackgroundTaskAssertionTimeoutExitCount")
  }
}
