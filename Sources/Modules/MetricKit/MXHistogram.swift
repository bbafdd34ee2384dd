public import Foundation

/// How often values lay in some ranges.
public final class MXHistogram<UnitType: Unit>: NSObject, @unchecked Sendable {
  private let buckets: [MXHistogramBucket<UnitType>]

  init(_ buckets: [MXHistogramBucket<UnitType>]) {
    self.buckets = buckets
    super.init()
  }

  /// The number of ranges.
  public var totalBucketCount: Int { buckets.count }
  /// Hands out the ranges, the lowest first.
  public var bucketEnumerator: NSEnumerator { NSArray(array: buckets).objectEnumerator() }
}

/// A range of values, and how often they lay in it.
public final class MXHistogramBucket<UnitType: Unit>: NSObject, @unchecked Sendable {
  /// The beginning of the range.
  public let bucketStart: Measurement<UnitType>
  /// The end of the range.
  public let bucketEnd: Measurement<UnitType>
  /// How often values lay in the range.
  public let bucketCount: Int

  init(_ start: Measurement<UnitType>, _ end: Measurement<UnitType>, _ count: Int) {
    bucketStart = start
    bucketEnd = end
    bucketCount = count
    super.init()
  }
}

extension MXReportObject {
  func histogram(_ name: String) -> MXHistogram<UnitDuration> {
    let ranges = part(name)?["histogramValue"] as? [String: [String: Any]] ?? [:]
    let sorted = ranges.sorted { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
    return MXHistogram(
      sorted.map { _, range in
        MXHistogramBucket(
          Quantity(range["bucketStart"]).time, Quantity(range["bucketEnd"]).time,
          MXReportObject(range).number("bucketCount"))
      })
  }
}
