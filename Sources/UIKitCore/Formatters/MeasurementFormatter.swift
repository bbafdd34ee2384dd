public import Foundation

/// Writes a measurement with its unit, in the unit that the locale's country uses: "3.107 mi", "5 kilometers".
///
/// The names of units are English ones; their symbols are those of every language here.
open class MeasurementFormatter: Formatter {
  /// Which unit a measurement is written in; raw values are Foundation's.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options with Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement, not the country's.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit that gives a number of few digits.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// "90°" for "90°F".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit a measurement is written in; by default that of the locale's country.
  open var unitOptions: UnitOptions = []
  /// How long the unit is: "10km", "10 km", "10 kilometers".
  open var unitStyle = Formatter.UnitStyle.medium
  /// The user's unless it is set.
  open var locale: Locale! {
    get { ownLocale ?? .autoupdatingCurrent }
    set {
      ownLocale = newValue
      ownNumbers?.locale = newValue
    }
  }
  private var ownLocale: Locale?
  /// Writes the numbers: three digits behind the point at most, unless it is set.
  open var numberFormatter: NumberFormatter! {
    get {
      if let ownNumbers { return ownNumbers }
      let made = NumberFormatter()
      made.locale = locale
      made.numberStyle = .decimal
      ownNumbers = made
      return made
    }
    set { ownNumbers = newValue }
  }
  private var ownNumbers: NumberFormatter?

  public override init() { super.init() }
  /// Creates a formatter from an archive or a document; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the measurement as text with its unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// The unit alone; the country's does not matter.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitNames.name(of: unit, isOne: false) : unit.symbol
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    var (value, unit) = (value, unit)
    if let dimension = unit as? Dimension {
      let chosenUnit = chosen(dimension, value)
      if chosenUnit != dimension {
        value = chosenUnit.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value))
      }
      unit = chosenUnit
    }
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    return UnitNames.text(number, unit, unitStyle, unitOptions.contains(.temperatureWithoutUnit))
  }

  private func chosen(_ unit: Dimension, _ value: Double) -> Dimension {
    if unitOptions.contains(.providedUnit) { return unit }
    let country = UnitChoice(locale.measurementSystem)
    let preferred = country.unit(for: unit)
    return unitOptions.contains(.naturalScale)
      ? country.natural(for: preferred, base: unit.converter.baseUnitValue(fromValue: value)) : preferred
  }
}
