/// How the app has ended.
open class MXAppExitMetric: MXMetric, @unchecked Sendable {
  /// The ends in front.
  open var foregroundExitData: MXForegroundExitData { MXForegroundExitData(part("foregroundExitData") ?? [:]) }
  /// The ends in the background.
  open var backgroundExitData: MXBackgroundExitData { MXBackgroundExitData(part("backgroundExitData") ?? [:]) }
}

/// The ends in front, by their reasons.
open class MXForegroundExitData: MXReportObject, @unchecked Sendable {
  /// Ends as they should be.
  open var cumulativeNormalAppExitCount: Int { number("cumulativeNormalAppExitCount") }
  /// Ends for too much memory.
  open var cumulativeMemoryResourceLimitExitCount: Int { number("cumulativeMemoryResourceLimitExitCount") }
  /// Ends by a wrong access to memory.
  open var cumulativeBadAccessExitCount: Int { number("cumulativeBadAccessExitCount") }
  /// Ends by an exception.
  open var cumulativeAbnormalExitCount: Int { number("cumulativeAbnormalExitCount") }
  /// Ends by an illegal instruction.
  open var cumulativeIllegalInstructionExitCount: Int { number("cumulativeIllegalInstructionExitCount") }
  /// Ends by the watchdog.
  open var cumulativeAppWatchdogExitCount: Int { number("cumulativeAppWatchdogExitCount") }
}

/// The ends in the background, by their reasons.
open class MXBackgroundExitData: MXReportObject, @unchecked Sendable {
  /// Ends as they should be.
  open var cumulativeNormalAppExitCount: Int { number("cumulativeNormalAppExitCount") }
  /// Ends for too much memory.
  open var cumulativeMemoryResourceLimitExitCount: Int { number("cumulativeMemoryResourceLimitExitCount") }
  /// Ends for too much use of the processor.
  open var cumulativeCPUResourceLimitExitCount: Int { number("cumulativeCPUResourceLimitExitCount") }
  /// Ends because others needed memory.
  open var cumulativeMemoryPressureExitCount: Int { number("cumulativeMemoryPressureExitCount") }
  /// Ends by a wrong access to memory.
  open var cumulativeBadAccessExitCount: Int { number("cumulativeBadAccessExitCount") }
  /// Ends by an exception.
  open var cumulativeAbnormalExitCount: Int { number("cumulativeAbnormalExitCount") }
  /// Ends by an illegal instruction.
  open var cumulativeIllegalInstructionExitCount: Int { number("cumulativeIllegalInstructionExitCount") }
  /// Ends by the watchdog.
  open var cumulativeAppWatchdogExitCount: Int { number("cumulativeAppWatchdogExitCount") }
  /// Ends with a locked file.
  open var cumulativeSuspendedWithLockedFileExitCount: Int { number("cumulativeSuspendedWithLockedFileExitCount") }
  /// Ends because a task in the background took too long.
  open var cumulativeBackgroundTaskAssertionTimeoutExitCount: Int {
    number("cumulativeBackgroundTaskAssertionTimeoutExitCount")
  }
}
