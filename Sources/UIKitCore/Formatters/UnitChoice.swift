import Foundation

/// Which units a country uses.
struct UnitChoice {
  private let system: Locale.MeasurementSystem

  init(_ system: Locale.MeasurementSystem) { self.system = system }

  private var isMetric: Bool { system != .us && system != .uk }

  /// The country's unit for what another one measures.
  func unit(for unit: Dimension) -> Dimension {
    if let length = unit as? UnitLength { return self.length(length) }
    switch unit {
    case is UnitTemperature: return system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed: return isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    case is UnitMass where system == .us:
      return unit == UnitMass.milligrams || unit == UnitMass.grams ? UnitMass.ounces : UnitMass.pounds
    case is UnitMass: return Self.imperialMasses.contains(unit) ? UnitMass.kilograms : unit
    case is UnitVolume where system == .us: return Self.metricVolumes.contains(unit) ? UnitVolume.gallons : unit
    case is UnitVolume: return Self.metricVolumes.contains(unit) ? unit : UnitVolume.liters
    default: return unit
    }
  }

  private func length(_ unit: UnitLength) -> UnitLength {
    let isMetricUnit = Self.metricLengths.contains(unit)
    guard isMetricUnit == !isMetric else { return unit }
    if isMetric { return unit == .inches ? .centimeters : unit == .miles ? .kilometers : .meters }
    return unit == .millimeters || unit == .centimeters ? .inches : .miles
  }

  private static let metricLengths: [UnitLength] = [.millimeters, .centimeters, .meters, .kilometers]
  private static let imperialMasses: [Dimension] = [UnitMass.ounces, UnitMass.pounds, UnitMass.stones]
  private static let metricVolumes: [Dimension] = [
    UnitVolume.milliliters, UnitVolume.liters, UnitVolume.centiliters, UnitVolume.deciliters,
  ]

  /// The greatest unit of the same kind in which a value is not below one.
  func natural(for unit: Dimension, base value: Double) -> Dimension {
    let all: [Dimension] =
      switch unit {
      case is UnitLength:
        isMetric
          ? [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters]
          : [UnitLength.miles, UnitLength.feet, UnitLength.inches]
      case is UnitMass:
        system == .us
          ? [UnitMass.pounds, UnitMass.ounces] : [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams]
      case is UnitDuration: [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds]
      case is UnitVolume where system != .us: [UnitVolume.liters, UnitVolume.milliliters]
      default: [unit]
      }
    return all.first { abs($0.converter.value(fromBaseUnitValue: value)) >= 1 } ?? all[all.count - 1]
  }
}

/// The English names of units.
enum UnitNames {
  /// A number with its unit.
  static func text(
    _ number: String, _ unit: Unit, _ style: Formatter.UnitStyle, _ isWithoutScale: Bool
  ) -> String {
    if unit is UnitTemperature, isWithoutScale || style == .short { return number + "°" }
    switch style {
    case .long: return number + " " + name(of: unit, isOne: number == "1")
    case .short: return number + unit.symbol
    default: return number + (unit.symbol.hasPrefix("°") || unit.symbol == "%" ? "" : " ") + unit.symbol
    }
  }

  /// The symbol where there is no name.
  static func name(of unit: Unit, isOne: Bool) -> String {
    guard let name = table.first(where: { $0.unit == unit })?.name else { return unit.symbol }
    return isOne ? name.one : name.many
  }

  private typealias Entry = (unit: Unit, name: (one: String, many: String))

  private static func regular(_ unit: Unit, _ name: String) -> Entry { (unit, (name, name + "s")) }

  private static func speed(_ unit: Unit, _ name: String) -> Entry {
    (unit, (name + " per hour", name + "s per hour"))
  }

  private static var table: [Entry] {
    [
      regular(UnitLength.millimeters, "millimeter"), regular(UnitLength.centimeters, "centimeter"),
      regular(UnitLength.meters, "meter"), regular(UnitLength.kilometers, "kilometer"),
      (UnitLength.inches, ("inch", "inches")), (UnitLength.feet, ("foot", "feet")),
      regular(UnitLength.yards, "yard"), regular(UnitLength.miles, "mile"),
      regular(UnitLength.nauticalMiles, "nautical mile"), regular(UnitMass.milligrams, "milligram"),
      regular(UnitMass.grams, "gram"), regular(UnitMass.kilograms, "kilogram"),
      regular(UnitMass.metricTons, "metric ton"), regular(UnitMass.ounces, "ounce"),
      regular(UnitMass.pounds, "pound"), (UnitMass.stones, ("stone", "stones")),
      regular(UnitDuration.seconds, "second"), regular(UnitDuration.minutes, "minute"),
      regular(UnitDuration.hours, "hour"), speed(UnitSpeed.kilometersPerHour, "kilometer"),
      speed(UnitSpeed.milesPerHour, "mile"), (UnitSpeed.metersPerSecond, ("meter per second", "meters per second")),
      regular(UnitSpeed.knots, "knot"), (UnitTemperature.celsius, ("degree Celsius", "degrees Celsius")),
      (UnitTemperature.fahrenheit, ("degree Fahrenheit", "degrees Fahrenheit")),
      regular(UnitTemperature.kelvin, "kelvin"), regular(UnitVolume.milliliters, "milliliter"),
      regular(UnitVolume.liters, "liter"), regular(UnitVolume.cups, "cup"), regular(UnitVolume.gallons, "gallon"),
      regular(UnitVolume.pints, "pint"), regular(UnitVolume.fluidOunces, "fluid ounce"),
      regular(UnitAngle.degrees, "degree"), regular(UnitAngle.radians, "radian"),
      regular(UnitEnergy.joules, "joule"), regular(UnitEnergy.kilojoules, "kilojoule"),
      regular(UnitEnergy.calories, "calorie"), regular(UnitEnergy.kilocalories, "kilocalorie"),
      regular(UnitPower.watts, "watt"), regular(UnitPower.kilowatts, "kilowatt"),
      (UnitFrequency.hertz, ("hertz", "hertz")),
    ]
  }
}
