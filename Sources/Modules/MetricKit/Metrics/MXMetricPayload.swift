public import Foundation

/// A report of how the app has run in a day. What it does not have is nil.
open class MXMetricPayload: MXReportObject, @unchecked Sendable {
  /// The version of the app at the end of the day.
  open var latestApplicationVersion: String { text("appVersion") }
  /// Whether there were several versions.
  open var includesMultipleApplicationVersions: Bool {
    isTrue("includesMultipleApplicationVersions")
  }
  /// The beginning of the day.
  open var timeStampBegin: Date { date("timeStampBegin") }
  /// The end of the day.
  open var timeStampEnd: Date { date("timeStampEnd") }
  /// About the device.
  open var metaData: MXMetaData? { part("metaData").map { MXMetaData($0) } }
  /// The time of the processor.
  open var cpuMetrics: MXCPUMetric? { part("cpuMetrics").map { MXCPUMetric($0) } }
  /// The time of the graphics processor.
  open var gpuMetrics: MXGPUMetric? { part("gpuMetrics").map { MXGPUMetric($0) } }
  /// The strength of the cellular network.
  open var cellularConditionMetrics: MXCellularConditionMetric? {
    part("cellularConditionMetrics").map { MXCellularConditionMetric($0) }
  }
  /// The time in which the app asked for the location.
  open var locationActivityMetrics: MXLocationActivityMetric? {
    part("locationActivityMetrics").map { MXLocationActivityMetric($0) }
  }
  /// The brightness of the screen.
  open var displayMetrics: MXDisplayMetric? { part("displayMetrics").map { MXDisplayMetric($0) } }
  /// How smoothly things moved.
  open var animationMetrics: MXAnimationMetric? { part("animationMetrics").map { MXAnimationMetric($0) } }
  /// The signposts of the app.
  open var signpostMetrics: [MXSignpostMetric]? { parts("signpostMetrics")?.map { MXSignpostMetric($0) } }
  /// The memory.
  open var memoryMetrics: MXMemoryMetric? { part("memoryMetrics").map { MXMemoryMetric($0) } }
  /// The time in front and in the background.
  open var applicationTimeMetrics: MXAppRunTimeMetric? {
    part("applicationTimeMetrics").map { MXAppRunTimeMetric($0) }
  }
  /// The time of launches.
  open var applicationLaunchMetrics: MXAppLaunchMetric? {
    part("applicationLaunchMetrics").map { MXAppLaunchMetric($0) }
  }
  /// The time in which the app did not respond.
  open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? {
    part("applicationResponsivenessMetrics").map { MXAppResponsivenessMetric($0) }
  }
  /// How the app has ended.
  open var applicationExitMetrics: MXAppExitMetric? { part("applicationExitMetrics").map { MXAppExitMetric($0) } }
  /// What was written.
  open var diskIOMetrics: MXDiskIOMetric? { part("diskIOMetrics").map { MXDiskIOMetric($0) } }
  /// What was sent and received.
  open var networkTransferMetrics: MXNetworkTransferMetric? {
    part("networkTransferMetrics").map { MXNetworkTransferMetric($0) }
  }
}
