public import Foundation

/// The average of values, and how far they are from it.
open class MXAverage<UnitType: Unit>: NSObject, NSSecureCoding, @unchecked Sendable {
  private var average: Measurement<UnitType>?
  private var count = 0
  private var deviation = 0.0

  /// The average.
  open var averageMeasurement: Measurement<UnitType> { average ?? emptyMeasure(UnitType.self) }
  /// The number of values.
  open var sampleCount: Int { count }
  /// The standard deviation.
  open var standardDeviation: Double { deviation }

  /// Creates an average of nothing; a subclass of a test can give another.
  public override init() { super.init() }

  convenience init(_ average: Measurement<UnitType>, _ count: Int, _ deviation: Double) {
    self.init()
    (self.average, self.count, self.deviation) = (average, count, deviation)
  }

  /// True.
  public class var supportsSecureCoding: Bool { true }
  /// Reads an average that was archived.
  public required init?(coder: NSCoder) {
    super.init()
    average = coder.measure(of: UnitType.self, forKey: "average")
    count = coder.decodeInteger(forKey: "count")
    deviation = coder.decodeDouble(forKey: "deviation")
  }
  /// Archives the average.
  open func encode(with coder: NSCoder) {
    coder.encode(averageMeasurement, forMeasure: "average")
    coder.encode(sampleCount, forKey: "count")
    coder.encode(standardDeviation, forKey: "deviation")
  }
}
