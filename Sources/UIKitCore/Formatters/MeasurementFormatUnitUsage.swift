public import Foundation

/// What a measurement is used for, which decides the unit that a country writes it in.
///
/// Differs from Foundation: the height of a person is written in one unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String

  init(_ name: String) { self.name = name }

  /// No particular use: the country's unit that gives a number of few digits.
  public static var general: Self { Self("general") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self("asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a small person; centimeters or inches.
  public static var person: Self { Self("person") }
  /// The height of a person; centimeters or inches.
  public static var personHeight: Self { Self("personHeight") }
  /// A distance on a road; kilometers and meters, or miles and feet.
  public static var road: Self { Self("road") }
  /// The focal length of a lens; millimeters.
  public static var focalLength: Self { Self("focalLength") }
  /// Rain on the ground; millimeters or inches.
  public static var rainfall: Self { Self("rainfall") }
  /// Snow on the ground; centimeters or inches.
  public static var snowfall: Self { Self("snowfall") }
  /// How far one sees; kilometers and meters, or miles and feet.
  public static var visibility: Self { Self("visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person; kilograms or pounds.
  public static var personWeight: Self { Self("personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food; kilocalories.
  public static var food: Self { Self("food") }
  /// The energy of an exercise; kilocalories.
  public static var workout: Self { Self("workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a body; degrees Celsius or Fahrenheit.
  public static var person: Self { Self("person") }
  /// The temperature of the air; degrees Celsius or Fahrenheit.
  public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Something to drink; liters and milliliters, or gallons.
  public static var liquid: Self { Self("liquid") }
}

extension MeasurementFormatUnitUsage {
  /// The unit that a measurement is written in.
  func unit(for unit: UnitType, value: Double, in locale: Locale) -> Dimension {
    let choice = UnitChoice(locale.measurementSystem)
    let isMetric = ![.us, .uk].contains(locale.measurementSystem)
    switch name {
    case "asProvided": return unit
    case "person", "personHeight":
      if unit is UnitTemperature { return choice.unit(for: unit) }
      return isMetric ? UnitLength.centimeters : UnitLength.inches
    case "focalLength": return UnitLength.millimeters
    case "rainfall": return locale.measurementSystem == .us ? UnitLength.inches : UnitLength.millimeters
    case "snowfall": return locale.measurementSystem == .us ? UnitLength.inches : UnitLength.centimeters
    case "road", "visibility":
      let base = unit.converter.baseUnitValue(fromValue: value)
      let (large, small) =
        isMetric
        ? (UnitLength.kilometers, UnitLength.meters)
        : (.miles, name == "road" && locale.measurementSystem == .uk ? .yards : .feet)
      // The large unit is used from 0.9 kilometers and from half a mile.
      return abs(large.converter.value(fromBaseUnitValue: base)) >= (isMetric ? 0.9 : 0.5) ? large : small
    case "personWeight": return locale.measurementSystem == .us ? UnitMass.pounds : UnitMass.kilograms
    case "food", "workout": return UnitEnergy.kilocalories
    default:
      let preferred = choice.unit(for: unit)
      return choice.natural(for: preferred, base: unit.converter.baseUnitValue(fromValue: value))
    }
  }

  /// What a number is rounded to a multiple of, by the preferences of the Unicode Common Locale Data Repository; nil where
  /// its digits count.
  func step(of value: Double, _ unit: Dimension) -> Double? {
    guard name == "road", unit != UnitLength.kilometers, unit != UnitLength.miles else { return nil }
    return abs(value) >= (unit == UnitLength.meters ? 300 : 100) ? 50 : 10
  }
}
