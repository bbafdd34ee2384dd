public import Foundation

/// A change of altitude and the pressure.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  private let meters: Double
  private let kilopascals: Double
  /// Meters above the altitude at the start of the updates.
  open var relativeAltitude: NSNumber { NSNumber(value: meters) }
  /// Kilopascals.
  open var pressure: NSNumber { NSNumber(value: kilopascals) }

  /// Creates data of zeros, for subclasses that override what was measured.
  public override init() {
    (meters, kilopascals) = (0, 0)
    super.init()
  }
  init(relativeAltitude: Double, pressure: Double, timestamp: TimeInterval) {
    (meters, kilopascals) = (relativeAltitude, pressure)
    super.init(timestamp: timestamp)
  }
  /// Creates data from an archive.
  public required init?(coder: NSCoder) {
    (meters, kilopascals) = (coder.decodeDouble(forKey: "meters"), coder.decodeDouble(forKey: "kilopascals"))
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(meters, forKey: "meters")
    coder.encode(kilopascals, forKey: "kilopascals")
  }
}

/// An altitude above sea level.
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
  private let meters: Double
  /// Meters above sea level.
  open var altitude: Double { meters }
  /// Meters that the altitude may be wrong: always 1.
  open var accuracy: Double { 1 }
  /// Meters that can be told apart: always 0.1.
  open var precision: Double { 0.1 }

  /// Creates data of the altitude 0, for subclasses that override it.
  public override init() {
    meters = 0
    super.init()
  }
  init(altitude: Double, timestamp: TimeInterval) {
    meters = altitude
    super.init(timestamp: timestamp)
  }
  /// Creates data from an archive.
  public required init?(coder: NSCoder) {
    meters = coder.decodeDouble(forKey: "meters")
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(meters, forKey: "meters")
  }
}
