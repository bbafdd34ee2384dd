import Foundation

extension MXReportObject {
  /// The ranges under a name; none where there is no such name.
  final func histogram(_ name: String) -> MXHistogram<UnitDuration> { histogram(name, \.time) }

  /// The ranges under a name, in a unit.
  final func histogram<UnitType>(
    _ name: String, _ measure: (Quantity) -> Measurement<UnitType>
  ) -> MXHistogram<UnitType> {
    let ranges = part(name)?["histogramValue"] as? [String: [String: Any]] ?? [:]
    let sorted = ranges.sorted { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
    return MXHistogram(
      sorted.map { _, range in
        MXHistogramBucket(
          measure(Quantity(range["bucketStart"])), measure(Quantity(range["bucketEnd"])),
          MXReportObject(range).number("bucketCount"))
      })
  }

  /// The average under a name, in a unit: its parts, or the average alone; nil where there is no such name.
  final func average<UnitType>(
    _ name: String, _ measure: (Quantity) -> Measurement<UnitType>
  ) -> MXAverage<UnitType>? {
    guard let part = part(name) else { return values[name].map { MXAverage(measure(Quantity($0)), 0, 0) } }
    let object = MXReportObject(part)
    let deviation = (part["standardDeviation"] as? NSNumber)?.doubleValue ?? part["standardDeviation"] as? Double
    return MXAverage(measure(object.quantity("averageValue")), object.number("sampleCount"), deviation ?? 0)
  }
}
