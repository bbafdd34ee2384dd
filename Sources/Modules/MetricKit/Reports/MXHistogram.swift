public import Foundation

// Differs from Apple's: these classes are generic here, and Foundation archives no object of a generic class by itself. A
// report that is archived has its ranges.

/// How often values lay in some ranges.
open class MXHistogram<UnitType: Unit>: NSObject, NSSecureCoding, @unchecked Sendable {
  private var buckets: [MXHistogramBucket<UnitType>] = []

  /// Creates a histogram without ranges; a subclass of a test can give them.
  public override init() { super.init() }

  convenience init(_ buckets: [MXHistogramBucket<UnitType>]) {
    self.init()
    self.buckets = buckets
  }

  /// The number of ranges.
  open var totalBucketCount: Int { buckets.count }
  /// Hands out the ranges, the lowest first.
  open var bucketEnumerator: NSEnumerator { NSArray(array: buckets).objectEnumerator() }

  /// True.
  public class var supportsSecureCoding: Bool { true }
  /// Reads ranges that were archived.
  public required init?(coder: NSCoder) {
    super.init()
    while let start = coder.measure(of: UnitType.self, forKey: "start\(buckets.count)"),
      let end = coder.measure(of: UnitType.self, forKey: "end\(buckets.count)")
    {
      buckets.append(MXHistogramBucket(start, end, coder.decodeInteger(forKey: "count\(buckets.count)")))
    }
  }
  /// Archives the ranges.
  open func encode(with coder: NSCoder) {
    for (index, bucket) in buckets.enumerated() {
      coder.encode(bucket.bucketStart, forMeasure: "start\(index)")
      coder.encode(bucket.bucketEnd, forMeasure: "end\(index)")
      coder.encode(bucket.bucketCount, forKey: "count\(index)")
    }
  }
}

/// A range of values, and how often they lay in it.
open class MXHistogramBucket<UnitType: Unit>: NSObject, NSSecureCoding, @unchecked Sendable {
  private var start: Measurement<UnitType>?
  private var end: Measurement<UnitType>?
  private var count = 0

  /// The beginning of the range.
  open var bucketStart: Measurement<UnitType> { start ?? emptyMeasure(UnitType.self) }
  /// The end of the range.
  open var bucketEnd: Measurement<UnitType> { end ?? emptyMeasure(UnitType.self) }
  /// How often values lay in the range.
  open var bucketCount: Int { count }

  /// Creates an empty range at 0; a subclass of a test can give another.
  public override init() { super.init() }

  convenience init(_ start: Measurement<UnitType>, _ end: Measurement<UnitType>, _ count: Int) {
    self.init()
    (self.start, self.end, self.count) = (start, end, count)
  }

  /// True.
  public class var supportsSecureCoding: Bool { true }
  /// Reads a range that was archived.
  public required init?(coder: NSCoder) {
    super.init()
    start = coder.measure(of: UnitType.self, forKey: "start")
    end = coder.measure(of: UnitType.self, forKey: "end")
    count = coder.decodeInteger(forKey: "count")
  }
  /// Archives the range.
  open func encode(with coder: NSCoder) {
    coder.encode(bucketStart, forMeasure: "start")
    coder.encode(bucketEnd, forMeasure: "end")
    coder.encode(bucketCount, forKey: "count")
  }
}
