public import Foundation

/// The time of launches.
open class MXAppLaunchMetric: MXMetric, @unchecked Sendable {
  /// The times until something was drawn.
  open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> {
    histogram("histogrammedTimeToFirstDrawKey")
  }
  /// The times of coming back from the background.
  open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { histogram("histogrammedResumeTime") }
  /// The times until something was drawn, of apps that the system had begun to launch before.
  open var histogrammedOptimizedTimeToFirstDraw: MXHistogram<UnitDuration> {
    histogram("histogrammedOptimizedTimeToFirstDrawKey")
  }
  /// The times until the tasks of the launch had ended.
  open var histogrammedExtendedLaunch: MXHistogram<UnitDuration> { histogram("histogrammedExtendedLaunch") }
}

/// The time in which the app did not respond.
open class MXAppResponsivenessMetric: MXMetric, @unchecked Sendable {
  /// The times in which the app did not respond.
  open var histogrammedApplicationHangTime: MXHistogram<UnitDuration> { histogram("histogrammedAppHangTime") }
}

/// The time in front and in the background.
open class MXAppRunTimeMetric: MXMetric, @unchecked Sendable {
  /// The time in front.
  open var cumulativeForegroundTime: Measurement<UnitDuration> { time("cumulativeForegroundTime") }
  /// The time in the background.
  open var cumulativeBackgroundTime: Measurement<UnitDuration> { time("cumulativeBackgroundTime") }
  /// The time in the background with sound.
  open var cumulativeBackgroundAudioTime: Measurement<UnitDuration> { time("cumulativeBackgroundAudioTime") }
  /// The time in the background with the location.
  open var cumulativeBackgroundLocationTime: Measurement<UnitDuration> { time("cumulativeBackgroundLocationTime") }
}

/// How smoothly things moved.
open class MXAnimationMetric: MXMetric, @unchecked Sendable {
  /// The part of the time of scrolling in which pictures came late.
  open var scrollHitchTimeRatio: Measurement<Unit> { plain("scrollHitchTimeRatio") }
  /// The part of the time of animations in which pictures came late.
  open var hitchTimeRatio: Measurement<Unit> { plain("hitchTimeRatio") }
}

/// The memory.
open class MXMemoryMetric: MXMetric, @unchecked Sendable {
  /// The most that was used.
  open var peakMemoryUsage: Measurement<UnitInformationStorage> { size("peakMemoryUsage") }
  /// What was used on average while the app was suspended.
  open var averageSuspendedMemory: MXAverage<UnitInformationStorage> {
    average("averageSuspendedMemory", \.size) ?? MXAverage(Measurement(value: 0, unit: .bytes), 0, 0)
  }
}

/// What was written.
open class MXDiskIOMetric: MXMetric, @unchecked Sendable {
  /// The size of what was written.
  open var cumulativeLogicalWrites: Measurement<UnitInformationStorage> { size("cumulativeLogicalWrites") }
}
