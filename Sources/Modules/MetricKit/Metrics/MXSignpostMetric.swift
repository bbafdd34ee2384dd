public import Foundation

/// The signposts of one name.
open class MXSignpostMetric: MXMetric, @unchecked Sendable {
  /// The name of the signposts.
  open var signpostName: String { text("signpostName") }
  /// The category of the signposts.
  open var signpostCategory: String { text("signpostCategory") }
  /// About the intervals; nil for events.
  open var signpostIntervalData: MXSignpostIntervalData? {
    part("signpostIntervalData").map { MXSignpostIntervalData($0) }
  }
  /// The number of signposts.
  open var totalCount: Int { number("totalSignpostCount") }
}

/// About the intervals between signposts.
open class MXSignpostIntervalData: MXReportObject, @unchecked Sendable {
  /// The lengths of the intervals.
  open var histogrammedSignpostDuration: MXHistogram<UnitDuration> { histogram("histogrammedSignpostDurations") }
  /// The time of the processor; nil if it is not known.
  open var cumulativeCPUTime: Measurement<UnitDuration>? {
    values["signpostCumulativeCPUTime"].map { Quantity($0).time }
  }
  /// The memory; nil if it is not known.
  open var averageMemory: MXAverage<UnitInformationStorage>? { average("signpostAverageMemory", \.size) }
  /// The size of what was written; nil if it is not known.
  open var cumulativeLogicalWrites: Measurement<UnitInformationStorage>? {
    values["signpostCumulativeLogicalWrites"].map { Quantity($0).size }
  }
  /// The part of the time in which pictures came late; nil if it is not known.
  open var cumulativeHitchTimeRatio: Measurement<Unit>? {
    values["signpostCumulativeHitchTimeRatio"].map { Quantity($0).plain }
  }
}
