public import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes measurements with their units: "3.1 mi", "5 kilometers".
  ///
  /// The names of units are English ones; their symbols are those of every language here. A number of another unit than
  /// the measurement's has two digits, or as many as stand before its point.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long a unit is.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let unitStyle: Int

      /// The unit's name: "5 kilometers".
      public static var wide: UnitWidth { UnitWidth(unitStyle: Formatter.UnitStyle.long.rawValue) }
      /// The unit's symbol: "5 km".
      public static var abbreviated: UnitWidth { UnitWidth(unitStyle: Formatter.UnitStyle.medium.rawValue) }
      /// The unit's symbol without a space: "5km".
      public static var narrow: UnitWidth { UnitWidth(unitStyle: Formatter.UnitStyle.short.rawValue) }
    }

    /// How long the unit is.
    public var width: UnitWidth
    /// The language of the number, and the country of the unit.
    public var locale: Locale
    /// What the measurement is used for, which decides the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// How the number is written; nil for the digits that belong to the use.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature is written without its scale: "38°".
    public var hidesScaleName = false

    /// Creates a style with a width, a language and country, a use, and the style of the number.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the style for another language and country.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      style.numberFormatStyle = numberFormatStyle?.locale(locale)
      return style
    }

    /// Returns a measurement as text.
    public func format(_ measurement: Measurement) -> String {
      let unit = usage.unit(for: measurement.unit, value: measurement.value, in: locale)
      let value =
        unit == measurement.unit
        ? measurement.value
        : unit.converter.value(
          fromBaseUnitValue: measurement.unit.converter.baseUnitValue(fromValue: measurement.value))
      let style = Formatter.UnitStyle(rawValue: width.unitStyle) ?? .medium
      return UnitNames.text((numberFormatStyle ?? digits(of: value, unit)).format(value), unit, style, hidesScaleName)
    }

    private func digits(of value: Double, _ unit: Dimension) -> FloatingPointFormatStyle<Double> {
      let style = FloatingPointFormatStyle<Double>(locale: locale)
      if usage == .asProvided { return style }
      if let step = usage.step(of: value, unit) { return style.rounded(increment: step) }
      return style.precision(abs(value) >= 10 ? .fractionLength(0) : .significantDigits(1...2))
    }
  }

  /// Returns the measurement as text of a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement {
    style.format(self)
  }

  /// Returns the measurement with the symbol of its unit, in the unit of the user's country.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// A style for measurements with a width of the unit, a use, and the style of the number.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style for temperatures with a width of the unit, a use, and whether the scale is left out.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
