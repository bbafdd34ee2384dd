public import Foundation

/// The base class of metrics.
open class MXMetric: MXReportObject, @unchecked Sendable {}

/// The time of the processor.
open class MXCPUMetric: MXMetric, @unchecked Sendable {
  /// The time that was used.
  open var cumulativeCPUTime: Measurement<UnitDuration> { time("cumulativeCPUTime") }
  /// The instructions that were done.
  open var cumulativeCPUInstructions: Measurement<Unit> { plain("cumulativeCPUInstructions") }
}

/// The time of the graphics processor.
open class MXGPUMetric: MXMetric, @unchecked Sendable {
  /// The time that was used.
  open var cumulativeGPUTime: Measurement<UnitDuration> { time("cumulativeGPUTime") }
}

/// The strength of the cellular network.
open class MXCellularConditionMetric: MXMetric, @unchecked Sendable {
  /// The times with each number of bars.
  open var histogrammedCellularConditionTime: MXHistogram<MXUnitSignalBars> { histogram("cellConditionTime", \.bars) }
}

/// The brightness of the screen.
open class MXDisplayMetric: MXMetric, @unchecked Sendable {
  /// The average of the pixels; nil if it is not known.
  open var averagePixelLuminance: MXAverage<MXUnitAveragePixelLuminance>? {
    average("averagePixelLuminance", \.luminance)
  }
}

/// The time in which the app asked for the location, by its accuracy.
open class MXLocationActivityMetric: MXMetric, @unchecked Sendable {
  /// The time with the best accuracy.
  open var cumulativeBestAccuracyTime: Measurement<UnitDuration> { time("cumulativeBestAccuracyTime") }
  /// The time with the accuracy for navigation.
  open var cumulativeBestAccuracyForNavigationTime: Measurement<UnitDuration> {
    time("cumulativeBestAccuracyForNavigationTime")
  }
  /// The time with an accuracy of ten meters.
  open var cumulativeNearestTenMetersAccuracyTime: Measurement<UnitDuration> {
    time("cumulativeNearestTenMetersAccuracyTime")
  }
  /// The time with an accuracy of a hundred meters.
  open var cumulativeHundredMetersAccuracyTime: Measurement<UnitDuration> {
    time("cumulativeHundredMetersAccuracyTime")
  }
  /// The time with an accuracy of a kilometer.
  open var cumulativeKilometerAccuracyTime: Measurement<UnitDuration> { time("cumulativeKilometerAccuracyTime") }
  /// The time with an accuracy of three kilometers.
  open var cumulativeThreeKilometersAccuracyTime: Measurement<UnitDuration> {
    time("cumulativeThreeKilometersAccuracyTime")
  }
}

/// What was sent and received.
open class MXNetworkTransferMetric: MXMetric, @unchecked Sendable {
  /// What was sent over Wi-Fi.
  open var cumulativeWifiUpload: Measurement<UnitInformationStorage> { size("cumulativeWifiUpload") }
  /// What was received over Wi-Fi.
  open var cumulativeWifiDownload: Measurement<UnitInformationStorage> { size("cumulativeWifiDownload") }
  /// What was sent over the mobile network.
  open var cumulativeCellularUpload: Measurement<UnitInformationStorage> { size("cumulativeCellularUpload") }
  /// What was received over the mobile network.
  open var cumulativeCellularDownload: Measurement<UnitInformationStorage> { size("cumulativeCellularDownload") }
}
