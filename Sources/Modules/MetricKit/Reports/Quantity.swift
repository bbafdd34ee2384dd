import Foundation

/// A number with its unit, such as `20 sec` or `1,200 kB`.
struct Quantity {
  private let number: Double
  private let unit: String

  init(_ value: Any?) {
    let words = (value as? String ?? "").split(separator: " ", maxSplits: 1)
    number = words.first.flatMap { Double($0.filter { $0 != "," }) } ?? 0
    unit = words.count > 1 ? String(words[1]) : ""
  }

  var time: Measurement<UnitDuration> {
    switch unit {
    case "ms": Measurement(value: number, unit: .milliseconds)
    case "min": Measurement(value: number, unit: .minutes)
    case "hr": Measurement(value: number, unit: .hours)
    default: Measurement(value: number, unit: .seconds)
    }
  }
  var size: Measurement<UnitInformationStorage> {
    switch unit {
    case "kB": Measurement(value: number, unit: .kilobytes)
    case "MB": Measurement(value: number, unit: .megabytes)
    case "GB": Measurement(value: number, unit: .gigabytes)
    default: Measurement(value: number, unit: .bytes)
    }
  }
  var bars: Measurement<MXUnitSignalBars> { Measurement(value: number, unit: .bars) }
  var luminance: Measurement<MXUnitAveragePixelLuminance> { Measurement(value: number, unit: .apl) }
  /// The number with the unit's text, such as `ms per s`.
  var plain: Measurement<Unit> { Measurement(value: number, unit: Unit(symbol: unit)) }
}
