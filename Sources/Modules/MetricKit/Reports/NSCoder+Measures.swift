import Foundation
import PlainviewRuntime

// Measures with their units in archives.
extension NSCoder {
  func encode<UnitType: Unit>(_ measure: Measurement<UnitType>, forMeasure key: String) {
    encode(measure.value, forKey: key)
    encode(measure.unit, forKey: key + ".unit")
  }

  /// Returns a measure; nil where the archive has none for the key.
  func measure<UnitType: Unit>(of type: UnitType.Type, forKey key: String) -> Measurement<UnitType>? {
    guard let unit = objectIfPresent(of: type, forKey: key + ".unit") else { return nil }
    return Measurement(value: decodeDouble(forKey: key), unit: unit)
  }
}

/// The measure of an object that an app has made: 0 of the base unit.
func emptyMeasure<UnitType: Unit>(_ type: UnitType.Type) -> Measurement<UnitType> {
  let base = (type as? Dimension.Type)?.baseUnit() as? UnitType
  return Measurement(value: 0, unit: base ?? type.init(symbol: ""))
}
